import { describe, expect, it } from 'vitest';
import { groundSpots, refuseGround, type GroundQuestion } from '../../../src/rules/effects/models/growing.ts';
import { A, B, changed, INCH, lookAt, person, scene } from '../small-match.ts';

const RADIUS = 2 * INCH;
const STONE = 63.5;
const base = scene({
  seats: [[person('a')], [person('b')]],
  at: { [A]: [5, 5], [B]: [31, 31] },
  stones: [{ id: 's1', at: [18, 18], depth: 2 }],
});
/** The stone here in inches, or with this model; the models stay the same object, as where only a moonstone moves. */
const places: readonly ([number, number] | string)[] = [[18, 18], [27, 9], A, [9, 27], B, [18, 18]];
const stoned = (place: [number, number] | string) =>
  changed(base, (play) =>
    play.patchStone('s1', typeof place === 'string' ? { holder: place } : { holder: null, at: { x: place[0] * INCH, y: place[1] * INCH } }),
  );

describe('ground for a new thing', () => {
  it.each(['woods', 'water', 'lure'] as const)('CMP-7, CHR-28: %s must be clear of the stones as they lie now', (kind) => {
    const question: GroundQuestion = { ask: 'ground', radius: RADIUS, kind };
    for (const place of places) {
      const look = lookAt(stoned(place));
      const spots = groundSpots(look, question);
      for (const spot of [
        [18, 18],
        [27, 9],
        [9, 27],
        [18, 20.5],
      ] as const) {
        const gap = typeof place === 'string' ? Infinity : Math.hypot(spot[0] - place[0], spot[1] - place[1]) * INCH;
        const isTaken = gap < RADIUS + STONE;
        const code = kind === 'lure' ? 'lure-on-stone' : 'terrain-on-stone';
        expect(refuseGround(look, question, spot)?.code ?? null, `${place} ${spot}`).toBe(isTaken ? code : null);
      }
      for (const spot of spots) expect(refuseGround(look, question, spot)).toBeNull();
    }
  });
});
