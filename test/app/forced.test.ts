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
});
