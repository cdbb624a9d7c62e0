import { describe, expect, it } from 'vitest';
import { inches, toInches } from '../../src/geometry/lengths.ts';
import { distance } from '../../src/geometry/points.ts';
import { farGap, gap, gapBetween, holdsWholly, overlaps, touches } from '../../src/geometry/shapes.ts';
import { lengthInside, shapesOverlap } from '../../src/geometry/segments.ts';
import { compass, isTouchable, nearestFree, spotsRound } from '../../src/geometry/spots.ts';
import { pointAt, base30, base40, box, solid } from './shorthand.ts';

describe('places and footprints', () => {
  it('lengths keep every unit through three decimals of an inch', () => {
    for (let u = -300; u <= 9144; u += 1) expect(inches(toInches(u))).toBe(u);
  });
  it('HLD-5: 64 spots stand in contact round a base, clockwise from north', () => {
    const base = base30(10, 10);
    const spots = spotsRound(base, 63.5);
    expect(spots).toHaveLength(64);
    expect(spots[0]?.x).toBe(2540);
    expect(spots[0]?.y).toBeLessThan(2540);
    expect(spots[16]?.x).toBeGreaterThan(2540);
    expect(new Set(spots.map((p) => `${p.x},${p.y}`)).size).toBe(64);
    for (const p of spots) {
      expect(distance(p, base.at) - 213.5).toBeGreaterThanOrEqual(-1e-6);
      expect(touches({ at: p, radius: 63.5 }, { disc: base })).toBe(true);
    }
    for (const u of compass) expect(u.x * u.x + u.y * u.y).toBeCloseTo(1, 12);
  });
  it('HLD-8: with no contact spot free the nearest allowed spot is used', () => {
    const base = base30(10, 10);
    expect(nearestFree(base, 64, () => true, 500)).toEqual(spotsRound(base, 64)[0]);
    const far = nearestFree(base, 64, (p) => distance(p, base.at) >= 300, 500);
    expect(far !== null && distance(far, base.at) < 315).toBe(true);
    expect(nearestFree(base, 64, () => false, 100)).toBe(null);
  });
  it('MST-10: a stone deep in a barrier cannot be touched by any base', () => {
    const tower = solid('tower', { polygon: box(0, 0, 6, 6) });
    expect(isTouchable({ at: pointAt(3, 3), radius: 63.5 }, 150, [tower])).toBe(false);
    expect(isTouchable({ at: pointAt(6.2, 3), radius: 63.5 }, 150, [tower])).toBe(true);
  });
  it('DEF-9: gaps run from edge to edge and are never negative', () => {
    expect(gap(base30(0, 0), base40(6, 0))).toBe(1524 - 350);
    expect(gap(base30(0, 0), base30(0.5, 0))).toBe(0);
    expect(farGap(base30(0, 0), base40(6, 0))).toBe(1524 + 50);
    expect(gapBetween({ polygon: box(0, 0, 1, 1) }, { polygon: box(3, 0, 4, 1) })).toBe(508);
    expect(gapBetween({ polygon: box(0, 1, 5, 2) }, { polygon: box(2, 0, 3, 4) })).toBe(0);
  });
  it('DEF-6: V-15 a base entirely within a strip 10 inches deep', () => {
    const strip = { polygon: box(0, 0, 36, 10) };
    for (const [y, whole] of [
      [0.591, true],
      [9.409, true],
      [9.42, false],
      [0.57, false],
    ] as const)
      expect(holdsWholly(strip, base30(18, y))).toBe(whole);
    for (const [y, whole] of [
      [0.787, true],
      [9.213, true],
      [9.23, false],
    ] as const)
      expect(holdsWholly(strip, base40(18, y))).toBe(whole);
  });
  it('TRV-2: V-30 the thickness of a hedge is the part of the way inside it', () => {
    expect(lengthInside(pointAt(5, 1), pointAt(5, 5), { polygon: box(0, 2, 10, 2.5) })).toBeCloseTo(127, 3);
    expect(lengthInside(pointAt(5, 1), pointAt(5, 5), { polygon: box(0, 2, 10, 3.2) })).toBeCloseTo(305, 3);
    expect(lengthInside(pointAt(0, 2), pointAt(9, 2), { polygon: box(0, 2, 10, 3) })).toBe(0);
  });
  it('MOV-1: footprints overlap only beyond the tolerance', () => {
    expect(
      overlaps(
        { at: { x: 0, y: 148 }, radius: 150 },
        {
          polygon: [
            { x: -900, y: -500 },
            { x: 900, y: -500 },
            { x: 900, y: 0 },
            { x: -900, y: 0 },
          ],
        },
      ),
    ).toBe(false);
    expect(
      overlaps(
        { at: { x: 0, y: 147 }, radius: 150 },
        {
          polygon: [
            { x: -900, y: -500 },
            { x: 900, y: -500 },
            { x: 900, y: 0 },
            { x: -900, y: 0 },
          ],
        },
      ),
    ).toBe(true);
    const square = { polygon: box(0, 0, 2, 2) };
    expect(shapesOverlap(square, { polygon: box(2, 0, 4, 2) })).toBe(false);
    expect(shapesOverlap(square, { polygon: box(1.9, 0, 4, 2) })).toBe(true);
    expect(shapesOverlap(square, { polygon: box(0.5, 0.5, 1, 1) })).toBe(true);
    expect(shapesOverlap(square, square)).toBe(true);
  });
});
