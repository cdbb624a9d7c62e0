import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const faeRules: System = {
  id: 'FAE',
  title: () => msg('Faeries', { id: 'rule.FAE' }),
  summary: () =>
    msg('Faeries flutter. When they Jog, nothing but a Barrier stops them, and they never hurt themselves falling.', {
      id: 'rule.FAE.summary',
    }),
  clauses: [
    { id: 'FAE-1', text: () => msg('Water and woods do not affect the Jog of a Faerie.', { id: 'rule.FAE-1' }) },
    { id: 'FAE-2', text: () => msg('It may Jog over Obstacles and models, as long as it ends clear of them.', { id: 'rule.FAE-2' }) },
    { id: 'FAE-3', text: () => msg('Barriers stop it as they stop every model.', { id: 'rule.FAE-3' }) },
    { id: 'FAE-4', text: () => msg('A Faerie suffers no wounds from a fall.', { id: 'rule.FAE-4' }) },
    {
      id: 'FAE-5',
      text: () => msg('It may end its Jog in water or woods.', { id: 'rule.FAE-5' }),
      why: () => msg('No exemption is printed.', { id: 'rule.FAE-5.why' }),
    },
    {
      id: 'FAE-6',
      text: () => msg('Enemies that engage it limit its Jog as for other models, and Slow applies.', { id: 'rule.FAE-6' }),
      why: () => msg('No exemption is printed.', { id: 'rule.FAE-6.why' }),
    },
    { id: 'FAE-7', text: () => msg('Its Steps and other moves follow the normal rules.', { id: 'rule.FAE-7' }) },
  ],
};
