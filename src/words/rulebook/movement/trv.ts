import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const trvRules: System = {
  id: 'TRV',
  title: () => msg('Traverse', { id: 'rule.TRV' }),
  summary: () =>
    msg('Is a hedge, a fence or a closed door in the way? For two energy a model climbs over it and ends touching the far side.', {
      id: 'rule.TRV.summary',
    }),
  clauses: [
    { id: 'TRV-1', text: () => msg('A Traverse costs 2 energy.', { id: 'rule.TRV-1' }) },
    {
      id: 'TRV-2',
      text: () => msg('It needs contact with an Obstacle that is at most 1″ thick where it is crossed.', { id: 'rule.TRV-2' }),
      why: () => msg('Measured from centre to centre no base could ever cross.', { id: 'rule.TRV-2.why' }),
    },
    { id: 'TRV-3', text: () => msg('The model ends in contact with the other side of that Obstacle.', { id: 'rule.TRV-3' }) },
    { id: 'TRV-4', text: () => msg('The end may not be more than 1″ from the start.', { id: 'rule.TRV-4' }) },
    {
      id: 'TRV-5',
      text: () => msg('That inch is measured between the nearest edges of the two positions of the base.', { id: 'rule.TRV-5' }),
      why: () => msg('Measured from centre to centre no base could ever cross.', { id: 'rule.TRV-5.why' }),
    },
    {
      id: 'TRV-6',
      text: () =>
        msg('The straight line from start to end must cross the Obstacle, and the model must be able to stand there (MOV-2).', {
          id: 'rule.TRV-6',
        }),
      why: () => msg('Measured from centre to centre no base could ever cross.', { id: 'rule.TRV-6.why' }),
    },
    { id: 'TRV-7', text: () => msg('Barriers cannot be Traversed.', { id: 'rule.TRV-7' }) },
    { id: 'TRV-8', text: () => msg('Being engaged makes no difference.', { id: 'rule.TRV-8' }) },
    { id: 'TRV-9', text: () => msg('Ladders have their own rules (TER-14).', { id: 'rule.TRV-9' }) },
  ],
};
