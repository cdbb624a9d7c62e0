import { block, type PrintedBoard, natural, opposite, round, strip } from './board.ts';

// The brook runs from the north-east to the south-west and leaves a dry ford in the middle.
const half = [
  natural(
    'upper-brook',
    'water',
    [
      [31, 0],
      [34, 0],
      [31.5, 5],
      [27.5, 8.5],
      [23.5, 12],
      [21.5, 10],
      [25.5, 6.5],
      [29, 3.5],
    ],
    ['brook'],
  ),
  block('water-mill', 'barrier', [23, 1.5], [26.5, 4.5], ['building']),
  strip(
    'stacked-logs',
    'obstacle',
    [
      [14, 12],
      [16.5, 11],
    ],
    0.9,
    ['logs'],
  ),
  round('willow', 'barrier', [19, 8.5], 0.8, ['tree']),
  natural(
    'alder-wood',
    'woods',
    [
      [6, 5],
      [9, 4],
      [11.5, 5.5],
      [11, 8.5],
      [8, 9.5],
      [5.5, 8],
    ],
    ['copse'],
  ),
  strip(
    'mill-fence',
    'obstacle',
    [
      [15, 3.5],
      [19.5, 4.5],
    ],
    0.5,
    ['fence'],
  ),
  strip(
    'fallen-trunk',
    'barrier',
    [
      [8, 14.5],
      [11, 16],
    ],
    0.9,
    ['trunk'],
  ),
  round('grain-sacks', 'obstacle', [28.5, 13], 0.8, ['sacks']),
];

export const millFord: PrintedBoard = {
  id: 'mill-ford',
  name: 'Mill Ford',
  terrain: [
    ...half,
    ...opposite(half, {
      'upper-brook': 'lower-brook',
      'water-mill': 'fulling-mill',
      'stacked-logs': 'wool-bales',
      willow: 'great-ash',
      'alder-wood': 'reed-wood',
      'mill-fence': 'sheep-fence',
      'fallen-trunk': 'mossy-trunk',
      'grain-sacks': 'fish-barrels',
    }),
  ],
};
