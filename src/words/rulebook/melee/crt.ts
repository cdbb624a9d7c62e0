import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const crtRules: System = {
  id: 'CRT',
  title: () => msg('Critical Hits', { id: 'rule.CRT' }),
  summary: () =>
    msg('Two or three copies of the same card hit two or three times as hard. Show the extra copies after the cards are revealed.', {
      id: 'rule.CRT.summary',
    }),
  clauses: [
    {
      id: 'CRT-1',
      text: () =>
        msg('After the cards are revealed you may add one or two copies of your card; its damage is multiplied by their number.', {
          id: 'rule.CRT-1',
        }),
    },
    { id: 'CRT-2', text: () => msg('The multiplication comes before every other modifier.', { id: 'rule.CRT-2' }) },
    { id: 'CRT-3', text: () => msg('No damage stays no damage, and 0 stays 0, however many copies there are.', { id: 'rule.CRT-3' }) },
    { id: 'CRT-4', text: () => msg('The damage you suffer is not multiplied by your own copies.', { id: 'rule.CRT-4' }) },
    { id: 'CRT-5', text: () => msg('Copies are always optional; with a guard they help only if it is upgraded.', { id: 'rule.CRT-5' }) },
    { id: 'CRT-6', text: () => msg('A Follow-Up may be a Critical Hit too.', { id: 'rule.CRT-6' }) },
    {
      id: 'CRT-7',
      text: () => msg('Both players choose their extra copies in secret and show them together.', { id: 'rule.CRT-7' }),
      why: () => msg('No order is given.', { id: 'rule.CRT-7.why' }),
    },
  ],
};
