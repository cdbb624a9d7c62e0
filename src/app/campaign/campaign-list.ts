import * as v from 'valibot';
import { campaignViewFor } from '../../campaign/index.ts';
import type { Campaign } from '../../campaign/terms/campaign.ts';
import type { CampaignMeta } from '../../storage/database/rows.ts';
import type { ListedCampaign } from '../../ui/contexts/gatherings/campaign-port.ts';

const shape = v.object({
  players: v.array(v.string()),
  week: v.number(),
  lastWeek: v.number(),
  finished: v.boolean(),
  packs: v.exactOptional(v.array(v.string())),
});
type Summary = v.InferOutput<typeof shape>;

/** The summary of a campaign that a list shows without opening it. */
export function campaignSummary(campaign: Campaign): Summary {
  const { packs } = campaign.catalogue;
  const { players, week, lastWeek, stage } = campaignViewFor(campaign, 'table');
  return {
    players: players.filter(({ left }) => left === null).map(({ name }) => name),
    week,
    lastWeek,
    finished: stage === 'finished',
    ...(packs ? { packs: packs.map(({ id }) => id) } : {}),
  };
}

/** A campaign for the list; where its summary cannot be read, only the name is shown. */
export function listedCampaign({ id, title, changedAt, archived, summary }: CampaignMeta): ListedCampaign {
  const read = v.safeParse(shape, summary);
  const shown: Summary = read.success ? read.output : { players: [], week: 0, lastWeek: 0, finished: false };
  return { id, name: title, changedAt: Math.min(changedAt, Date.now()), archived: archived !== null, ...shown };
}
