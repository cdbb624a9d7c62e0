import { block, type PrintedBoard, house, natural, opposite, round, strip } from './board.ts';

const half = [
  ...house('lantern-inn', [5, 4], [12, 9.5], { north: ['window', 'door'], east: ['open'], south: ['open', 'window'], west: ['window'] }),
  block('stable', 'barrier', [23.5, 2.5], [28.5, 6], ['building']),
  natural(
    'cherry-orchard',
    'woods',
    [
      [15, 3.5],
      [18, 2.5],
      [20.5, 4],
      [20, 7],
      [17, 8],
      [14.5, 6],
    ],
    ['copse'],
  ),
  natural(
    'goose-pond',
    'water',
    [
      [28, 13],
      [29.5, 11.5],
      [32, 12],
      [33, 14],
      [31.5, 15.8],
      [28.8, 15.4],
    ],
    ['pond'],
  ),
  strip(
    'yard-wall',
    'obstacle',
    [
      [22.5, 9.5],
      [27, 9.5],
    ],
    0.6,
    ['low-wall'],
  ),
  round('lantern-oak', 'barrier', [15.5, 12.5], 0.9, ['tree']),
  strip(
    'hay-cart',
    'obstacle',
    [
      [8.5, 13.2],
      [10.8, 12.5],
    ],
    1.1,
    ['cart'],
  ),
  strip(
    'box-hedge',
    'obstacle',
    [
      [3.5, 15.5],
      [8, 16.8],
    ],
    0.9,
    ['hedge'],
  ),
];

export const lanternYard: PrintedBoard = {
  id: 'lantern-yard',
  name: 'Lantern Yard',
  terrain: [
    ...half,
    ...opposite(half, {
      'lantern-inn': 'candle-inn',
      stable: 'brewhouse',
      'cherry-orchard': 'plum-orchard',
      'goose-pond': 'washing-pond',
      'yard-wall': 'mossy-wall',
      'lantern-oak': 'candle-oak',
      'hay-cart': 'beer-cart',
      'box-hedge': 'rose-hedge',
    }),
  ],
};
