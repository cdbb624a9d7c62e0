import { type PrintedBoard, natural, opposite, round, strip } from './board.ts';

const half = [
  strip(
    'north-arcade',
    'barrier',
    [
      [13, 12.5],
      [16.5, 11.3],
    ],
    0.6,
    ['wall'],
  ),
  strip(
    'broken-wall',
    'barrier',
    [
      [7, 9],
      [7, 13],
    ],
    0.7,
    ['wall'],
  ),
  strip(
    'chapel-wall',
    'barrier',
    [
      [6.65, 9],
      [10.5, 9],
    ],
    0.7,
    ['wall'],
  ),
  strip(
    'rubble-heap',
    'obstacle',
    [
      [10.8, 11.2],
      [9.4, 12.6],
    ],
    1.2,
    ['rubble'],
  ),
  round('fallen-pillar', 'obstacle', [20.5, 12.5], 0.8, ['pillar']),
  natural(
    'ivy-thicket',
    'woods',
    [
      [22, 4],
      [25.5, 3],
      [28.5, 4.5],
      [28, 7.5],
      [24.5, 8.5],
      [21.5, 7],
    ],
    ['copse'],
  ),
  round('sunken-font', 'water', [29.5, 13], 1.8, ['pond']),
  strip(
    'low-parapet',
    'obstacle',
    [
      [14, 5.5],
      [18, 5.5],
    ],
    0.5,
    ['wall'],
  ),
  round('standing-stone', 'barrier', [25, 13.5], 0.8, ['stone']),
];

export const moonlitRuins: PrintedBoard = {
  id: 'moonlit-ruins',
  name: 'Moonlit Ruins',
  terrain: [
    ...half,
    ...opposite(half, {
      'north-arcade': 'south-arcade',
      'broken-wall': 'leaning-wall',
      'chapel-wall': 'cloister-wall',
      'rubble-heap': 'stone-heap',
      'fallen-pillar': 'cracked-pillar',
      'ivy-thicket': 'bramble-thicket',
      'sunken-font': 'mirror-pool',
      'low-parapet': 'mossy-parapet',
      'standing-stone': 'leaning-stone',
    }),
  ],
};
