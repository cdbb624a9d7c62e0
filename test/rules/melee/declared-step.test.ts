import { describe, expect, it } from 'vitest';
import { entry } from '../../../src/rules/ledger.ts';
import { lookAt } from '../../../src/rules/look-at.ts';
import { refuseMelee } from '../../../src/rules/melee/declare.ts';
import type { Eff, Passive } from '../../../src/rules/terms/card-language.ts';
import type { Model } from '../../../src/rules/terms/match.ts';
import {
  asked,
  declare,
  fight,
  FS,
  HG,
  LG,
  melee,
  off,
  offered,
  fighterWith,
  passive,
  person,
  play,
  RA,
  refused,
  say,
  SC,
  seen,
  signature,
  speaks,
  stepOf,
  TH,
  two,
  type Round,
} from './fixture.ts';

const marks = (to: 'self' | 'enemy' | 'originator' | 'target', add: string): Eff => ({
  do: 'apply',
  to,
  mods: [{ mod: 'keyword', add }],
  until: 'game',
});
const words = (round: Round, id: string): string[] =>
  (round.match.table.models[id]?.lasting ?? []).flatMap(({ mods }) => mods.flatMap((mod) => (mod.mod === 'keyword' ? [mod.add] : [])));

describe('why there is no melee', () => {
  const why = (round: Round, attacker: string, target: string, change: Record<string, Partial<Model>> = {}): unknown => {
    const { models } = round.match.table;
    const changed = Object.fromEntries(Object.entries(models).map(([id, model]) => [id, { ...model, ...change[id] }]));
    const match = { ...round.match, table: { ...round.match.table, models: changed } };
    const refused = refuseMelee(lookAt(match, round.cards), attacker, target);
    return refused && [refused.code, refused.clauses, refused.facts];
  };
  const round = declare({ attacker: fighterWith(), defender: two(), extras: [{ seat: 0, card: person('friend'), at: off(0.5, [0, 1]) }] });
  const facts = { model: '0:one', target: '1:two' };

  it('MEL-5: each reason names its clauses and who is meant', () => {
    expect(why(round, '0:one', '1:two')).toBeNull();
    expect(why(round, '0:one', '1:nobody')).toEqual(['no-such-model', ['MEL-5'], { model: '0:one', target: '1:nobody' }]);
    expect(why(round, '0:nobody', '1:two')).toEqual(['no-such-model', ['MEL-5'], { model: '0:nobody', target: '1:two' }]);
    expect(why(round, '0:one', '0:friend')).toEqual(['not-an-enemy', ['MEL-27', 'MEL-5'], { model: '0:one', target: '0:friend' }]);
    expect(why(round, '0:one', '1:two', { '0:one': { energy: 0 } })).toEqual([
      'not-enough-energy',
      ['MEL-5', 'ACT-12', 'ACT-15'],
      { ...facts, cost: 1 },
    ]);
    expect(why(round, '0:one', '1:two', { '0:one': { energy: 1 } })).toBeNull();
    const slain = why(round, '0:one', '1:two', { '1:two': { status: 'slain' } }) as [string, string[], object];
    expect(slain[0]).toBe('not-on-board');
    expect(slain[1][0]).toBe('MEL-5');
    expect(slain[2]).toEqual(facts);
    expect((why(round, '0:one', '1:two', { '0:one': { status: 'slain' } }) as string[])[0]).toBe('not-on-board');
  });

  it('ACT-16, MEL-5: what texts forbid, here and there', () => {
    const calm = declare({ attacker: fighterWith(passive('calm', { mod: 'forbid', actions: ['melee'] })), defender: two() });
    expect(why(calm, '0:one', '1:two')).toEqual(['forbidden', ['MEL-5', 'ACT-16'], facts]);
    expect(why(calm, '1:two', '0:one')).toBeNull();
    const ghost = declare({ attacker: fighterWith(), defender: two(passive('ghost', { mod: 'untargetable', actions: ['melee'] })) });
    expect(why(ghost, '0:one', '1:two')).toEqual(['untargetable', ['MEL-5'], facts]);
    const arcane = declare({ attacker: fighterWith(), defender: two(passive('ghost', { mod: 'untargetable', actions: ['arcane'] })) });
    expect(why(arcane, '0:one', '1:two')).toBeNull();
    const slow = declare({ attacker: fighterWith(passive('slow', { mod: 'cost', of: ['melee'], by: 3 })), defender: two() });
    expect(why(slow, '0:one', '1:two')).toEqual(['not-enough-energy', ['MEL-5', 'ACT-12', 'ACT-15'], { ...facts, cost: 4 }]);
  });
});

describe('an attack that is announced', () => {
  it('MEL-24: it is told first, and what speaks of it speaks before cards are drawn', () => {
    const attacker = fighterWith(speaks('roars', { on: 'declares', with: ['melee'] }, [marks('target', 'roared')]));
    const round = declare({
      attacker,
      defender: two(speaks('hides', { on: 'targeted', by: 'enemy', with: ['melee'] }, [marks('originator', 'hidden')])),
    });
    expect(seen(round, 'declared')).toEqual([{ what: 'declared', model: '0:one', action: 'melee', ability: null, targets: ['1:two'] }]);
    expect(words(round, '1:two')).toEqual(['roared']);
    expect(words(round, '0:one')).toEqual(['hidden']);
    expect(round.events[0]).toMatchObject({ what: 'declared' });
  });

  it('MEL-24: who is spoken of is the attacker, whoever else stands there', () => {
    const watch = speaks('watches', { on: 'attacks', who: { side: 'enemy' } }, [marks('originator', 'watched')]);
    const round = declare({
      attacker: fighterWith(),
      defender: two(),
      extras: [{ seat: 1, card: person('third', { abilities: [watch] }), at: off(5, [0, 1]) }],
    });
    expect(words(round, '0:one')).toEqual(['watched']);
    expect(words(round, '1:two')).toEqual([]);
  });

  it('MEL-20: it may be called off, and then nothing else happens', () => {
    const shy = two(speaks('vanishes', { on: 'targeted', by: 'enemy' }, [{ do: 'cancel' }], true));
    const asking = declare({ attacker: fighterWith(), defender: shy });
    expect(asked(asking)).toEqual(['interrupt 1']);
    const off = say(asking, { seat: 1, kind: 'use', model: '1:two', ability: 'vanishes' });
    expect(seen(off, 'failed')).toEqual([{ what: 'failed', model: '0:one', why: 'cancelled' }]);
    expect(seen(off, 'melee-drawn')).toEqual([]);
    expect(melee(off)).toBeUndefined();
    expect(seen(say(asking, { seat: 1, kind: 'pass' }), 'melee-drawn')).toHaveLength(2);
  });

  it('MEL-20: a fighter that has left the board fights no more', () => {
    const trap = two(speaks('trap', { on: 'targeted', by: 'enemy' }, [{ do: 'slay', to: 'originator' }]));
    const round = declare({ attacker: fighterWith(), defender: trap });
    expect(seen(round, 'failed')).toEqual([{ what: 'failed', model: '0:one', why: 'not-on-board' }]);
    const own = two(speaks('falls', { on: 'targeted', by: 'enemy' }, [{ do: 'slay', to: 'self' }]));
    expect(seen(declare({ attacker: fighterWith(), defender: own }), 'failed')).toMatchObject([{ why: 'not-on-board' }]);
  });

  it('MEL-24: what fighters do before cards are drawn, both of them and nobody else', () => {
    const braces = speaks('braces', { on: 'fights' }, [marks('enemy', 'braced')]);
    const third = { seat: 1, card: person('third', { abilities: [braces] }), at: off(5, [0, 1]) };
    const round = declare({ attacker: fighterWith(braces), defender: two(braces), extras: [third] });
    expect([words(round, '0:one'), words(round, '1:two')]).toEqual([['braced'], ['braced']]);
    const only = declare({ attacker: fighterWith(), defender: two(), extras: [third] });
    expect([words(only, '0:one'), words(only, '1:two')]).toEqual([[], []]);
  });

  it('EVA-13: attacks are counted in the turn', () => {
    const round = declare({ attacker: fighterWith(), defender: two() });
    expect(melee(round)).toMatchObject({ nth: 1, nthOfSide: 1 });
    expect(Object.keys(round.match.order.ledger)).toEqual(expect.arrayContaining([entry.attacks('0:one'), entry.attacksOf(0)]));
  });
});

describe('Going For It, word by word', () => {
  it('MEL-13: it is told what it costs, who pays and how many cards it brings', () => {
    const start = declare({ attacker: fighterWith(), defender: two(), draws: [FS, RA, LG, TH, SC, HG, TH, RA] });
    expect(start.match.openings).toEqual([{ seat: 0, kind: 'going-for-it', side: 'attacker', payer: '0:one' }]);
    expect(offered(start, 0)).toEqual([
      { seat: 0, kind: 'go-for-it' },
      { seat: 0, kind: 'pass' },
    ]);
    const before = start.events.length;
    const round = say(start, { seat: 0, kind: 'go-for-it' });
    expect(round.events.slice(before)).toEqual([
      { what: 'energy-spent', model: '0:one', by: 1, on: 'going-for-it' },
      { what: 'went-for-it', side: 'attacker', model: '0:one' },
      { what: 'melee-drawn', side: 'attacker', seat: 0, count: 2, secret: { to: 0, cards: [TH, RA] } },
    ]);
    const declined = say(start, { seat: 0, kind: 'pass' });
    expect(declined.events).toHaveLength(before);
    expect(asked(declined)).toEqual(['going-for-it 1']);
  });

  it('MEL-13: one energy is enough, none is not, for the defender as well', () => {
    const start = declare({ attacker: fighterWith(), defender: two(), models: { attacker: { energy: 1 }, defender: { energy: 0 } } });
    const round = say(start, { seat: 0, kind: 'go-for-it' });
    expect(round.match.table.models['0:one']?.energy).toBe(0);
    expect(stepOf(round)).toBe('melee.choose');
  });

  it('MEL-24: not for a defender without melee range', () => {
    const start = declare({ attacker: fighterWith(), defender: person('two', { melee: 2, meleeRange: 0 }) });
    expect(stepOf(say(start, { seat: 0, kind: 'pass' }))).toBe('melee.choose');
  });

  it('MEL-15: two cards in the deck are enough', () => {
    const giant = person('giant', { melee: 13 });
    const anotherRound = declare({ attacker: giant, defender: person('two', { melee: 1 }) }); // fifteen and one: two are left
    const round = say(anotherRound, { seat: 0, kind: 'go-for-it' });
    expect(stepOf(round)).toBe('melee.choose');
    expect(round.match.table.decks.melee).toHaveLength(0);
  });

  it('MEL-14: the attacker decides first, and not again after the defender', () => {
    const start = declare({ attacker: fighterWith(), defender: two(), models: { attacker: { energy: 0 } } });
    expect(asked(start)).toEqual(['going-for-it 1']);
    const round = say(start, { seat: 1, kind: 'go-for-it' });
    expect(stepOf(round)).toBe('melee.choose');
    expect(refused(round, { seat: 0, kind: 'go-for-it' })).not.toContain('legal');
  });
});

describe('what is drawn', () => {
  it('MEL-24: a defender without melee range has one card whatever its Melee is, an attacker has two more', () => {
    const counts = (attack: number, defend: number, range: number): number[] =>
      seen(
        declare({ attacker: person('one', { melee: attack }), defender: person('two', { melee: defend, meleeRange: range }) }),
        'melee-drawn',
      ).map(({ count }) => count);
    expect(counts(1, 3, 1)).toEqual([3, 3]);
    expect(counts(1, 3, 0)).toEqual([3, 1]);
    expect(counts(-5, -5, 1)).toEqual([1, 1]);
  });

  it('MEL-9: a defender draws the last cards of the deck', () => {
    const start = declare({ attacker: person('one', { melee: 13 }), defender: person('two', { melee: 3 }) });
    expect(seen(start, 'melee-drawn').map(({ count }) => count)).toEqual([15, 3]);
  });

  it('MEL-6: a stat that counts against such an enemy', () => {
    const hunts = passive('hunts', { mod: 'stat', stat: 'melee', by: 2, facing: { is: ['goblin'] } });
    const count = (keyword: string): number | undefined =>
      seen(declare({ attacker: fighterWith(hunts), defender: person('two', { keywords: [keyword] }) }), 'melee-drawn')[0]?.count;
    expect(count('goblin')).toBe(6);
    expect(count('human')).toBe(4);
  });
});

describe('the end step in order', () => {
  const ends = (id: string, add: string): Passive => speaks(id, { on: 'end-step' }, [marks('enemy', add)]);
  const order = (round: Round): string[] =>
    (round.match.openings[0] as { question?: { items?: string[] } } | undefined)?.question?.items ?? [];
  const draws = [FS, RA, LG, TH, SC, HG] as const;
  const ended = (mine: Passive[], theirs: Passive[]): Round =>
    fight(
      declare({ attacker: fighterWith(...mine), defender: two(...theirs), draws: [...draws] }),
      { cards: [FS] },
      { cards: [SC] },
      'choice',
    );

  it('CHR-34, END-3: texts of the fighters speak in it too, in the order that the attacker says', () => {
    const round = ended([ends('mine', 'a'), ends('more', 'b')], [ends('theirs', 'c')]);
    expect(asked(round)).toEqual(['choice 0']);
    const items = order(round);
    expect([...items].sort()).toEqual(['0:one/mine', '0:one/more', '1:two/theirs']);
    expect(offered(round, 0)).toHaveLength(6);
    expect(new Set(offered(round, 0).map((decision) => JSON.stringify(decision))).size).toBe(6);
    const backwards = [...items].reverse();
    expect(offered(round, 0)).toContainEqual({ seat: 0, kind: 'answer', order: backwards });
    expect(refused(round, { seat: 0, kind: 'answer', order: items.slice(1) })).toEqual(['every-item-once', 'END-3']);
    expect(refused(round, { seat: 0, kind: 'answer', order: [...items, ...items] })).toEqual(['every-item-once', 'END-3']);
    expect(refused(round, { seat: 0, kind: 'answer' })).toContain('every-item-once');
    const over = say(round, { seat: 0, kind: 'answer', order: ['0:one/more', '1:two/theirs', '0:one/mine'] });
    expect(words(over, '1:two')).toEqual(['b', 'a']);
    expect(words(over, '0:one')).toEqual(['c']);
    expect(seen(over, 'melee-ended')).toHaveLength(1);
  });

  it('CHR-34: one alone needs no order, and speaks once', () => {
    const over = ended([ends('mine', 'a')], []);
    expect(melee(over)).toBeUndefined();
    expect(words(over, '1:two')).toEqual(['a']);
    expect(words(over, '0:one')).toEqual([]);
  });

  it('CHR-34: who may play no end step effects may do nothing that it might; what befalls it does', () => {
    const barred = passive('barred', { mod: 'forbid', actions: ['end-step'] });
    const may = speaks('may', { on: 'end-step' }, [marks('enemy', 'x')], true);
    expect(words(ended([barred, ends('mine', 'a'), may], []), '1:two')).toEqual(['a']);
    const free = ended([may], []);
    expect(free.match.table.models['1:two']?.lasting).toEqual([]);
    const asking = fight(
      declare({ attacker: fighterWith(may), defender: two(), draws: [...draws] }),
      { cards: [FS] },
      { cards: [SC] },
      'interrupt',
    );
    expect(asked(asking)).toEqual(['interrupt 0']);
    expect(words(say(asking, { seat: 0, kind: 'use', model: '0:one', ability: 'may' }), '1:two')).toEqual(['x']);
    const meek = fight(
      declare({ attacker: fighterWith(barred, may), defender: two(), draws: [...draws] }),
      { cards: [FS] },
      { cards: [SC] },
      'interrupt',
    );
    expect(melee(meek)).toBeUndefined();
    expect(play(asking, { seat: 0, kind: 'pass' }).match.table.models['1:two']?.lasting).toEqual([]);
  });

  it('END-2: a text may forbid it against one enemy alone', () => {
    const awe: Passive = {
      kind: 'passive',
      id: 'awe',
      name: 'awe',
      rules: [{ always: [{ mod: 'forbid', actions: ['end-step'], against: 'self' }], to: { side: 'enemy' } }],
    };
    const may = speaks('may', { on: 'end-step' }, [marks('enemy', 'x')], true);
    const round = (mine: Passive[], theirs: Passive[]): Round =>
      fight(
        declare({ attacker: fighterWith(...mine), defender: two(...theirs), draws: [...draws] }),
        { cards: [FS] },
        { cards: [SC] },
        'interrupt',
      );
    expect(melee(round([may], [awe]))).toBeUndefined();
    expect(melee(round([awe], [may]))).toBeUndefined();
    const third = { seat: 1, card: person('third', { abilities: [awe] }), at: off(5, [0, 1]) };
    const beside = declare({ attacker: fighterWith(may), defender: two(), extras: [third], draws: [...draws] });
    expect(asked(fight(beside, { cards: [FS] }, { cards: [SC] }, 'interrupt'))).toEqual(['interrupt 0']);
  });

  it('END-1: a signature move without an effect leaves nothing to put in order', () => {
    const bare = signature(FS, '∅ ∅ ∅ ∅ ∅ ∅', [], { id: 'bare' });
    const ending = signature(SC, '∅ ∅ ∅ ∅ ∅ ∅', [], { id: 'ending', end: [marks('enemy', 'y')] });
    const start = declare({
      attacker: { ...fighterWith(), signature: bare },
      defender: { ...two(), signature: ending },
      draws: [...draws],
    });
    const over = fight(start, { cards: [FS], upgrade: [true] }, { cards: [SC], upgrade: [true] }, 'choice');
    expect(melee(over)).toBeUndefined();
    expect(words(over, '0:one')).toEqual(['y']);
  });
});
