import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/geometry/outline.ts';
import { isInsidePolygon } from '../../src/geometry/shapes.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({
  polygon: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
});
const inside = (x: number, y: number, ...shapes: Parameters<typeof outlineOf>[0]) => isInsidePolygon(x, y, outlineOf(shapes));

describe('the outline round shapes', () => {
  it('EVA-18: holds what stands between the walls of a house and nothing outside', () => {
    const house = [box(0, 0, 400, 30), box(0, 30, 30, 300), box(370, 30, 400, 300)];
    expect(outlineOf(house)).toHaveLength(4);
    expect(inside(200, 150, ...house)).toBe(true);
    expect(inside(200, 310, ...house)).toBe(false);
    expect(inside(-10, 150, ...house)).toBe(false);
  });
  it('of a ruin with two walls is a triangle with its corners cut, discs counted as squares', () => {
    const ruin = [box(0, 0, 400, 30), box(0, 0, 30, 400)];
    expect(inside(150, 150, ...ruin)).toBe(true);
    expect(inside(350, 350, ...ruin)).toBe(false);
    const tower = { disc: { at: { x: 400, y: 400 }, radius: 50 } };
    expect(inside(350, 350, ...ruin, tower)).toBe(true);
  });
});
