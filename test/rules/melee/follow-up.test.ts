import { describe, expect, it } from 'vitest';
import type { MeleeCard } from '../../../src/rules/terms/decks.ts';
import { STONE_RADIUS } from '../../../src/rules/measuring/bases.ts';
import {
  asked,
  declare,
  fight,
  FS,
  HG,
  LG,
  melee,
  model,
  passive,
  person,
  RA,
  refused,
  say,
  SC,
  seen,
  signature,
  stepOf,
  TH,
  wounding,
  wounds,
  type Plan,
} from './fixture.ts';

const plain = (id: string) => person(id, { melee: 2, health: 12 });

describe('a single follow-up', () => {
  const start = (attacker: MeleeCard[], defender: MeleeCard[]) =>
    declare({ attacker: plain('one'), defender: plain('two'), draws: [...attacker, ...defender] });

  it('FUP-1, FUP-4, FUP-5: another card against the one first played; its player suffers nothing', () => {
    const round = fight(start([FS, LG, LG, HG], [HG, RA]), { cards: [FS] }, { cards: [HG, RA] });
    expect(seen(round, 'follow-up-earned').map(({ side }) => side)).toEqual(['defender']);
    expect(wounds(round)).toEqual([1, 0]); // a rising attack against a falling swing; the 3 of the swing is not dealt again
  });

  it('FUP-8: it may be declined', () => {
    const round = fight(start([FS, LG, LG, HG], [HG, RA]), { cards: [FS] }, { cards: [HG] });
    expect(seen(round, 'follow-up-declined')).toEqual([{ what: 'follow-up-declined', side: 'defender' }]);
    expect(wounds(round)).toEqual([0, 0]);
  });

  it('FUP-4, MEL-10: only with a card in hand', () => {
    const round = fight(start([FS, LG, LG, HG], [HG, RA]), { cards: [FS] }, { cards: [HG] }, 'follow-up');
    expect(asked(round)).toEqual(['follow-up 1']);
    expect(refused(round, { seat: 1, kind: 'follow-up', card: HG })).toEqual(['card-not-in-hand', 'FUP-4', 'MEL-10']);
    expect(refused(round, { seat: 0, kind: 'follow-up', card: LG })).not.toContain('legal');
  });

  it('FUP-4: nobody without a card is asked', () => {
    const anotherRound = declare({ attacker: plain('one'), defender: person('two', { melee: 1 }), draws: [FS, LG, LG, HG, HG] });
    const round = fight(anotherRound, { cards: [FS] }, { cards: [HG, RA] });
    expect(seen(round, 'follow-up-earned')).toHaveLength(1);
    expect(melee(round)).toBeUndefined();
  });

  it('FUP-6, FUP-5: a critical hit goes with it, and only its player is asked', () => {
    const now = fight(
      declare({ attacker: plain('one'), defender: person('two', { melee: 3 }), draws: [FS, FS, LG, HG, HG, TH, TH] }),
      { cards: [FS] },
      { cards: [HG, TH] },
      'follow-up',
    );
    const next = say(now, { seat: 1, kind: 'follow-up', card: TH });
    expect(asked(next)).toEqual(['critical 1']);
    expect(wounds(fight(next, {}, { copies: [2] }))).toEqual([4, 0]);
  });

  it('FUP-9: it earns no other (V-107)', () => {
    const start = declare({ attacker: plain('one'), defender: plain('two'), draws: [SC, SC, SC, HG, TH, LG] });
    const round = fight(start, { cards: [SC, SC, SC] }, { cards: [TH] });
    expect(seen(round, 'follow-up-earned')).toHaveLength(1);
    expect(seen(round, 'melee-revealed')).toHaveLength(2);
  });

  it('FUP-1: nobody earns one where the rule is switched off', () => {
    const off = declare({ attacker: plain('one'), defender: plain('two'), draws: [FS, LG, LG, HG, HG, RA], options: { followUps: false } });
    expect(seen(fight(off, { cards: [FS] }, { cards: [HG, RA] }), 'follow-up-earned')).toEqual([]);
  });

  it('FUP-15: the reductions of the upgraded card it strikes stay in force', () => {
    const guarded = signature(FS, '∅ 0 0 3 3 2', ['slicing'], { mods: [{ mods: [{ mod: 'suffered', by: -1 }] }] });
    const two = person('two', { melee: 2, health: 12, signature: guarded });
    const struck = (upgrade: boolean, copies: number): number => {
      const start = declare({ attacker: plain('one'), defender: two, draws: [HG, TH, LG, LG, FS, FS] });
      return wounds(fight(start, { cards: [HG, TH] }, { cards: [FS], copies: [copies], upgrade: [upgrade] }))[1];
    };
    expect(struck(false, 1)).toBe(2);
    expect(struck(true, 1)).toBe(1);
    expect(struck(true, 2)).toBe(0);
  });

  it('FUP-14: against a slain opponent it deals nothing, but its signature move still ends the round', () => {
    const first = signature(TH, '3* 3* 3* 3* 3* 3*', ['piercing'], { end: wounding('self', 1) });
    const entry = person('one', { melee: 2, signature: first });
    const start = declare({
      attacker: entry,
      defender: plain('two'),
      draws: [TH, TH, LG, LG, HG, HG],
      models: { defender: { wounds: 9 } },
    });
    const round = fight(start, { cards: [TH, TH], upgrade: [true, true] }, { cards: [HG] });
    expect(model(round, 'defender').status).toBe('slain');
    expect(seen(round, 'damaged')).toHaveLength(1);
    expect(seen(round, 'upgraded')).toHaveLength(2);
    expect(model(round, 'attacker').wounds).toBe(2);
  });
});

describe('follow-ups and signature moves', () => {
  const strike = signature(FS, '∅ 0* 1* 2* 3 2', ['slicing']);

  it('FUP-12: the circles of the upgraded card replace those of the regular one', () => {
    const entry = person('one', { melee: 2, signature: strike });
    const start = declare({ attacker: entry, defender: plain('two'), draws: [FS, RA, LG, LG, TH, SC] });
    expect(seen(fight(start, { cards: [FS], upgrade: [true] }, { cards: [TH] }), 'follow-up-earned')).toHaveLength(1);
    expect(seen(fight(start, { cards: [FS], upgrade: [false] }, { cards: [TH] }), 'follow-up-earned')).toHaveLength(0);
  });

  it('FUP-3: whoever is slain in the exchange loses it (V-105)', () => {
    const entry = person('one', { melee: 2, signature: strike });
    const given = { attacker: entry, defender: plain('two'), draws: [FS, RA, LG, LG, TH, SC] as MeleeCard[] };
    const alive = fight(declare(given), { cards: [FS], upgrade: [true] }, { cards: [TH] });
    expect(wounds(alive)).toEqual([2, 1]);
    const slain = fight(declare({ ...given, models: { attacker: { wounds: 7 } } }), { cards: [FS, RA], upgrade: [true] }, { cards: [TH] });
    expect(model(slain, 'attacker').status).toBe('slain');
    expect(seen(slain, 'follow-up-earned')).toEqual([]);
  });

  const both = {
    attacker: person('one', { melee: 3, health: 12, signature: signature(FS, '0 0 0 0 1* 0', ['slicing']) }),
    defender: person('two', { melee: 4, health: 12, signature: signature(RA, '0 1* 0 0 0 0', ['magical']) }),
    draws: [FS, TH, SC, LG, HG, RA, SC, TH, LG] as MeleeCard[],
  };
  const upgraded: Plan = { cards: [FS], upgrade: [true] };
  const answered: Plan = { cards: [RA], upgrade: [true] };

  it('FUP-7: both choose new cards at once and in secret, resolved against each other (V-106)', () => {
    let round = fight(declare(both), upgraded, answered, 'follow-up');
    expect(wounds(round)).toEqual([1, 1]);
    expect(asked(round)).toEqual(['follow-up 0', 'follow-up 1']);
    const before = round.events.length;
    round = say(round, { seat: 0, kind: 'follow-up', card: SC });
    expect(round.events).toHaveLength(before);
    expect(melee(round)?.hands.attacker).toHaveLength(4);
    round = say(round, { seat: 1, kind: 'follow-up', card: SC });
    expect(seen(round, 'melee-revealed')[1]?.cards).toEqual({ attacker: SC, defender: SC });
    expect(asked(round)).toEqual(['critical 0', 'critical 1']);
  });

  it('FUP-7, FUP-10: both may deal, and may earn again while cards last (V-106)', () => {
    const round = fight(declare(both), { cards: [FS, TH, LG], upgrade: [true] }, { cards: [RA, SC, TH], upgrade: [true] });
    expect(seen(round, 'follow-up-earned').map(({ side }) => side)).toEqual(['attacker', 'defender', 'defender']);
    expect(wounds(round)).toEqual([4, 1]); // 1 each; thrust against cut; then a single thrust against the thrust: 3
  });

  it('FUP-11: if one declines, the other strikes the card first played (V-106)', () => {
    const round = fight(declare(both), upgraded, { cards: [RA, SC], upgrade: [true] });
    expect(seen(round, 'follow-up-declined').map(({ side }) => side)).toEqual(['attacker']);
    expect(wounds(round)).toEqual([3, 1]); // a sweeping cut against the falling swing: 2
  });

  it('MEL-30: a fighter that a trigger removes between marking and follow-up loses it', () => {
    const thorns = {
      ...passive('thorns'),
      rules: [{ when: { on: 'caused-wounds' as const, to: 'enemy' as const }, do: [{ do: 'slay' as const, to: 'subject' as const }] }],
    };
    const start = declare({ ...both, attacker: { ...both.attacker, abilities: [thorns] } });
    const round = fight(start, { cards: [FS, TH], upgrade: [true] }, { cards: [RA, SC], upgrade: [true] });
    expect(model(round, 'defender').status).toBe('slain');
    expect(seen(round, 'follow-up-earned').map(({ side }) => side)).toEqual(['attacker']);
  });
});

describe('worked rounds', () => {
  const plate = passive('plate-armour', { mod: 'suffered', types: ['impact', 'slicing', 'piercing'], by: -2, scope: 'melee' });
  const longsword = passive('longsword', { mod: 'dealt', types: ['slicing', 'piercing'], by: 1, scope: 'melee' });
  const master = signature(FS, '∅ 0* 1* 2* 3 2', ['slicing'], { id: 'master-strike' });
  const baron = person('baron', { melee: 5, meleeRange: 2, health: 7, abilities: [longsword, plate], signature: master });

  it('MEL-25, FUP-6, DMG-7: a falling swing twice into a high guard, and what comes back (V-86)', () => {
    const hunger = signature(RA, '2 3 3 2 1 ∅', ['magical'], {
      id: 'hunger',
      end: [{ do: 'if', cond: [{ who: 'enemy', slain: true }], then: [{ do: 'heal', to: 'self', by: 'all' }] }],
    });
    const grub = person('grub', { melee: 4, health: 7, signature: hunger });
    const start = declare({
      attacker: baron,
      defender: grub,
      draws: [FS, FS, LG, LG, LG, TH, TH, HG, RA, HG, SC],
      models: { defender: { wounds: 1 } },
    });
    expect(seen(start, 'melee-drawn').map(({ count }) => count)).toEqual([7, 4]);
    const round = fight(start, { cards: [FS], copies: [2] }, { cards: [HG, RA], upgrade: [true] });
    expect(wounds(round)).toEqual([3, 1]);
    expect(seen(round, 'melee-ended')).toHaveLength(1);
  });

  it('DMG-9, FUP-12: damage that passives cannot reduce, then a place in contact (V-87)', () => {
    const tickler = signature(RA, '3 3 2 2 0 ∅', ['piercing'], {
      id: 'tickler',
      mods: [{ mods: [{ mod: 'unreducible' }] }],
      end: [{ do: 'place', who: 'self', contact: 'enemy', may: true }],
    });
    const syd = person('syd', { melee: 5, health: 5, signature: tickler });
    const start = declare({ attacker: baron, defender: syd, draws: [FS, FS, LG, LG, LG, TH, TH, HG, RA, HG, SC, SC] });
    const end = fight(start, { cards: [FS], copies: [2] }, { cards: [HG, RA], upgrade: [true] }, 'choice');
    expect(wounds(end)).toEqual([3, 0]);
    expect(asked(end)).toEqual(['choice 1']);
    expect(end.match.openings[0]).toMatchObject({ question: { ask: 'place', model: '1:syd', contact: ['0:baron'] } });
  });

  it('SIG-5, CRT-2, FUP-15: both upgrade, one strikes back (V-88)', () => {
    const harpoon = passive('harpoon', { mod: 'dealt', types: ['piercing'], by: 1, scope: 'melee' });
    const big = signature(TH, '0 3 4 ∅ 3 0', ['piercing'], {
      id: 'big-one',
      end: [
        {
          do: 'if',
          cond: [{ did: 'caused-wounds' }],
          then: [{ do: 'apply', to: 'enemy', mods: [{ mod: 'forbid', actions: ['jog'] }], until: 'turn' }],
        },
      ],
    });
    const stu = person('stu', { melee: 4, meleeRange: 3, health: 7, abilities: [harpoon], signature: big });
    const start = declare({ attacker: stu, defender: baron, draws: [TH, TH, LG, LG, LG, HG, FS, TH, HG, HG, SC] });
    expect(seen(start, 'melee-drawn').map(({ count }) => count)).toEqual([6, 5]);
    const first = fight(start, { cards: [TH], copies: [2], upgrade: [true] }, { cards: [FS], upgrade: [true] }, 'follow-up');
    expect(wounds(first)).toEqual([2, 5]);
    expect(asked(first)).toEqual(['follow-up 1']);
    const round = fight(first, {}, { cards: [TH] });
    expect(wounds(round)).toEqual([6, 5]);
    expect(model(round, 'defender').lasting.flatMap(({ mods }) => mods)).toEqual([{ mod: 'forbid', actions: ['jog'] }]);
  });

  it('MEL-22, SLN-2: slain with a stone, the attacker drops it and leaves (V-108)', () => {
    const start = declare({
      attacker: person('one', { melee: 2 }),
      defender: plain('two'),
      draws: [LG, FS, SC, HG, FS, TH],
      models: { attacker: { wounds: 8, stones: 1 }, defender: { stones: 2 } },
    });
    const asking = fight(start, { cards: [LG] }, { cards: [FS] }, 'choice');
    expect(asked(asking)).toEqual(['choice 0']);
    const round = say(asking, { seat: 0, kind: 'answer', at: [18, 18 + (150 + STONE_RADIUS) / 254] });
    expect(model(round, 'attacker').status).toBe('slain');
    expect(round.match.table.stones.map(({ holder, depth }) => [holder, depth])).toContainEqual([null, 1]);
    expect(round.match.table.stones.filter(({ holder }) => holder === '1:two')).toHaveLength(2);
    expect(melee(round)).toBeUndefined();
    expect(stepOf(round)).toContain('activation');
  });

  it('MEL-22: a text on causing wounds speaks before follow-ups, but not for the slain (V-104)', () => {
    const spiteful = {
      ...passive('spiteful'),
      rules: [{ when: { on: 'caused-wounds' as const, to: 'enemy' as const }, do: [{ do: 'heal' as const, to: 'self' as const, by: 1 }] }],
    };
    const friar = person('friar', { melee: 2, abilities: [spiteful], signature: signature(RA, '2 1 1 2 1* ∅', ['impact']) });
    const given = { attacker: friar, defender: plain('two'), draws: [RA, TH, LG, LG, RA, HG] as MeleeCard[] };
    const alive = declare({ ...given, models: { attacker: { wounds: 3 } } });
    const now = fight(alive, { cards: [RA], upgrade: [true] }, { cards: [RA] }, 'follow-up');
    expect(model(now, 'attacker').wounds).toBe(3);
    const slain = fight(declare({ ...given, models: { attacker: { wounds: 8 } } }), { cards: [RA], upgrade: [true] }, { cards: [RA] });
    expect(seen(slain, 'healed')).toEqual([]);
    expect(wounds(slain)).toEqual([9, 1]);
  });
});
