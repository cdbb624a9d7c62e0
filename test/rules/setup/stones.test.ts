import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gap, overlaps } from '../../../src/geometry/shapes.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import { pointAt, setupOf, Table } from './fixture.ts';

const dropped = (more: Partial<Setup> = {}) => new Table(setupOf(more));
const spread = (table: Table) => table.match.table.stones.map(({ at: where, depth }) => ({ ...where, depth }));

describe('the drop', () => {
  it('MST-1: MST-2: seven stones, five by agreement, named s1, s2 …', () => {
    expect(dropped().match.table.stones.map(({ id }) => id)).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7']);
    expect(dropped({ options: { stones: 5 } }).match.table.stones).toHaveLength(5);
  });
  it('MST-5: the number a die shows is the depth', () => {
    const table = dropped({ position: { draws: { d4: [1, 2, 3, 4, 4, 3, 2] } } });
    expect(table.match.table.stones.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 4, 3, 2]);
  });
  it('MST-4: MST-10: V-11: whatever the seed, stones lie whole on the board, apart, and outside walls and rocks', () => {
    const middle = { polygon: [pointAt(14, 14), pointAt(22, 14), pointAt(22, 22), pointAt(14, 22)] };
    const rock = { disc: { at: pointAt(24, 18), radius: 508 } };
    const depths = new Set<number>();
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { stones } = dropped({
          seed,
          terrain: [
            { id: 'hall', kind: 'barrier', shape: middle, base: 0, top: 1524 },
            { id: 'rock', kind: 'obstacle', shape: rock, base: 0, top: 254 },
          ],
        }).match.table;
        expect(stones).toHaveLength(7);
        stones.forEach((stone, index) => {
          const disc = { at: stone.at, radius: 63.5 };
          depths.add(stone.depth);
          expect(stone.at.x >= 61 && stone.at.x <= 9083 && stone.at.y >= 61 && stone.at.y <= 9083).toBe(true);
          expect(overlaps(disc, middle) || overlaps(disc, rock)).toBe(false);
          for (const other of stones.slice(index + 1)) expect(gap(disc, { at: other.at, radius: 63.5 })).toBeGreaterThan(0);
        });
      }),
      { numRuns: 60 },
    );
    expect([...depths].sort()).toEqual([1, 2, 3, 4]);
  });
  it('MST-10, VAR-5: with heights left out no stone lies in a platform, which is a wall then; else some lie on it', () => {
    const shape = { polygon: [pointAt(13, 13), pointAt(23, 13), pointAt(23, 23), pointAt(13, 23)] };
    const onIt = (heights: boolean) =>
      Array.from({ length: 12 }, (_, seed) =>
        spread(dropped({ seed: `${seed}`, options: { heights }, terrain: [{ id: 'roof', kind: 'platform', shape, base: 0, top: 762 }] })),
      )
        .flat()
        .filter((stone) => overlaps({ at: stone, radius: 63.5 }, shape)).length;
    expect([onIt(false), onIt(true) > 0]).toEqual([0, true]);
  });
  it('MST-10: stones may lie in woods and water', () => {
    const whole = { polygon: [pointAt(0, 0), pointAt(36, 0), pointAt(36, 36), pointAt(0, 36)] };
    const woods = dropped({ terrain: [{ id: 'wood', kind: 'woods', shape: whole, base: 0, top: 1016 }] });
    expect(spread(woods)).toEqual(spread(dropped()));
  });
  it('MST-3: most stones lie nearer to the centre than to the edge', () => {
    const near = Array.from({ length: 30 }, (_, seed) => spread(dropped({ seed: `${seed}` })))
      .flat()
      .filter(({ x, y }) => Math.abs(x - 4572) < 2286 && Math.abs(y - 4572) < 2286);
    expect(near.length).toBeGreaterThan(105);
    expect(near.length).toBeLessThan(200);
  });
  it('a position fixes the first drop', () => {
    const stones = [{ id: 's1', at: pointAt(9, 9), depth: 4 }];
    const table = dropped({ position: { stones } });
    expect(table.match.table.stones).toEqual([{ ...stones[0], holder: null }]);
    expect(table.happened('stones-dropped')[0]).toMatchObject({ mulliganBy: null, stones });
  });
});

describe('mulligans', () => {
  it('MST-8: asked in seat order before the roll for deployment', () => {
    const table = dropped();
    expect([table.state, ...table.open]).toEqual(['setup.stones', '0:mulligan']);
    table.do({ seat: 0, kind: 'keep-stones' });
    expect(table.open).toEqual(['1:mulligan']);
    table.do({ seat: 1, kind: 'keep-stones' });
    expect(table.state).toBe('setup.roll');
  });
  it('MST-7: MST-9: V-12: each player may demand one new drop of all stones', () => {
    const table = dropped();
    const first = spread(table);
    table.do({ seat: 0, kind: 'mulligan' });
    expect(table.happened('stones-dropped')[0]?.mulliganBy).toBe(0);
    const second = spread(table);
    expect(second.every((stone, index) => stone.x !== first[index]?.x)).toBe(true);
    expect(table.open).toEqual(['1:mulligan']);
    expect(table.try({ seat: 0, kind: 'mulligan' })).not.toBeNull();
    table.do({ seat: 1, kind: 'mulligan' });
    expect(spread(table)).not.toEqual(second);
    expect(table.state).toBe('setup.roll');
  });
  it('MST-8: V-12: after a new drop, who kept the last one may still call', () => {
    const table = dropped().do({ seat: 0, kind: 'keep-stones' }, { seat: 1, kind: 'mulligan' });
    expect(table.open).toEqual(['0:mulligan']);
    table.do({ seat: 0, kind: 'mulligan' });
    expect(table.state).toBe('setup.roll');
  });
});
