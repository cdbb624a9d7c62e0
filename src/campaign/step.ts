import type { Reason } from '../rules/terms/reason.ts';
import type { Campaign } from './terms/campaign.ts';
import type { CampaignDecision, CampaignDecisionKind } from './terms/decision.ts';
import type { CampaignWork } from './work.ts';

/**
 * The rule of a leaf of the chart. `run` returns an exit, or null while a player must decide; `take` carries out a decision that `refuse`
 * has allowed, and may return an exit at once.
 */
export interface CampaignLeafStep<E extends string> {
  exits: readonly E[];
  takes: readonly CampaignDecisionKind[];
  run: (work: CampaignWork) => E | null;
  take?: (work: CampaignWork, decision: CampaignDecision) => E | undefined;
  refuse?: (campaign: Campaign, decision: CampaignDecision) => Reason | null;
}

/** Fixes the exits of a step as literal types. */
export const step = <const E extends string>(rule: CampaignLeafStep<E>): CampaignLeafStep<E> => rule;
