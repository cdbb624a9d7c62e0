import { checkCampaignRecord, openCampaign } from '../../record/campaign-record.ts';
import type { Json } from '../../rules/terms/ids.ts';
import { CampaignStore } from '../../storage/campaign-store.ts';
import type { Database } from '../../storage/database.ts';
import { campaignFile } from '../campaign/campaign-file.ts';

/** A campaign of this device as plain JSON; null where it is not here. */
export async function recordOf(database: Database, id: string): Promise<Json | null> {
  const kept = await new CampaignStore(database).load(id);
  return kept && (JSON.parse(JSON.stringify({ ...kept.head, decisions: kept.decisions })) as Json); // as it was written
}

/** The file of a campaign that leaves a club. */
export function fileOf(record: Json): { name: string; file: Blob } {
  const checked = checkCampaignRecord(record);
  const opened = checked.ok ? openCampaign(checked.record) : null;
  if (!checked.ok || !opened?.folded) throw new Error('it cannot be read');
  return campaignFile(checked.record, opened.folded.campaign.name);
}
