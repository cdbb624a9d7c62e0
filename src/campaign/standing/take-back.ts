import type { Reason } from '../../rules/terms/reason.ts';
import { currentWeek } from '../players.ts';
import { no } from '../reasons.ts';
import type { Campaign } from '../terms/campaign.ts';
import { TAKEN_BACK, type CampaignDecision, type TakenBack } from '../terms/decision.ts';
import type { CampaignWork } from '../work.ts';

const isStep = (kind: CampaignDecision['kind']): kind is TakenBack => (TAKEN_BACK as readonly string[]).includes(kind);

/**
 * True if a step reveals no secret. Locked rosters are public, and allowances hint at machinations, so a lock qualifies only without
 * machinations and attacks.
 */
function opensNothing(campaign: Campaign, kind: TakenBack): boolean {
  if (kind !== 'lock') return true;
  const { sealed } = currentWeek(campaign);
  return (
    campaign.stage === 'machinations' &&
    Object.values(sealed.submissions).every(({ machinations, attack }) => machinations.length === 0 && !attack)
  );
}

/**
 * * The campaign after a decision, with the way back if the decision was a public step of the Chamberlain that revealed nothing.
 * @rule campaign 10.3
 */
export function withWayBack(before: Campaign, decision: CampaignDecision, after: Campaign): Campaign {
  const { kind } = decision;
  const can = isStep(kind) && opensNothing(before, kind);
  return { ...after, before: can ? { step: kind, campaign: { ...before, before: null } } : null };
}

/** The reason why the last step cannot be taken back; null otherwise. @rule campaign 10.3 */
export const refuseTakeBack = ({ before }: Campaign): Reason | null => (before ? null : no('nothing-to-take-back', '10.3'));

/** Restores the campaign before the last step, random state included; the notes stay. */
export function takeBack(work: CampaignWork): void {
  const { before, notes } = work.campaign;
  if (before) work.patch({ ...before.campaign, notes });
}
