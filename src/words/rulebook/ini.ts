import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const iniRules: System = {
  id: 'INI',
  title: () => msg('Who goes first', { id: 'rule.INI' }),
  summary: () =>
    msg(
      'At the start of the Activation Step everybody rolls, and the winner says who activates first. Having Initiative helps early in the game.',
      { id: 'rule.INI.summary' },
    ),
  clauses: [
    {
      id: 'INI-1',
      text: () => msg('Everybody rolls a die; the highest total decides which player activates first.', { id: 'rule.INI-1' }),
    },
    {
      id: 'INI-2',
      text: () => msg('In turn 1 the player with Initiative simply wins; without one there is a roll.', { id: 'rule.INI-2' }),
    },
    { id: 'INI-3', text: () => msg('In turn 2 Initiative adds 2.', { id: 'rule.INI-3' }) },
    { id: 'INI-4', text: () => msg('In turn 3 Initiative adds 1.', { id: 'rule.INI-4' }) },
    { id: 'INI-5', text: () => msg('From turn 4 on nobody adds anything.', { id: 'rule.INI-5' }) },
    { id: 'INI-6', text: () => msg('Ties are rolled again.', { id: 'rule.INI-6' }) },
    {
      id: 'INI-7',
      text: () =>
        msg('A tie counts totals with bonuses. Only those who tie for the lead roll again, each with the same bonus.', {
          id: 'rule.INI-7',
        }),
      why: () => msg('As in deployment.', { id: 'rule.INI-7.why' }),
    },
    {
      id: 'INI-8',
      text: () => msg('Whoever wins turn 1 by Initiative may send another player first.', { id: 'rule.INI-8' }),
      why: () => msg('The same choice as any winner.', { id: 'rule.INI-8.why' }),
    },
    {
      id: 'INI-9',
      text: () =>
        msg(
          'Before anybody chooses by the dice, a text may have one cast again. Its bonus stays, and all whose texts may change a die are asked anew.',
          { id: 'rule.INI-9' },
        ),
      why: () => msg('Such texts speak of the dice that lie there.', { id: 'rule.INI-9.why' }),
    },
  ],
};
