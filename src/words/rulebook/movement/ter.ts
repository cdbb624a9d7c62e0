import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const terRules: System = {
  id: 'TER',
  title: () => msg('Terrain', { id: 'rule.TER' }),
  summary: () =>
    msg(
      'Five kinds of ground decide where you can walk, what you can see and what gives you cover. Models climb Obstacles, walk around Barriers, and cross water and woods only by Steps.',
      { id: 'rule.TER.summary' },
    ),
  clauses: [
    { id: 'TER-1', text: () => msg('Open Ground has no effect.', { id: 'rule.TER-1' }) },
    {
      id: 'TER-2',
      text: () =>
        msg(
          'An Obstacle, such as a low wall or a hedge, stops Steps and Jogs, is crossed by a Traverse, never blocks sight, and gives cover.',
          { id: 'rule.TER-2' },
        ),
    },
    {
      id: 'TER-3',
      text: () =>
        msg('A Barrier, such as a high wall or a trunk, cannot be entered or crossed, blocks sight, and gives cover at its edges.', {
          id: 'rule.TER-3',
        }),
    },
    {
      id: 'TER-4',
      text: () =>
        msg('A Water Feature is closed to a Jog and open to a Step, does not block sight, and softens every fall.', { id: 'rule.TER-4' }),
    },
    {
      id: 'TER-5',
      text: () =>
        msg('A Wooded Patch is closed to a Jog and open to a Step, gives cover, and can be seen into and out of but not through.', {
          id: 'rule.TER-5',
        }),
    },
    { id: 'TER-6', text: () => msg('A large tree alone is a Barrier, not a Wooded Patch.', { id: 'rule.TER-6' }) },
    {
      id: 'TER-7',
      text: () => msg('That applies to lone trees in every edition.', { id: 'rule.TER-7' }),
      why: () => msg('The English figure shows one as a Barrier; one translation calls it an Obstacle.', { id: 'rule.TER-7.why' }),
    },
    {
      id: 'TER-8',
      text: () =>
        msg('Buildings: walls are Barriers, closed doors and windows Obstacles, open doors and floors Open Ground.', { id: 'rule.TER-8' }),
    },
    {
      id: 'TER-9',
      text: () => msg('Models go in through doors and windows by a Traverse and act inside as anywhere else.', { id: 'rule.TER-9' }),
    },
    {
      id: 'TER-10',
      text: () => msg('Going through a closed door does not open it.', { id: 'rule.TER-10' }),
      why: () => msg('No rule opens doors.', { id: 'rule.TER-10.why' }),
    },
    { id: 'TER-11', text: () => msg('A building without an inside is a Barrier.', { id: 'rule.TER-11' }) },
    { id: 'TER-12', text: () => msg('Stairs are Open Ground.', { id: 'rule.TER-12' }) },
    {
      id: 'TER-13',
      text: () =>
        msg(
          'Where a base does not fit on stairs or a ladder, a marker shows where the model is. On stairs it counts as being at the height it came from.',
          { id: 'rule.TER-13' },
        ),
      why: () => msg('It leaves that height when it leaves the stairs.', { id: 'rule.TER-13.why' }),
    },
    {
      id: 'TER-14',
      text: () =>
        msg(
          'A ladder is an Obstacle without the 1″ limit: from one end a Traverse leads to the other, if the base has room there. At a top without a floor the model stays on the ladder. A text that mentions an Obstacle does not mean a ladder.',
          { id: 'rule.TER-14' },
        ),
      why: () => msg('Every move ends where the base has room, and a model cannot walk on air.', { id: 'rule.TER-14.why' }),
    },
    { id: 'TER-15', text: () => msg('One Traverse climbs one storey at most.', { id: 'rule.TER-15' }) },
    { id: 'TER-16', text: () => msg('A longer ladder takes several Traverses.', { id: 'rule.TER-16' }) },
    {
      id: 'TER-17',
      text: () => msg('On stairs only the ground covered counts, not the height.', { id: 'rule.TER-17' }),
      why: () => msg('Distances are horizontal; sight needs heights.', { id: 'rule.TER-17.why' }),
    },
    {
      id: 'TER-18',
      text: () => msg('Where no height is given: Barrier 6″, Obstacle 1″, Wooded Patch 4″, water 0″, a storey 3″.', { id: 'rule.TER-18' }),
      why: () => msg('Distances are horizontal; sight needs heights.', { id: 'rule.TER-18.why' }),
    },
  ],
};
