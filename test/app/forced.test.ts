import { describe, expect, it } from 'vitest';
import { duel } from '../ui/match/tables.ts';

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
