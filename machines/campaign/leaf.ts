import { steps, type Exit } from '../../src/campaign/index.ts';
import type { Leaf } from '../../src/campaign/terms/parts.ts';
import { kit } from './kit.ts';

type StateConfig = Parameters<typeof kit.createStateConfig>[0];

/**
 * A leaf of the chart: runs its step on entry, takes the decisions of its step, and leads each exit to a leaf. A missing exit, an unknown
 * one and a misspelt leaf do not compile.
 */
export function leaf<L extends Leaf>(name: L, ways: { [E in Exit<L>]: Leaf }): StateConfig {
  const taken = Object.fromEntries(steps[name].takes.map((kind) => [kind, { actions: { type: 'take', params: { leaf: name } } }]));
  const exits = Object.entries<Leaf>(ways).map(([exit, to]) => ({
    guard: { type: 'said' as const, params: { exit } },
    target: `#campaign.${to}`,
  }));
  return kit.createStateConfig({
    entry: { type: 'arrive', params: { leaf: name } },
    on: taken, // the kinds a step takes are events by definition; the map over them loses that
    always: exits,
  });
}
