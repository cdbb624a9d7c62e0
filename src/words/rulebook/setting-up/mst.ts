import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const mstRules: System = {
  id: 'MST',
  title: () => msg('Moonstones', { id: 'rule.MST' }),
  summary: () =>
    msg(
      'The moonstones are dropped on the board like dice, and the number on top is the depth of each. Harvest one again and again until nothing is left to dig.',
      { id: 'rule.MST.summary' },
    ),
  clauses: [
    { id: 'MST-1', text: () => msg('There are usually seven moonstones.', { id: 'rule.MST-1' }) },
    { id: 'MST-2', optional: true, text: () => msg('With small troupes the players may agree on five.', { id: 'rule.MST-2' }) },
    {
      id: 'MST-3',
      text: () => msg('All dice are dropped at once over the middle of the board and stay where they come to rest.', { id: 'rule.MST-3' }),
    },
    { id: 'MST-4', text: () => msg('A die that ends off the board is dropped again, alone.', { id: 'rule.MST-4' }) },
    { id: 'MST-5', text: () => msg('The number on top, 1 to 4, is the depth of the moonstone.', { id: 'rule.MST-5' }) },
    {
      id: 'MST-6',
      text: () =>
        msg('Models may pass over moonstones but not end a move on one; a push or pull that would end on a moonstone ends short of it.', {
          id: 'rule.MST-6',
        }),
      why: () => msg('No move may end on a moonstone, and a straight one cannot bend round it.', { id: 'rule.MST-6.why' }),
    },
    {
      id: 'MST-7',
      text: () =>
        msg('Mulligan: a player who dislikes the spread may have all moonstones dropped again, once a game for each player.', {
          id: 'rule.MST-7',
        }),
    },
    {
      id: 'MST-8',
      text: () =>
        msg('Mulligans are offered after the drop and before the roll for deployment, in order of seats, and again after each new drop.', {
          id: 'rule.MST-8',
        }),
      why: () => msg('Physical dice are dropped again.', { id: 'rule.MST-8.why' }),
    },
    {
      id: 'MST-9',
      text: () => msg('A new drop changes the place and depth of every moonstone.', { id: 'rule.MST-9' }),
      why: () => msg('Physical dice are dropped again.', { id: 'rule.MST-9.why' }),
    },
    {
      id: 'MST-10',
      text: () =>
        msg('A moonstone that would rest where no base could ever touch it is dropped again. In water, in woods or in a room it stays.', {
          id: 'rule.MST-10',
        }),
      why: () => msg('A moonstone that cannot be reached is useless.', { id: 'rule.MST-10.why' }),
    },
    {
      id: 'MST-11',
      text: () => msg('A moonstone is a disc half an inch across.', { id: 'rule.MST-11' }),
      why: () => msg('A moonstone that cannot be reached is useless.', { id: 'rule.MST-11.why' }),
    },
  ],
};
