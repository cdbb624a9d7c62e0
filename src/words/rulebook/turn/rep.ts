import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const repRules: System = {
  id: 'REP',
  title: () => msg('Replenish Step', { id: 'rule.REP' }),
  summary: () =>
    msg('Every model on the board gets its energy for the turn. Wounded models get less, because filled boxes cover their blue dots.', {
      id: 'rule.REP.summary',
    }),
  clauses: [
    {
      id: 'REP-1',
      text: () => msg('At the start of every turn each model on the board gets one energy for each open blue dot.', { id: 'rule.REP-1' }),
    },
    { id: 'REP-2', text: () => msg('Slain and removed models get none.', { id: 'rule.REP-2' }) },
    {
      id: 'REP-3',
      text: () => msg('The energy comes on top of what a model may already hold.', { id: 'rule.REP-3' }),
      why: () => msg('It is the only order in which all printed effects work.', { id: 'rule.REP-3.why' }),
    },
    {
      id: 'REP-4',
      text: () =>
        msg(
          'Effects at the start of the step come first, then all energy at once, then effects at its end. If effects come at the same time, those of the player who went first last turn come first, then clockwise.',
          { id: 'rule.REP-4' },
        ),
      why: () => msg('It is the only order in which all printed effects work.', { id: 'rule.REP-4.why' }),
    },
  ],
};
