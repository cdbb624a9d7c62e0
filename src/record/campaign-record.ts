import * as v from 'valibot';
import { beginCampaign, decideCampaign } from '../../machines/campaign/index.ts';
import { CAMPAIGN_RULES, refuseSetup } from '../campaign/index.ts';
import type { Campaign, CampaignSetup } from '../campaign/terms/campaign.ts';
import type { CampaignDecision } from '../campaign/terms/decision.ts';
import type { CampaignHappening } from '../campaign/terms/happening.ts';
import type { Reason } from '../rules/terms/reason.ts';
import { isCampaignDecision } from './shapes/campaign-decision-shape.ts';
import { campaignSetupShape } from './shapes/campaign-shape.ts';
import { count, name } from './shapes/plain.ts';

/** A campaign as it is stored: decisions are only added, and everything else is folded from them. @rule campaign 10.3 10.4 */
export interface CampaignRecord {
  format: 1;
  /** The rules number under which it was begun. */
  rules: number;
  setup: CampaignSetup;
  seed: string;
  decisions: CampaignDecision[];
}

/** A record and the campaign it folds to. */
export interface FoldedCampaign {
  record: CampaignRecord;
  campaign: Campaign;
}

export type CampaignAdvanced = { ok: true; folded: FoldedCampaign; events: CampaignHappening[] } | { ok: false; reason: Reason };

/** A record without decisions, or the reason why a campaign cannot begin. */
export function beginCampaignRecord(setup: CampaignSetup, seed: string): CampaignAdvanced {
  const refused = refuseSetup(setup);
  if (refused) return { ok: false, reason: refused };
  const { campaign, events } = beginCampaign(setup, seed);
  return { ok: true, folded: { record: { format: 1, rules: CAMPAIGN_RULES, setup, seed, decisions: [] }, campaign }, events };
}

/** A record with one decision more. It changes no argument, and a refused decision leaves no trace. */
export function advanceCampaign({ record, campaign }: FoldedCampaign, decision: CampaignDecision): CampaignAdvanced {
  const decided = decideCampaign(campaign, decision);
  if (!decided.ok) return decided;
  const folded = { record: { ...record, decisions: [...record.decisions, decision] }, campaign: decided.campaign };
  return { ok: true, folded, events: decided.events };
}

/**
 * An opened record. `damaged`: decision `at` is refused or cannot be carried out (-1 is the setup); `folded` is the campaign before it.
 * `read-only`: a record of other rules; `folded` holds the whole record and the campaign as far as these rules can follow.
 */
export type OpenedCampaignRecord =
  | { as: 'playable'; folded: FoldedCampaign }
  | { as: 'damaged'; at: number; folded: FoldedCampaign | null }
  | { as: 'read-only'; why: 'newer-rules' | 'older-rules'; folded: FoldedCampaign | null };

const tried = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null;
  }
};

/** Folds decisions until one is refused; `at` names it, -1 the setup itself. */
function folding(record: CampaignRecord): { at: number | null; campaign: Campaign | null } {
  const begun = tried(() => beginCampaignRecord(record.setup, record.seed));
  if (!begun?.ok) return { at: -1, campaign: null };
  let { campaign } = begun.folded;
  for (const [index, decision] of record.decisions.entries()) {
    const decided = tried(() => decideCampaign(campaign, decision));
    if (!decided?.ok) return { at: index, campaign };
    campaign = decided.campaign;
  }
  return { at: null, campaign };
}

/** Opens a record that has the right shape (see `checkCampaignRecord`). Never throws. */
export function openCampaign(record: CampaignRecord): OpenedCampaignRecord {
  const { at, campaign } = folding(record);
  if (record.rules !== CAMPAIGN_RULES) {
    const cause = record.rules > CAMPAIGN_RULES ? 'newer-rules' : 'older-rules';
    return { as: 'read-only', why: cause, folded: campaign && { record, campaign } };
  }
  if (!campaign) return { as: 'damaged', at: -1, folded: null };
  if (at === null) return { as: 'playable', folded: { record, campaign } };
  return { as: 'damaged', at, folded: { record: { ...record, decisions: record.decisions.slice(0, at) }, campaign } };
}

const recordShape = v.object({
  format: v.literal(1),
  rules: count,
  setup: campaignSetupShape,
  seed: v.pipe(name, v.maxLength(1000)),
  decisions: v.array(v.custom<CampaignDecision>(isCampaignDecision)),
});

/** `newer` when it was written under newer rules, which may contain more. */
export type CheckedCampaign = { ok: true; record: CampaignRecord } | { ok: false; where: string; newer: boolean };

/** Checks that data from a file or a backup is a campaign record; `where` is the path of the first fault. */
export function checkCampaignRecord(data: unknown): CheckedCampaign {
  const parsed = v.safeParse(recordShape, data, { abortEarly: true });
  if (parsed.success) return { ok: true, record: parsed.output };
  const newer = v.is(v.object({ rules: v.pipe(count, v.minValue(CAMPAIGN_RULES + 1)) }), data);
  return { ok: false, where: v.getDotPath(parsed.issues[0]) ?? '', newer };
}
