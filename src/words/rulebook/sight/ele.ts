import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const eleRules: System = {
  id: 'ELE',
  title: () => msg('High ground', { id: 'rule.ELE' }),
  summary: () =>
    msg('You cast better from above: one card more against any lower target, and more range. Being below costs nothing.', {
      id: 'rule.ELE.summary',
    }),
  clauses: [
    {
      id: 'ELE-1',
      text: () => msg('An originator that stands higher than its target has 1 more Arcane for that action.', { id: 'rule.ELE-1' }),
    },
    { id: 'ELE-2', text: () => msg('For every full 2″ of height the range increases by 1″, up to 6″.', { id: 'rule.ELE-2' }) },
    { id: 'ELE-3', text: () => msg('Range is still measured flat.', { id: 'rule.ELE-3' }) },
    { id: 'ELE-4', text: () => msg('Looking up costs nothing.', { id: 'rule.ELE-4' }) },
    {
      id: 'ELE-5',
      text: () => msg('A model is higher if the difference is more than a tenth of an inch.', { id: 'rule.ELE-5' }),
      why: () => msg('The rule asks only for “higher”.', { id: 'rule.ELE-5.why' }),
    },
    {
      id: 'ELE-6',
      text: () =>
        msg('Only abilities with a printed range and a target gain range; Melee Range, engagement and pulses do not.', {
          id: 'rule.ELE-6',
        }),
      why: () => msg('The rule asks only for “higher”.', { id: 'rule.ELE-6.why' }),
    },
    {
      id: 'ELE-7',
      text: () => msg('The extra card is drawn against friends too.', { id: 'rule.ELE-7' }),
      why: () => msg('The rule asks only for “higher”.', { id: 'rule.ELE-7.why' }),
    },
    {
      id: 'ELE-8',
      optional: true,
      text: () =>
        msg('As an option, instead of the above: 2″ more range, light cover is ignored, and heavy cover costs only one card.', {
          id: 'rule.ELE-8',
        }),
    },
    {
      id: 'ELE-9',
      text: () => msg('Melee and engagement ignore height; anything that needs base contact needs the same level.', { id: 'rule.ELE-9' }),
      why: () => msg('Range is horizontal; touching is physical.', { id: 'rule.ELE-9.why' }),
    },
  ],
};
