import { describe, expect, it } from 'vitest';
import type { Eff } from '../../../src/rules/terms/card-language.ts';
import type { MeleeCard } from '../../../src/rules/terms/decks.ts';
import {
  asked,
  declare,
  fight,
  FS,
  HG,
  LG,
  melee,
  model,
  off,
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
  type Round,
} from './fixture.ts';

const plain = (id: string) => person(id, { melee: 2, health: 12 });

describe('upgrading', () => {
  const blow = signature(FS, '3 3 3 3 3 3', ['impact']);
  const fighter = person('one', { melee: 2, health: 12, signature: blow });
  const two = person('two', { melee: 2, health: 12, signature: signature(TH, '1 1 1 1 1 1', ['magical'], { id: 'other-blow' }) });
  const draws: MeleeCard[] = [FS, SC, LG, LG, TH, SC];

  it('SIG-2, MEL-25: attacker first, then defender, before the types (V-96)', () => {
    let round = fight(declare({ attacker: fighter, defender: two, draws }), { cards: [FS] }, { cards: [TH] }, 'upgrade');
    expect(asked(round)).toEqual(['upgrade 0']);
    round = say(round, { seat: 0, kind: 'upgrade', signature: true });
    expect(asked(round)).toEqual(['upgrade 1']);
    round = say(round, { seat: 1, kind: 'upgrade', signature: false });
    expect(asked(round)).toEqual(['damage-type 0']);
    expect(refused(round, { seat: 0, kind: 'damage-type', type: 'slicing' })).toContain('DMG-1');
  });

  it('SIG-3, SIG-4, SIG-5, SIG-11: own table against the other’s regular card, only if wanted', () => {
    const play = (mine: boolean, theirs: boolean) =>
      wounds(
        fight(declare({ attacker: fighter, defender: two, draws }), { cards: [FS], upgrade: [mine] }, { cards: [TH], upgrade: [theirs] }),
      );
    expect(play(false, false)).toEqual([2, 0]);
    expect(play(true, false)).toEqual([2, 3]);
    expect(play(false, true)).toEqual([1, 0]);
    expect(play(true, true)).toEqual([1, 3]);
  });

  it('SIG-1, SIG-2: nobody is asked with another card, when a text forbids it, or with the rule switched off', () => {
    const other = fight(declare({ attacker: fighter, defender: two, draws }), { cards: [SC] }, { cards: [SC] });
    const barred = person('one', { ...fighter, abilities: [passive('plain', { mod: 'forbid', actions: ['signature'] })] });
    const forbidden = fight(declare({ attacker: barred, defender: two, draws }), { cards: [FS] }, { cards: [SC] }, 'upgrade');
    const off = fight(
      declare({ attacker: fighter, defender: two, draws, options: { signatures: false } }),
      { cards: [FS] },
      { cards: [TH] },
      'upgrade',
    );
    for (const round of [other, forbidden, off]) expect(melee(round)).toBeUndefined();
  });

  it('SIG-7, SIG-8: reductions and distances are multiplied by the copies (V-100)', () => {
    const dodge = signature(HG, '∅ ∅ ∅ ∅ ∅ ∅', [], {
      mods: [{ mods: [{ mod: 'suffered', by: -1 }] }],
      end: [{ do: 'move', who: 'self', in: 2, may: true }],
    });
    const nimble = person('nimble', { melee: 4, signature: dodge });
    const run = (copies: number): Round =>
      fight(
        declare({ attacker: plain('one'), defender: nimble, draws: [RA, LG, LG, SC, HG, HG, HG, TH] }),
        { cards: [RA] },
        { cards: [HG], copies: [copies], upgrade: [true] },
        'choice',
      );
    expect(wounds(run(1))[1]).toBe(1);
    expect(wounds(run(2))[1]).toBe(0);
    expect(run(1).match.openings[0]).toMatchObject({ question: { ask: 'path', length: 2 * 254 } });
    expect(run(2).match.openings[0]).toMatchObject({ question: { ask: 'path', length: 4 * 254 } });
  });

  it('SIG-6: what a signature move adds under a condition', () => {
    const hunter = signature(FS, '∅ 1 1 1 1 1', ['impact'], {
      mods: [{ mods: [{ mod: 'dealt', by: 2 }], if: [{ who: 'enemy', is: ['goblin'] }] }],
    });
    const against = (keyword: string): number => {
      const start = declare({
        attacker: person('one', { melee: 2, signature: hunter }),
        defender: person('two', { melee: 2, keywords: [keyword] }),
        draws: [FS, LG, LG, SC, TH, HG],
      });
      return wounds(fight(start, { cards: [FS], upgrade: [true] }, { cards: [TH] }))[1];
    };
    expect(against('goblin')).toBe(3);
    expect(against('human')).toBe(1);
  });
});

describe('the end step', () => {
  const ends = (upgrades: MeleeCard, id: string, end: Eff[], fields = {}) => signature(upgrades, '∅ ∅ ∅ ∅ ∅ ∅', [], { id, end, ...fields });
  const given = (mine: Eff[], theirs: Eff[], fields = {}) => ({
    attacker: person('one', { melee: 2, signature: ends(LG, 'mine', mine, fields) }),
    defender: person('two', { melee: 2, signature: ends(HG, 'theirs', theirs) }),
    draws: [LG, LG, SC, SC, HG, TH] as MeleeCard[],
  });
  const bothUpgrade = (round: Round, until?: 'choice'): Round =>
    fight(round, { cards: [LG], upgrade: [true] }, { cards: [HG], upgrade: [true] }, until);

  it('END-2, END-3: several effects, and the attacker puts them in order (V-102)', () => {
    const round = bothUpgrade(declare(given(wounding('enemy', 1), wounding('enemy', 2))), 'choice');
    expect(stepOf(round)).toBe('melee.end');
    expect(round.match.openings).toEqual([
      { seat: 0, kind: 'choice', about: null, question: { ask: 'order', items: ['0:one/mine', '1:two/theirs'] } },
    ]);
    expect(refused(round, { seat: 0, kind: 'answer', order: ['0:one/mine'] })).toContain('END-3');
    expect(refused(round, { seat: 0, kind: 'answer', order: ['0:one/mine', '0:one/mine'] })).toContain('END-3');
    const after = say(round, { seat: 0, kind: 'answer', order: ['two/theirs', 'one/mine'] });
    expect(seen(after, 'wounded').map(({ model, amount }) => [model, amount])).toEqual([
      ['0:one', 2],
      ['1:two', 1],
    ]);
    expect(seen(after, 'melee-ended')).toHaveLength(1);
  });

  it('END-1: without signature moves it is over at once', () => {
    const round = fight(declare(given([], [])), { cards: [SC] }, { cards: [TH] });
    expect(seen(round, 'melee-ended')).toHaveLength(1);
    expect(melee(round)).toBeUndefined();
  });

  it('END-4: it happens though its user was slain (V-101), unless the text says otherwise', () => {
    const slaying = (fields: object): number => {
      const start = declare({
        ...given(wounding('enemy', 1), [], fields),
        models: { attacker: { wounds: 8 } },
        draws: [LG, LG, SC, SC, FS, TH],
      });
      const round = fight(start, { cards: [LG], upgrade: [true] }, { cards: [FS] });
      expect(model(round, 'attacker').status).toBe('slain');
      return model(round, 'defender').wounds;
    };
    expect(slaying({})).toBe(1);
    expect(slaying({ unlessSlain: true })).toBe(0);
  });

  it('END-2: a text may forbid end step effects', () => {
    const { defender, ...rest } = given(wounding('enemy', 1), []);
    const calm = { ...defender, abilities: [] };
    const barred = { ...rest.attacker, abilities: [passive('meek', { mod: 'forbid', actions: ['end-step'] })] };
    expect(
      wounds(fight(declare({ ...rest, attacker: barred, defender: calm }), { cards: [LG], upgrade: [true] }, { cards: [TH] }))[1],
    ).toBe(0);
    expect(wounds(fight(declare({ ...rest, defender: calm }), { cards: [LG], upgrade: [true] }, { cards: [TH] }))[1]).toBe(1);
  });

  it('SIG-12, SIG-14, END-6: out of range, reductions and what falls on itself work, and nothing else (V-92)', () => {
    const trick = signature(HG, '3 3* 3 3 3 3', ['impact'], {
      mods: [{ mods: [{ mod: 'suffered', by: -1 }] }],
      end: [
        { do: 'wound', to: 'enemy', by: 2 },
        { do: 'heal', to: 'self', by: 2 },
      ],
    });
    const lance = person('lance', { melee: 2, meleeRange: 2 });
    const run = (gap: number, fields = {}): [number, number] => {
      const start = declare({
        attacker: lance,
        defender: person('short', { melee: 2, signature: { ...trick, ...fields } }),
        gap,
        draws: [RA, LG, LG, SC, HG, HG],
        models: { defender: { wounds: 4 } },
      });
      return wounds(fight(start, { cards: [RA] }, { cards: [HG], upgrade: [true] }));
    };
    expect(run(1.5)).toEqual([0, 3]);
    expect(run(1)).toEqual([5, 3]);
    expect(run(1.5, { worksOutOfRange: true })).toEqual([5, 3]); // SIG-13
  });

  it('SIG-7, SIG-9: wounds and distance are multiplied, the radius is not (V-98)', () => {
    const fuse: Eff[] = [{ do: 'pulse', in: 2, effects: [{ do: 'damage', to: 'each', by: 3, type: 'magical' }] }];
    const bomb = person('bomb', { melee: 2, health: 11, signature: ends(HG, 'short-fuse', fuse) });
    const extras = [
      { seat: 1, card: person('near', { health: 20 }), at: off(1.9, [0, 1]) },
      { seat: 1, card: person('far', { health: 20 }), at: off(3, [0, -1]) },
    ];
    const start = declare({ attacker: bomb, defender: person('two', { melee: 2, health: 20 }), extras, draws: [HG, HG, LG, LG, LG, TH] });
    const round = fight(start, { cards: [HG], copies: [2], upgrade: [true] }, { cards: [LG] });
    const { models } = round.match.table;
    expect(['0:bomb', '1:two', '1:near', '1:far'].map((id) => models[id]?.wounds)).toEqual([6, 6, 6, 0]);
  });

  it('SIG-10: halves follow one another (V-99)', () => {
    const half: Eff[] = [{ do: 'lose', to: 'enemy', energy: { half: { of: 'enemy', the: 'energy' } } }];
    const fighter = person('one', { melee: 2, signature: ends(LG, 'half', half) });
    const start = declare({
      attacker: fighter,
      defender: plain('two'),
      draws: [LG, LG, SC, SC, HG, TH],
      models: { defender: { energy: 8 } },
    });
    const round = fight(start, { cards: [LG], copies: [2], upgrade: [true] }, { cards: [TH] });
    expect(model(round, 'defender').energy).toBe(2);
  });

  it('END-8, ACT-12: the whole round is one action with one reaction window after it (V-110)', () => {
    const round = fight(declare(given([], [])), { cards: [SC] }, { cards: [TH] });
    expect(stepOf(round)).toBe('activation.react');
    expect(round.match.table.decks.melee).toHaveLength(18);
  });
});
