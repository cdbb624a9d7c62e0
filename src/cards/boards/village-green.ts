import { block, type PrintedBoard, natural, opposite, round, strip } from './board.ts';

const half = [
  block('bakers-cottage', 'barrier', [5, 8.5], [9.5, 12], ['building']),
  round('old-oak', 'barrier', [13.5, 11.5], 0.9, ['tree']),
  strip(
    'garden-fence',
    'obstacle',
    [
      [5, 13.5],
      [9.5, 13.5],
    ],
    0.5,
    ['fence'],
  ),
  strip(
    'market-stall',
    'obstacle',
    [
      [21.5, 8],
      [24, 9],
    ],
    1.3,
    ['stall'],
  ),
  natural(
    'goose-pond',
    'water',
    [
      [27, 12.5],
      [29.5, 11.5],
      [32, 12.5],
      [32.5, 15],
      [30.5, 16.5],
      [28, 16],
    ],
    ['pond'],
  ),
  natural(
    'hazel-copse',
    'woods',
    [
      [14, 3.5],
      [17, 2.5],
      [19, 4],
      [18.5, 6.5],
      [15.5, 7],
      [13.5, 5.5],
    ],
    ['copse'],
  ),
  round('village-well', 'obstacle', [11.5, 16.5], 0.8, ['well']),
  strip(
    'churchyard-wall',
    'barrier',
    [
      [22, 13],
      [22, 15.5],
    ],
    0.6,
    ['wall'],
  ),
];

export const villageGreen: PrintedBoard = {
  id: 'village-green',
  name: 'Village Green',
  terrain: [
    ...half,
    ...opposite(half, {
      'bakers-cottage': 'millers-cottage',
      'old-oak': 'old-elm',
      'garden-fence': 'orchard-fence',
      'market-stall': 'cheese-stall',
      'goose-pond': 'duck-pond',
      'hazel-copse': 'birch-copse',
      'village-well': 'horse-trough',
      'churchyard-wall': 'vicarage-wall',
    }),
  ],
};
