import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const engRules: System = {
  id: 'ENG',
  title: () => msg('Engagement', { id: 'rule.ENG' }),
  summary: () =>
    msg(
      'A model engages every enemy it can see and reach with its weapon. Being engaged hampers Jogs and harvests and makes fights harder.',
      { id: 'rule.ENG.summary' },
    ),
  clauses: [
    { id: 'ENG-1', text: () => msg('A model engages every enemy in its Melee Range and sight.', { id: 'rule.ENG-1' }) },
    { id: 'ENG-2', text: () => msg('It is engaged by every enemy in whose Melee Range and sight it stands.', { id: 'rule.ENG-2' }) },
    { id: 'ENG-3', text: () => msg('It may be one-sided: a long arm engages where a short one does not.', { id: 'rule.ENG-3' }) },
    { id: 'ENG-4', text: () => msg('Without a Melee Range a model engages nobody, but can be engaged.', { id: 'rule.ENG-4' }) },
    { id: 'ENG-5', text: () => msg('Engagement is looked at anew at every moment; it begins and ends by itself.', { id: 'rule.ENG-5' }) },
    {
      id: 'ENG-6',
      text: () =>
        msg('It limits Jogs (JOG-3), forbids Harvest (HRV-5), distracts in melee (MEL-12), and whatever a card says.', {
          id: 'rule.ENG-6',
        }),
    },
    { id: 'ENG-7', text: () => msg('Engaged models use abilities and are targeted as usual.', { id: 'rule.ENG-7' }) },
  ],
};
