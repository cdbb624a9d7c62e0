import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const ctlRules: System = {
  id: 'CTL',
  title: () => msg('Control and puppets', { id: 'rule.CTL' }),
  summary: () =>
    msg(
      'Some abilities let you act with another player’s model, or summon new ones. For that action the model is yours, and you make its choices.',
      { id: 'rule.CTL.summary' },
    ),
  clauses: [
    {
      id: 'CTL-1',
      text: () =>
        msg('While you control the action of another player’s character, it is friendly to you and you make all its choices.', {
          id: 'rule.CTL-1',
        }),
    },
    {
      id: 'CTL-2',
      text: () =>
        msg('It pays no energy for a forced action, but its limits for the turn and the game still apply and are used up.', {
          id: 'rule.CTL-2',
        }),
    },
    {
      id: 'CTL-3',
      text: () => msg('Mind Control may only pick an action that would cost that character exactly 1 energy.', { id: 'rule.CTL-3' }),
    },
    { id: 'CTL-4', text: () => msg('Thralls may be given a free Jog each during their master’s activation.', { id: 'rule.CTL-4' }) },
    {
      id: 'CTL-5',
      text: () =>
        msg(
          'A thrall stays with its master’s player, whichever player controls the summoner. Any other summoned character joins the player in control, for good.',
          { id: 'rule.CTL-5' },
        ),
    },
    {
      id: 'CTL-6',
      text: () => msg('A summon is limited by its text alone.', { id: 'rule.CTL-6' }),
      why: () => msg('A shortage of miniatures is a problem of the cupboard; the screen has none.', { id: 'rule.CTL-6.why' }),
    },
    {
      id: 'CTL-7',
      text: () =>
        msg(
          'Airships have no Melee Range, deal no melee damage, defend with one card and do not engage. They can be engaged and can Harvest only on the ground. They may stop above an Obstacle, but not above a Barrier or a model.',
          { id: 'rule.CTL-7' },
        ),
      why: () => msg('Their card forbids only these two.', { id: 'rule.CTL-7.why' }),
    },
  ],
};
