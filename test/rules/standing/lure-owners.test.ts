import { describe, expect, it } from 'vitest';
import type { Eff } from '../../../src/rules/terms/card-language.ts';
import { active, INCH, person, refusal, say, scene, type Scene } from '../small-match.ts';

const lays = (across: number, reach: number): Eff => ({ do: 'lay-lure', lure: 'bag', across, in: reach }) as Eff;
const layer = (id: string, across: number, reach: number) => person(id, { abilities: [active('lay', {}, lays(across, reach))] });
/** The size of each card's lure: its diameter in mm, and how far it draws, in inches. */
const SIZES: Record<string, [number, number]> = { one: [30, 6], two: [40, 3], twin: [25, 4] };
const card = (id: string) => layer(id, ...(SIZES[id] ?? [0, 0]));
const base = scene({
  seats: [
    [card('one'), card('twin')],
    [card('two'), card('twin'), person('none')],
  ],
  at: { '0:one': [18, 18], '0:twin': [5, 5], '1:two': [30, 30], '1:twin': [30, 5], '1:none': [5, 30] },
});
const OWNERS = ['0:one', '0:twin', '1:two', '1:twin'];
const shortOf = (id: string): string => id.slice(2);

type Set = Extract<Parameters<typeof say>[1], { kind: 'adjust' }>['set'];
const agreed = (position: Scene, seat: number, set: Set): Scene =>
  say(say(position, { seat, kind: 'adjust', set }), { seat: 1 - seat, kind: 'agree' });
const lure = (owner: string, [x, y]: [number, number]) => {
  const [across = 0, reach = 0] = SIZES[shortOf(owner)] ?? [];
  return { id: 'bag-1', lure: 'bag', at: { x: x * INCH, y: y * INCH }, radius: across * 5, in: reach, by: owner };
};
const names = OWNERS.flatMap((owner) => [0, 1].map((seat) => ({ owner, seat })));

describe('the owner of a lure that is set by hand', () => {
  it.each(names)('CHR-28: $owner, whom seat $seat names in full: the lure is that of its card', ({ owner, seat }) => {
    const position = agreed(base, seat, { lures: { 'bag-1': { at: [10, 18], by: owner } } });
    expect(position.match.table.lures).toEqual([lure(owner, [10, 18])]);
    const moved = agreed(position, 1 - seat, { lures: { 'bag-1': { at: [12, 20] } } });
    expect(moved.match.table.lures).toEqual([lure(owner, [12, 20])]);
    for (const next of OWNERS) {
      const given = agreed(moved, seat, { lures: { 'bag-1': { by: next } } });
      expect(given.match.table.lures, next).toEqual([lure(next, [12, 20])]);
    }
  });
  it.each(names)('a short name is one of seat $seat’s own models, if it has one of that name: $owner', ({ owner, seat }) => {
    const short = shortOf(owner);
    const named = short === 'twin' ? `${seat}:twin` : owner;
    const position = agreed(base, seat, { lures: { 'bag-1': { at: [10, 18], by: short } } });
    expect(position.match.table.lures).toEqual([lure(named, [10, 18])]);
  });
  it('CHR-28: a model whose card lays no such lure owns none', () => {
    for (const owner of ['1:none', 'none'])
      expect(refusal(base, { seat: 0, kind: 'adjust', set: { lures: { 'bag-1': { at: [10, 18], by: owner } } } })[0]).toBe('no-such-lure');
    const position = agreed(base, 0, { lures: { 'bag-1': { at: [10, 18], by: '1:two' } } });
    expect(refusal(position, { seat: 1, kind: 'adjust', set: { lures: { 'bag-1': { by: 'none' } } } })[0]).toBe('no-such-lure');
  });
});
