import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const remRules: System = {
  id: 'REM',
  title: () => msg('Removed from play', { id: 'rule.REM' }),
  summary: () =>
    msg('Some models leave the board alive: over its edge or by an ability. They keep their moonstones, and these still count.', {
      id: 'rule.REM.summary',
    }),
  clauses: [
    {
      id: 'REM-1',
      text: () => msg('Being removed is not being slain; nothing that is triggered by a death happens.', { id: 'rule.REM-1' }),
    },
    { id: 'REM-2', text: () => msg('Removed models keep their moonstones, safe and counted at the end.', { id: 'rule.REM-2' }) },
    { id: 'REM-3', text: () => msg('They come back only through an ability that says so.', { id: 'rule.REM-3' }) },
    { id: 'REM-4', text: () => msg('They get no energy and never activate.', { id: 'rule.REM-4' }) },
    {
      id: 'REM-5',
      text: () => msg('Their moonstones count in every comparison.', { id: 'rule.REM-5' }),
      why: () => msg('They count as held.', { id: 'rule.REM-5.why' }),
    },
    {
      id: 'REM-6',
      text: () => msg('They are nowhere: they cannot be targeted and are not in the way.', { id: 'rule.REM-6' }),
      why: () => msg('They count as held.', { id: 'rule.REM-6.why' }),
    },
  ],
};
