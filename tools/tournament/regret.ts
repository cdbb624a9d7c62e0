import { catalogue } from '../../src/cards/index.ts';
import { hindsight } from '../../src/players/hindsight.ts';
import type { Level } from '../../src/players/levels.ts';
import { viewFor } from '../../src/seats/view.ts';
import { levelOf, play, type Name, type Thinking } from './pairing.ts';
import { pairedSetup } from './setups.ts';

/** The same evaluation with a search that discards little. */
export const wide = (level: Level): Level => ({ ...level, name: 'wide', nodes: 1100, beam: 20, places: 12, depth: 8, kinds: 0, noise: 0 });

export interface Regret {
  activations: number;
  /** Mean points lost in an activation, and the shares that lose one point and three. */
  mean: number;
  one: number;
  three: number;
  worst: { seed: string; turn: number; made: string; better: string; loss: number }[];
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * The points that the first action of a level's activations loses, judged by a wide search from the same view; one activation of `every` is judged.
 */
export function regretOf(
  name: Thinking,
  opponent: Name,
  { matches, every, seed }: { matches: number; every: number; seed: string },
): Regret {
  const judge = wide(levelOf(name));
  const losses: number[] = [];
  const worst: Regret['worst'] = [];
  let count = 0;
  for (let nth = 0; nth < matches; nth += 1) {
    const [setup] = pairedSetup({ size: 3, seats: 2, everything: false }, seed, nth);
    let fresh = false;
    play(setup, catalogue, [name, opponent], {}, (before, opening, decision) => {
      if (decision.kind === 'activate') fresh = true;
      if (opening.kind !== 'act' || !fresh || before.stack.length !== 1) return;
      fresh = false;
      count += 1;
      if (decision.seat !== 0 || count % every !== 0) return;
      const better = hindsight(viewFor(before, 0), decision, catalogue, judge, `regret ${count}`);
      losses.push(better?.loss ?? 0);
      const { order } = before;
      if (better && better.loss >= 1)
        worst.push({
          seed: setup.seed,
          turn: order.turn,
          made: decision.kind,
          better: JSON.stringify(better.decision),
          loss: round(better.loss),
        });
    });
  }
  const sum = losses.reduce((all, loss) => all + loss, 0);
  return {
    activations: losses.length,
    mean: round(sum / Math.max(1, losses.length)),
    one: losses.filter((loss) => loss >= 1).length,
    three: losses.filter((loss) => loss >= 3).length,
    worst: worst.sort((a, b) => b.loss - a.loss).slice(0, 10),
  };
}
