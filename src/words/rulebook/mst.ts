import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const mstRules: System = {
  id: 'MST',
  title: () => msg('Moonstones', { id: 'rule.MST' }),
  summary: () =>
    msg(
      'The stones are dropped on the board like dice, and the number on top says how deep each lies buried. Dig one out by harvesting it again and again until nothing is left to dig.',
      { id: 'rule.MST.summary' },
    ),
  clauses: [
    { id: 'MST-1', text: () => msg('Seven moonstones are usual.', { id: 'rule.MST-1' }) },
    { id: 'MST-2', optional: true, text: () => msg('With small troupes the players may agree on five.', { id: 'rule.MST-2' }) },
    {
      id: 'MST-3',
      text: () => msg('All dice are dropped at once over the middle of the board and stay where they come to rest.', { id: 'rule.MST-3' }),
    },
    { id: 'MST-4', text: () => msg('A die that ends off the board is dropped again, alone.', { id: 'rule.MST-4' }) },
    { id: 'MST-5', text: () => msg('The number on top, 1 to 4, is how deep the stone lies.', { id: 'rule.MST-5' }) },
    {
      id: 'MST-6',
      text: () =>
        msg('Models may pass over stones but not end a move on one; a push or pull that would end on a stone ends short of it.', {
          id: 'rule.MST-6',
        }),
      why: () => msg('No move may end on a stone, and a straight one cannot bend round it.', { id: 'rule.MST-6.why' }),
    },
    {
      id: 'MST-7',
      text: () => msg('Mulligan: who dislikes the spread may have all stones dropped anew, once a game each.', { id: 'rule.MST-7' }),
    },
    {
      id: 'MST-8',
      text: () =>
        msg(
          'Mulligans are asked for after the drop and before the roll for deployment, in order of seats, and again after each new drop.',
          { id: 'rule.MST-8' },
        ),
      why: () => msg('Physical dice are dropped again.', { id: 'rule.MST-8.why' }),
    },
    {
      id: 'MST-9',
      text: () => msg('A new drop changes place and depth of every stone.', { id: 'rule.MST-9' }),
      why: () => msg('Physical dice are dropped again.', { id: 'rule.MST-9.why' }),
    },
    {
      id: 'MST-10',
      text: () =>
        msg('A stone that would rest where no base could ever touch it is dropped again. In water, woods or a room it stays.', {
          id: 'rule.MST-10',
        }),
      why: () => msg('A stone nobody can reach is no stone.', { id: 'rule.MST-10.why' }),
    },
    {
      id: 'MST-11',
      text: () => msg('A stone is a disc half an inch across.', { id: 'rule.MST-11' }),
      why: () => msg('A stone nobody can reach is no stone.', { id: 'rule.MST-11.why' }),
    },
  ],
};
