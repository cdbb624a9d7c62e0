import { block, type PrintedBoard, house, natural, opposite, round, strip } from './board.ts';

const half = [
  ...house('tithe-barn', [21, 3.5], [29, 9], { north: ['window'], east: ['door'], south: ['window', 'open'], west: ['open'] }),
  block('farmhouse', 'barrier', [4.5, 4.5], [8.5, 8], ['building']),
  natural(
    'apple-orchard',
    'woods',
    [
      [12, 4.5],
      [14.5, 3.2],
      [17.2, 4],
      [17.5, 7],
      [15, 8.6],
      [12.3, 7.4],
    ],
    ['copse'],
  ),
  strip(
    'long-hedge',
    'obstacle',
    [
      [2.5, 11.5],
      [7.5, 11.5],
    ],
    0.9,
    ['hedge'],
  ),
  strip(
    'short-hedge',
    'obstacle',
    [
      [10.5, 12],
      [14, 12.8],
    ],
    0.9,
    ['hedge'],
  ),
  natural(
    'frog-pond',
    'water',
    [
      [29, 13],
      [31, 11.8],
      [33, 13],
      [33.2, 15.2],
      [31.4, 16.6],
      [29.2, 15.6],
    ],
    ['pond'],
  ),
  round('hay-rick', 'barrier', [20, 12.2], 1, ['rick']),
  strip(
    'plough',
    'obstacle',
    [
      [25, 13.5],
      [26.6, 12.4],
    ],
    0.8,
    ['plough'],
  ),
  strip(
    'cattle-trough',
    'obstacle',
    [
      [6, 15.5],
      [8.2, 16.2],
    ],
    0.8,
    ['trough'],
  ),
];

export const hollowFarm: PrintedBoard = {
  id: 'hollow-farm',
  name: 'Hollow Farm',
  terrain: [
    ...half,
    ...opposite(half, {
      'tithe-barn': 'cow-barn',
      farmhouse: 'shepherds-house',
      'apple-orchard': 'pear-orchard',
      'long-hedge': 'hazel-hedge',
      'short-hedge': 'holly-hedge',
      'frog-pond': 'newt-pond',
      'hay-rick': 'straw-rick',
      plough: 'harrow',
      'cattle-trough': 'sheep-trough',
    }),
  ],
};
