/** How the lines of a picture are drawn, one for each player, so that nobody is told by colour alone. */
export const DASHES = ['', '7 4', '2 3', '12 4 2 4'];
/** What stands along a line: round, square, pointed, on its point; about 0/0. */
export const SIGNS = [
  'M0-4.500A4.500 4.500 0 1 1 0 4.500A4.500 4.500 0 1 1 0-4.500Z',
  'M-4-4H4V4H-4Z',
  'M0-5.500L5 4H-5Z',
  'M0-5.500L5.500 0L0 5.500L-5.500 0Z',
];
