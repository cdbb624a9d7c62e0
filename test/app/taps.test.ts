import { describe, expect, it } from 'vitest';
import { boards, catalogue, pairings } from '../../src/cards/index.ts';
import { GREEDY } from '../../src/players/levels.ts';
import { think } from '../../src/players/think.ts';
import type { Decision, Kind } from '../../src/rules/terms/decision.ts';
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
/** What may be confirmed with a move that leads there. */
const WITH_A_MOVE: readonly Kind[] = ['harvest', 'melee', 'end-activation'];
/** What such matches come to now, in the mean. It is to come down. */
const MOST = 262;
const SEEDS = ['1', '2', '3'];

/** A ready pairing of six a side. */
function six(seed: string): Setup {
  const pairing = pairings.find(({ id }) => id === 'crown-and-burrow');
  const terrain = boards.find(({ id }) => id === pairing?.board)?.terrain;
  return { seats: pairing?.sides, options: { troupeSize: 6 }, terrain, seed, start: 'setup' } as Setup;
}

const moves = ({ kind }: Decision): boolean => kind === 'jog' || kind === 'step';

/** Counts the touches of decisions in their order: one gesture may mean several of a seat that follow each other. */
class Count {
  readonly by = new Map<string, number>();
  readonly #lined = new Set<number>();
  /** Who has said that all copies are shown. */
  readonly #shown = new Set<number>();
  /** What the last gesture has meant so far, and whether more of it may follow. */
  #last: { seat: number; kind: 'activated' | 'moved' } | null = null;

  #add(kind: string, taps: number): void {
    this.by.set(kind, (this.by.get(kind) ?? 0) + taps);
  }
  get taps(): number {
    return [...this.by.values()].reduce((sum, taps) => sum + taps, 0);
  }

  take(decision: Decision): void {
    const { seat, kind } = decision;
    const before = this.#last?.seat === seat ? this.#last.kind : null;
    this.#last = null;
    if (kind === 'deploy') {
      this.#add(kind, this.#lined.has(seat) ? 0 : 1);
      this.#lined.add(seat);
    } else if (kind === 'press') {
      // said once, for the whole match: these hands always show all they hold
      this.#add(kind, this.#shown.has(seat) ? 0 : 1);
      this.#shown.add(seat);
    } else if (moves(decision)) {
      // dragged away, it is activated with it; what goes farther than the Jog goes on in Steps
      if (before === 'activated') this.#add('activate', -1);
      this.#add('move', before === 'moved' ? 0 : 2);
      this.#last = { seat, kind: 'moved' };
    } else {
      this.#add(kind, before === 'moved' && WITH_A_MOVE.includes(kind) ? 0 : (TAPS[kind] ?? 1));
      if (kind === 'activate') this.#last = { seat, kind: 'activated' };
    }
  }
}

/** Plays a match by hands that look no further than the next action, and counts what they touch. */
async function played(seed: string): Promise<Count> {
  const table = rulesTable(six(seed), ['Ada', 'Ben']);
  const count = new Count();
  for (let [opening] = table.openings(); opening; [opening] = table.openings()) {
    const { seat, kind } = opening;
    if (kind === 'reaction') {
      // once, for the whole match
      const stands: Decision = { seat, kind: 'stand-by', until: 'recall' };
      await table.decide(stands);
      count.take(stands);
      if (table.openings().some((one) => one.seat === seat && one.kind === kind)) await table.decide({ seat, kind: 'pass' });
      continue;
    }
    const thought = think(table.view(seat), catalogue, GREEDY, String(table.folded().record.entries.length));
    if (!thought) throw new Error(`nothing for ${kind}`);
    expect(await table.decide(thought.decision)).toBe(null);
    count.take(thought.decision);
  }
  return count;
}

describe('a whole match of six a side', () => {
  it('takes no more taps than it did, by hands that look no further than the next action', async () => {
    const counts = [];
    for (const seed of SEEDS) counts.push(await played(seed));
    const mean = counts.reduce((sum, { taps }) => sum + taps, 0) / counts.length;
    expect(mean).toBeLessThanOrEqual(MOST);
  }, 240_000);
});
