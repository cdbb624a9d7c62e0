import { describe, expect, it } from 'vitest';
import { standOf } from '../../../src/rules/measuring/bases.ts';
import { engagersOf, engagesAt } from '../../../src/rules/measuring/engagers.ts';
import { holdersOf } from '../../../src/rules/movement/circling.ts';
import type { Piece } from '../../../src/rules/terms/match.ts';
import { A, B, C, INCH, lookAt, person, scene } from '../small-match.ts';

const RADIUS = 150;
/** A wall of this size whose middle is this far east of the enemy, in inches. */
const wall = (east: number, north: number, wide: number, high: number): Piece => {
  const [x, y] = [(18 + east) * INCH, (18 + north) * INCH].map(Math.round) as [number, number];
  const [w, h] = [Math.round((wide * INCH) / 2), Math.round((high * INCH) / 2)];
  const points = [
    { x: x - w, y: y - h },
    { x: x + w, y: y - h },
    { x: x + w, y: y + h },
    { x: x - w, y: y + h },
  ];
  return { id: `wall-${east}`, kind: 'barrier', shape: { polygon: points }, base: 0, top: 3 * INCH } as Piece;
};
const boards: [string, Piece[]][] = [
  ['open ground', []],
  ['a wall', [wall(1, 0, 0.2, 1)]],
  ['two walls with a gap', [wall(0.9, 0.6, 0.2, 0.8), wall(0.9, -0.7, 0.2, 0.8)]],
  ['a wall beyond the range', [wall(3, 0, 0.2, 2)]],
];

/** Places round the enemy: its range ends at 2 × 150 + 254, and a little is allowed. */
const places = Array.from({ length: 32 }, (_, turn) => (turn / 32) * 2 * Math.PI).flatMap((angle) =>
  [300, 400, 500, 553, 554, 555, 556, 560, 700, 900].flatMap((gap) => {
    const [x, y] = [18 * INCH + Math.cos(angle) * gap, 18 * INCH + Math.sin(angle) * gap];
    return [
      { x, y },
      { x: Math.round(x), y: Math.round(y) },
    ];
  }),
);

describe('an enemy on the path of a jogging model', () => {
  it.each(boards)('JOG-3, ENG-1: engages it where the rules say so, and nowhere else: %s', (_, terrain) => {
    const position = scene({
      seats: [[person('a'), person('c')], [person('b')]],
      at: { [A]: [20, 18], [B]: [18, 18], [C]: [17, 17] },
      terrain,
    });
    const look = lookAt(position);
    const [engager] = engagersOf(look, A);
    const [holder] = holdersOf(look, A, 0, 20 * INCH);
    if (!engager || !holder) throw new Error('no enemy');
    const mover = standOf(look, A);
    for (let asks = 0; asks < 2; asks += 1) {
      const wrong = places.filter(
        (place) => holder.engages(place.x, place.y) !== engagesAt(look, engager, { ...mover, disc: { at: place, radius: RADIUS } }),
      );
      expect(wrong).toEqual([]);
    }
    expect(places.filter(({ x, y }) => holder.engages(x, y)).length).toBeGreaterThan(100);
    expect(places.filter(({ x, y }) => !holder.engages(x, y)).length).toBeGreaterThan(100);
  });
});
