import { describe, expect, it } from 'vitest';
import { boards, catalogue, pairings } from '../../src/cards/index.ts';
import { GREEDY } from '../../src/players/levels.ts';
import { think } from '../../src/players/think.ts';
import type { Kind } from '../../src/rules/terms/decision.ts';
import type { Setup } from '../../src/rules/terms/match.ts';
import { rulesTable } from '../ui/match/rules-table.ts';

/** How often the glass is touched for a decision where that is not once: what each comes to is counted on the glass by test/ui/match/taps.test.ts. */
const TAPS: Partial<Record<Kind, number>> = {
  // where to, and Confirm
  jog: 2,
  step: 2,
  // the action, and Confirm
  use: 2,
  melee: 2,
  // a card, what is said of it, and that it is said
  claim: 3,
};
/** What such a match comes to now. It is to come down. */
const MOST = 380;

/** A ready pairing of six a side. */
function six(seed: string): Setup {
  const pairing = pairings.find(({ id }) => id === 'crown-and-burrow');
  const terrain = boards.find(({ id }) => id === pairing?.board)?.terrain;
  return { seats: pairing?.sides, options: { troupeSize: 6 }, terrain, seed, start: 'setup' } as Setup;
}

describe('a whole match of six a side', () => {
  it('takes no more taps than it did, by hands that look no further than the next action', async () => {
    const table = rulesTable(six('1'), ['Ada', 'Ben']);
    const lined = new Set<number>();
    let taps = 0;
    for (let [opening] = table.openings(); opening; [opening] = table.openings()) {
      const { seat, kind } = opening;
      if (kind === 'reaction') {
        // once, for the whole match
        taps += 1;
        await table.decide({ seat, kind: 'stand-by', until: 'recall' });
        if (table.openings().some((one) => one.seat === seat && one.kind === kind)) await table.decide({ seat, kind: 'pass' });
        continue;
      }
      const thought = think(table.view(seat), catalogue, GREEDY, String(table.folded().record.entries.length));
      if (!thought) throw new Error(`nothing for ${kind}`);
      expect(await table.decide(thought.decision)).toBe(null);
      taps += kind === 'deploy' && lined.has(seat) ? 0 : (TAPS[thought.decision.kind] ?? 1);
      if (kind === 'deploy') lined.add(seat);
    }
    expect(taps).toBeLessThanOrEqual(MOST);
  }, 120_000);
});
