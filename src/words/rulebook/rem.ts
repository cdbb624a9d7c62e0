import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const remRules: System = {
  id: 'REM',
  title: () => msg('Removed from play', { id: 'rule.REM' }),
  summary: () =>
    msg('Some leave the board alive: off its edge or by an ability. They keep their stones, and these still count.', {
      id: 'rule.REM.summary',
    }),
  clauses: [
    { id: 'REM-1', text: () => msg('Removed is not slain; nothing that waits for a death happens.', { id: 'rule.REM-1' }) },
    { id: 'REM-2', text: () => msg('The removed keep their stones, safe and counted at the end.', { id: 'rule.REM-2' }) },
    { id: 'REM-3', text: () => msg('They come back only through an ability that says so.', { id: 'rule.REM-3' }) },
    { id: 'REM-4', text: () => msg('They get no energy and never activate.', { id: 'rule.REM-4' }) },
    {
      id: 'REM-5',
      text: () => msg('Their stones count in every comparison.', { id: 'rule.REM-5' }),
      why: () => msg('They count as held.', { id: 'rule.REM-5.why' }),
    },
    {
      id: 'REM-6',
      text: () => msg('They are nowhere: not to be targeted, not in the way.', { id: 'rule.REM-6' }),
      why: () => msg('They count as held.', { id: 'rule.REM-6.why' }),
    },
  ],
};
