import { steps, type Exit } from '../../src/rules/index.ts';
import type { FrameAt, Leaf } from '../../src/rules/terms/frame.ts';
import { kit } from './kit.ts';

export const back = 'back';
const RESUME = '#match.resume';

type MatchStateConfig = Parameters<typeof kit.createStateConfig>[0];

/**
 * A leaf of the chart: runs its step on entry, opens the windows and takes the decisions of the step, and leads each exit to a leaf of the
 * same kind of frame or back to the frame below. A missing exit, an unknown exit and a misspelt leaf do not compile.
 */
export function leaf<L extends Leaf>(name: L, ways: { [E in Exit<L>]: FrameAt<L>['step'] | typeof back }): MatchStateConfig {
  const taken = Object.fromEntries(steps[name].takes.map((kind) => [kind, { actions: 'take' }]));
  const exits = Object.entries<string>(ways).map(([exit, to]) => ({
    guard: { type: 'said' as const, params: { exit } },
    ...(to === back ? { target: RESUME, actions: 'lift' as const } : { target: `#match.${to}` }),
  }));
  return kit.createStateConfig({
    entry: { type: 'arrive', params: { leaf: name } },
    on: taken, // every kind that a step takes is an event; the map loses that type
    always: exits,
    meta: { asks: steps[name].asks, lays: steps[name].lays },
  });
}
