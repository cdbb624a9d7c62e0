import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const iniRules: System = {
  id: 'INI',
  title: () => msg('Who goes first', { id: 'rule.INI' }),
  summary: () =>
    msg(
      'At the start of the Activation Step all players roll, and the winner decides who activates first. Initiative helps early in the game.',
      { id: 'rule.INI.summary' },
    ),
  clauses: [
    {
      id: 'INI-1',
      text: () => msg('Each player rolls a die; the highest total decides which player activates first.', { id: 'rule.INI-1' }),
    },
    {
      id: 'INI-2',
      text: () => msg('In turn 1 the player with Initiative simply wins; if no player has it, they roll.', { id: 'rule.INI-2' }),
    },
    { id: 'INI-3', text: () => msg('In turn 2 Initiative adds 2.', { id: 'rule.INI-3' }) },
    { id: 'INI-4', text: () => msg('In turn 3 Initiative adds 1.', { id: 'rule.INI-4' }) },
    { id: 'INI-5', text: () => msg('From turn 4 on there is no bonus.', { id: 'rule.INI-5' }) },
    { id: 'INI-6', text: () => msg('Ties are rolled again.', { id: 'rule.INI-6' }) },
    {
      id: 'INI-7',
      text: () =>
        msg('Ties are between totals with bonuses. Only those who tie for the lead roll again, each with the same bonus.', {
          id: 'rule.INI-7',
        }),
      why: () => msg('As in deployment.', { id: 'rule.INI-7.why' }),
    },
    {
      id: 'INI-8',
      text: () => msg('The player who wins turn 1 by Initiative may let another player go first.', { id: 'rule.INI-8' }),
      why: () => msg('Every winner has that choice.', { id: 'rule.INI-8.why' }),
    },
    {
      id: 'INI-9',
      text: () =>
        msg(
          'After the roll and before the choice, a text may have a die rolled again. The bonus stays, and every player whose text may change a die is asked again.',
          { id: 'rule.INI-9' },
        ),
      why: () => msg('Such texts speak of the dice on the table.', { id: 'rule.INI-9.why' }),
    },
  ],
};
