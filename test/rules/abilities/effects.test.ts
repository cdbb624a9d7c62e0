import { describe, expect, it } from 'vitest';
import { statOf } from '../../../src/rules/abilities/stats.ts';
import type { Character, Eff } from '../../../src/rules/terms/card-language.ts';
import type { ArcaneCard } from '../../../src/rules/terms/decks.ts';
import { choicesOf } from '../../../src/rules/index.ts';
import {
  always,
  asked,
  changed,
  energy,
  laid,
  lookAt,
  model,
  person,
  refusal,
  say,
  scene,
  seen,
  spot,
  text,
  wounds,
  type Given,
  type Scene,
} from './small-match.ts';

const A = '0:a';
const B = '1:b';
const C = '0:c';
/** a and c against b: a at (18, 18), b 2″ east of a edge to edge, c 2″ west of a. */
const three = (more: Partial<Given> = {}, cards: Partial<Record<'a' | 'b' | 'c', Partial<Character>>> = {}): Scene =>
  scene({
    seats: [[person('a', cards.a), person('c', cards.c)], [person('b', cards.b)]],
    at: { [A]: [18, 18], [B]: [21.181, 18], [C]: [14.819, 18] },
    ...more,
  });
const run = (effects: Eff[], more: Parameters<typeof text>[3] = {}, given: Partial<Given> = {}): Scene =>
  text(three(given), A, effects, { bound: { target: [B] }, ...more });
const reading = (now: Scene, seat: number) => choicesOf(now.match, seat, now.cards);

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
    const at = {
      [A]: [18, 18] as [number, number],
      [B]: { at: [21.181, 18] as [number, number], wounds: 5 },
      [C]: { at: [14.819, 18] as [number, number], wounds: 2 },
    };
    expect(wounds(run([{ do: 'heal', to: 'target', by: 3 }], {}, { at }), B)).toEqual([2]);
    expect(wounds(run([{ do: 'heal', to: 'target', by: 9 }], {}, { at }), B)).toEqual([0]);
    expect(wounds(run([{ do: 'heal', to: 'target', by: { x: 1, plus: 1 } }], { bound: { target: [C], X: 2 } }, { at }), C)).toEqual([0]);
    expect(wounds(run([{ do: 'heal', to: 'target', by: 'all' }], {}, { at }), B)).toEqual([0]);
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
    for (const _ of [1, 2]) now = say(now, reading(now, 0).decisions[0] ?? { seat: 0, kind: 'pass' });
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
    now = say(now, reading(now, 0).decisions[0] ?? { seat: 0, kind: 'pass' });
    expect(seen(now, 'slain')).toEqual([]);
    now = say(now, reading(now, 0).decisions[0] ?? { seat: 0, kind: 'pass' });
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
});

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
    expect(refusal(now, { seat: 0, kind: 'answer', at: [18, 22] })).toEqual(['too-far', 'DEF-27']);
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
    const { decisions } = reading(now, 0);
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
    const [x, y] = spot(say(now, reading(now, 0).decisions[0] ?? { seat: 0, kind: 'pass' }), A);
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
    const kept = text(big, A, [{ do: 'swap', a: 'self', b: 'target' }], { bound: { target: [B] } });
    expect([spot(kept, A), seen(kept, 'failed')]).toEqual([[18, 18], [expect.objectContaining({ why: 'no-room-to-swap' })]]);
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
    for (const _ of [1, 2]) now = say(now, reading(now, 0).decisions[0] ?? { seat: 0, kind: 'pass' });
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

describe('cards', () => {
  const flip: Eff[] = [{ do: 'flip', then: [{ do: 'wound', to: 'target', by: 'X' }], catastrophe: [{ do: 'wound', to: 'self', by: 1 }] }];
  const drawn = (...arcane: ArcaneCard[]): Partial<Given> => ({ arcane });
  it('ABL-5 ABL-6: the number flipped is X, a catastrophe has its own text', () => {
    expect(wounds(run(flip, {}, drawn('pink-3')), A, B)).toEqual([0, 3]);
    expect(wounds(run(flip, {}, drawn('catastrophe')), A, B)).toEqual([1, 0]);
  });
  it('ABL-11: without a text of its own nothing happens', () => {
    expect(wounds(run([{ do: 'flip', then: [{ do: 'wound', to: 'target', by: 'X' }] }], {}, drawn('catastrophe')), A, B)).toEqual([0, 0]);
  });
  it('ABL-10: a second flip comes from the deck without the first card', () => {
    const now = run([...flip, ...flip], {}, drawn('pink-3', 'green-3'));
    expect(wounds(now, B)).toEqual([6]);
  });
  it('ABL-8: flipped cards go back into the deck', () => {
    const now = run(flip, {}, drawn('pink-3'));
    expect(now.match.table.decks.arcane.length + now.match.table.aside.length).toBe(21);
  });
  it('V-61 ABL-9: looking orders the deck without shuffling it', () => {
    const now = run([{ do: 'look', top: 3 }], {}, drawn('pink-3', 'green-3', 'catastrophe'));
    expect(asked(now)).toEqual(['look 0']);
    expect(seen(now, 'looked')[0]?.secret).toEqual({ to: 0, cards: ['pink-3', 'green-3', 'catastrophe'] });
    expect(refusal(now, { seat: 0, kind: 'answer', top: ['pink-3', 'blue-3'], bottom: ['catastrophe'] })).toContain('ABL-9');
    expect(refusal(now, { seat: 0, kind: 'answer', top: ['pink-3'], bottom: ['catastrophe'] })).toContain('ABL-9');
    const after = say(now, { seat: 0, kind: 'answer', top: ['green-3'], bottom: ['catastrophe', 'pink-3'] });
    const { arcane } = after.match.table.decks;
    expect([arcane[0], arcane.slice(-2), arcane.length]).toEqual(['green-3', ['catastrophe', 'pink-3'], 21]);
    expect(seen(after, 'shuffled')).toEqual([]);
    expect(wounds(text(after, A, flip, { bound: { target: [B] } }), B)).toEqual([3]);
  });
});

describe('structure', () => {
  it('for-each runs its list for all it describes, deciding for each one alone', () => {
    const now = run([
      {
        do: 'for-each',
        which: { other: true },
        effects: [
          {
            do: 'if',
            cond: [{ who: 'each', side: 'enemy' }],
            then: [{ do: 'wound', to: 'each', by: 2 }],
            else: [{ do: 'gain', to: 'each', energy: 2 }],
          },
          { do: 'lose', to: 'each', energy: 1 },
        ],
      },
      { do: 'gain', to: 'self', energy: 4 },
    ]);
    expect([wounds(now, A, B, C), energy(now, A, B, C)]).toEqual([
      [0, 2, 0],
      [7, 2, 4],
    ]);
  });
  it('a number may be read from each member', () => {
    const now = run(
      [{ do: 'for-each', which: {}, effects: [{ do: 'gain', to: 'each', energy: { of: 'each', the: 'wounds' } }] }],
      {},
      { at: { [A]: { at: [18, 18], wounds: 1 }, [B]: { at: [21.181, 18], wounds: 2 }, [C]: [14, 18] } },
    );
    expect(energy(now, A, B, C)).toEqual([4, 5, 3]);
  });
  it('a pick is answered one at a time, by whom it names; up to may stop', () => {
    let now = run([{ do: 'pick', which: { other: true }, n: 2, as: 'f', then: [{ do: 'wound', to: { picked: 'f' }, by: 1 }] }]);
    expect(now.match.openings).toMatchObject([{ seat: 0, question: { options: [C, B] } }]);
    expect(refusal(now, { seat: 0, kind: 'answer', option: A })).toContain('DEF-2');
    now = say(now, { seat: 0, kind: 'answer', option: B });
    expect(now.match.openings).toMatchObject([{ seat: 0, question: { options: [C] } }]);
    expect(wounds(say(now, { seat: 0, kind: 'answer', option: C }), B, C)).toEqual([1, 1]);
    const few = run([
      {
        do: 'pick',
        which: { other: true },
        n: 2,
        upTo: true,
        as: 'f',
        by: 'resisting',
        then: [{ do: 'wound', to: { picked: 'f' }, by: 1 }],
      },
    ]);
    expect(wounds(say(few, { seat: 1, kind: 'pass' }), A, B, C)).toEqual([0, 0, 0]);
    expect(wounds(say(say(few, { seat: 1, kind: 'answer', option: C }), { seat: 1, kind: 'pass' }), B, C)).toEqual([0, 1]);
  });
  it('one of several is chosen by number', () => {
    const now = run([
      { do: 'one-of', options: [[{ do: 'wound', to: 'self', by: 1 }], [{ do: 'wound', to: 'target', by: 1 }]] },
      { do: 'gain', to: 'self', energy: 1 },
    ]);
    expect(now.match.openings).toMatchObject([{ question: { options: ['1', '2'] } }]);
    const after = say(now, { seat: 0, kind: 'answer', option: '2' });
    expect([wounds(after, A, B), energy(after, A)]).toEqual([[0, 1], [4]]);
  });
  it('a price is asked of the payer’s controller, and only when it can be paid', () => {
    const effect: Eff[] = [{ do: 'may-pay', who: 'target', energy: 2, wounds: 1, then: [{ do: 'gain', to: 'self', energy: 1 }] }];
    const now = run(effect);
    expect(asked(now)).toEqual(['option 1']);
    const paid = say(now, { seat: 1, kind: 'answer', option: 'yes' });
    expect([energy(paid, A, B), wounds(paid, B)]).toEqual([[4, 1], [1]]);
    expect(energy(say(now, { seat: 1, kind: 'pass' }), A, B)).toEqual([3, 3]);
    expect(energy(run(effect, {}, { at: { [A]: [18, 18], [B]: { at: [21.181, 18], energy: 1 }, [C]: [14, 18] } }), A, B)).toEqual([3, 1]);
  });
  it('nested lists come back to where they were', () => {
    const now = run(
      [
        {
          do: 'one-of',
          options: [
            [
              {
                do: 'for-each',
                which: { other: true },
                effects: [
                  {
                    do: 'flip',
                    then: [{ do: 'if', cond: [{ compare: 'X', op: '>', to: 1 }], then: [{ do: 'wound', to: 'each', by: 'X' }] }],
                  },
                ],
              },
              { do: 'gain', to: 'self', energy: 'X' },
            ],
          ],
        },
      ],
      { bound: { X: 2 } },
      { arcane: ['green-1', 'pink-3'] },
    );
    const after = say(now, { seat: 0, kind: 'answer', option: '1' });
    expect([wounds(after, C, B), energy(after, A)]).toEqual([[0, 3], [5]]);
  });
  it('counts, products and the turn are numbers', () => {
    const now = run(
      [
        { do: 'gain', to: 'self', energy: { count: { side: 'friendly', other: true } } },
        { do: 'gain', to: 'target', energy: { mul: [2, { add: [1, 'turn-number'] }] } },
        { do: 'wound', to: 'target', by: { x: 1, plus: -2, min: 1 } },
      ],
      { bound: { target: [B], X: 1 } },
    );
    expect([energy(now, A, B), wounds(now, B)]).toEqual([[4, 7], [1]]);
  });
  it('the match is never changed in place', () => {
    const before = three();
    const copy = structuredClone(before.match);
    laid(before);
    text(before, A, [{ do: 'pulse', in: 8, effects: [{ do: 'wound', to: 'each', by: 7 }] }]);
    expect(before.match).toEqual(copy);
  });
});
