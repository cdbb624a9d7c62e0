import { describe, expect, it } from 'vitest';
import { statOf } from '../../../src/rules/reading/stats.ts';
import type { Eff } from '../../../src/rules/terms/card-language.ts';
import {
  A,
  always,
  answers,
  asked,
  B,
  C,
  changed,
  energy,
  lookAt,
  model,
  person,
  refusal,
  run,
  say,
  scene,
  seen,
  spot,
  text,
  three,
} from '../small-match.ts';

describe('moving and placing', () => {
  it('DEF-29: directly away and towards go straight; copies multiply the distance', () => {
    expect(spot(run([{ do: 'move', who: 'target', in: 1, way: { away: 'self' } }], { copies: 2 }), B)).toEqual([23.18, 18]);
    expect(spot(run([{ do: 'move', who: 'self', in: 6, way: { towards: 'target' } }]), A)).toEqual([20, 18]);
  });
  it('several models go one after the other in the order the deciding seat names', () => {
    let now = run([{ do: 'pulse', in: 2, which: { other: true }, effects: [{ do: 'move', who: 'each', in: 1, way: { away: 'self' } }] }]);
    expect(asked(now)).toEqual(['order 0']);
    now = say(now, { seat: 0, kind: 'answer', order: [B, C] });
    expect(seen(now, 'moved').map(({ model: id }) => id)).toEqual([B, C]);
    expect([spot(now, B), spot(now, C)]).toEqual([
      [22.18, 18],
      [13.82, 18],
    ]);
  });
  it('DEF-30: any way is drawn, may be shorter or nothing, and not longer', () => {
    const now = run([{ do: 'move', who: 'self', in: 2 }]);
    expect(asked(now)).toEqual(['path 0']);
    expect(refusal(now, { seat: 0, kind: 'answer', path: [[18, 21]] })).toContain('DEF-30');
    expect(refusal(now, { seat: 0, kind: 'answer', path: [[21.18, 18]] })[0]).not.toBe('legal');
    expect(
      spot(
        say(now, {
          seat: 0,
          kind: 'answer',
          path: [
            [18, 19],
            [17, 19],
          ],
        }),
        A,
      ),
    ).toEqual([17, 19]);
    expect(spot(say(now, { seat: 0, kind: 'pass' }), A)).toEqual([18, 18]);
    expect(spot(say(now, { seat: 0, kind: 'answer', path: [] }), A)).toEqual([18, 18]);
  });
  it('who decides a move: the resisting player or the model’s own', () => {
    expect(asked(run([{ do: 'move', who: 'self', in: 2, by: 'resisting' }]))).toEqual(['path 1']);
    expect(asked(run([{ do: 'move', who: 'target', in: 2, by: 'owner', may: true }]))).toEqual(['path 1']);
  });
  it('an optional straight move is asked for first', () => {
    const now = run([{ do: 'move', who: 'target', in: 1, way: { away: 'self' }, may: true }]);
    expect(asked(now)).toEqual(['option 0']);
    expect(spot(say(now, { seat: 0, kind: 'answer', option: 'no' }), B)).toEqual([21.18, 18]);
    expect(spot(say(now, { seat: 0, kind: 'answer', option: 'yes' }), B)).toEqual([22.18, 18]);
  });
  it('a model that cannot be moved stays', () => {
    const now = run([
      { do: 'apply', to: 'target', mods: [{ mod: 'forbid', actions: ['move'] }], until: 'turn' },
      { do: 'move', who: 'target', in: 1, way: { away: 'self' } },
    ]);
    expect(spot(now, B)).toEqual([21.18, 18]);
  });
  it('DEF-27 DEF-26: a placement is measured from edge to edge and jumps over others', () => {
    const now = run([{ do: 'place', who: 'target', within: { in: 2, of: 'self' } }]);
    expect(asked(now)).toEqual(['place 0']);
    expect(refusal(now, { seat: 0, kind: 'answer', at: [18, 22] })).toEqual(['too-far', 'DEF-27', 'DEF-5']);
    expect(refusal(now, { seat: 0, kind: 'answer', at: [14.8, 18] })[0]).toBe('ends-on-model');
    expect(refusal(now, { seat: 0, kind: 'pass' })).toContain('must-be-answered');
    expect(spot(say(now, { seat: 0, kind: 'answer', at: [18, 21] }), B)).toEqual([18, 21]);
  });
  it('a model placed round itself is measured from where it stood', () => {
    const now = run([{ do: 'place', who: 'self', within: { in: 2, of: 'self' }, by: 'resisting' }]);
    expect(asked(now)).toEqual(['place 1']);
    expect(refusal(now, { seat: 1, kind: 'answer', at: [18, 21.3] })).toContain('too-far');
    expect(spot(say(now, { seat: 1, kind: 'answer', at: [18, 21] }), A)).toEqual([18, 21]);
  });
  it('DEF-31: a placement in contact offers spots there and takes no other', () => {
    const now = run([{ do: 'place', who: 'self', contact: 'target', may: true }]);
    expect(refusal(now, { seat: 0, kind: 'answer', at: [18, 22] })).toContain('no-contact');
    const { decisions } = answers(now, 0);
    expect(decisions.length).toBeGreaterThan(8);
    const after = say(now, decisions[0] ?? { seat: 0, kind: 'pass' });
    expect(spot(after, A)).not.toEqual([18, 18]);
    expect(seen(after, 'placed')).toHaveLength(1);
    expect(spot(say(now, { seat: 0, kind: 'pass' }), A)).toEqual([18, 18]);
  });
  it('contact with a kind of terrain: any piece of it, and nothing happens where there is none', () => {
    const effect: Eff[] = [
      { do: 'place', who: 'self', contact: { terrain: 'obstacle' } },
      { do: 'gain', to: 'self', energy: 1 },
    ];
    expect(energy(run(effect), A)).toEqual([4]);
    const rock = {
      id: 'rock',
      kind: 'obstacle',
      shape: { disc: { at: { x: 30 * 254, y: 30 * 254 }, radius: 254 } },
      base: 0,
      top: 254,
    } as const;
    const now = run(effect, {}, { terrain: [rock] });
    const [x, y] = spot(say(now, answers(now, 0).decisions[0] ?? { seat: 0, kind: 'pass' }), A);
    expect(Math.abs(Math.sqrt((x - 30) * (x - 30) + (y - 30) * (y - 30)) - 1.59)).toBeLessThan(0.03);
  });
  it('two models change places; where one would not fit neither goes', () => {
    const now = run([{ do: 'swap', a: 'self', b: 'target' }]);
    expect([spot(now, A), spot(now, B)]).toEqual([
      [21.18, 18],
      [18, 18],
    ]);
    const big = scene({
      seats: [[person('a'), person('c')], [person('b', { base: 50 })]],
      at: { [A]: [18, 18], [B]: [24, 18], [C]: [19.3, 18] },
    });
    const sceneNow = text(big, A, [{ do: 'swap', a: 'self', b: 'target' }], { bound: { target: [B] } });
    expect([spot(sceneNow, A), seen(sceneNow, 'failed')]).toEqual([[18, 18], [expect.objectContaining({ why: 'no-room-to-swap' })]]);
  });
});

describe('durations and abilities', () => {
  it('numbers are settled when an effect is laid, and multiplied by copies', () => {
    const now = run([{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'melee', by: { x: -2 } }], until: 'turn' }], {
      bound: { target: [B], X: 1 },
    });
    expect(statOf(lookAt(now), B, 'melee')).toBe(1);
    const thrice = run([{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'melee', by: -1 }], until: 'turn' }], { copies: 2 });
    expect(statOf(lookAt(thrice), B, 'melee')).toBe(1);
  });
  it('an ability may be given; reloading and spending', () => {
    const now = run([
      { do: 'give', to: 'target', ability: always('predictable', { mod: 'reveal', what: 'melee-hand' }), until: 'turn' },
      { do: 'spend', ability: 'musket', until: 'game' },
    ]);
    expect(model(now, B).lasting[0]?.gives?.id).toBe('predictable');
    expect(model(now, A).spent).toEqual({ musket: 'game' });
    const used = changed(three(), (play) => play.patchModel(A, { used: { pistol: { turn: 1, game: 1 } } }));
    expect(model(text(used, A, [{ do: 'reload', ability: 'pistol' }]), A).used['pistol']).toEqual({ turn: 1, game: 0 });
  });
});

describe('moonstones', () => {
  const rich = {
    at: {
      [A]: { at: [18, 18] as [number, number], stones: 2 },
      [B]: [21.181, 18] as [number, number],
      [C]: [14.819, 18] as [number, number],
    },
  };
  it('HLD-5 HLD-9: all stones are dropped one by one', () => {
    let now = run(
      [
        { do: 'drop-stone', from: 'self', n: 'all' },
        { do: 'gain', to: 'self', energy: 1 },
      ],
      {},
      rich,
    );
    for (const _ of [1, 2]) now = say(now, answers(now, 0).decisions[0] ?? { seat: 0, kind: 'pass' });
    expect([now.match.table.stones.map(({ holder, depth }) => [holder, depth]), energy(now, A)]).toEqual([
      [
        [null, 1],
        [null, 1],
      ],
      [4],
    ]);
    expect(model(now, A).status).toBe('board');
  });
  it('HLD-7 SIG-9: a stone handed over goes straight to the other card, whatever the copies', () => {
    const now = run([{ do: 'take-stone', from: 'self', to: 'target' }], { copies: 2 }, rich);
    expect(now.match.table.stones.map(({ holder }) => holder)).toEqual([B, A]);
  });
  it('keeping stones holds until slain', () => {
    const keeper = three(rich, { a: { abilities: [always('stash', { mod: 'keeps-stones' })] } });
    expect(
      text(
        keeper,
        A,
        [
          { do: 'drop-stone', from: 'self' },
          { do: 'take-stone', from: 'self', to: 'target' },
        ],
        { bound: { target: [B] } },
      ).match.table.stones.map(({ holder }) => holder),
    ).toEqual([A, A]);
    expect(asked(text(keeper, A, [{ do: 'slay', to: 'self' }]))).toEqual(['stone 0']);
  });
  it('HRV-8 V-34: lowering stops at its minimum; the resisting player may set the depth', () => {
    const given = { stones: [{ id: 's', at: [25, 25] as [number, number], depth: 2 }] };
    const now = run([{ do: 'depth', by: { x: -1 }, min: 1 }], { bound: { stone: 's', X: 3 } }, given);
    expect(now.match.table.stones[0]?.depth).toBe(1);
    const set = run([{ do: 'depth', set: 'resisting-choice' }], { bound: { stone: 's' } }, given);
    expect(asked(set)).toEqual(['number 1']);
    expect(refusal(set, { seat: 1, kind: 'answer', number: 5 })).toContain('MST-5');
    expect(say(set, { seat: 1, kind: 'answer', number: 4 }).match.table.stones[0]?.depth).toBe(4);
  });
});
