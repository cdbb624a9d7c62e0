import { assign, setup } from 'xstate';
import { arrive, stand, take, Work, type Said } from '../../src/campaign/index.ts';
import type { Campaign } from '../../src/campaign/terms/campaign.ts';
import type { Decision, Kind } from '../../src/campaign/terms/decision.ts';
import type { Happening } from '../../src/campaign/terms/happening.ts';
import type { GameId, Leaf } from '../../src/campaign/terms/parts.ts';

/** What the chart carries. Only `campaign` is kept; `focus` is the game that is looked at, `said` the word of the last step. */
export interface Context {
  campaign: Campaign;
  focus: GameId | null;
  events: Happening[];
  said: Said;
}

export type CampaignEvent = { [K in Kind]: { type: K; decision: Decision } }[Kind];

/** Lets the rules change the campaign, and keeps what they did and said. */
function worked(context: Context, change: (work: Work) => Said): Partial<Context> {
  const work = new Work(context.campaign, context.focus);
  const result = change(work);
  return { campaign: work.campaign, focus: work.focus, events: [...context.events, ...work.events], said: result };
}

/** Three actions and two guards are all the chart needs: it knows no fact of the campaign. */
export const kit = setup({
  types: { context: {} as Context, events: {} as CampaignEvent, input: {} as Pick<Context, 'campaign'> },
  actions: {
    arrive: assign(({ context }, { leaf }: { leaf: Leaf }) => worked(context, (work) => arrive(work, leaf))),
    take: assign(({ context, event }, { leaf }: { leaf: Leaf }) => worked(context, (work) => take(work, leaf, event.decision))),
    stand: assign(({ context, event }) =>
      worked(context, (work) => {
        stand(work, event.decision);
        return { then: 'wait' };
      }),
    ),
  },
  guards: {
    said: ({ context }, { exit }: { exit: string }) => context.said.then === 'exit' && context.said.exit === exit,
    at: ({ context }, { leaf }: { leaf: Leaf }) => context.campaign.stage === leaf,
  },
});
