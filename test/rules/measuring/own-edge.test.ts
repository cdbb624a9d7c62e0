import { expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { lookAt } from '../../../src/rules/look-at.ts';
import { newMatch } from '../../../src/rules/setup/new-match.ts';

const ME = '0:flintlock';
/** Tenths of a millimetre: an inch, and the radius of Flintlock's base. */
const INCH = 254;
const RADIUS = 150;

/** A model whose base is this far from its own edge, in tenths of a millimetre. */
function spaceAt(edge: 'north' | 'south', gap: number) {
  const y = edge === 'north' ? gap + RADIUS : 36 * INCH - gap - RADIUS;
  const setup = {
    seats: [{ troupe: ['flintlock'], edge }, { troupe: ['billy'] }],
    options: {},
    terrain: [],
    seed: 'edge',
    start: 'activation' as const,
    position: { models: { [ME]: { at: { x: 18 * INCH, y } }, '1:billy': { at: { x: 2 * INCH, y: 18 * INCH } } } },
  };
  return lookAt(newMatch(setup, catalogue), catalogue).space;
}

it.each(['north', 'south'] as const)(
  'exactly as far from the own edge in the %s as a text says is both within and as far as that [DEF-7]',
  (edge) => {
    const far = (gap: number): boolean => spaceAt(edge, gap).farFromOwnEdge(ME, 26);
    const near = (gap: number): boolean => spaceAt(edge, gap).nearOwnEdge(ME, 26);
    expect([26 * INCH - 5, 26 * INCH, 26 * INCH + 5].map(far)).toEqual([false, true, true]);
    expect([26 * INCH - 5, 26 * INCH, 26 * INCH + 5].map(near)).toEqual([true, true, false]);
  },
);
