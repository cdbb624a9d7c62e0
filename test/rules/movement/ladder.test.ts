import { describe, expect, it } from 'vitest';
import { stoneSpots } from '../../../src/rules/movement/stones.ts';
import { distance } from '../../../src/geometry/points.ts';
import { piece } from '../activation/fixture.ts';
import { A, answers, B, INCH, lookAt, model, person, refusal, say, scene, seen, spot, text, wounds, type Scene } from '../small-match.ts';

const terrain = [
  piece('ladder', 'ladder', [10.5906, 17.9, 10.8, 18.1], { top: 6 }),
  piece('roof', 'platform', [10.8, 14, 16, 22], { top: 6 }),
];
const high = 3 * INCH;
/** B on a ladder 3″ up with a stone, D on the ground beside its foot, and A at this place and height. */
const onLadder = (point: [number, number], height = 0): Scene =>
  scene({
    seats: [[person('a')], [person('b'), person('d')]],
    at: { [A]: { at: point, height }, [B]: { at: [10, 18], height: high, stones: 1 }, '1:d': [9.4, 19.4] },
    terrain,
  });
const moved = (now: Scene, way: 'away' | 'towards'): Scene =>
  text(now, A, [{ do: 'move', who: 'target', in: 3, way: way === 'away' ? { away: 'self' } : { towards: 'self' } }], {
    bound: { target: [B] },
  });
const where = (now: Scene) => [...spot(now, B), model(now, B).height];

describe('who is on a ladder', () => {
  it('FAL-9, FAL-11, FAL-4: falls when it is pushed directly away and has room to go', () => {
    const after = moved(onLadder([11.9, 18], 6 * INCH), 'away');
    expect([where(after), wounds(after, B), seen(after, 'fell').map(({ height }) => height)]).toEqual([[10, 18, 0], [2], [high]]);
  });
  it('FAL-9, MOV-8: stays when it is pushed against the ladder or what bears it', () => {
    expect(where(moved(onLadder([8, 18]), 'away'))).toEqual([10, 18, high]);
  });
  it('FAL-13, TER-16: is drawn nowhere', () => {
    expect(where(moved(onLadder([7, 18]), 'towards'))).toEqual([10, 18, high]);
  });
  it('HLD-8, SLN-2: its stones fall to the ground, clear of who stands there', () => {
    const before = onLadder([7, 18]);
    const d = model(before, '1:d').at;
    const spots = stoneSpots(lookAt(before), B);
    expect(spots.length).toBeGreaterThan(10);
    expect(spots.every((spot) => distance(spot, d) >= 150 + 63)).toBe(true);
    const fallen = text(before, A, [{ do: 'slay', to: 'target' }], { bound: { target: [B] } });
    expect(refusal(fallen, { seat: 0, kind: 'answer', at: [9.58, 18.73] })).toEqual(['stone-on-model', 'HLD-8', 'HLD-5']);
    expect(say(fallen, { seat: 0, kind: 'answer', at: [9.16, 18] }).match.table.stones[0]).toMatchObject({ holder: null, depth: 1 });
  });
  it('TER-16: is told so before it draws a way', () => {
    const before = scene({ seats: [[person('a')], [person('b')]], at: { [A]: { at: [10, 18], height: high }, [B]: [30, 30] }, terrain });
    const { drawn, refused } = answers(before, 0);
    expect(drawn.filter(({ kind }) => kind === 'step' || kind === 'jog')).toEqual([]);
    const why = refused
      .filter(({ reason }) => reason.code === 'on-a-ladder')
      .map(({ decision, reason }) => [decision.kind, reason.clauses]);
    expect(why).toEqual([
      ['step', ['TER-16', 'TER-14']],
      ['jog', ['TER-16', 'TER-14']],
    ]);
  });
});
