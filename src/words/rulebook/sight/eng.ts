import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const engRules: System = {
  id: 'ENG',
  title: () => msg('Engagement', { id: 'rule.ENG' }),
  summary: () =>
    msg(
      'A model engages every enemy it can see and reach with its weapon. Being engaged limits Jogs, prevents Harvesting and makes fights harder.',
      { id: 'rule.ENG.summary' },
    ),
  clauses: [
    { id: 'ENG-1', text: () => msg('A model engages every enemy in its Melee Range and sight.', { id: 'rule.ENG-1' }) },
    { id: 'ENG-2', text: () => msg('It is engaged by every enemy in whose Melee Range and sight it stands.', { id: 'rule.ENG-2' }) },
    {
      id: 'ENG-3',
      text: () =>
        msg('It may be one-sided: a model with a longer reach engages one with a shorter reach, and not the reverse.', {
          id: 'rule.ENG-3',
        }),
    },
    { id: 'ENG-4', text: () => msg('A model without a Melee Range does not engage, but can be engaged.', { id: 'rule.ENG-4' }) },
    { id: 'ENG-5', text: () => msg('Engagement is checked again at every moment; it begins and ends by itself.', { id: 'rule.ENG-5' }) },
    {
      id: 'ENG-6',
      text: () =>
        msg('It limits Jogs (JOG-3), forbids Harvest (HRV-5), distracts in melee (MEL-12), and has any effect a card gives it.', {
          id: 'rule.ENG-6',
        }),
    },
    { id: 'ENG-7', text: () => msg('Engaged models use abilities and are targeted as usual.', { id: 'rule.ENG-7' }) },
  ],
};
