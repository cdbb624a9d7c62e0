import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverLine } from '../../src/geometry/cover.ts';
import { lineOfSight } from '../../src/geometry/sight.ts';
import { room } from '../../src/geometry/shapes.ts';
import { deepest, depthIn, isClear, sampledSight } from './oracle-sight.ts';
import type { Disc, SightBlocker } from './shorthand.ts';
import { anyDisc, anyShape, pointAt, base30, base40, blocker, box, cases, solid } from './shorthand.ts';

const sees = (a: Disc, b: Disc, ...blockers: SightBlocker[]): boolean => lineOfSight(a, b, blockers).visible;
const disc = (d: Disc) => ({ disc: d });

describe('line of sight', () => {
  it('LOS-8: V-46 an equal base exactly between two others does not hide them, and is heavy cover', () => {
    const between = disc(base30(3, 0));
    expect(sees(base30(0, 0), base30(6, 0), blocker('b', between))).toBe(true);
    expect(coverLine(base30(0, 0), base30(6, 0), [solid('b', between)])).toEqual({ cover: 'heavy', by: [{ id: 'b', heavy: true }] });
  });
  it('LOS-8: V-47 the same with three 40 mm bases', () => {
    expect(sees(base40(0, 0), base40(6, 0), blocker('b', disc(base40(3, 0))))).toBe(true);
    expect(coverLine(base40(0, 0), base40(6, 0), [solid('b', disc(base40(3, 0)))]).cover).toBe('heavy');
  });
  it('LOS-2: V-48 a larger base hides, a smaller one does not', () => {
    expect(lineOfSight(base30(0, 0), base30(6, 0), [blocker('b', disc(base40(3, 0)))])).toEqual({
      visible: false,
      line: null,
      blockedBy: ['b'],
    });
    expect(sees(base40(0, 0), base40(6, 0), blocker('b', disc(base30(3, 0))))).toBe(true);
    expect(coverLine(base40(0, 0), base40(6, 0), [solid('b', disc(base30(3, 0)))]).cover).toBe('heavy');
  });
  it('COV-10: V-49 the tree is heavy cover for one goblin and light for the other', () => {
    const flintlock = base30(0, 0);
    const tree = { disc: { at: pointAt(4, 1), radius: 127 } };
    const stu = base30(8, 2);
    const beaky = base30(8, 0.4);
    expect(coverLine(flintlock, stu, [solid('tree', tree), solid('beaky', disc(beaky))])).toEqual({
      cover: 'heavy',
      by: [{ id: 'tree', heavy: true }],
    });
    expect(sees(flintlock, stu, blocker('tree', tree), blocker('beaky', disc(beaky)))).toBe(true);
    expect(coverLine(flintlock, beaky, [solid('tree', tree), solid('stu', disc(stu))])).toEqual({
      cover: 'light',
      by: [{ id: 'tree', heavy: false }],
    });
  });
  it('COV-3: V-51 a low wall across the line is heavy cover', () => {
    expect(coverLine(base30(0, 0), base30(8, 0), [solid('wall', { polygon: box(1.8, -2, 2.1, 2) })]).cover).toBe('heavy');
    expect(coverLine(base30(0, 0), base30(8, 0), [solid('wall', { polygon: box(1.8, 3, 2.1, 5) })]).cover).toBe('none');
  });
  it('LOS-6: V-52 woods are seen into and out of, not through', () => {
    const patch = blocker('patch', { polygon: box(4, -3, 7, 3) }, 'woods');
    expect(sees(base30(0, 0), base30(5, 0), patch)).toBe(true);
    expect(coverLine(base30(0, 0), base30(5, 0), [patch]).cover).toBe('heavy');
    expect(sees(base30(0, 0), base30(10, 0), patch)).toBe(false);
    expect(sees(base30(6, 0), base30(10, 0), patch)).toBe(true);
  });
  it('LOS-6: a base that pokes a sliver out of the far side is judged point by point', () => {
    const patch = blocker('patch', { polygon: box(4, -3, 7, 3) }, 'woods');
    expect(sees(base30(0, 0), base30(7.55, 0), patch)).toBe(true);
    expect(sees(base30(0, 0), base30(7.5906, 0), patch)).toBe(false);
  });
  it('LOS-6: a base in one arm of a crooked patch is inside the whole patch', () => {
    const crooked = {
      polygon: [pointAt(0, -6), pointAt(4, -6), pointAt(4, 4), pointAt(3, 4), pointAt(3, -5), pointAt(1, -5), pointAt(1, 4), pointAt(0, 4)],
    };
    expect(sees(base30(1.3, 0), base30(8, 0), blocker('patch', crooked, 'woods'))).toBe(true);
    expect(sees(base30(1.9, 0), base30(8, 0), blocker('patch', crooked, 'woods'))).toBe(false);
  });
  it('LOS-9: two bases in contact leave no opening, two further apart do', () => {
    const [a, b] = [base30(0, 0), base30(12, 0)];
    const row = (half: number) => [-3, -1, 1, 3].map((k) => blocker(`b${k}`, disc({ at: { x: 6 * 254, y: k * half }, radius: 150 })));
    expect(sees(a, b, ...row(150))).toBe(false);
    expect(sees(a, b, ...row(151))).toBe(false);
    expect(sees(a, b, ...row(152))).toBe(true);
  });
  it('LOS-9: walls that share a seam leave no opening along it', () => {
    const seam = [blocker('n', { polygon: box(3, -4, 5, 0) }), blocker('s', { polygon: box(3, 0, 5, 4) })];
    expect(sees(base30(0, 0), base30(8, 0), ...seam)).toBe(false);
    const flush = [blocker('w', { polygon: box(1, 0.5, 4, 2) }), blocker('e', { polygon: box(4, 0.5, 7, 2) })];
    expect(sees(base30(0, 0), base30(8, 0), ...flush)).toBe(true);
  });
  it('LOS-10: touching bases always see each other', () => {
    const a = { at: { x: 0, y: 0 }, radius: 150 };
    const b = { at: { x: 300, y: 0 }, radius: 150 };
    expect(sees(a, b, blocker('x', { polygon: box(0.1, -3, 1, 3) }))).toBe(true);
    expect(sees(a, a, blocker('x', { polygon: box(0.1, -3, 1, 3) }))).toBe(true);
  });

  const board = 2600;
  const scenes = fc.record({
    a: anyDisc(board),
    b: anyDisc(board),
    shapes: fc.array(fc.tuple(anyShape(board), fc.constantFrom('solid' as const, 'solid' as const, 'woods' as const)), {
      minLength: 2,
      maxLength: 9,
    }),
  });
  /** Footprints never stand in one another; only woods may hold a base. */
  const legal = (a: Disc, b: Disc, shapes: readonly (readonly [SightBlocker['shape'], SightBlocker['kind']])[]): SightBlocker[] =>
    shapes
      .filter(([shape, kind]) => kind === 'woods' || (room(a, shape) >= 0 && room(b, shape) >= 0))
      .map(([shape, kind], i) => blocker(`b${i}`, shape, kind));

  it('LOS-2: agrees with a sampler on random boards, in both directions', () => {
    let hidden = 0;
    let seen = 0;
    fc.assert(
      fc.property(scenes, ({ a, b, shapes }) => {
        const blockers = legal(a, b, shapes);
        const sight = lineOfSight(a, b, blockers);
        expect(lineOfSight(b, a, blockers).visible).toBe(sight.visible);
        if (room(a, { disc: b }) <= 3) return;
        if (sight.line !== null) {
          if (sight.blockedBy.length > 0) seen += 1;
          const [p, q] = sight.line;
          expect(depthIn(p, { disc: a })).toBeGreaterThan(-0.01);
          expect(depthIn(q, { disc: b })).toBeGreaterThan(-0.01);
          expect(isClear(p, q, blockers, -0.26)).toBe(true);
        } else {
          hidden += 1;
          expect(sampledSight(a, b, blockers, 64, 5)).toBe(null);
        }
      }),
      cases(2000),
    );
    expect(hidden).toBeGreaterThan(100);
    expect(seen).toBeGreaterThan(100);
  }, 7_200_000);

  it('COV-10: light and heavy cover agree with a grid of the hull', () => {
    fc.assert(
      fc.property(anyDisc(1500), anyDisc(1500), anyShape(1500), (a, b, shape) => {
        const { cover } = coverLine(a, b, [solid('x', shape)]);
        const middle = deepest(a.at, b.at, shape);
        if (middle > 5) expect(cover).toBe('heavy');
        if (middle < -5) expect(cover).not.toBe('heavy');
        let most = -Infinity;
        for (let i = 0; i <= 64; i += 1) {
          const t = i / 64;
          const r = a.radius + (b.radius - a.radius) * t;
          const centre = { x: a.at.x + (b.at.x - a.at.x) * t, y: a.at.y + (b.at.y - a.at.y) * t };
          most = Math.max(most, depthIn(centre, shape) + r);
        }
        // The hull is the union of the discs on the centre line; 64 of them leave gaps of a few units at its edge.
        if (most > 1) expect(cover).not.toBe('none');
        if (most < -25) expect(cover).toBe('none');
      }),
      cases(2000),
    );
  }, 7_200_000);
});
