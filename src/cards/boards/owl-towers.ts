import { type PrintedBoard, box, natural, opposite, raised, round, strip, together } from './board.ts';

// A terrace of one storey bends round a turret of two. Stairs and a ladder lead to the terrace, and a second ladder from there to the turret. A
// long ladder leads from the ground to the turret in two climbs.
const tower = together('owl-tower', [
  raised('owl-tower-turret', 'platform', box([4.5, 4], [8, 7.5]), [0, 6], ['tower']),
  raised(
    'owl-tower-terrace',
    'platform',
    [
      [8, 4],
      [11.5, 4],
      [11.5, 9.5],
      [4.5, 9.5],
      [4.5, 7.5],
      [8, 7.5],
    ],
    [0, 3],
    ['tower'],
  ),
  raised('owl-tower-stairs', 'stairs', box([11.5, 4.6], [14, 6.8]), [0, 3], ['stairs']),
  raised('owl-tower-terrace-ladder', 'ladder', box([7, 9.5], [8, 9.9]), [0, 3], ['ladder']),
  raised('owl-tower-turret-ladder', 'ladder', box([8, 5.2], [8.4, 6.2]), [3, 6], ['ladder']),
  raised('owl-tower-long-ladder', 'ladder', box([4.1, 5.2], [4.5, 6.2]), [0, 6], ['ladder']),
  raised('owl-tower-parapet', 'obstacle', box([9.4, 9], [11.3, 9.4]), [3, 4], ['low-wall']),
]);

const half = [
  ...tower,
  natural(
    'owl-wood',
    'woods',
    [
      [20, 4.5],
      [22.5, 2.8],
      [25.5, 3.5],
      [26, 6.5],
      [23.5, 8.5],
      [20.5, 7.5],
    ],
    ['copse'],
  ),
  strip(
    'fallen-rampart',
    'barrier',
    [
      [16.5, 11.8],
      [20, 10.8],
    ],
    0.7,
    ['wall'],
  ),
  round('watch-stone', 'barrier', [26, 13], 0.9, ['stone']),
  strip(
    'split-rail',
    'obstacle',
    [
      [29, 4],
      [32.5, 5.8],
    ],
    0.5,
    ['fence'],
  ),
  round('moon-pool', 'water', [31.2, 11], 1.8, ['pond']),
  strip(
    'old-footing',
    'obstacle',
    [
      [9, 14],
      [12.8, 13.2],
    ],
    0.6,
    ['low-wall'],
  ),
  round('thorn-tree', 'barrier', [5, 14.5], 0.8, ['tree']),
];

export const owlTowers: PrintedBoard = {
  id: 'owl-towers',
  name: 'Owl Towers',
  terrain: [
    ...half,
    ...opposite(half, {
      'owl-tower': 'crow-tower',
      'owl-wood': 'crow-wood',
      'fallen-rampart': 'broken-rampart',
      'watch-stone': 'leaning-stone',
      'split-rail': 'sheep-rail',
      'moon-pool': 'star-pool',
      'old-footing': 'low-footing',
      'thorn-tree': 'rowan-tree',
    }),
  ],
};
