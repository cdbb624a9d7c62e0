import * as v from 'valibot';
import type { CampaignMeta } from '../../storage/database/rows.ts';

/** The ids of the packs a campaign is played with. */
export function packsOfCampaign({ summary }: Pick<CampaignMeta, 'summary'>): readonly string[] {
  const read = v.safeParse(v.object({ packs: v.array(v.string()) }), summary);
  return read.success ? read.output.packs : [];
}
