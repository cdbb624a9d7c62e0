import { expect, it } from 'vitest';
import { hourOf, shadowOf, type Hour } from '../../src/ui/board/terrain/moon-shadow.ts';
import { lightFrom } from '../../src/ui/board/terrain/materials.ts';
import type { BoardPiece } from '../../src/ui/board/table.ts';

const HOURS: readonly Hour[] = [1, 2, 3, 4, 'death'];
const pillar: BoardPiece = {
  id: 'pillar',
  kind: 'barrier',
  base: 0,
  top: 500,
  shape: {
    polygon: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ],
  },
} as BoardPiece; // what a shadow reads

/** Where the middle of all corners of a shadow lies, seen from the middle of the piece. */
function fall(hour: Hour, upright: number, piece = pillar): { x: number; y: number } {
  const corners = [...shadowOf(piece, upright, hour).matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(corners.map(({ x }) => x)) - 50, y: middle(corners.map(({ y }) => y)) - 50 };
}

it('the moon never contradicts itself: a shadow falls away from the light, at every hour, however the board lies', () => {
  for (const upright of [0, 90, 180, 270])
    for (const hour of HOURS) {
      const [light, shadow] = [lightFrom(upright), fall(hour, upright)];
      expect(light.x * shadow.x + light.y * shadow.y, `${hour} at ${upright}`).toBeLessThan(0);
    }
});

it('it goes from the left to nearly above, and red in Sudden Death, whatever turn that is', () => {
  const slopes = ([1, 2, 3, 4] as const).map((hour) => fall(hour, 0)).map(({ x, y }) => y / x);
  expect(slopes).toEqual(slopes.toSorted((a, b) => a - b));
  expect([0, 1, 2, 3, 4, 5].map((turn) => hourOf({ turn, suddenDeath: false }))).toEqual([1, 1, 2, 3, 4, 4]);
  expect(hourOf({ turn: 5, suddenDeath: true })).toBe('death');
});

it('what is twice as high falls twice as far; what lies flat throws none', () => {
  const low = fall(2, 0, { ...pillar, top: 250 });
  expect(fall(2, 0).x).toBeCloseTo(2 * low.x, 0);
  expect(fall(2, 0, { ...pillar, top: 0 })).toEqual({ x: 0, y: 0 });
});
