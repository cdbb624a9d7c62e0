import { describe, expect, it } from 'vitest';
import { inches } from '../../src/geometry/lengths.ts';
import { squeezes } from '../../src/geometry/squeeze.ts';
import { pointAt, base30, box, solid } from './shorthand.ts';

const left = solid('left', { polygon: box(0, 4, 4, 5) });
const right = (x: number) => solid('right', { polygon: box(x, 4, 12, 5) });

describe('squeezing', () => {
  it('MOV-12: V-35 a 30 mm base passes a doorway 0.7 inches wide', () => {
    expect(squeezes(base30(4.35, 2), [pointAt(4.35, 7)], [left, right(4.7)], [])).toBe(null);
    expect(squeezes(base30(2.5, 3), [pointAt(4.35, 3.4), pointAt(4.35, 5.6), pointAt(6, 7)], [left, right(4.7)], [])).toBe(null);
  });
  it('MOV-12: two walls of one building count as two', () => {
    const house = solid('house', {
      polygon: [
        pointAt(0, 0),
        pointAt(10, 0),
        pointAt(10, 5),
        pointAt(5.6, 5),
        pointAt(5.6, 2),
        pointAt(4.9, 2),
        pointAt(4.9, 5),
        pointAt(0, 5),
      ],
    });
    expect(squeezes(base30(5.25, 8), [pointAt(5.25, 3)], [house], [])).toBe(null);
  });
  it('MOV-4: V-36 patches 0.2 inches apart let a base through, touching ones do not', () => {
    expect(squeezes(base30(4.1, 2), [pointAt(4.1, 7)], [left, right(4.2)], [])).toBe(null);
    expect(squeezes(base30(4, 2), [pointAt(4, 7)], [left, right(4)], [])).toMatchObject({ reason: 'closed' });
    const friends = [solid('a', { disc: base30(4, 4) }), solid('b', { disc: { at: { x: inches(4) + 301, y: inches(4) }, radius: 150 } })];
    const seam = { x: inches(4) + 150.5, y: 0 };
    expect(squeezes({ at: { ...seam, y: 0 }, radius: 150 }, [{ ...seam, y: 2000 }], friends, [])).toMatchObject({ reason: 'closed' });
  });
  it('MOV-6: V-37 a gap of 0.9 inches beside an enemy is closed, beside a friend it is open', () => {
    const wall = solid('wall', { polygon: box(0, 0, 4, 9) });
    const other = { at: { x: inches(4.9) + 150, y: inches(5) }, radius: 150 };
    const way = [pointAt(4.45, 9)];
    expect(squeezes(base30(4.45, 1), way, [], [{ id: 'foe', disc: other }])).toMatchObject({ reason: 'enemy', id: 'foe' });
    const start = base30(5.5, 1);
    const through = [pointAt(4.45, 3), pointAt(4.45, 7), pointAt(5.5, 9)];
    expect(squeezes(start, through, [wall], [{ id: 'foe', disc: other }])).toMatchObject({ reason: 'enemy', id: 'foe' });
    expect(squeezes(start, through, [wall, solid('friend', { disc: other })], [])).toBe(null);
  });
  it('MOV-12: cutting one corner is no squeeze, nor is passing a row of items on one side', () => {
    const box1 = solid('box', { polygon: box(4, 4, 6, 6) });
    expect(squeezes(base30(2, 3.9), [pointAt(3.9, 3.9), pointAt(7, 3.9)], [box1], [])).toMatchObject({ reason: 'one-sided', id: 'box' });
    expect(squeezes(base30(3.3, 8), [pointAt(3.9, 3.9), pointAt(8, 3.3)], [box1], [])).toMatchObject({ reason: 'one-sided' });
    const box2 = solid('next', { polygon: box(6.2, 4, 8, 6) });
    expect(squeezes(base30(2, 3.3), [pointAt(4, 3.7), pointAt(8, 3.7), pointAt(10, 3.3)], [box1, box2], [])).toMatchObject({
      reason: 'one-sided',
    });
  });
  it('MOV-12: the centre may not enter a footprint', () => {
    const fault = squeezes(base30(2, 2), [pointAt(2, 7)], [left], []);
    expect(fault).toMatchObject({ reason: 'footprint', id: 'left' });
    expect(fault?.at.y).toBeCloseTo(inches(4), 0);
  });
  it('MOV-12: opposite sides need not be overlapped at the same instant', () => {
    const a = solid('a', { disc: base30(4, 4) });
    const b = solid('b', { disc: base30(5.4, 4.9) });
    expect(squeezes(base30(4.7, 1), [pointAt(4.7, 8)], [a, b], [])).toBe(null);
  });
});
