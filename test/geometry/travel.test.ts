import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnBoard, leavesBoard } from '../../src/geometry/board.ts';
import { inches } from '../../src/geometry/lengths.ts';
import { distance } from '../../src/geometry/points.ts';
import { overlaps, room, touches } from '../../src/geometry/shapes.ts';
import { directlyAway, directlyTowards, moveTowards, firstContact, pathClear, moveAway, settleOnGrid } from '../../src/geometry/travel.ts';
import { bestOfWindow, bite, steppedStop } from './oracle-travel.ts';
import { anyDisc, anyShape, pointAt, base30, box, cases, solid } from './shorthand.ts';

const wall = solid('wall', { polygon: box(5, -3, 6, 3) });

describe('a place that settles on the grid', () => {
  it('is the best of its window, as when every place of it is looked at', () => {
    const part = fc.double({ min: -6, max: 6, noNaN: true });
    fc.assert(
      fc.property(anyDisc(800), fc.array(anyShape(800), { maxLength: 3 }), part, part, (disc, shapes, dx, dy) => {
        const solids = shapes.map((shape, nth) => solid(`solid ${nth}`, shape));
        const exact = { x: disc.at.x + dx, y: disc.at.y + dy };
        expect(settleOnGrid(exact, disc.radius, solids)).toEqual(bestOfWindow(exact, disc.radius, solids));
      }),
      cases(200),
    );
  });
  it('clears a wall that it touches, and stays where there is none', () => {
    const exact = { x: inches(5) - 150 + 0.4, y: 0.4 };
    expect(settleOnGrid(exact, 150, [wall])).toEqual({ x: inches(5) - 150, y: 0 });
    expect(settleOnGrid({ ...exact, x: exact.x + 0.2 }, 150, [])).toEqual({ x: inches(5) - 149, y: 0 });
  });
});

describe('straight moves', () => {
  it('MOV-8: V-40 a push of 3 inches stops after 1 inch at an obstacle', () => {
    const mover = { at: { x: inches(4) - 150, y: 0 }, radius: 150 };
    const end = moveAway(mover, { x: 0, y: 0 }, inches(3), [wall], { width: 9144, height: 9144 });
    expect(end).toMatchObject({ leftBoard: true });
    const inland = { at: { x: inches(4) - 150, y: 1000 }, radius: 150 };
    const lower = solid('wall', { polygon: box(5, 1, 6, 8) });
    expect(moveAway(inland, { x: 0, y: 1000 }, inches(3), [lower])).toEqual({
      at: { x: inches(5) - 150, y: 1000 },
      travelled: 254,
      stoppedBy: 'wall',
      leftBoard: false,
    });
  });
  it('MOV-9: a move stops on first contact with a base, on its legal side', () => {
    const other = base30(5, 0.5);
    const halt = firstContact(base30(0, 0), pointAt(10, 0), [solid('other', { disc: other })]);
    expect(halt.stopped).toBe('other');
    expect(room({ at: halt.at, radius: 150 }, { disc: other })).toBeGreaterThanOrEqual(0);
    expect(touches({ at: halt.at, radius: 150 }, { disc: other })).toBe(true);
  });
  it('MOV-1: brushing a base or sliding along a wall does not stop a move', () => {
    const beside = solid('beside', { disc: { at: { x: 1000, y: 300 }, radius: 150 } });
    expect(firstContact(base30(0, 0), pointAt(8, 0), [beside])).toMatchObject({ stopped: null, at: pointAt(8, 0) });
    const along = solid('along', {
      polygon: [
        { x: -500, y: 150 },
        { x: 3000, y: 150 },
        { x: 3000, y: 400 },
        { x: -500, y: 400 },
      ],
    });
    expect(pathClear(base30(0, 0), [pointAt(8, 0)], [along])).toBe(null);
    expect(firstContact(base30(0, 0), pointAt(8, 0.1), [along])).toMatchObject({ stopped: 'along', travelled: 0 });
  });
  it('MOV-1: a path names the item it cases into and where', () => {
    const fault = pathClear(base30(0, 0), [pointAt(0, 8), pointAt(12, 8), pointAt(12, 0), pointAt(3, 0)], [wall]);
    expect(fault?.id).toBe('wall');
    expect(fault?.leg).toBe(3);
    expect(fault?.at.x).toBeCloseTo(inches(6) + 150 - 2.54, 6);
  });
  it('DEF-29: away and towards run along the line of the centres', () => {
    expect(directlyAway({ x: 0, y: 0 }, { x: 300, y: 400 }, 500)).toEqual({ x: 600, y: 800 });
    expect(directlyAway({ x: 7, y: 7 }, { x: 7, y: 7 }, 100)).toEqual({ x: 107, y: 7 });
    expect(directlyTowards(base30(0, 0), base30(6, 0), inches(2))).toEqual(pointAt(4, 0));
    expect(directlyTowards(base30(0, 0), base30(3, 0), inches(2))).toEqual({ x: 300, y: 0 });
  });
  it('ABL-14: a charge stops at whatever it meets first', () => {
    const target = { id: 'target', shape: { disc: base30(20, 10) } };
    expect(moveTowards(base30(10, 10), target, inches(12), [])).toMatchObject({
      stoppedBy: 'target',
      at: { x: inches(20) - 300, y: inches(10) },
    });
    expect(moveTowards(base30(10, 10), target, inches(12), [solid('post', { disc: base30(15, 10) })])).toMatchObject({ stoppedBy: 'post' });
    expect(moveTowards(base30(10, 10), target, inches(3), [])).toMatchObject({ stoppedBy: null, at: pointAt(13, 10) });
  });
  it('EDG-3: touching the edge is not leaving, overlapping it is', () => {
    expect(isOnBoard({ at: { x: 150, y: 150 }, radius: 150 })).toBe(true);
    expect(isOnBoard({ at: { x: 147, y: 150 }, radius: 150 })).toBe(false);
    expect(leavesBoard(base30(2, 2), [{ x: 150, y: 508 }])).toBe(null);
    expect(leavesBoard(base30(2, 2), [pointAt(4, 4), pointAt(4, -1)])).toEqual({ at: { x: 1016, y: 150 }, leg: 1 });
    expect(moveAway(base30(2, 34), pointAt(2, 30), inches(3), [])).toEqual({
      at: { x: 508, y: 9144 - 150 },
      travelled: 508 - 150,
      stoppedBy: null,
      leftBoard: true,
    });
  });

  it('MOV-8: stops where a dense walk along the segment stops', () => {
    let stops = 0;
    fc.assert(
      fc.property(anyDisc(2500), anyDisc(2500), fc.array(anyShape(2500), { maxLength: 5 }), (mover, goal, shapes) => {
        const solids = shapes.filter((shape) => !overlaps(mover, shape)).map((shape, i) => solid(`s${i}`, shape));
        const halt = firstContact(mover, goal.at, solids);
        const fault = pathClear(mover, [goal.at], solids);
        if (steppedStop(mover, goal.at, solids, 3) !== null) expect(halt.stopped).not.toBe(null);
        if (steppedStop(mover, goal.at, solids, 2) === null) expect(halt.stopped).toBe(null);
        expect(fault === null).toBe(halt.stopped === null);
        if (halt.stopped === null) return;
        stops += 1;
        const hit = solids.find(({ id }) => id === halt.stopped);
        expect(hit !== undefined && bite(halt.at, mover.radius, hit) > -2.54).toBe(true);
        const before = steppedStop(mover, halt.at, solids, 3);
        expect(before).toBe(null);
        expect(distance(mover.at, halt.at)).toBeCloseTo(halt.travelled, 9);
        for (const solid of solids) expect(bite(halt.at, mover.radius, solid)).toBeLessThan(2.6);
      }),
      cases(2000),
    );
    expect(stops).toBeGreaterThan(100);
  }, 7_200_000);
});
