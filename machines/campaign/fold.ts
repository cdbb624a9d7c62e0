import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { isStanding, judge, leafFor, newCampaign, withWayBack } from '../../src/campaign/index.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';
import type { Campaign, CampaignSetup } from '../../src/campaign/terms/campaign.ts';
import type { CampaignDecision } from '../../src/campaign/terms/decision.ts';
import type { CampaignHappening } from '../../src/campaign/terms/happening.ts';
import { Violation } from '../../src/rules/violation.ts';
import { chart } from './chart.ts';
import type { CampaignEvent, CampaignContext } from './kit.ts';

interface CampaignStep {
  campaign: Campaign;
  events: CampaignHappening[];
}
export type CampaignDecided = ({ ok: true } & CampaignStep) | { ok: false; reason: Reason };

const stepOf = (snapshot: SnapshotFrom<typeof chart>): CampaignStep => {
  if (snapshot.status === 'error') throw snapshot.error;
  return { campaign: snapshot.context.campaign, events: snapshot.context.events };
};

/** Begins a campaign and runs it up to its first question. The setup must have passed `refuseSetup`. */
export function beginCampaign(setup: CampaignSetup, seed: string): CampaignStep {
  const { campaign, events } = newCampaign(setup, seed);
  const [snapshot] = initialTransition(chart, { campaign });
  const first = stepOf(snapshot);
  return { campaign: first.campaign, events: [...events, ...first.events] };
}

/** Judges a decision and, if it is legal, carries it out up to the next question. The given campaign stays unchanged. */
export function decideCampaign(campaign: Campaign, decision: CampaignDecision): CampaignDecided {
  const judged = judge(campaign, decision);
  if (!judged.ok) return judged;
  const leaf = isStanding(decision.kind) ? campaign.stage : leafFor(campaign, decision);
  const focus = 'game' in decision ? decision.game : null;
  const context: CampaignContext = { campaign, focus, events: [], result: { then: 'wait' } };
  const [region = '', local] = leaf.split('.');
  const before = chart.resolveState({ value: local === undefined ? region : { [region]: local }, context });
  const event = { type: decision.kind, decision } as CampaignEvent; // the event's type is the kind of the decision
  const [after] = transition(chart, before, event);
  if (after === before) throw new Violation(`the chart takes no ${decision.kind} in ${leaf}`);
  const step = stepOf(after);
  return { ok: true, ...step, campaign: withWayBack(campaign, decision, step.campaign) };
}
