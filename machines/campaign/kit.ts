import { assign, setup } from 'xstate';
import { arrive, stand, take, CampaignWork, type CampaignStepResult } from '../../src/campaign/index.ts';
import type { Campaign } from '../../src/campaign/terms/campaign.ts';
import type { CampaignDecision, CampaignDecisionKind } from '../../src/campaign/terms/decision.ts';
import type { CampaignHappening } from '../../src/campaign/terms/happening.ts';
import type { GameId, CampaignLeaf } from '../../src/campaign/terms/parts.ts';

/** The context of the chart. Only `campaign` is stored; `focus` is the current game, `result` the result of the last step. */
export interface CampaignContext {
  campaign: Campaign;
  focus: GameId | null;
  events: CampaignHappening[];
  result: CampaignStepResult;
}

export type CampaignEvent = { [K in CampaignDecisionKind]: { type: K; decision: CampaignDecision } }[CampaignDecisionKind];

/** Lets the rules change the campaign and collects their events and result. */
function worked(context: CampaignContext, change: (work: CampaignWork) => CampaignStepResult): Partial<CampaignContext> {
  const work = new CampaignWork(context.campaign, context.focus);
  const result = change(work);
  return { campaign: work.campaign, focus: work.focus, events: [...context.events, ...work.events], result };
}

/** The chart needs three actions and two guards and knows no fact of the campaign. */
export const kit = setup({
  types: { context: {} as CampaignContext, events: {} as CampaignEvent, input: {} as Pick<CampaignContext, 'campaign'> },
  actions: {
    arrive: assign(({ context }, { leaf }: { leaf: CampaignLeaf }) => worked(context, (work) => arrive(work, leaf))),
    take: assign(({ context, event }, { leaf }: { leaf: CampaignLeaf }) => worked(context, (work) => take(work, leaf, event.decision))),
    stand: assign(({ context, event }) =>
      worked(context, (work) => {
        stand(work, event.decision);
        return { then: 'wait' };
      }),
    ),
  },
  guards: {
    said: ({ context }, { exit }: { exit: string }) => context.result.then === 'exit' && context.result.exit === exit,
    at: ({ context }, { leaf }: { leaf: CampaignLeaf }) => context.campaign.stage === leaf,
  },
});
