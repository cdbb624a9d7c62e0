import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const hrvRules: System = {
  id: 'HRV',
  title: () => msg('Harvest', { id: 'rule.HRV' }),
  summary: () =>
    msg(
      'Digging takes one energy and a hand on the stone. Every harvest makes the stone one shallower, and whoever digs out the last bit takes it.',
      { id: 'rule.HRV.summary' },
    ),
  clauses: [
    { id: 'HRV-1', text: () => msg('A Harvest costs 1 energy.', { id: 'rule.HRV-1' }) },
    { id: 'HRV-2', text: () => msg('The model must touch a stone with its base; with several it picks one.', { id: 'rule.HRV-2' }) },
    { id: 'HRV-3', text: () => msg('The stone becomes one shallower.', { id: 'rule.HRV-3' }) },
    { id: 'HRV-4', text: () => msg('If nothing is left to dig, the model takes the stone onto its card.', { id: 'rule.HRV-4' }) },
    { id: 'HRV-5', text: () => msg('A model engaged by any enemy cannot Harvest.', { id: 'rule.HRV-5' }) },
    { id: 'HRV-6', text: () => msg('What was dug stays dug, whoever did it.', { id: 'rule.HRV-6' }) },
    {
      id: 'HRV-7',
      text: () =>
        msg('Abilities may change how much is dug; the stone is taken whenever a Harvest leaves nothing, however deep it was.', {
          id: 'rule.HRV-7',
        }),
    },
    {
      id: 'HRV-8',
      text: () =>
        msg('Only a Harvest in contact takes a stone. Other effects may make it shallower but never give it away.', { id: 'rule.HRV-8' }),
    },
  ],
};
