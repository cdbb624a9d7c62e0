import { createHash } from 'node:crypto';
import { catalogue } from '../../src/cards/index.ts';
import { think } from '../../src/players/think.ts';
import type { Opening } from '../../src/rules/terms/opening.ts';
import { viewFor } from '../../src/seats/view.ts';
import { levelOf, play, type Thinking } from './pairing.ts';
import { summary } from './report.ts';
import { pairedSetup } from './setups.ts';

// Measures the cost of decisions: both levels think in turn about positions from matches of club players, so that a busy machine slows both equally.

/** The CPU time of one level in milliseconds, and a hash of its decisions: equal hashes mean equal play. */
interface Cost {
  positions: number;
  a: { medianMs: number; p95Ms: number; sumMs: number; hash: string };
  b: { medianMs: number; p95Ms: number; sumMs: number; hash: string };
}

interface CostPlan {
  matches: number;
  /** Every n-th question is measured. */
  every: number;
  seed: string;
}

const KINDS: readonly Opening['kind'][] = ['activate', 'act'];

/** The cost of level `a` beside that of level `b`, over the same choices of a model and of an action. */
export function costOf(a: Thinking, b: Thinking, { matches, every, seed }: CostPlan): Cost {
  const taken: Record<'a' | 'b', number[]> = { a: [], b: [] };
  const hashes = { a: createHash('sha256'), b: createHash('sha256') };
  let asked = 0;
  for (let match = 0; match < matches; match += 1) {
    const [setup] = pairedSetup({ size: 3, seats: 2, everything: false }, seed, match);
    play(setup, catalogue, ['club', 'club'], {}, (before, opening) => {
      if (!KINDS.includes(opening.kind)) return;
      asked += 1;
      if (asked % every !== 0) return;
      const view = viewFor(before, opening.seat);
      const sides = asked % (2 * every) === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const);
      for (const side of sides) {
        const start = process.cpuUsage();
        const thought = think(view, catalogue, levelOf(side === 'a' ? a : b), `${seed} ${asked}`);
        const { user, system } = process.cpuUsage(start);
        taken[side].push((user + system) / 1000);
        hashes[side].update(JSON.stringify(thought?.decision ?? null));
      }
    });
  }
  const rowOf = (side: 'a' | 'b') => {
    const { medianMs, p95Ms } = summary(taken[side]);
    const sumMs = Math.round(taken[side].reduce((sum, ms) => sum + ms, 0));
    return { medianMs, p95Ms, sumMs, hash: hashes[side].digest('hex').slice(0, 16) };
  };
  return { positions: taken.a.length, a: rowOf('a'), b: rowOf('b') };
}
