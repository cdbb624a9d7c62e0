import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const trnRules: System = {
  id: 'TRN',
  title: () => msg('The turn', { id: 'rule.TRN' }),
  summary: () =>
    msg(
      'A game lasts four turns, from dusk to sunrise. In each turn models get energy and act once, and unspent energy is discarded at the end.',
      { id: 'rule.TRN.summary' },
    ),
  clauses: [
    { id: 'TRN-1', text: () => msg('A game has four turns.', { id: 'rule.TRN-1' }) },
    { id: 'TRN-2', text: () => msg('A turn is Replenish Step, Activation Step, Discard Step.', { id: 'rule.TRN-2' }) },
    {
      id: 'TRN-3',
      text: () => msg('The roll for who goes first comes after the Replenish Step.', { id: 'rule.TRN-3' }),
      why: () => msg('That is when it is needed.', { id: 'rule.TRN-3.why' }),
    },
    {
      id: 'TRN-4',
      text: () =>
        msg('Everything that lasts until the end of the turn, and every once-per-turn use, ends with the Discard Step.', {
          id: 'rule.TRN-4',
        }),
      why: () => msg('A turn begins with the Replenish Step.', { id: 'rule.TRN-4.why' }),
    },
  ],
};
