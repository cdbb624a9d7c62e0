import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jogLength } from '../../../src/rules/movement/allowance.ts';
import { landings } from '../../../src/rules/movement/fall.ts';
import { reachOf } from '../../../src/rules/movement/reach.ts';
import type { Piece } from '../../../src/rules/terms/match.ts';
import { cases } from '../../geometry/shorthand.ts';
import { acting, piece, pointAt, type XY } from '../activation/fixture.ts';

const TOP = 2;
const ME = '0:mover';
const DECK: XY[] = [
  [14, 14],
  [22, 15],
  [21, 22],
  [15, 20],
];
const deck = (corners: readonly XY[]): Piece => ({
  ...piece('deck', 'platform', [14, 14, 22, 22]),
  top: TOP * 254,
  shape: { polygon: corners.map(pointAt) },
});
const outline = deck(DECK);
const reversed = deck(DECK.toReversed());

const lookOn = (platform: Piece, place: XY) =>
  acting({ models: { mover: { seat: 0, at: place } }, terrain: [platform], active: 'mover' }).look;
const fallen = (platform: Piece, from: XY) => landings(lookOn(platform, [8, 18]), ME, pointAt(from), platform.top, platform);
const reached = (platform: Piece, place: XY) => {
  const look = lookOn(platform, place);
  return reachOf(look, { model: ME, as: 'jog', length: jogLength(look, ME) });
};
const inOrder = (places: readonly { x: number; y: number }[]): string[] => places.map(({ x, y }) => `${x} ${y}`).sort();

describe('an outline that is drawn the other way round', () => {
  it('FAL-1: is left towards the same places', () => {
    expect(inOrder(fallen(outline, [17, 15]).map(({ at }) => at))).not.toEqual(inOrder(fallen(outline, [17, 20]).map(({ at }) => at)));
    fc.assert(
      fc.property(fc.double({ min: 15, max: 21, noNaN: true }), fc.double({ min: 15, max: 20, noNaN: true }), (x, y) => {
        const [forward, backward] = [fallen(outline, [x, y]), fallen(reversed, [x, y])];
        expect(forward.length).toBeGreaterThan(0);
        expect(inOrder(backward.map(({ at }) => at))).toEqual(inOrder(forward.map(({ at }) => at)));
        expect(backward.every(({ height }) => height === 0)).toBe(true);
      }),
      cases(40),
    );
  });

  it('JOG-2: is gone round alike', () => {
    for (const place of [
      [12, 18],
      [18, 24],
      [24, 13],
    ] as const)
      expect(inOrder(reached(reversed, place))).toEqual(inOrder(reached(outline, place)));
  });
});
