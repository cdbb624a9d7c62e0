import type { Reason } from '../../rules/terms/reason.ts';
import { currentWeek } from '../players.ts';
import { no } from '../reasons.ts';
import type { Campaign } from '../terms/campaign.ts';
import { TAKEN_BACK, type CampaignDecision, type TakenBack } from '../terms/decision.ts';
import type { CampaignWork } from '../work.ts';

const isStep = (kind: CampaignDecision['kind']): kind is TakenBack => (TAKEN_BACK as readonly string[]).includes(kind);

/** Locked rosters are seen by all, and how many cards a player may choose tells of machinations: a lock opens nothing only where there was none. */
function opensNothing(campaign: Campaign, kind: TakenBack): boolean {
  if (kind !== 'lock') return true;
  const { sealed } = currentWeek(campaign);
  return (
    campaign.stage === 'machinations' &&
    Object.values(sealed.submissions).every(({ machinations, attack }) => machinations.length === 0 && !attack)
  );
}

/** A campaign after a decision, with the way back where the decision was a public step of the Chamberlain that opened nothing. @rule campaign 10.3 */
export function withWayBack(before: Campaign, decision: CampaignDecision, after: Campaign): Campaign {
  const { kind } = decision;
  const can = isStep(kind) && opensNothing(before, kind);
  return { ...after, before: can ? { step: kind, campaign: { ...before, before: null } } : null };
}

/** Only the very last step is taken back. @rule campaign 10.3 */
export const refuseTakeBack = ({ before }: Campaign): Reason | null => (before ? null : no('nothing-to-take-back', '10.3'));

/** Everything is as it was before the step, chance included; what was noted of it stays. */
export function takeBack(work: CampaignWork): void {
  const { before, notes } = work.campaign;
  if (before) work.patch({ ...before.campaign, notes });
}
