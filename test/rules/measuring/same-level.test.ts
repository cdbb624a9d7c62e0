import { describe, expect, it } from 'vitest';
import type { Look } from '../../../src/rules/look.ts';
import { areInContact, piecesNear, piecesUnder, stonesAt, touchesFootprint } from '../../../src/rules/measuring/gaps.ts';
import { piece, table } from '../activation/fixture.ts';

/** The middles of two bases of 30 mm that touch are so many inches apart. */
const BASES = 1.181;
const roof = piece('roof', 'platform', [4, 4, 16, 16]);

/** A model at a height, and a friend, a low wall, a stone beside it and a pond below it, all on the ground or all on the roof. */
function level(height: number, things: number): Look {
  const { look } = table({
    options: { heights: true },
    models: { me: { seat: 0, at: [10, 10], height }, friend: { seat: 0, at: [10 + BASES, 10], height: things } },
    terrain: [
      ...(height > 0 || things > 0 ? [roof] : []),
      piece('wall', 'barrier', [8, 8, 12, 10 - BASES / 2], { base: things, top: things + 1 }),
      piece('pond', 'water', [9, 9, 11, 11], { base: things, top: things }),
    ],
  });
  return look;
}

describe('what a base touches [DEF-31 ELE-9]', () => {
  const found = (look: Look) => ({
    friend: areInContact(look, '0:me', '0:friend'),
    near: piecesNear(look, '0:me', 'barrier', 0).map(({ id }) => id),
    foot: touchesFootprint(look, '0:me', look.piece('wall')),
    under: piecesUnder(look, '0:me', 'water').map(({ id }) => id),
  });
  it.each([
    [0, 0],
    [3, 3],
  ])('it touches on its own level: %d and %d', (height, things) => {
    expect(found(level(height, things))).toEqual({ friend: true, near: ['wall'], foot: true, under: ['pond'] });
  });
  it.each([
    [0, 3],
    [3, 0],
  ])('it does not touch on another: %d and %d', (height, things) => {
    expect(found(level(height, things))).toEqual({ friend: false, near: [], foot: false, under: [] });
  });
  it('a distance of some inches is measured from above, on whatever level', () => {
    for (const [height, things] of [
      [0, 0],
      [0, 3],
      [3, 0],
    ] as const)
      expect(piecesNear(level(height, things), '0:me', 'barrier', 1).map(({ id }) => id)).toEqual(['wall']);
  });
  it.each([
    [0, ['ground']],
    [3, []],
  ])('a stone on the ground is touched from the ground alone: from %d', (height, touched) => {
    const beside = table({
      options: { heights: true },
      models: { me: { seat: 0, at: [15.9, 10], height } },
      stones: { ground: { at: [16.5, 10] } },
      terrain: [...(height > 0 ? [roof] : [])],
    });
    expect(stonesAt(beside.look, '0:me').map(({ id }) => id)).toEqual(touched);
  });
});
