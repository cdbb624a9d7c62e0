import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const stpRules: System = {
  id: 'STP',
  title: () => msg('Step', { id: 'rule.STP' }),
  summary: () =>
    msg(
      'A Step is a short, careful move: one inch, one energy, in any direction. It may go where a Jog may not, and it slips out of a fight.',
      { id: 'rule.STP.summary' },
    ),
  clauses: [
    { id: 'STP-1', text: () => msg('For 1 energy a model moves up to 1″ in any direction.', { id: 'rule.STP-1' }) },
    { id: 'STP-2', text: () => msg('It may do so as often as it can pay.', { id: 'rule.STP-2' }) },
    { id: 'STP-3', text: () => msg('Being engaged makes no difference: a Step may leave an enemy’s reach.', { id: 'rule.STP-3' }) },
    { id: 'STP-4', text: () => msg('A Step may enter and cross water and woods.', { id: 'rule.STP-4' }) },
    { id: 'STP-5', text: () => msg('It may not enter Obstacles, Barriers or other bases.', { id: 'rule.STP-5' }) },
    {
      id: 'STP-6',
      text: () => msg('A Step is one straight line.', { id: 'rule.STP-6' }),
      why: () => msg('Only a Jog may turn.', { id: 'rule.STP-6.why' }),
    },
  ],
};
