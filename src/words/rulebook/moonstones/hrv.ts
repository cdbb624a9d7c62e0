import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const hrvRules: System = {
  id: 'HRV',
  title: () => msg('Harvest', { id: 'rule.HRV' }),
  summary: () =>
    msg(
      'A Harvest costs one energy and needs contact with the moonstone. Every Harvest makes the moonstone one shallower, and the model that digs out the last bit takes it.',
      { id: 'rule.HRV.summary' },
    ),
  clauses: [
    { id: 'HRV-1', text: () => msg('A Harvest costs 1 energy.', { id: 'rule.HRV-1' }) },
    { id: 'HRV-2', text: () => msg('The model must touch a moonstone with its base; with several it picks one.', { id: 'rule.HRV-2' }) },
    { id: 'HRV-3', text: () => msg('The moonstone becomes one shallower.', { id: 'rule.HRV-3' }) },
    { id: 'HRV-4', text: () => msg('If nothing is left to dig, the model takes the moonstone onto its card.', { id: 'rule.HRV-4' }) },
    { id: 'HRV-5', text: () => msg('A model engaged by any enemy cannot Harvest.', { id: 'rule.HRV-5' }) },
    { id: 'HRV-6', text: () => msg('A moonstone stays as shallow as it was dug, whichever side dug it.', { id: 'rule.HRV-6' }) },
    {
      id: 'HRV-7',
      text: () =>
        msg('Abilities may change how much is dug; the model takes the moonstone whenever a Harvest leaves nothing, however deep it was.', {
          id: 'rule.HRV-7',
        }),
    },
    {
      id: 'HRV-8',
      text: () =>
        msg('Only a Harvest in contact takes a moonstone. Other effects may make it shallower but do not hand it over.', {
          id: 'rule.HRV-8',
        }),
    },
  ],
};
