import { block, type PrintedBoard, box, house, natural, opposite, polygon, raised, round, strip, together } from './board.ts';

const half = [
  polygon(
    'east-harbour',
    'water',
    [
      [28.2, 0],
      [36, 0],
      [36, 7.4],
      [34.8, 8.1],
      [33.2, 8.3],
      [31.6, 7.8],
      [30.4, 6.8],
      [29.6, 5.4],
      [28.8, 3.6],
      [28.6, 1.8],
    ],
    ['pond'],
  ),
  ...together('east-quay', [
    raised('east-quay-deck', 'platform', box([20, 2.5], [26.5, 6]), [0, 2], ['quay']),
    raised('east-quay-stairs', 'stairs', box([17.6, 3.2], [20, 5.3]), [0, 2], ['stairs']),
    raised('east-quay-ladder', 'ladder', box([26.5, 3.6], [26.9, 4.6]), [0, 2], ['ladder']),
  ]),
  ...house('boathouse', [4, 5.5], [10.5, 10.5], { north: ['door'], east: ['open'], south: ['open'], west: ['window'] }),
  strip(
    'drying-nets',
    'obstacle',
    [
      [14, 4],
      [14, 8],
    ],
    0.5,
    ['fence'],
  ),
  block('tea-crates', 'obstacle', [21.5, 10], [23.3, 11], ['crates']),
  round('salt-barrels', 'obstacle', [27.5, 11], 0.8, ['barrels']),
  round('ships-mast', 'barrier', [15.5, 11.5], 0.7, ['tree']),
  natural(
    'reed-bed',
    'woods',
    [
      [29.6, 13.8],
      [31.6, 12.4],
      [33.4, 13.4],
      [33.6, 16],
      [31.6, 17],
      [29.8, 16],
    ],
    ['copse'],
  ),
  strip(
    'upturned-boat',
    'barrier',
    [
      [7, 14.2],
      [10.2, 15.4],
    ],
    1.2,
    ['trunk'],
  ),
];

export const heronQuay: PrintedBoard = {
  id: 'heron-quay',
  name: 'Heron Quay',
  terrain: [
    ...half,
    ...opposite(half, {
      'east-harbour': 'west-harbour',
      'east-quay': 'west-quay',
      boathouse: 'net-house',
      'drying-nets': 'mending-nets',
      'tea-crates': 'spice-crates',
      'salt-barrels': 'herring-barrels',
      'ships-mast': 'lantern-post',
      'reed-bed': 'sedge-bed',
      'upturned-boat': 'wrecked-boat',
    }),
  ],
};
