import { steps, type CampaignExit } from '../../src/campaign/index.ts';
import type { CampaignLeaf } from '../../src/campaign/terms/parts.ts';
import { kit } from './kit.ts';

type CampaignStateConfig = Parameters<typeof kit.createStateConfig>[0];

/**
 * A leaf of the chart: runs its step on entry, takes the decisions of the step, and leads each exit to a leaf. A missing exit, an unknown
 * exit and a misspelt leaf do not compile.
 */
export function leaf<L extends CampaignLeaf>(name: L, ways: { [E in CampaignExit<L>]: CampaignLeaf }): CampaignStateConfig {
  const taken = Object.fromEntries(steps[name].takes.map((kind) => [kind, { actions: { type: 'take', params: { leaf: name } } }]));
  const exits = Object.entries<CampaignLeaf>(ways).map(([exit, to]) => ({
    guard: { type: 'said' as const, params: { exit } },
    target: `#campaign.${to}`,
  }));
  return kit.createStateConfig({
    entry: { type: 'arrive', params: { leaf: name } },
    on: taken, // every kind that a step takes is an event; the map loses that type
    always: exits,
  });
}
