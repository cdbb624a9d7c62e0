import { describe, expect, it } from 'vitest';
import { lookAt } from '../../../src/rules/look-at.ts';
import { refuseMelee } from '../../../src/rules/melee/declare.ts';
import type { Lasting } from '../../../src/rules/terms/match.ts';
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
  stepOf,
  TH,
  wounds,
  type Round,
} from './fixture.ts';

const drawn = (round: Round): number[] => seen(round, 'melee-drawn').map(({ count }) => count);
const sapped: Lasting = { mods: [{ mod: 'stat', stat: 'melee', by: -4 }], until: 'turn', from: { model: '0:one', ability: 'x' } };

describe('declaring a melee', () => {
  const fighter = person('one');
  const two = person('two');
  const near = person('near');

  const why = (round: Round, attacker: string, target: string, free = false): string[] => {
    const reason = refuseMelee(lookAt(round.match, round.cards), attacker, target, free);
    return reason ? [reason.code, ...reason.clauses] : [];
  };

  it('MEL-5: one enemy in melee range and sight, for one energy', () => {
    const round = declare({ attacker: fighter, defender: two, models: { attacker: { energy: 1 } } });
    expect(why(round, '0:one', '1:two')).toEqual([]);
    const poor = declare({ attacker: fighter, defender: two, models: { attacker: { energy: 0 } } });
    expect(why(poor, '0:one', '1:two')).toEqual(expect.arrayContaining(['not-enough-energy', 'MEL-5']));
    expect(why(poor, '0:one', '1:two', true)).toEqual([]);
  });

  it('MEL-5: out of range or out of sight', () => {
    const far = declare({ attacker: person('one', { meleeRange: 1 }), defender: person('two'), gap: 1.5 });
    expect(why(far, '0:one', '1:two')).toEqual(expect.arrayContaining(['out-of-range', 'MEL-5']));
    const extras = [{ seat: 1, card: person('broad', { base: 50 }), at: off(0.9, [1, 0]) }];
    const hidden = declare({ attacker: person('one', { meleeRange: 4 }), defender: two, gap: 3, extras });
    expect(why(hidden, '0:one', '1:two')).toEqual(expect.arrayContaining(['no-sight', 'MEL-5']));
  });

  it('MEL-24: no melee range, no attack', () => {
    const round = declare({ attacker: fighter, defender: person('airship', { meleeRange: 0 }) });
    expect(why(round, '1:airship', '0:one')).toEqual(expect.arrayContaining(['no-melee-range', 'MEL-24']));
  });

  it('MEL-27: never a friend', () => {
    const round = declare({ attacker: fighter, defender: two, extras: [{ seat: 0, card: near, at: off(0.5, [0, 1]) }] });
    expect(why(round, '0:one', '0:near')).toEqual(expect.arrayContaining(['not-an-enemy', 'MEL-27']));
  });

  it('MEL-5: who cannot be targeted, and who is forbidden to attack', () => {
    const ghost = person('ghost', { abilities: [passive('out-of-reach', { mod: 'untargetable', actions: ['melee'] })] });
    expect(why(declare({ attacker: fighter, defender: ghost }), '0:one', '1:ghost')).toContain('untargetable');
    const calm = person('calm', { abilities: [passive('calm', { mod: 'forbid', actions: ['melee'] })] });
    expect(why(declare({ attacker: calm, defender: two }), '0:calm', '1:two')).toContain('forbidden');
  });

  it('MEL-20: a target that is out of reach before the cards are drawn is lost, and so is the energy', () => {
    const round = declare({ attacker: fighter, defender: two, gap: 2 });
    expect(seen(round, 'failed')).toEqual([{ what: 'failed', model: '0:one', why: 'out-of-range' }]);
    expect(drawn(round)).toEqual([]);
    expect(melee(round)).toBeUndefined();
  });
});

describe('drawing', () => {
  const fighter = person('one', { melee: 4 });
  const two = person('two', { melee: 2 });

  it('MEL-6: attacker stat + 2 first, defender stat', () => {
    const round = declare({ attacker: fighter, defender: two });
    expect(seen(round, 'melee-drawn').map(({ side, count }) => [side, count])).toEqual([
      ['attacker', 6],
      ['defender', 2],
    ]);
  });

  it('MEL-7, MEL-8: a stat of −1 still draws one card, the floor applied once (V-93)', () => {
    const round = declare({
      attacker: person('one', { melee: 3 }),
      defender: person('two', { melee: 3 }),
      lasting: { '0:one': [sapped], '1:two': [sapped] },
    });
    expect(drawn(round)).toEqual([1, 1]);
  });

  const rabble = (seat: number, count: number, points: readonly (readonly [number, number])[], from = 0) =>
    points.slice(0, count).map((direction, index) => ({ seat, card: person(`rabble-${from + index}`), at: off(0.5, direction) }));
  const round4 = [
    [0, 1],
    [0, -1],
    [-1, 0],
  ] as const;

  it('MEL-12: two further enemies cost the attacker two cards (V-94)', () => {
    expect(drawn(declare({ attacker: fighter, defender: two, extras: rabble(1, 2, round4) }))[0]).toBe(4);
    expect(drawn(declare({ attacker: fighter, defender: two, extras: rabble(1, 2, round4), options: { distractions: false } }))[0]).toBe(6);
  });

  it('MEL-12, MEL-7: three distractions leave a defender one card (V-94)', () => {
    const extras = [
      { seat: 0, card: person('a'), at: { x: off(1, [1, 0]).x, y: off(0.5, [0, 1]).y } },
      { seat: 0, card: person('b'), at: { x: off(1, [1, 0]).x, y: off(0.5, [0, -1]).y } },
      { seat: 0, card: person('c'), at: { x: off(1, [1, 0]).x + 300 + 127, y: off(1, [1, 0]).y } },
    ];
    expect(drawn(declare({ attacker: fighter, defender: two, extras }))).toEqual([6, 1]);
  });

  it('MEL-29: a third player distracts both', () => {
    const extras = [{ seat: 2, card: person('third', { meleeRange: 2 }), at: { x: off(0, [1, 0]).x, y: off(0.2, [0, 1]).y } }];
    const start = declare({ attacker: person('one', { melee: 3 }), defender: person('two', { melee: 3 }), extras, seats: 3 });
    expect(drawn(start)).toEqual([4, 2]);
  });

  it('MEL-9: one card is left for the defender', () => {
    expect(drawn(declare({ attacker: person('giant', { melee: 20 }), defender: two }))).toEqual([17, 1]);
  });

  it('MEL-24: a defender without melee range gets one card and deals nothing (V-109)', () => {
    const airship = person('airship', { melee: 5, meleeRange: 0 });
    const start = declare({ attacker: fighter, defender: airship, draws: [LG, LG, HG, HG, SC, LG, FS], options: { distractions: true } });
    expect(drawn(start)).toEqual([6, 1]);
    const round = fight(start, { cards: [SC] }, { cards: [FS] });
    expect(wounds(round)).toEqual([0, 2]);
  });

  it('MEL-28: a hand is told to its own seat alone', () => {
    const round = declare({ attacker: fighter, defender: two, draws: [HG, FS, TH, SC, RA, LG, HG, FS] });
    expect(seen(round, 'melee-drawn').map(({ secret }) => secret)).toEqual([
      { to: 0, cards: [HG, FS, TH, SC, RA, LG] },
      { to: 1, cards: [HG, FS] },
    ]);
  });
});

describe('Going For It', () => {
  const fighter = person('one', { melee: 4 });
  const two = person('two', { melee: 2 });

  it('MEL-13, MEL-14: attacker, then defender, once each, for one energy and two cards (V-95)', () => {
    let round = declare({ attacker: fighter, defender: two });
    expect(asked(round)).toEqual(['going-for-it 0']);
    expect(refused(round, { seat: 1, kind: 'go-for-it' })).not.toContain('legal');
    round = say(round, { seat: 0, kind: 'go-for-it' });
    expect(model(round, 'attacker').energy).toBe(2);
    expect(melee(round)?.hands.attacker).toHaveLength(8);
    expect(refused(round, { seat: 0, kind: 'go-for-it' })).not.toContain('legal');
    expect(asked(round)).toEqual(['going-for-it 1']);
    round = say(round, { seat: 1, kind: 'pass' });
    expect(model(round, 'defender').energy).toBe(3);
    expect(melee(round)?.hands.defender).toHaveLength(2);
    expect(stepOf(round)).toBe('melee.choose');
  });

  it('MEL-13: without energy nobody is asked, nor where the rule is switched off', () => {
    const poor = declare({ attacker: fighter, defender: two, models: { attacker: { energy: 0 } } });
    expect(asked(poor)).toEqual(['going-for-it 1']);
    expect(stepOf(declare({ attacker: fighter, defender: two, options: { goingForIt: false } }))).toBe('melee.choose');
  });

  it('MEL-15: with one card left in the deck it is not available (V-95)', () => {
    const giant = person('giant', { melee: 13 });
    expect(asked(declare({ attacker: giant, defender: person('two', { melee: 1 }) }))).toEqual(['going-for-it 0']);
    expect(stepOf(declare({ attacker: giant, defender: person('two', { melee: 2 }) }))).toBe('melee.choose');
  });

  it('MEL-16: in a forced melee the energy comes from who forces it (V-97)', () => {
    const extras = [{ seat: 0, card: person('puppeteer'), at: off(4, [0, 1]) }];
    const round = say(declare({ attacker: fighter, defender: two, extras, payer: '0:puppeteer', models: { attacker: { energy: 0 } } }), {
      seat: 0,
      kind: 'go-for-it',
    });
    expect(round.match.table.models['0:puppeteer']?.energy).toBe(2);
    expect(model(round, 'attacker').energy).toBe(0);
    expect(melee(round)?.hands.attacker).toHaveLength(8);
  });

  it('MEL-13, FUP-5: nothing else in a round costs energy (V-131)', () => {
    const start = declare({ attacker: fighter, defender: two, draws: [HG, RA, TH, LG, LG, HG, FS, SC, SC, TH] });
    const round = fight(start, { goForIt: true, cards: [HG, TH] }, { goForIt: false, cards: [FS] });
    expect(model(round, 'attacker').energy).toBe(2);
    expect(model(round, 'defender').energy).toBe(3);
  });
});

describe('choosing', () => {
  const fighter = person('one', { melee: 1 });
  const two = person('two', { melee: 2 });

  it('MEL-10, MEL-28: both at once, from the own hand, revealed together', () => {
    let round = fight(declare({ attacker: fighter, defender: two, draws: [HG, FS, TH, SC, RA] }), {}, {}, 'melee-card');
    expect(asked(round)).toEqual(['melee-card 0', 'melee-card 1']);
    expect(refused(round, { seat: 0, kind: 'play-melee', card: SC })).toEqual(['card-not-in-hand', 'MEL-10']);
    round = say(round, { seat: 1, kind: 'play-melee', card: SC });
    expect(asked(round)).toEqual(['melee-card 0']);
    expect(JSON.stringify(round.events.filter(({ what }) => what !== 'melee-drawn'))).not.toContain(SC);
    round = say(round, { seat: 0, kind: 'play-melee', card: FS });
    expect(seen(round, 'melee-revealed')).toEqual([{ what: 'melee-revealed', cards: { attacker: FS, defender: SC } }]);
  });

  it('MEL-17: a hand that must be shown is shown after Going For It and before cards are chosen', () => {
    const predictable = person('predictable', { melee: 2, abilities: [passive('predictable', { mod: 'reveal', what: 'melee-hand' })] });
    let round = declare({ attacker: fighter, defender: predictable, draws: [HG, FS, TH, SC, RA] });
    expect(seen(round, 'melee-hand-shown')).toEqual([]);
    round = fight(round, {}, {}, 'melee-card');
    expect(seen(round, 'melee-hand-shown')).toEqual([{ what: 'melee-hand-shown', side: 'defender', cards: [SC, RA] }]);
    expect(melee(round)?.shown).toEqual(['defender']);
  });
});

describe('a defender that cannot reach', () => {
  const lance = person('lance', { melee: 4, meleeRange: 2 });
  const short = person('short', { melee: 2, meleeRange: 1 });

  it('MEL-18, FUP-13: deals nothing and earns nothing (V-91)', () => {
    const start = declare({ attacker: lance, defender: short, gap: 1.5, draws: [TH, FS, LG, LG, HG, HG, SC, TH] });
    const struck = fight(start, { cards: [TH] }, { cards: [TH] });
    expect(wounds(struck)).toEqual([0, 3]);
    const circle = fight(start, { cards: [TH] }, { cards: [SC] });
    expect(seen(circle, 'follow-up-earned')).toEqual([]);
    expect(wounds(circle)).toEqual([0, 0]);
  });
});
