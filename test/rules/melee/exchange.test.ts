import { describe, expect, it } from 'vitest';
import { MELEE_CARDS, MELEE_DECK, type MeleeCard } from '../../../src/rules/terms/decks.ts';
import type { DamageType } from '../../../src/rules/terms/factions.ts';
import {
  asked,
  declare,
  FACES,
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
  TH,
  wounds,
} from './fixture.ts';

const fighter = person('one', { melee: 2, health: 12 });
const two = person('two', { melee: 2, health: 12 });
/** Both play one card, without anything besides. */
const exchange = (attacker: MeleeCard, defender: MeleeCard) =>
  fight(
    declare({ attacker: fighter, defender: two, draws: [attacker, SC, TH, RA, defender, FS], options: { followUps: false } }),
    { cards: [attacker] },
    { cards: [defender] },
  );

describe('the table of blows', () => {
  // V-02 as printed: what a row's player suffers from each column.
  const suffers: Record<string, string> = {
    [HG]: '∅ ∅ 0 ∅ 2 ∅',
    [FS]: '∅ 0 2 2 1 ∅',
    [TH]: '∅ 0 3 0 1 ∅',
    [SC]: '∅ 3 ∅ 0 2 ∅',
    [RA]: '∅ 3 2 2 1 ∅',
    [LG]: '∅ 2 1 ∅ ∅ ∅',
  };
  for (const row of MELEE_CARDS) {
    it(`MEL-3, MEL-4, MEL-11: ${row} suffers what the other card deals (V-01, V-02)`, () => {
      const found = MELEE_CARDS.map((column) => {
        const round = exchange(row, column);
        expect(wounds(round)[1]).toBe(FACES[row].deal[column].hit ?? 0);
        return wounds(round)[0];
      });
      expect(found).toEqual(suffers[row]?.split(' ').map((text) => (text === '∅' ? 0 : Number(text))));
    });
  }

  it('FUP-2: three cells carry a circle, and no pair gives one to both (V-03)', () => {
    const circles = MELEE_CARDS.flatMap((row) =>
      MELEE_CARDS.filter((column) => FACES[row].deal[column].followUp).map((column) => `${row} ${column}`),
    );
    expect(circles).toEqual([`${HG} ${FS}`, `${SC} ${TH}`, `${LG} ${RA}`]);
    expect(circles.some((pair) => circles.includes(pair.split(' ').reverse().join(' ')))).toBe(false);
  });

  it('MEL-1: eighteen cards, three of each kind (V-04)', () => {
    expect(MELEE_DECK).toHaveLength(18);
    for (const card of MELEE_CARDS) expect(MELEE_DECK.filter((other) => other === card)).toHaveLength(3);
  });

  it('MEL-2: the types of each card (V-06)', () => {
    expect(MELEE_CARDS.map((card) => FACES[card].types.join(' '))).toEqual([
      '',
      'impact slicing',
      'piercing',
      'slicing',
      'impact slicing piercing',
      '',
    ]);
  });
});

describe('critical hits and modifiers', () => {
  const bludgeon = passive('bludgeon', { mod: 'dealt', types: ['impact'], by: 1, scope: 'melee' });
  const weakling = passive('weakling', { mod: 'dealt', by: -1, scope: 'melee' });
  const sword = passive('arming-sword', { mod: 'dealt', types: ['slicing'], by: 1, scope: 'melee' });
  const quilted = passive('quilted-armour', { mod: 'suffered', types: ['slicing'], by: -1, scope: 'melee' });
  const bird = person('bird', { melee: 2, health: 7, blueDots: [1, 2, 4, 6], abilities: [weakling] });

  it('CRT-1, CRT-2, DMG-3: two rising attacks with impact +1 against a sweeping cut at −1 (V-84)', () => {
    const spiteful = {
      ...passive('spiteful'),
      rules: [{ when: { on: 'caused-wounds' as const, to: 'enemy' as const }, do: [{ do: 'heal' as const, to: 'self' as const, by: 1 }] }],
    };
    const friar = person('friar', { melee: 4, meleeRange: 2, abilities: [bludgeon, spiteful] });
    const round = fight(
      declare({ attacker: friar, defender: bird, draws: [RA, RA, HG, FS, LG, TH, SC, LG] }),
      { cards: [RA], copies: [2], types: ['impact'] },
      { cards: [SC], types: ['slicing'] },
    );
    expect(seen(round, 'melee-drawn').map(({ count }) => count)).toEqual([6, 2]);
    expect(seen(round, 'damaged').map(({ amount }) => amount)).toEqual([5, 1]);
    expect(wounds(round)).toEqual([0, 5]); // the one wound is restored by the text that answers to causing wounds
  });

  it('DMG-3, DEF-20: reductions stop at nothing (V-85)', () => {
    const ram = person('ram', { melee: 4, health: 8, abilities: [sword, quilted] });
    const round = fight(
      declare({ attacker: ram, defender: bird, draws: [RA, RA, HG, FS, LG, TH, SC, LG] }),
      { cards: [RA], copies: [2], types: ['slicing'] },
      { cards: [SC], types: ['slicing'] },
    );
    expect(wounds(round)).toEqual([0, 5]);
    expect(model(round, 'attacker').wounds).toBe(0);
  });

  const swordsman = person('swordsman', { melee: 4, health: 12, abilities: [sword] });
  const hits = (mine: MeleeCard, theirs: MeleeCard, type: DamageType, copies = 1): number => {
    const start = declare({ attacker: swordsman, defender: two, draws: [mine, mine, mine, HG, LG, FS, theirs, LG] });
    return wounds(fight(start, { cards: [mine], types: [type], copies: [copies] }, { cards: [theirs] }))[1];
  };

  it('DMG-1, DMG-2: the type chosen decides the bonus (V-89)', () => {
    expect(hits(RA, FS, 'slicing')).toBe(2);
    expect(hits(RA, FS, 'impact')).toBe(1);
    expect(hits(RA, FS, 'piercing')).toBe(1);
    expect(hits(TH, FS, 'piercing')).toBe(2);
    expect(hits(SC, TH, 'slicing')).toBe(1);
  });

  it('DMG-1, MEL-2: only the types of the card are offered, one alone is asked for too', () => {
    const start = declare({ attacker: swordsman, defender: two, draws: [TH, TH, TH, HG, LG, FS, LG, LG] });
    const round = fight(start, { cards: [TH] }, { cards: [LG] }, 'damage-type');
    expect(asked(round)).toEqual(['damage-type 0']);
    expect(refused(round, { seat: 0, kind: 'damage-type', type: 'slicing' })).toContain('DMG-1');
  });

  it('DMG-4, CRT-3: no damage possible stays so, whatever multiplies or adds (V-90)', () => {
    expect(hits(SC, HG, 'slicing', 3)).toBe(0);
    expect(hits(RA, LG, 'slicing', 3)).toBe(0);
  });

  it('CRT-2, DMG-3: three copies, then +1 dealt and −2 suffered; a 0 reduced stays 0 (V-132)', () => {
    const plated = person('plated', { melee: 2, abilities: [passive('plate', { mod: 'suffered', by: -2, scope: 'melee' })] });
    const start = declare({ attacker: swordsman, defender: plated, draws: [RA, RA, RA, HG, LG, FS, SC, TH] });
    const round = fight(start, { cards: [RA], copies: [3], types: ['slicing'] }, { cards: [SC] });
    expect(wounds(round)).toEqual([2, 5]);
    const weak = person('weak', { melee: 4, abilities: [weakling] });
    const other = declare({ attacker: weak, defender: two, draws: [FS, RA, RA, HG, LG, FS, SC, TH] });
    expect(wounds(fight(other, { cards: [FS] }, { cards: [TH] }))[1]).toBe(0);
  });

  it('CRT-4: a critical hit does not change what its player suffers', () => {
    const start = declare({ attacker: fighter, defender: two, draws: [RA, RA, HG, LG, SC, TH] });
    expect(wounds(fight(start, { cards: [RA], copies: [2] }, { cards: [SC] }))).toEqual([2, 4]);
  });

  it('CRT-1: only as many copies as are held, three at most', () => {
    const start = declare({ attacker: fighter, defender: two, draws: [RA, RA, HG, LG, SC, TH] });
    const round = fight(start, { cards: [RA] }, { cards: [SC] }, 'critical');
    expect(asked(round)).toEqual(['critical 0', 'critical 1']);
    expect(refused(round, { seat: 0, kind: 'press', copies: 3 })).toEqual(['card-not-in-hand', 'CRT-1']);
    expect(refused(round, { seat: 1, kind: 'press', copies: 2 })).toContain('CRT-1');
    expect(refused(round, { seat: 0, kind: 'press', copies: 4 })).toContain('CRT-1');
    expect(refused(round, { seat: 0, kind: 'press', copies: 0 })).toContain('CRT-1');
    expect(refused(round, { seat: 0, kind: 'press', copies: 2 })).toEqual(['legal']);
  });

  it('CRT-1: a text may forbid critical hits', () => {
    const clumsy = person('clumsy', { melee: 2, abilities: [passive('clumsy', { mod: 'forbid', actions: ['criticals'] })] });
    const start = declare({ attacker: clumsy, defender: two, draws: [RA, RA, HG, LG, SC, TH] });
    const round = fight(start, { cards: [RA] }, { cards: [SC] }, 'critical');
    expect(refused(round, { seat: 0, kind: 'press', copies: 2 })).toContain('criticals-forbidden');
    expect(refused(round, { seat: 0, kind: 'press', copies: 1 })).toEqual(['legal']);
  });

  it('CRT-5: two high guards change nothing, but are legal (V-103)', () => {
    const start = declare({ attacker: fighter, defender: two, draws: [HG, HG, LG, LG, RA, TH] });
    expect(wounds(fight(start, { cards: [HG], copies: [2] }, { cards: [RA] }))).toEqual([2, 0]);
  });

  it('CRT-7: copies stay secret until both have committed', () => {
    const start = declare({ attacker: fighter, defender: two, draws: [RA, RA, HG, LG, SC, TH] });
    const round = say(fight(start, { cards: [RA] }, { cards: [SC] }, 'critical'), { seat: 0, kind: 'press', copies: 2 });
    expect(melee(round)?.hands.attacker).toHaveLength(3);
    expect(seen(round, 'pressed')).toEqual([]);
    const roundNow = say(round, { seat: 1, kind: 'press', copies: 1 });
    expect(seen(roundNow, 'pressed')).toEqual([{ what: 'pressed', copies: { attacker: 2, defender: 1 } }]);
    expect(melee(roundNow)?.hands.attacker).toEqual([HG, LG]);
  });

  it('DEF-20: a blow of no damage causes no wound and triggers nothing (V-130)', () => {
    const vicious = {
      ...passive('vicious'),
      rules: [
        { when: { on: 'caused-wounds' as const, to: 'enemy' as const }, do: [{ do: 'gain' as const, to: 'self' as const, energy: 1 }] },
      ],
    };
    const fierce = person('fierce', { melee: 2, abilities: [vicious] });
    const round = (mine: MeleeCard, theirs: MeleeCard): number => {
      const start = declare({
        attacker: fierce,
        defender: two,
        draws: [mine, LG, LG, HG, theirs, LG],
        models: { attacker: { energy: 0 } },
      });
      return model(fight(start, { cards: [mine] }, { cards: [theirs] }), 'attacker').energy;
    };
    expect(round(FS, TH)).toBe(0);
    expect(round(FS, RA)).toBe(1);
  });
});
