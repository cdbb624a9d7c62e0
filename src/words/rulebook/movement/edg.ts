import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const edgRules: System = {
  id: 'EDG',
  title: () => msg('The edge of the board', { id: 'rule.EDG' }),
  summary: () => msg('A model that crosses the edge is out. It keeps its moonstones but does not come back.', { id: 'rule.EDG.summary' }),
  clauses: [
    {
      id: 'EDG-1',
      text: () =>
        msg(
          'If a base would cross the edge while moving, whether it wants to or not, the model is removed from play. Moonrise asks before a model walks off the board.',
          { id: 'rule.EDG-1' },
        ),
    },
    {
      id: 'EDG-2',
      text: () => msg('Moves caused by friends count as well.', { id: 'rule.EDG-2' }),
      why: () => msg('There is no reason to treat causes differently.', { id: 'rule.EDG-2.why' }),
    },
    {
      id: 'EDG-3',
      text: () => msg('Touching the edge is not crossing it. A model cannot be placed over it.', { id: 'rule.EDG-3' }),
      why: () => msg('There is no reason to treat causes differently.', { id: 'rule.EDG-3.why' }),
    },
    {
      id: 'EDG-4',
      text: () => msg('The removal is immediate; the rest of the move and of the activation is lost.', { id: 'rule.EDG-4' }),
      why: () => msg('There is no reason to treat causes differently.', { id: 'rule.EDG-4.why' }),
    },
  ],
};
