import { describe, expect, it } from 'vitest';
import type { Eff } from '../../../src/rules/terms/card-language.ts';
import {
  A,
  active,
  always,
  answers,
  asked,
  B,
  C,
  changed,
  energy,
  type Given,
  model,
  passive,
  person,
  refusal,
  run,
  say,
  type Scene,
  scene,
  seen,
  spot,
  text,
  three,
  wounds,
} from '../small-match.ts';

describe('health and energy', () => {
  it('DMG-8 V-55: damage of a pulse hits everybody in it, the user too, less what texts take away', () => {
    const near = three(
      { at: { [A]: [18, 18], [B]: [21.1, 18], [C]: [10, 18] } },
      { a: { abilities: [always('resistance', { mod: 'suffered', types: ['magical'], by: -1 })] } },
    );
    const now = text(near, A, [{ do: 'pulse', in: 2, effects: [{ do: 'damage', to: 'each', by: 2, type: 'magical' }] }]);
    expect(wounds(now, A, B, C)).toEqual([1, 2, 0]);
  });
  it('DEF-12: a pulse leaves the user out only when it says other', () => {
    const now = run([{ do: 'pulse', in: 2, which: { other: true }, effects: [{ do: 'wound', to: 'each', by: 1 }] }]);
    expect(wounds(now, A, B, C)).toEqual([0, 1, 1]);
  });
  it('DEF-1: each character is a model and a card of its own: what befalls one copy leaves its twin whole', () => {
    const twins = scene({ seats: [[person('a')], [person('a')]], at: { '0:a': [10, 18], '1:a': [15, 18] } });
    const hurt = text(twins, '0:a', [{ do: 'wound', to: 'target', by: 2 }], { bound: { target: ['1:a'] } });
    expect(wounds(hurt, '0:a', '1:a')).toEqual([0, 2]);
  });
  it('DEF-18: wounds are not changed by armour; CRD-19: never past the last box', () => {
    const armoured = three({}, { b: { abilities: [always('armour', { mod: 'suffered', by: -2 })] } });
    expect(wounds(text(armoured, A, [{ do: 'wound', to: 'target', by: 3 }], { bound: { target: [B] } }), B)).toEqual([3]);
    expect(wounds(run([{ do: 'wound', to: 'target', by: 30 }]), B)).toEqual([7]);
  });
  it('V-78 V-133: healing never empties more boxes than are filled', () => {
    const place = {
      [A]: [18, 18] as [number, number],
      [B]: { at: [21.181, 18] as [number, number], wounds: 5 },
      [C]: { at: [14.819, 18] as [number, number], wounds: 2 },
    };
    expect(wounds(run([{ do: 'heal', to: 'target', by: 3 }], {}, { at: place }), B)).toEqual([2]);
    expect(wounds(run([{ do: 'heal', to: 'target', by: 9 }], {}, { at: place }), B)).toEqual([0]);
    expect(wounds(run([{ do: 'heal', to: 'target', by: { x: 1, plus: 1 } }], { bound: { target: [C], X: 2 } }, { at: place }), C)).toEqual([
      0,
    ]);
    expect(wounds(run([{ do: 'heal', to: 'target', by: 'all' }], {}, { at: place }), B)).toEqual([0]);
  });
  it('DEF-23 V-79 V-133: gaining goes above the dots, restoring does not and never lowers', () => {
    const now = run(
      [
        { do: 'gain', to: 'target', energy: 2 },
        { do: 'refill', to: 'target', upTo: 'printed' },
        { do: 'refill', to: 'self', upTo: 'printed' },
      ],
      {},
      { at: { [A]: { at: [18, 18], energy: 1 }, [B]: [21.181, 18], [C]: [14, 18] } },
    );
    expect(energy(now, A, B)).toEqual([3, 5]);
  });
  it('V-07 V-08: restoring up to the blue dots counts the open ones', () => {
    const dots = { health: 7, blueDots: [1, 2, 4, 6] };
    const after = (hurt: number): number[] => {
      const now = three({ at: { [A]: [18, 18], [B]: { at: [21.181, 18], wounds: hurt, energy: 0 }, [C]: [14, 18] } }, { b: dots });
      return energy(text(now, A, [{ do: 'refill', to: 'target', upTo: 'blue-dots' }], { bound: { target: [B] } }), B);
    };
    expect([0, 1, 2, 3, 4, 5, 6].flatMap(after)).toEqual([4, 4, 3, 3, 2, 2, 1]);
  });
  it('losing energy stops at nothing, all is all', () => {
    expect(
      energy(
        run([
          { do: 'lose', to: 'target', energy: 5 },
          { do: 'lose', to: 'self', energy: 'all' },
        ]),
        A,
        B,
      ),
    ).toEqual([0, 0]);
  });
  it('what an effect really did feeds another one', () => {
    const now = run([
      { do: 'lose', to: 'target', energy: 5, bind: 'drawn' },
      { do: 'gain', to: 'self', energy: { result: 'drawn' } },
    ]);
    expect(energy(now, A, B)).toEqual([6, 0]);
    const none = run([
      { do: 'heal', to: 'target', by: 2, bind: 'healed' },
      { do: 'if', cond: [{ did: 'healed' }], then: [{ do: 'gain', to: 'self', energy: 1 }] },
    ]);
    expect(energy(none, A)).toEqual([3]);
  });
  it('SIG-8 SIG-9: copies multiply wounds and energy, not radii; SIG-10: halves come one after the other', () => {
    const now = run(
      [
        { do: 'pulse', in: 2, which: { other: true }, effects: [{ do: 'wound', to: 'each', by: 1 }] },
        { do: 'gain', to: 'self', energy: 1 },
      ],
      { copies: 3 },
    );
    expect([wounds(now, B, C), energy(now, A)]).toEqual([[3, 3], [6]]);
    const half = run(
      [{ do: 'lose', to: 'target', energy: { half: { of: 'target', the: 'energy' } } }],
      { copies: 2 },
      { at: { [A]: [18, 18], [B]: { at: [21.181, 18], energy: 5 }, [C]: [14, 18] } },
    );
    expect(energy(half, B)).toEqual([1]);
  });
  it('SIG-12: out of range only what falls on the bearer happens', () => {
    const now = run(
      [
        { do: 'wound', to: 'target', by: 1 },
        { do: 'wound', to: 'self', by: 1 },
        { do: 'pulse', in: 8, effects: [{ do: 'gain', to: 'each', energy: 1 }] },
      ],
      { selfOnly: true },
    );
    expect([wounds(now, A, B), energy(now, A, B, C)]).toEqual([
      [1, 0],
      [4, 3, 3],
    ]);
  });
  it('an effect on several declared targets falls on each', () => {
    expect(energy(run([{ do: 'gain', to: 'target', energy: 1 }], { bound: { target: [B, C] } }), A, B, C)).toEqual([3, 4, 4]);
  });
});

describe('the slain', () => {
  const dying = (stones: Partial<Record<string, number>>, more: Partial<Given> = {}): Scene =>
    three({
      at: {
        [A]: [18, 18],
        [B]: { at: [21.181, 18], wounds: 6, stones: stones[B] ?? 0 },
        [C]: { at: [14.819, 18], wounds: 6, stones: stones[C] ?? 0 },
      },
      ...more,
    });
  const blast: Eff[] = [
    { do: 'pulse', in: 2, which: { other: true }, effects: [{ do: 'wound', to: 'each', by: 1 }] },
    { do: 'gain', to: 'self', energy: 1 },
  ];

  it('SLN-1 SLN-5: without stones they leave at once, cleared', () => {
    const now = text(
      changed(dying({}), (play) => play.patchModel(B, { used: { x: { turn: 1, game: 1 } } })),
      A,
      blast,
    );
    expect(model(now, B)).toMatchObject({ status: 'slain', energy: 0, lasting: [], used: {}, spent: {} });
    expect(energy(now, A)).toEqual([4]);
    expect(seen(now, 'slain').map(({ model: id }) => id)).toEqual([C, B]);
  });
  it('SLN-2 HLD-5: the active player places each stone at depth 1 in contact, then the model leaves and the text goes on', () => {
    let now = text(dying({ [B]: 2 }), A, blast);
    expect(asked(now)).toEqual(['stone 0']);
    expect(model(now, B).status).toBe('slain');
    expect(seen(now, 'slain')).toEqual([]);
    expect(refusal(now, { seat: 0, kind: 'answer', at: [30, 30] })[0]).not.toBe('legal');
    expect(refusal(now, { seat: 0, kind: 'pass' })).toContain('must-be-answered');
    for (const _ of [1, 2]) now = say(now, answers(now, 0).decisions[0] ?? { seat: 0, kind: 'pass' });
    expect(now.match.table.stones.map(({ holder, depth }) => [holder, depth])).toEqual([
      [null, 1],
      [null, 1],
    ]);
    expect(seen(now, 'slain').map(({ model: id }) => id)).toEqual([C, B]);
    expect(energy(now, A)).toEqual([4]);
  });
  it('SLN-7: of several, the active player chooses the order; all drop before any leaves', () => {
    let now = text(dying({ [B]: 1, [C]: 1 }), A, blast);
    expect(asked(now)).toEqual(['order 0']);
    expect(refusal(now, { seat: 0, kind: 'answer', order: [B] })).toContain('SLN-7');
    now = say(now, { seat: 0, kind: 'answer', order: [B, C] });
    now = say(now, answers(now, 0).decisions[0] ?? { seat: 0, kind: 'pass' });
    expect(seen(now, 'slain')).toEqual([]);
    now = say(now, answers(now, 0).decisions[0] ?? { seat: 0, kind: 'pass' });
    expect(seen(now, 'stone-dropped').map(({ model: id }) => id)).toEqual([B, C]);
    expect(seen(now, 'slain')).toHaveLength(2);
  });
  it('SLN-4: when nobody is active the causer’s controller places', () => {
    const now = dying({ [C]: 1 });
    const frame = { ...now, match: { ...now.match, order: { ...now.match.order, active: null } } };
    expect(asked(text(frame, B, [{ do: 'wound', to: 'target', by: 1 }], { bound: { target: [C] } }))).toEqual(['stone 1']);
  });
  it('slaying outright fills the bar and causes no wound', () => {
    const now = run([{ do: 'slay', to: 'target' }]);
    expect([model(now, B).status, wounds(now, B)]).toEqual(['slain', [7]]);
    expect(seen(now, 'wounded')).toEqual([]);
  });
  it('SLN-8: nothing moves or heals a slain model afterwards', () => {
    const now = run([
      { do: 'slay', to: 'target' },
      { do: 'move', who: 'target', in: 2, way: { away: 'self' } },
      { do: 'heal', to: 'target', by: 'all' },
    ]);
    expect([wounds(now, B), spot(now, B), seen(now, 'moved')]).toEqual([[7], [21.18, 18], []]);
  });
  it('SLN-7, HLD-8: no stone is laid where another one stands who was slain with its bearer', () => {
    const before = scene({
      seats: [[person('a')], [person('b'), person('e')]],
      at: { [A]: [10, 10], [B]: { at: [18, 18], stones: 1 }, '1:e': [19.19, 18] },
    });
    const fallen = text(before, A, [{ do: 'slay', to: 'target' }], { bound: { target: [B, '1:e'] } });
    expect(refusal(fallen, { seat: 0, kind: 'answer', at: [18.85, 18] })).toEqual(['stone-on-model', 'HLD-8', 'HLD-5']);
    const after = say(fallen, { seat: 0, kind: 'answer', at: [17.15, 18] });
    expect([model(after, '1:e').status, asked(after)]).toEqual(['slain', ['act 0']]);
  });
  it('ACT-9, SLN-6, UPG-12: slain in its own activation and back at once, a model goes on with nothing, and is activated anew', () => {
    const rises = passive('rises', { when: { on: 'slain', who: { only: 'self' } }, do: [{ do: 'return', who: 'self' }] });
    const dies = active('dies', {}, { do: 'slay', to: 'self' });
    const before = scene({
      seats: [[person('a', { abilities: [rises, dies] }), person('c')], [person('b')]],
      at: { [A]: [10, 10], [C]: [30, 30], [B]: [20, 20] },
    });
    const back = say(
      changed(before, (play) => play.patchSeat(0, { edge: 'north' })),
      { seat: 0, kind: 'use', ability: 'dies' },
    );
    const after = say(back, { seat: 0, kind: 'answer', at: [10, 5] });
    expect([model(after, A).status, asked(after)]).toEqual(['board', ['activate 1']]);
    const next = say(say(after, { seat: 1, kind: 'activate', model: B }), { seat: 1, kind: 'end-activation' });
    const again = say(next, { seat: 0, kind: 'activate', model: A });
    expect(asked(again)).toEqual(['act 0']);
  });
});
