/** The dashes of each player's line in a diagram, so that players do not tell lines apart by colour alone. */
export const DASHES = ['', '7 4', '2 3', '12 4 2 4'];
/** The signs along each player's line, as path data round (0, 0): a disc, a square, a triangle, a diamond. */
export const SIGNS = [
  'M0-4.500A4.500 4.500 0 1 1 0 4.500A4.500 4.500 0 1 1 0-4.500Z',
  'M-4-4H4V4H-4Z',
  'M0-5.500L5 4H-5Z',
  'M0-5.500L5.500 0L0 5.500L-5.500 0Z',
];
