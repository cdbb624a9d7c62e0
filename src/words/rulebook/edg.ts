import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const edgRules: System = {
  id: 'EDG',
  title: () => msg('The edge of the board', { id: 'rule.EDG' }),
  summary: () => msg('Over the edge is out. Whoever slips off keeps the stones but does not come back.', { id: 'rule.EDG.summary' }),
  clauses: [
    {
      id: 'EDG-1',
      text: () =>
        msg(
          'If a base would cross the edge while moving, by its own will or not, the model is removed from play. Moonrise asks before you walk off.',
          { id: 'rule.EDG-1' },
        ),
    },
    {
      id: 'EDG-2',
      text: () => msg('Moves by friends count as well.', { id: 'rule.EDG-2' }),
      why: () => msg('No reason to tell causes apart.', { id: 'rule.EDG-2.why' }),
    },
    {
      id: 'EDG-3',
      text: () => msg('Touching the edge is not crossing it. Nobody can be placed over it.', { id: 'rule.EDG-3' }),
      why: () => msg('No reason to tell causes apart.', { id: 'rule.EDG-3.why' }),
    },
    {
      id: 'EDG-4',
      text: () => msg('The removal is immediate; the rest of the move and of the activation is lost.', { id: 'rule.EDG-4' }),
      why: () => msg('No reason to tell causes apart.', { id: 'rule.EDG-4.why' }),
    },
  ],
};
