import { type PrintedBoard, natural, opposite, round, strip } from './board.ts';

const half = [
  natural(
    'upper-stream',
    'water',
    [
      [9.5, 0],
      [11.7, 0],
      [12, 2.6],
      [13.4, 5],
      [13.2, 7.6],
      [14.4, 9.6],
      [12.6, 10.4],
      [11, 8],
      [11.2, 5.4],
      [9.8, 3],
    ],
    ['brook'],
  ),
  natural(
    'elder-wood',
    'woods',
    [
      [3, 5.5],
      [5, 3.8],
      [7.4, 4.8],
      [7.6, 7.6],
      [5.6, 9.2],
      [3.2, 8.2],
    ],
    ['copse'],
  ),
  natural(
    'moss-wood',
    'woods',
    [
      [17.5, 4.5],
      [20, 3],
      [23, 3.8],
      [23.4, 6.4],
      [20.8, 7.8],
      [18, 7],
    ],
    ['copse'],
  ),
  natural(
    'thorn-brake',
    'woods',
    [
      [28.2, 9.6],
      [30.6, 8.4],
      [33, 9.6],
      [33, 12.6],
      [30.4, 13.8],
      [28.2, 12.4],
    ],
    ['copse'],
  ),
  round('great-oak', 'barrier', [28, 4.5], 1.1, ['tree']),
  round('silver-birch', 'barrier', [16.5, 10.6], 0.7, ['tree']),
  strip(
    'fallen-giant',
    'barrier',
    [
      [20, 11.8],
      [24, 10.8],
    ],
    0.9,
    ['trunk'],
  ),
  strip(
    'tangled-roots',
    'obstacle',
    [
      [6, 12.8],
      [9, 14.2],
    ],
    0.9,
    ['hedge'],
  ),
  round('witch-stone', 'barrier', [25.5, 14.5], 0.8, ['stone']),
  round('toadstool-ring', 'obstacle', [4, 17], 0.9, ['stump']),
];

export const whisperWood: PrintedBoard = {
  id: 'whisper-wood',
  name: 'Whisper Wood',
  terrain: [
    ...half,
    ...opposite(half, {
      'upper-stream': 'lower-stream',
      'elder-wood': 'fern-wood',
      'moss-wood': 'lichen-wood',
      'thorn-brake': 'bramble-brake',
      'great-oak': 'hollow-oak',
      'silver-birch': 'black-birch',
      'fallen-giant': 'fallen-king',
      'tangled-roots': 'knotted-roots',
      'witch-stone': 'warlock-stone',
      'toadstool-ring': 'puffball-ring',
    }),
  ],
};
