import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const drfRules: System = {
  id: 'DRF',
  title: () => msg('Drafting', { id: 'rule.DRF' }),
  summary: () =>
    msg('Instead of bringing a troupe you pick characters in turns from one pool. Whoever is picked is gone for everybody else.', {
      id: 'rule.DRF.summary',
    }),
  clauses: [
    { id: 'DRF-1', optional: true, text: () => msg('The players may choose their characters in turns.', { id: 'rule.DRF-1' }) },
    { id: 'DRF-2', optional: true, text: () => msg('Each character is then there only once for all.', { id: 'rule.DRF-2' }) },
    { id: 'DRF-3', optional: true, text: () => msg('Factions are chosen in secret and shown together.', { id: 'rule.DRF-3' }) },
    { id: 'DRF-4', optional: true, text: () => msg('Everybody rolls; the highest says who picks first.', { id: 'rule.DRF-4' }) },
    {
      id: 'DRF-5',
      optional: true,
      text: () =>
        msg(
          'That player picks a character of their faction, then the next clockwise, one at a time: from everybody, from a collection of their own, or all of them from one pool.',
          { id: 'rule.DRF-5' },
        ),
    },
    { id: 'DRF-6', optional: true, text: () => msg('It goes round in the same order until all troupes are full.', { id: 'rule.DRF-6' }) },
    {
      id: 'DRF-7',
      text: () =>
        msg(
          'A pick must leave everybody enough characters. If the factions are too small, troupes shrink for all. From a pool a faction may be chosen if a whole troupe of it is there, and one character for each player; of two who are never in one troupe, one counts for it.',
          { id: 'rule.DRF-7' },
        ),
      why: () => msg('Troupes must be equal.', { id: 'rule.DRF-7.why' }),
    },
    {
      id: 'DRF-8',
      text: () => msg('A character of two factions may be picked for either, and is gone once anybody has it.', { id: 'rule.DRF-8' }),
      why: () => msg('Troupes must be equal.', { id: 'rule.DRF-8.why' }),
    },
  ],
};
