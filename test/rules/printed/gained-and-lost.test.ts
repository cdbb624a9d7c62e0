import { describe, expect, it } from 'vitest';
import { abilityOf, keywordsOf } from '../../../src/rules/printed/abilities-of.ts';
import { actionDeclared, actionOver, turnOver } from '../../../src/rules/reading/action-span.ts';
import { valueOf } from '../../../src/rules/reading/reading.ts';
import { costOf } from '../../../src/rules/reading/cost-of.ts';
import { statOf } from '../../../src/rules/reading/stats.ts';
import { triggered } from '../../../src/rules/reading/moments/triggers.ts';
import type { Ability, Eff, Mod, Passive } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { ArcaneCard } from '../../../src/rules/terms/decks.ts';
import { viewFor } from '../../../src/seats/view.ts';
import {
  A,
  active,
  always,
  asked,
  B,
  C,
  changed,
  energy,
  INCH,
  lookAt,
  passive,
  person,
  refusal,
  run,
  say,
  scene,
  seen,
  text,
  three,
  wounds,
  type Scene,
} from '../small-match.ts';

const nothing: Eff = { do: 'gain', to: 'self', energy: 0 };
const ids = (now: Scene, id: string): string[] => lookAt(now).match.table.models[id]?.lasting.flatMap(({ gives }) => gives?.id ?? []) ?? [];

describe('lose-ability', () => {
  const two = (b: Ability[]): Scene =>
    text(three({}, { b: { abilities: b } }), A, [{ do: 'lose-ability', from: 'target', of: 'active', until: 'turn' }], {
      bound: { target: [B] },
    });

  it('takes one ability of the kind, chosen by whose text it is, until the time is over', () => {
    const open = two([active('hop', {}, nothing), passive('hide'), active('skip', {}, nothing)]);
    expect(open.match.openings[0]).toMatchObject({
      seat: 0,
      question: { ask: 'option', of: 'ability', options: ['hop', 'skip'], whose: B },
    });
    expect(refusal(open, { seat: 0, kind: 'answer', option: 'hide' })).toContain('DEF-2');
    const mute = say(open, { seat: 0, kind: 'answer', option: 'skip' });
    expect([abilityOf(lookAt(mute), B, 'skip'), abilityOf(lookAt(mute), B, 'hop')?.id]).toEqual([null, 'hop']);
    expect(abilityOf(lookAt(changed(mute, turnOver)), B, 'skip')?.id).toBe('skip');
  });

  it('asks nothing where there is none', () => expect(asked(two([passive('hide')]))).toEqual(['act 0']));
});

describe('learn-keyword', () => {
  const teach = (a: string[], b: string[]): Scene =>
    text(three({}, { a: { keywords: a }, b: { keywords: b } }), A, [{ do: 'learn-keyword', of: 'target', to: 'self', until: 'turn' }], {
      bound: { target: [B] },
    });

  it('CRD-20: offers what the learner has not got, and gives it for the time', () => {
    const open = teach(['spirit'], ['spirit', 'goblin', 'pirate']);
    expect(open.match.openings[0]).toMatchObject({ seat: 0, question: { of: 'keyword', options: ['goblin', 'pirate'] } });
    const learnt = say(open, { seat: 0, kind: 'answer', option: 'pirate' });
    expect(keywordsOf(lookAt(learnt), A)).toEqual(['spirit', 'pirate']);
    expect(keywordsOf(lookAt(changed(learnt, turnOver)), A)).toEqual(['spirit']);
  });

  it('asks nothing where there is nothing to learn', () => expect(asked(teach(['spirit', 'goblin'], ['goblin']))).toEqual(['act 0']));
});

describe('lapse', () => {
  const guard: Passive = passive('guard', { when: { on: 'would-suffer' }, do: [{ do: 'avert' }, { do: 'lapse' }] });
  const give: Eff = { do: 'give', to: 'target', ability: guard, until: 'turn' };
  const hit: Eff = { do: 'damage', to: 'target', by: 2, type: 'impact' };

  it('CHR-1: a granted ability is used up by damage, not by wounds', () => {
    const given = run([give, { do: 'wound', to: 'target', by: 1 }]);
    expect([wounds(given, B), ids(given, B)]).toEqual([[1], ['guard']]);
    const once = text(given, A, [hit], { bound: { target: [B] } });
    expect([wounds(once, B), ids(once, B)]).toEqual([[1], []]);
    expect(wounds(text(once, A, [hit], { bound: { target: [B] } }), B)).toEqual([3]);
  });

  it('two of them answer to the same damage, and both are gone', () => {
    const twice = run([give, give, hit]);
    expect([wounds(twice, B), ids(twice, B)]).toEqual([[0], []]);
  });
});

describe('set-aside', () => {
  const deck: ArcaneCard[] = ['blue-3', 'catastrophe', 'pink-3'];
  const juggle = (of: number): Scene => run([{ do: 'set-aside', of }], {}, { arcane: deck });

  /** The deck holds so many cards. */
  const short = (left: number): Scene =>
    changed(three(), (play) => play.patchTable({ decks: { ...play.match.table.decks, arcane: deck.slice(0, left) }, aside: [] }));

  it('ARC-45: one beside the card, one on top, one at the bottom, and no shuffling', () => {
    const open = juggle(3);
    expect(viewFor(open.match, 0).looking).toEqual(deck);
    expect(viewFor(open.match, 1).looking).toBeNull();
    expect(refusal(open, { seat: 0, kind: 'answer', cards: [] })).toContain('EVA-25');
    const scene = say(open, { seat: 0, kind: 'answer', cards: ['catastrophe'] });
    expect(viewFor(scene.match, 0).looking).toEqual(['blue-3', 'pink-3']);
    const done = say(scene, { seat: 0, kind: 'answer', cards: ['pink-3'] });
    const { arcane } = done.match.table.decks;
    expect([arcane.length, arcane[0], arcane.at(-1)]).toEqual([20, 'pink-3', 'blue-3']);
    expect(done.match.order.seats[0]?.kept).toEqual({ [A]: ['catastrophe'] });
    expect(seen(done, 'shuffled')).toEqual([]);
    expect(viewFor(done.match, 1).order.seats[0]).toMatchObject({ kept: { [A]: { count: 1 } } });
    expect(JSON.stringify(viewFor(done.match, 1).order)).not.toContain('catastrophe');
  });

  it('ARC-40: a single card is kept, and the deck stays as it lay', () => {
    const done = say(text(short(3), A, [{ do: 'set-aside', of: 1 }]), { seat: 0, kind: 'answer', cards: ['blue-3'] });
    expect(done.match.table.decks.arcane).toEqual(['catastrophe', 'pink-3']);
    expect(done.match.order.seats[0]?.kept).toEqual({ [A]: ['blue-3'] });
  });

  it('ARC-45: a deck that runs short gives what it has', () => {
    const two = say(text(short(2), A, [{ do: 'set-aside', of: 3 }]), { seat: 0, kind: 'answer', cards: ['blue-3'] });
    expect([two.match.table.decks.arcane, asked(two)]).toEqual([['catastrophe'], ['act 0']]);
    expect(asked(text(short(0), A, [{ do: 'set-aside', of: 3 }]))).toEqual(['act 0']);
  });
});

describe('cards that a player takes out of the arcane deck', () => {
  const deck: ArcaneCard[] = ['blue-3', 'catastrophe', 'pink-3'];
  const taking = (effect: Eff, left: number): Scene =>
    text(
      changed(three(), (play) => play.patchTable({ decks: { ...play.match.table.decks, arcane: deck.slice(0, left) }, aside: [] })),
      A,
      [effect],
    );
  const ways = (n: number): Eff[] => [
    { do: 'search', n },
    { do: 'search', n, onTop: true },
    { do: 'keep', n },
  ];

  it('ARC-40, EVA-25: nobody is asked for no card: where the text counts none, or where the deck is empty', () => {
    for (const [n, left] of [
      [0, 3],
      [-1, 3],
      [1, 0],
      [2, 0],
    ] as const)
      for (const effect of ways(n)) {
        const taken = taking(effect, left);
        const label = `${JSON.stringify(effect)} of ${left}`;
        expect([asked(taken), taken.match.table.decks.arcane, taken.match.order.seats[0]], label).toEqual([
          ['act 0'],
          deck.slice(0, left),
          three().match.order.seats[0],
        ]);
        for (const event of ['shuffled', 'arcane-kept', 'arranged'] as const) expect(seen(taken, event), label).toEqual([]);
      }
    // a card that is put by is the top one, where there is one
    expect(asked(taking({ do: 'put-by' }, 0))).toEqual(['act 0']);
    expect(seen(taking({ do: 'put-by' }, 0), 'arcane-kept')).toEqual([]);
    expect(seen(taking({ do: 'put-by' }, 1), 'arcane-kept')).toHaveLength(1);
  });

  it('ARC-40, EVA-25: as many as the text says, and as the deck holds', () => {
    for (const [n, left, count] of [
      [1, 3, 1],
      [3, 3, 3],
      [3, 2, 2],
      [1, 1, 1],
    ] as const)
      for (const effect of ways(n))
        expect(taking(effect, left).match.openings).toMatchObject([{ seat: 0, question: { ask: 'search', count } }]);
  });
});

describe('how long something holds', () => {
  const stronger: Mod = { mod: 'stat', stat: 'melee', by: 2 };
  const melee = (now: Scene): number => statOf(lookAt(now), A, 'melee');

  it('DMG-2: what waits for the next melee attack outlives other actions, but not the turn', () => {
    const waiting = run([{ do: 'apply', to: 'self', mods: [stronger], until: 'next-attack' }]);
    const plain = melee(three());
    expect(melee(waiting)).toBe(plain);
    const jogged = changed(waiting, (play) => actionDeclared(play, A, null));
    expect(melee(changed(jogged, (play) => actionDeclared(play, A, B)))).toBe(plain + 2);
    expect(
      melee(
        changed(
          changed(jogged, (play) => actionDeclared(play, A, B)),
          actionOver,
        ),
      ),
    ).toBe(plain);
    expect(melee(changed(changed(jogged, turnOver), (play) => actionDeclared(play, A, B)))).toBe(plain);
  });

  it('ARC-44: what begins after the action does not hold in it', () => {
    const open = text(three({}, { a: { abilities: [passive('hide'), active('hop', {}, nothing)] } }), A, [
      { do: 'apply', to: 'self', mods: [{ mod: 'without', ability: 'hop' }, stronger], until: 'game', after: 'action' },
      { do: 'one-of', options: [[nothing], [nothing]] },
    ]);
    expect([abilityOf(lookAt(open), A, 'hop')?.id, melee(open)]).toEqual(['hop', melee(three())]);
    const over = changed(say(open, { seat: 0, kind: 'answer', option: '1' }), actionOver);
    expect([abilityOf(lookAt(over), A, 'hop'), melee(over)]).toEqual([null, melee(three()) + 2]);
  });
});

describe('numbers', () => {
  it('CRD-4 CRD-20: a Melee Range that is increased to a number is never made shorter, and none stays none', () => {
    const reach = (meleeRange: number): number =>
      statOf(lookAt(three({}, { a: { meleeRange, abilities: [always('root', { mod: 'reach', in: 3 })] } })), A, 'melee-range');
    expect([reach(0), reach(2), reach(4)]).toEqual([0, 3, 4]);
  });

  it('TER-1: pieces of terrain are counted by name, one item once', () => {
    const wood = (id: string, x: number, piece?: string) => ({
      id,
      kind: 'woods' as const,
      shape: { disc: { at: { x: x * INCH, y: 18 * INCH }, radius: INCH } },
      base: 0,
      top: 4 * INCH,
      ...(piece ? { piece } : {}),
    });
    const now = three({ terrain: [wood('one', 13), wood('two', 23, 'grove'), wood('three', 22, 'grove'), wood('far', 27)] });
    const reading = { look: lookAt(now), self: A, ability: 'text', bound: {} };
    expect(valueOf(reading, { pieces: 'woods', in: 4, of: 'self' })).toBe(2);
    expect(valueOf(reading, { pieces: 'water', in: 4, of: 'self' })).toBe(0);
  });
});

it('DEF-18: a text may wait for damage alone', () => {
  const hurt = passive('hurt', { when: { on: 'wounded', by: 'damage' }, do: [{ do: 'gain', to: 'self', energy: 1 }] });
  const now = three({}, { b: { abilities: [hurt] } });
  const after = (...effects: Eff[]): number[] => energy(text(now, A, effects, { bound: { target: [B] } }), B);
  expect(after({ do: 'wound', to: 'target', by: 1 })).toEqual([3]);
  expect(after({ do: 'damage', to: 'target', by: 1, type: 'impact' })).toEqual([4]);
  expect(after({ do: 'damage', to: 'target', by: 0, type: 'impact' })).toEqual([3]);
  expect(triggered(lookAt(now), { on: 'wounded', model: A, amount: 1, by: 'damage', ofCatastrophe: false })).toEqual([]);
});

describe('a price for the first of a turn', () => {
  const link = always('link', { mod: 'cost', of: ['active'], by: -1, first: { side: 'friendly', is: ['witch'] } });
  const aid = active('aid', { cost: 2, range: 12, target: {} }, nothing);
  const now = (a: number): Scene =>
    scene({
      seats: [[person('a', { abilities: [link, aid] }), person('c', { keywords: ['witch'] })], [person('b', { keywords: ['witch'] })]],
      at: { [A]: { at: [18, 18], energy: a }, [B]: [20, 18], [C]: [14, 18] },
    });
  const use = (target: string): Decision => ({ seat: 0, kind: 'use', ability: 'aid', targets: [target] });

  it('ABL-16 ACT-17: is asked where it aims at such a model, once', () => {
    const look = lookAt(now(1));
    expect([
      costOf(look, A, 'active', 2, { ability: 'aid' }),
      costOf(look, A, 'active', 2, { ability: 'aid', targets: [C] }),
      costOf(look, A, 'active', 2, { ability: 'aid', targets: null }),
    ]).toEqual([2, 1, 1]);
    expect(refusal(now(1), use(B))).toContain('ACT-12');
    const once = say(say(now(4), use(B)), use(C));
    expect(energy(once, A)).toEqual([1]);
    expect(refusal(once, use(C))).toContain('ACT-12');
  });

  it('ABL-16: begins anew with the turn', () => {
    const next = changed(say(now(2), use(C)), turnOver);
    expect(energy(say(next, use(C)), A)).toEqual([0]);
  });
});

describe('a price for the first action with a cost', () => {
  const four = always('four', { mod: 'cost', of: ['any'], by: -1, priced: 4 });
  const aid = (id: string, cost: number) => active(id, { cost, range: 12, target: {} }, nothing);
  /** The energy that a pays for each of these abilities in turn; `change`: what another text adds to the cost of the one that is changed. */
  const paid = (change: number, printed: Record<string, number>, uses: string[], before = (given: Scene): Scene => given): number[] => {
    const texts = [always('more', { mod: 'cost', of: [{ ability: 'changed' }], by: change }), four];
    let current = scene({
      seats: [[person('a', { abilities: [...texts, ...Object.entries(printed).map(([id, cost]) => aid(id, cost))] })], [person('b')]],
      at: { [A]: { at: [18, 18], energy: 20 }, [B]: [20, 18] },
    });
    return uses.map((ability, index) => {
      if (index > 0) current = before(current);
      const [had = 0] = energy(current, A);
      expect(costOf(lookAt(current), A, 'active', printed[ability] ?? 0, { ability }), ability).toBe(
        had - (energy((current = say(current, { seat: 0, kind: 'use', ability, targets: [B] })), A)[0] ?? 0),
      );
      return had - (energy(current, A)[0] ?? 0);
    });
  };

  it('CHR-50, ACT-17: counts the cost after all other texts, and is used up by an action that cost so much before it', () => {
    expect(paid(0, { changed: 4 }, ['changed', 'changed', 'changed'])).toEqual([3, 4, 4]);
    // what costs as much by other texts
    expect(paid(1, { changed: 3 }, ['changed', 'changed', 'changed'])).toEqual([3, 4, 4]);
    expect(paid(-1, { changed: 5 }, ['changed', 'changed', 'changed'])).toEqual([3, 4, 4]);
    // what has the number only on its card
    for (const [change, cost] of [
      [1, 5],
      [-1, 3],
    ] as const)
      expect(paid(change, { changed: 4, plain: 4 }, ['changed', 'plain', 'changed', 'plain'])).toEqual([cost, 3, cost, 4]);
    // what costs another number
    expect(paid(1, { changed: 3, plain: 2 }, ['plain', 'changed', 'plain', 'changed'])).toEqual([2, 3, 2, 4]);
  });

  it('CHR-50: begins anew with the turn', () => {
    const next = (given: Scene): Scene => changed(given, turnOver);
    expect(paid(1, { changed: 3 }, ['changed', 'changed', 'changed'], next)).toEqual([3, 3, 3]);
  });
});

describe('choices of the text’s player', () => {
  const wish: Eff[] = [{ do: 'may', then: [{ do: 'gain', to: 'self', energy: 1 }] }];

  it('DEF-2: what may be done is done only if it is wished', () => {
    const open = run(wish);
    expect(open.match.openings[0]).toMatchObject({ seat: 0, question: { of: 'yes-no', may: true } });
    expect(energy(say(open, { seat: 0, kind: 'answer', option: 'yes' }), A)).toEqual([4]);
    expect(energy(say(open, { seat: 0, kind: 'answer', option: 'no' }), A)).toEqual([3]);
    expect(energy(say(open, { seat: 0, kind: 'pass' }), A)).toEqual([3]);
  });

  const toll = (price: number): Scene =>
    run([
      {
        do: 'may-pay',
        who: 'target',
        energy: price,
        then: [{ do: 'gain', to: 'self', energy: 1 }],
        else: [{ do: 'wound', to: 'target', by: 1 }],
      },
    ]);

  it('ACT-12: who does not pay, or cannot, bears what comes otherwise', () => {
    const paid = say(toll(2), { seat: 1, kind: 'answer', option: 'yes' });
    expect([energy(paid, A, B), wounds(paid, B)]).toEqual([[4, 1], [0]]);
    const unpaid = say(toll(2), { seat: 1, kind: 'answer', option: 'no' });
    expect([energy(unpaid, A, B), wounds(unpaid, B)]).toEqual([[3, 3], [1]]);
    expect([asked(toll(4)), wounds(toll(4), B)]).toEqual([['act 0'], [1]]);
  });

  it('CRD-9: a passive ability that is used is no Active Ability where the card’s print counts', () => {
    const brace = active('brace', { prints: 'passive' }, nothing);
    const mute = text(three({}, { b: { abilities: [brace] } }), A, [{ do: 'lose-ability', from: 'target', of: 'active', until: 'turn' }], {
      bound: { target: [B] },
    });
    expect(asked(mute)).toEqual(['act 0']);
  });
});

it('SLN-2: only stones that still lie where they fell are inherited', () => {
  const stones = [{ id: 's1', at: [10, 10] as [number, number], depth: 2 }];
  const inherit = (bound: string[]): Scene =>
    text(three({ stones }), A, [{ do: 'inherit-stone', to: 'self', depth: 1 }], { bound: { stones: bound } });
  expect(asked(inherit([]))).toEqual(['act 0']);
  const open = say(inherit(['s1']), { seat: 0, kind: 'answer', option: 's1' });
  expect(refusal(open, { seat: 0, kind: 'answer', stone: 's1', at: [25, 25] })).not.toContain('legal');
  const done = say(open, { seat: 0, kind: 'answer', stone: 's1', at: [18, 18.841] });
  expect(done.match.table.stones[0]).toMatchObject({ depth: 1, holder: null });
  const held = changed(three({ stones }), (play) => play.patchStone('s1', { holder: B }));
  expect(asked(text(held, A, [{ do: 'inherit-stone', to: 'self', depth: 1 }], { bound: { stones: ['s1'] } }))).toEqual(['act 0']);
});
