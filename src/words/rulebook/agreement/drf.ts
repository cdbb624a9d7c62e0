import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const drfRules: System = {
  id: 'DRF',
  title: () => msg('Drafting', { id: 'rule.DRF' }),
  summary: () =>
    msg('Instead of bringing a troupe you pick characters in turns from one pool. A picked character is gone for all other players.', {
      id: 'rule.DRF.summary',
    }),
  clauses: [
    { id: 'DRF-1', optional: true, text: () => msg('The players may choose their characters in turns.', { id: 'rule.DRF-1' }) },
    { id: 'DRF-2', optional: true, text: () => msg('Then each character is available only once for all players.', { id: 'rule.DRF-2' }) },
    { id: 'DRF-3', optional: true, text: () => msg('Factions are chosen in secret and shown together.', { id: 'rule.DRF-3' }) },
    { id: 'DRF-4', optional: true, text: () => msg('All players roll; the highest roll decides who picks first.', { id: 'rule.DRF-4' }) },
    {
      id: 'DRF-5',
      optional: true,
      text: () =>
        msg(
          'That player picks a character of their faction, then the next player clockwise, one at a time: from all characters, from each player’s own collection, or from one pool for all.',
          { id: 'rule.DRF-5' },
        ),
    },
    { id: 'DRF-6', optional: true, text: () => msg('It goes round in the same order until all troupes are full.', { id: 'rule.DRF-6' }) },
    {
      id: 'DRF-7',
      text: () =>
        msg(
          'A pick must leave enough characters for every player. If the factions are too small, troupes shrink for all. From a pool, a faction may be chosen if it has a whole troupe there, and one character for each player. Of two characters who may not be in the same troupe, only one counts.',
          { id: 'rule.DRF-7' },
        ),
      why: () => msg('Troupes must be equal.', { id: 'rule.DRF-7.why' }),
    },
    {
      id: 'DRF-8',
      text: () => msg('A character of two factions may be picked for either, and is gone once a player has it.', { id: 'rule.DRF-8' }),
      why: () => msg('Troupes must be equal.', { id: 'rule.DRF-8.why' }),
    },
  ],
};
