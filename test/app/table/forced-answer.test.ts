import { describe, expect, it } from 'vitest';
import type { MeleeCard } from '../../../src/rules/terms/decks.ts';
import { duel } from '../../ui/match/tables/tables.ts';

/** Both have laid a Thrust, which has one type of damage, and the last question before that is open. */
async function thrusts() {
  const table = await duel({ melee: ['thrust', 'falling-swing', 'low-guard', 'high-guard', 'sweeping-cut', 'thrust', 'low-guard'] });
  await table.decide({ seat: 0, kind: 'melee', target: '1:beaky-bobby' });
  for (const seat of [0, 1]) await table.decide({ seat, kind: 'pass' });
  for (const seat of [0, 1]) await table.decide({ seat, kind: 'play-melee', card: 'thrust' });
  for (const seat of [0, 1]) await table.decide({ seat, kind: 'press', copies: 1 });
  return table;
}

describe('a question that everybody can see the one answer of', () => {
  it('is answered by the table, as a decision of the seat that is asked', async () => {
    const table = await thrusts();
    expect(table.openings().map(({ kind }) => kind)).toEqual(['upgrade']);
    const before = table.folded().record.entries.length;
    expect(await table.decide({ seat: 1, kind: 'upgrade', signature: false })).toBe(null);
    const { entries } = table.folded().record;
    expect(entries.slice(before).map(({ decision }) => decision)).toMatchObject([
      { seat: 1, kind: 'upgrade' },
      { seat: 0, kind: 'damage-type', type: 'piercing' },
      { seat: 1, kind: 'damage-type', type: 'piercing' },
    ]);
    expect(table.view(null).table.models['1:beaky-bobby']?.wounds).toBeGreaterThan(0);
  });

  it('is kept with the decision that leads to it before anybody hears of either, and each is heard of where it leads to', async () => {
    const table = await thrusts();
    const countOf = (): number => table.folded().record.entries.length;
    const before = countOf();
    const pairs: [number, number, string[]][] = [];
    table.subscribe((entry) => pairs.push([entry?.at ?? -1, countOf() - before, table.openings().map(({ kind }) => kind)]));
    await table.decide({ seat: 1, kind: 'upgrade', signature: false });
    expect(pairs.map(([index]) => index)).toEqual([before, before + 1, before + 2]);
    expect(pairs.map(([, written]) => written)).toEqual([3, 3, 3]);
    expect(
      pairs.slice(0, 2).map(([, , asked]) => asked),
      'nobody is asked while the app answers',
    ).toEqual([[], []]);
    expect(pairs[2]?.[2]).not.toEqual([]);
  });

  /** Both have laid a card: Flintlock this one, Beaky Bobby a High Guard. */
  async function meetsHighGuard(card: MeleeCard, upgrades: Record<string, string[]> = {}) {
    const cards: MeleeCard[] = ['thrust', 'sweeping-cut', 'low-guard', 'rising-attack'];
    const table = await duel({ melee: [card, ...cards, 'high-guard', 'low-guard'] }, {}, upgrades);
    await table.decide({ seat: 0, kind: 'melee', target: '1:beaky-bobby' });
    for (const seat of [0, 1]) await table.decide({ seat, kind: 'pass' });
    await table.decide({ seat: 0, kind: 'play-melee', card });
    await table.decide({ seat: 1, kind: 'play-melee', card: 'high-guard' });
    return table;
  }

  it('CRT-3: where ∅ is printed for the cards that meet nobody is asked for copies or a type of damage', async () => {
    const table = await meetsHighGuard('falling-swing');
    const decisions = table.folded().record.entries.map(({ decision }) => decision);
    expect(decisions.slice(decisions.findLastIndex(({ kind }) => kind === 'play-melee') + 1)).toMatchObject([
      { seat: 0, kind: 'press', copies: 1 },
      { seat: 1, kind: 'press', copies: 1 },
      { seat: 0, kind: 'damage-type', type: 'impact' },
    ]);
    expect(table.view(null).table.models['1:beaky-bobby']?.wounds).toBe(0);
  });

  it('where a signature move may take the place of a card that does nothing, its player is asked', async () => {
    const table = await meetsHighGuard('high-guard');
    expect(table.openings()).toMatchObject([{ seat: 0, kind: 'critical' }]);
    await table.decide({ seat: 0, kind: 'press', copies: 1 });
    expect(table.openings()).toMatchObject([{ seat: 0, kind: 'upgrade' }]);
  });

  it('where a text may make something of a card that does nothing, its player is asked', async () => {
    const table = await meetsHighGuard('falling-swing', { flintlock: ['expert-training'] });
    expect(table.openings()).toMatchObject([
      { seat: 0, kind: 'critical' },
      { seat: 1, kind: 'critical' },
    ]);
  });

  it('where damage is printed its player is asked', async () => {
    const table = await meetsHighGuard('thrust');
    expect(table.openings(), 'a High Guard does nothing to a Thrust').toMatchObject([{ seat: 0, kind: 'critical' }]);
  });

  it('comes back when its answer has been taken back', async () => {
    const table = await thrusts();
    await table.decide({ seat: 1, kind: 'upgrade', signature: false });
    const to = table.folded().record.entries.findLastIndex(({ decision }) => decision.kind === 'damage-type');
    await table.decide({ seat: 1, kind: 'take-back', to });
    await table.decide({ seat: 0, kind: 'agree' });
    expect(table.openings()).toMatchObject([{ seat: 1, kind: 'damage-type' }]);
  });

  /** Flintlock has jogged and has no energy left. */
  async function spent() {
    const table = await duel();
    const go = async (kind: 'jog' | 'step', path: [number, number][]) => {
      expect(await table.decide({ seat: 0, kind, model: '0:flintlock', path })).toBe(null);
      for (let [asked] = table.openings(); asked?.kind === 'reaction'; [asked] = table.openings())
        await table.decide({ seat: asked.seat, kind: 'pass' });
    };
    for (const y of [17, 16]) await go('step', [[18, y]]);
    await go('jog', [[18, 13]]);
    expect(table.openings()).toMatchObject([{ seat: 0, kind: 'act' }]);
    await go('step', [[18, 12]]);
    return table;
  }

  it('ends an activation in which nothing is left to do, and no sooner', async () => {
    const table = await spent();
    expect(table.folded().record.entries.at(-1)?.decision).toMatchObject({ seat: 0, kind: 'end-activation' });
    expect(table.openings()).toMatchObject([{ seat: 1, kind: 'activate' }]);
  });

  it('whoever takes the end back is asked, and may take back what led to it', async () => {
    const table = await spent();
    const end = table.takeBack(0);
    expect(end?.alone).toBe(true);
    await table.decide({ seat: 0, kind: 'take-back', to: end?.to ?? -1 });
    expect(table.openings()).toMatchObject([{ seat: 0, kind: 'act' }]);
  });
});
