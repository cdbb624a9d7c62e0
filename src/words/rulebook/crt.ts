import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const crtRules: System = {
  id: 'CRT',
  title: () => msg('Critical Hits', { id: 'rule.CRT' }),
  summary: () =>
    msg('Two or three of the same card hit two or three times as hard. Show the extra copies after the cards are turned.', {
      id: 'rule.CRT.summary',
    }),
  clauses: [
    {
      id: 'CRT-1',
      text: () =>
        msg('After the cards are shown you may add one or two more copies of yours; what it deals is multiplied by their number.', {
          id: 'rule.CRT-1',
        }),
    },
    { id: 'CRT-2', text: () => msg('That comes before every other change.', { id: 'rule.CRT-2' }) },
    { id: 'CRT-3', text: () => msg('No damage stays no damage, and 0 stays 0, however many copies.', { id: 'rule.CRT-3' }) },
    { id: 'CRT-4', text: () => msg('What you suffer is not multiplied by your own copies.', { id: 'rule.CRT-4' }) },
    { id: 'CRT-5', text: () => msg('Copies are always optional; with a guard they only help if it is upgraded.', { id: 'rule.CRT-5' }) },
    { id: 'CRT-6', text: () => msg('A Follow-Up may be a Critical Hit too.', { id: 'rule.CRT-6' }) },
    {
      id: 'CRT-7',
      text: () => msg('Both lay their extra copies in secret and show them together.', { id: 'rule.CRT-7' }),
      why: () => msg('No order is given.', { id: 'rule.CRT-7.why' }),
    },
  ],
};
