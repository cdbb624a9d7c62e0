import { describe, expect, it } from 'vitest';
import { circlingBend, mayLeave, type Holder } from '../../../src/rules/movement/circling.ts';

// An enemy at the origin: bases touch at 300, it reaches to 600. The legs begin on the axis or go past it.

const holder = (change: Partial<Holder> = {}): Holder => ({
  at: { x: 0, y: 0 },
  touch: 300,
  limit: 600,
  engages: () => true,
  blind: false,
  rim: null,
  ...change,
});
const may = (ax: number, ay: number, bx: number, amount: number, change: Partial<Holder> = {}): boolean =>
  mayLeave([holder(change)], ax, ay, bx, amount);

describe('an engaged model', () => {
  it('JOG-3: is held exactly at the end of the range, and free one unit beyond it', () => {
    expect(may(600, 0, 700, 0)).toBe(false);
    expect(may(601, 0, 700, 0)).toBe(true);
    expect(may(600, 0, 599, 0)).toBe(true);
    expect(may(500, 0, 600, 0)).toBe(false);
  });
  it('JOG-5: leaves from where it began at the very end of the range, and from no other place there', () => {
    expect(may(600, 0, 700, 0, { rim: { x: 600, y: 0 } })).toBe(true);
    expect(may(600, 0, 700, 0, { rim: { x: 0, y: 600 } })).toBe(false);
  });
  it('JOG-5: from outside it cuts through the rim by as much as a gap may grow, and no deeper', () => {
    expect(may(599, -900, 599, 900)).toBe(true);
    expect(may(598.8, -900, 598.8, 900)).toBe(true);
    expect(may(598.7, -900, 598.7, 900)).toBe(false);
  });
  it('JOG-4: goes nearer and round, and into contact; deeper than contact nothing shrinks', () => {
    expect(may(500, 0, 400, 0)).toBe(true);
    expect(may(400, 0, 400, 1)).toBe(false);
    expect(may(0, 300, 250, 100)).toBe(true);
    expect(may(300, 0, 290, 10)).toBe(true);
    expect(may(300, 0, 310, 0)).toBe(false);
  });
  it('JOG-6: is let go where the enemy does not see it, and only there', () => {
    const unseen = { blind: true, engages: (x: number) => x < 450 };
    expect(may(500, 0, 700, 0, unseen)).toBe(true);
    expect(may(400, 0, 700, 0, unseen)).toBe(false);
    expect(may(500, 0, 700, 0, { ...unseen, blind: false })).toBe(false);
  });
});

describe('a way round an enemy', () => {
  const clear = (): boolean => true;
  const round = (ax: number, endX = 0) => circlingBend(holder(), { x: ax, y: 0 }, { x: endX, y: 400 }, clear);
  it('JOG-4: begins at the end of the range, and not beyond it', () => {
    expect(round(600)?.via.length).toBeGreaterThan(2);
    expect(round(601)).toBeNull();
  });
  it('JOG-5: is as long as its legs, none of which leads away from the enemy', () => {
    const bend = round(600);
    if (!bend) throw new Error('no way');
    const places = [{ x: 600, y: 0 }, ...bend.via, { x: 0, y: 400 }];
    let length = 0;
    places.slice(1).forEach(({ x, y }, index) => {
      const start = places[index] ?? { x: 0, y: 0 };
      length += Math.hypot(x - start.x, y - start.y);
      const [before, then] = [Math.hypot(start.x, start.y), Math.hypot(x, y)];
      expect(then - before, `${start.x} ${start.y} to ${x} ${y}`).toBeLessThan(0.6);
    });
    expect(bend.length).toBeCloseTo(length, 6);
  });
  it('is none where a part of it is not clear', () => {
    expect(circlingBend(holder(), { x: 600, y: 0 }, { x: 0, y: 400 }, (_ax, _ay, _bx, amount) => amount < 350)).toBeNull();
  });
});
