import { describe, expect, it } from 'vitest';
import { isInside } from '../../../src/rules/measuring/houses.ts';
import type { Piece } from '../../../src/rules/terms/board.ts';

const INCH = 254;
const wall = (id: string, [x, y, wide, high]: [number, number, number, number]): Piece => ({
  id,
  kind: 'barrier',
  piece: 'hall',
  base: 0,
  top: 3 * INCH,
  shape: {
    polygon: [
      [x, y],
      [x + wide, y],
      [x + wide, y + high],
      [x, y + high],
    ].map(([a = 0, b = 0]) => ({ x: a * INCH, y: b * INCH })),
  },
});
/** Walls round the square from (10, 10) to (16, 16) inches. */
const hall = [
  wall('north', [10, 10, 6, 0.5]),
  wall('south', [10, 15.5, 6, 0.5]),
  wall('west', [10, 10, 0.5, 6]),
  wall('east', [15.5, 10, 0.5, 6]),
];
const base = (x: number, y: number) => ({ at: { x: x * INCH, y: y * INCH }, radius: INCH });

describe('a base is inside a building', () => {
  it('only as a whole: its rim may touch the outline and not cross it [CHR-24]', () => {
    expect(isInside(base(13, 13), hall)).toBe(true);
    expect(isInside(base(11, 13), hall)).toBe(true);
    expect(isInside({ ...base(11, 13), at: { x: 11 * INCH - 1, y: 13 * INCH } }, hall)).toBe(false);
    // its middle is inside, half of it stands in the doorway
    expect(isInside(base(10, 13), hall)).toBe(false);
    expect(isInside(base(9, 13), hall)).toBe(false);
  });
});
