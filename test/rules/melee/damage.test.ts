import { describe, expect, it } from 'vitest';
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
  offered,
  fighterWith,
  passive,
  person,
  RA,
  refused,
  say,
  SC,
  seen,
  signature,
  speaks,
  TH,
  two,
  wounds,
  type Given,
  type Round,
} from './fixture.ts';

const draws: MeleeCard[] = [FS, RA, LG, TH, SC, HG];
/** A falling swing (3) against a sweeping cut (2). */
const exchange = (given: Partial<Given>, until?: 'interrupt'): Round =>
  fight(declare({ attacker: fighterWith(), defender: two(), draws, ...given }), { cards: [FS] }, { cards: [SC] }, until);
const dealt = (round: Round) => seen(round, 'damaged').map(({ model: to, by, amount }) => [to, by, amount]);

describe('damage on its way', () => {
  it('MEL-21: both at once, told with what was printed and what made it more', () => {
    const plain = exchange({});
    expect(seen(plain, 'damaged')).toEqual([
      { what: 'damaged', model: '1:two', by: '0:one', type: 'impact', amount: 3, printed: 3 },
      { what: 'damaged', model: '0:one', by: '1:two', type: 'slicing', amount: 2, printed: 2 },
    ]);
    const strong = exchange({ attacker: fighterWith(passive('strong', { mod: 'dealt', by: 1, scope: 'melee' })) });
    expect(seen(strong, 'damaged')[0]).toMatchObject({ amount: 4, parts: [{ from: '0:one', ability: 'strong', by: 1 }] });
  });

  it('CRT-2: the copies are told where there are several, a ∅ as no damage', () => {
    const start = declare({ attacker: fighterWith(), defender: two(), draws: [FS, FS, LG, TH, SC, HG] });
    const round = fight(start, { cards: [FS], copies: [2] }, { cards: [SC] });
    expect(seen(round, 'damaged').map(({ copies }) => copies)).toEqual([2, undefined]);
    const none = fight(
      declare({ attacker: fighterWith(), defender: two(), draws: [SC, FS, LG, TH, HG, HG] }),
      { cards: [SC] },
      { cards: [HG] },
    );
    expect(seen(none, 'damaged')).toEqual([{ what: 'damaged', model: '1:two', by: '0:one', type: 'slicing', amount: 0, printed: null }]);
    expect(seen(none, 'wounded')).toEqual([]);
  });

  it('SIG-6: a signature move is named where it adds or takes', () => {
    const mighty = signature(FS, '3 3 3 3 3 3', ['impact'], { id: 'mighty', mods: [{ mods: [{ mod: 'dealt', by: 2 }] }] });
    const guarded = signature(SC, '2 2 2 2 2 2', ['impact'], { id: 'guarded', mods: [{ mods: [{ mod: 'suffered', by: -1 }] }] });
    const start = declare({ attacker: { ...fighterWith(), signature: mighty }, defender: { ...two(), signature: guarded }, draws });
    const round = fight(start, { cards: [FS], upgrade: [true] }, { cards: [SC], upgrade: [true] });
    expect(seen(round, 'damaged').map(({ amount, parts }) => [amount, parts])).toEqual([
      [
        4,
        [
          { from: '0:one', ability: 'mighty', by: 2 },
          { from: '1:two', ability: 'guarded', by: -1 },
        ],
      ],
      [2, undefined],
    ]);
  });

  it('REA-15: a text may avert the damage of one side', () => {
    const round = exchange({ defender: two(speaks('averts', { on: 'would-suffer' }, [{ do: 'avert' }])) });
    expect(wounds(round)).toEqual([2, 0]);
    expect(seen(round, 'damaged')[0]).toMatchObject({ amount: 0, printed: 3, parts: [{ from: '1:two', ability: null, by: null }] });
    const mine = exchange({ attacker: fighterWith(speaks('averts', { on: 'would-suffer' }, [{ do: 'avert' }])) });
    expect(wounds(mine)).toEqual([0, 3]);
  });

  it('DMG-3: or take some off it, never below nothing', () => {
    const less = (amount: number) => exchange({ defender: two(speaks('lessens', { on: 'would-suffer' }, [{ do: 'lessen', by: amount }])) });
    expect(wounds(less(2))).toEqual([2, 1]);
    expect(seen(less(2), 'damaged')[0]).toMatchObject({ amount: 1, parts: [{ from: '1:two', ability: null, by: -2 }] });
    expect(dealt(less(5))).toEqual([
      ['1:two', '0:one', 0],
      ['0:one', '1:two', 2],
    ]);
    expect(wounds(less(5))).toEqual([2, 0]);
  });

  it('REA-15: nobody is asked about damage that is none; what is averted is not lessened', () => {
    const may = two(speaks('averts', { on: 'would-suffer' }, [{ do: 'avert' }], true));
    const asking = exchange({ defender: may }, 'interrupt');
    expect(asked(asking)).toEqual(['interrupt 1']);
    expect(offered(asking, 1)).toEqual([
      { seat: 1, kind: 'use', model: '1:two', ability: 'averts' },
      { seat: 1, kind: 'pass' },
    ]);
    expect(wounds(fight(say(asking, { seat: 1, kind: 'pass' }), {}, {}))).toEqual([2, 3]);
    const none = fight(
      declare({ attacker: fighterWith(), defender: may, draws: [FS, RA, LG, TH, TH, HG] }),
      { cards: [FS] },
      { cards: [TH] },
    );
    expect(wounds(none)).toEqual([2, 0]);
    const both = two(
      speaks('averts', { on: 'would-suffer' }, [{ do: 'avert' }]),
      speaks('lessens', { on: 'would-suffer' }, [{ do: 'lessen', by: 1 }]),
    );
    expect(wounds(exchange({ defender: both }))).toEqual([2, 0]);
  });

  it('DMG-6: somebody else takes it, as much as the victim would have suffered', () => {
    const guards = speaks('guards', { on: 'would-suffer', who: { side: 'friendly', other: true } }, [{ do: 'redirect', to: 'self' }]);
    const guard = (seat: number) => ({ seat, at: off(6, [0, 1]), card: person('guard', { health: 20, abilities: [guards] }) });
    const armour = passive('armour', { mod: 'suffered', by: -1, scope: 'melee' });
    const round = exchange({ defender: two(armour), extras: [guard(1)] });
    expect(wounds(round)).toEqual([2, 0]);
    expect(round.match.table.models['1:guard']?.wounds).toBe(2);
    expect(dealt(round)).toEqual([
      ['1:guard', '0:one', 2],
      ['0:one', '1:two', 2],
    ]);
    const mine = exchange({ extras: [guard(0)] });
    expect(wounds(mine)).toEqual([0, 3]);
    expect(mine.match.table.models['0:guard']?.wounds).toBe(2);
  });

  it('DMG-2: a dealer’s own text may make it more, or another type, before anything changes it', () => {
    const plated = two(passive('plate', { mod: 'suffered', types: ['impact'], by: -2, scope: 'melee' }));
    const sharp = (when: object) => fighterWith(speaks('sharp', { on: 'would-deal', ...when }, [{ do: 'sharpen', by: 2, as: 'magical' }]));
    expect(wounds(exchange({ defender: plated }))).toEqual([2, 1]);
    const round = exchange({ attacker: sharp({}), defender: plated });
    expect(wounds(round)).toEqual([2, 5]);
    expect(seen(round, 'damaged')[0]).toMatchObject({ type: 'magical', amount: 5, parts: [{ from: '0:one', ability: null, by: 2 }] });
    expect(wounds(exchange({ attacker: sharp({ types: ['impact'], with: ['melee'] }), defender: plated }))).toEqual([2, 5]);
    expect(wounds(exchange({ attacker: sharp({ types: ['slicing'] }), defender: plated }))).toEqual([2, 1]);
    expect(wounds(exchange({ attacker: sharp({ with: ['arcane'] }), defender: plated }))).toEqual([2, 1]);
    const defending = two(speaks('sharp', { on: 'would-deal' }, [{ do: 'sharpen', by: 2 }]));
    expect(wounds(exchange({ defender: defending }))).toEqual([4, 3]);
  });

  it('DMG-2: it is offered once in an exchange, and not where no damage is possible', () => {
    const sharp = fighterWith(speaks('sharp', { on: 'would-deal' }, [{ do: 'sharpen', by: 2 }], true));
    const asking = exchange({ attacker: sharp }, 'interrupt');
    expect(asked(asking)).toEqual(['interrupt 0']);
    expect(wounds(fight(say(asking, { seat: 0, kind: 'pass' }), {}, {}))).toEqual([2, 3]);
    const used = fight(say(asking, { seat: 0, kind: 'use', model: '0:one', ability: 'sharp' }), {}, {});
    expect(wounds(used)).toEqual([2, 5]);
    const none = declare({ attacker: sharp, defender: two(), draws: [SC, RA, LG, TH, HG, HG] });
    expect(melee(fight(none, { cards: [SC] }, { cards: [HG] }, 'interrupt'))).toBeUndefined();
  });

  it('DMG-2: in a follow-up it is offered anew, and nothing is left of the last one', () => {
    const sharp = fighterWith(speaks('sharp', { on: 'would-deal' }, [{ do: 'sharpen', by: 2 }], true));
    const circle = signature(FS, '1* 1* 1* 1* 1* 1*', ['impact']);
    const start = declare({ attacker: { ...sharp, signature: circle }, defender: two(), draws: [FS, TH, LG, RA, TH, HG] });
    const first = fight(start, { cards: [FS], upgrade: [true] }, { cards: [TH] }, 'interrupt');
    const second = fight(say(first, { seat: 0, kind: 'use', model: '0:one', ability: 'sharp' }), { cards: [TH] }, {}, 'interrupt');
    expect(wounds(second)).toEqual([2, 3]);
    expect(asked(second)).toEqual(['interrupt 0']);
    expect(wounds(fight(say(second, { seat: 0, kind: 'pass' }), {}, {}))).toEqual([2, 6]);
  });

  it('DMG-9: past what the enemy’s passives would take off, avert or turn away', () => {
    const armour = passive('armour', { mod: 'suffered', by: -1 });
    const averts = speaks('averts', { on: 'would-suffer' }, [{ do: 'avert' }]);
    const past = fighterWith(speaks('past', { on: 'would-deal' }, [{ do: 'sharpen', past: 'enemy-passives' }]));
    expect(wounds(exchange({ attacker: past, defender: two(armour, averts) }))).toEqual([2, 3]);
    expect(wounds(exchange({ attacker: fighterWith(), defender: two(armour, averts) }))).toEqual([2, 0]);
    const tough = passive('tough', { mod: 'shrugs-off', wounds: 2 });
    expect(wounds(exchange({ defender: two(tough) }))).toEqual([2, 1]);
    expect(wounds(exchange({ attacker: past, defender: two(tough) }))).toEqual([2, 3]);
  });

  it('DEF-18: what speaks of damage hears of it, and how much it was', () => {
    const rage = (source: 'damage' | 'catastrophe') =>
      speaks('rage', { on: 'wounded', who: { only: 'self' }, by: source }, [{ do: 'gain', to: 'self', energy: 1 }]);
    expect(model(exchange({ defender: two(rage('damage')) }), 'defender').energy).toBe(4);
    expect(model(exchange({ defender: two(rage('catastrophe')) }), 'defender').energy).toBe(3);
  });

  it('EVA-23: a card may be played for whoever would suffer, before anything is marked', () => {
    const card = {
      id: 'troll',
      kind: 'campaign' as const,
      name: 'troll',
      version: 1,
      clause: 'CMP-3',
      at: ['would-suffer' as const],
      target: {},
      do: [{ do: 'gain' as const, to: 'target' as const, energy: 1 }],
    };
    const asking = exchange({ tableCards: [card], held: [[], ['troll']] }, 'interrupt');
    expect(asked(asking)).toEqual(['interrupt 1']);
    expect(wounds(asking)).toEqual([0, 0]);
    expect(offered(asking, 1).flatMap((decision) => ('targets' in decision ? decision.targets : []))).toEqual(['1:two', '0:one']);
    expect(wounds(fight(say(asking, { seat: 1, kind: 'pass' }), {}, {}))).toEqual([2, 3]);
    const harmless = declare({
      attacker: fighterWith(),
      defender: two(),
      draws: [HG, RA, LG, TH, HG, HG],
      tableCards: [card],
      held: [[], ['troll']],
    });
    expect(melee(fight(harmless, { cards: [HG] }, { cards: [HG] }, 'interrupt'))).toBeUndefined();
  });
});

describe('the type of a blow', () => {
  it('MEL-26, DMG-1: attacker first, one after the other, in the order of the card', () => {
    const round = fight(
      declare({ attacker: fighterWith(), defender: two(), draws: [RA, TH, LG, LG, SC, HG] }),
      { cards: [RA] },
      { cards: [SC] },
      'damage-type',
    );
    expect(asked(round)).toEqual(['damage-type 0']);
    expect(offered(round, 0)).toEqual(['impact', 'slicing', 'piercing'].map((type) => ({ seat: 0, kind: 'damage-type', type })));
    expect(refused(round, { seat: 0, kind: 'damage-type', type: 'magical' })).toEqual(['type-not-on-card', 'DMG-1', 'MEL-2']);
    expect(refused(round, { seat: 1, kind: 'damage-type', type: 'slicing' })).not.toContain('legal');
    const next = say(round, { seat: 0, kind: 'damage-type', type: 'piercing' });
    expect(seen(next, 'type-chosen')).toEqual([{ what: 'type-chosen', side: 'attacker', type: 'piercing' }]);
    expect(asked(next)).toEqual(['damage-type 1']);
    expect(offered(next, 1)).toEqual([{ seat: 1, kind: 'damage-type', type: 'slicing' }]);
    const over = fight(next, {}, {});
    expect(seen(over, 'damaged').map(({ type }) => type)).toEqual(['piercing', 'slicing']);
  });

  it('SIG-3: those of the signature move, once it is upgraded', () => {
    const blow = signature(SC, '1 1 1 1 1 1', ['magical', 'piercing']);
    const start = declare({ attacker: fighterWith(), defender: { ...two(), signature: blow }, draws: [HG, TH, LG, LG, SC, HG] });
    const round = fight(start, { cards: [HG] }, { cards: [SC], upgrade: [true] }, 'damage-type');
    expect(asked(round)).toEqual(['damage-type 1']);
    expect(offered(round, 1).map((decision) => 'type' in decision && decision.type)).toEqual(['piercing', 'magical']);
  });
});
