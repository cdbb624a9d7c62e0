import { describe, expect, it } from 'vitest';
import { inches } from '../../src/geometry/lengths.ts';
import { jogLimit } from '../../src/geometry/jog-limit.ts';
import type { Point } from '../../src/geometry/points.ts';
import { distance } from '../../src/geometry/points.ts';
import type { Disc } from './shorthand.ts';
import { base30 } from './shorthand.ts';

const foe = base30(10, 10);
const engagedWithin =
  (range: number, enemy: Disc = foe) =>
  (p: Point) =>
    distance(p, enemy.at) - 300 <= inches(range) + 2.54 ? [{ id: 'foe', disc: enemy }] : [];
/** A place `gap` inches from the foe at an angle in degrees. */
const off = (gap: number, angle = 0): Point => ({
  x: Math.round(foe.at.x + (300 + inches(gap)) * Math.cos((angle * Math.PI) / 180)),
  y: Math.round(foe.at.y + (300 + inches(gap)) * Math.sin((angle * Math.PI) / 180)),
});
const circle = (gap: number, from: number, to: number): Point[] =>
  Array.from({ length: (to - from) / 3 }, (_, i) => off(gap, from + 3 * (i + 1)));

describe('jogging while engaged', () => {
  it('JOG-3: V-27 the gap to an engaging enemy may not grow', () => {
    expect(jogLimit(off(0.8), [off(0.81)], 150, engagedWithin(1))).toMatchObject({ id: 'foe' });
    expect(jogLimit(off(0.8), [off(3)], 150, engagedWithin(1))?.at).not.toEqual(off(3));
  });
  it('JOG-4: V-27 circling and closing in are allowed, opening up again is not', () => {
    expect(jogLimit(off(0.8), circle(0.8, 0, 180), 150, engagedWithin(1))).toBe(null);
    expect(jogLimit(off(0.8), [off(0.3), ...circle(0.3, 0, 90)], 150, engagedWithin(1))).toBe(null);
    expect(jogLimit(off(0.8), [off(0.3), ...circle(0.3, 0, 90), off(0.8, 90)], 150, engagedWithin(1))).toMatchObject({ id: 'foe' });
  });
  it('JOG-4, JOG-5: a circle in chords of 0.18″ holds wherever its places fall on the grid', () => {
    const step = 5.2; // 0.18″ at this gap
    for (let from = 0; from < 90; from += 7) {
      const path = Array.from({ length: 20 }, (_, i) => off(0.8, from + step * (i + 1)));
      expect(jogLimit(off(0.8, from), path, 150, engagedWithin(1))).toBe(null);
    }
    for (let from = 0; from < 360; from += 7)
      expect(jogLimit(off(0.8, from), [off(0.813, from)], 150, engagedWithin(1))).toMatchObject({ id: 'foe' });
  });
  it('JOG-5: V-28 entering a range mid-move binds from there on', () => {
    expect(jogLimit(off(3), [off(1), ...circle(1, 0, 60)], 150, engagedWithin(1))).toBe(null);
    expect(jogLimit(off(3), [off(0.5), off(1.5, 60)], 150, engagedWithin(1))).toMatchObject({ id: 'foe' });
  });
  it('JOG-5: nobody slips out of range between two tested places', () => {
    expect(jogLimit(off(0.985), [off(2)], 150, engagedWithin(1))).toMatchObject({ id: 'foe' });
  });
  it('JOG-6: the limit lapses with the engagement and may return', () => {
    const blind = (p: Point) => (p.y > foe.at.y + 400 ? [] : engagedWithin(9)(p));
    const behind = { x: foe.at.x, y: foe.at.y + 900 };
    expect(
      jogLimit(off(1, 0), [{ x: foe.at.x + 350, y: foe.at.y + 100 }, { x: foe.at.x + 180, y: foe.at.y + 405 }, behind], 150, blind),
    ).toMatchObject({ id: 'foe' });
    const near = { x: foe.at.x, y: foe.at.y + 410 };
    expect(jogLimit(near, [behind], 150, blind)).toBe(null);
  });
});
