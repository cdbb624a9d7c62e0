import { checkCampaignRecord, openCampaign } from '../../record/campaign-record.ts';
import type { PlayerId } from '../../campaign/terms/parts.ts';
import type { Json } from '../../rules/terms/ids.ts';
import { CampaignStore } from '../../storage/stores/campaign-store.ts';
import type { Database } from '../../storage/database/database.ts';
import { campaignFile } from '../campaign/campaign-file.ts';

/** A campaign that moves into a club, and its players in order. */
export interface MovingCampaign {
  record: Json;
  players: readonly PlayerId[];
}

/** A campaign of this device as plain JSON; null where it is missing or cannot be played. */
export async function movingCampaign(database: Database, id: string): Promise<MovingCampaign | null> {
  const kept = await new CampaignStore(database).load(id);
  const checked = kept && checkCampaignRecord({ ...kept.head, decisions: kept.decisions });
  const opened = checked?.ok ? openCampaign(checked.record) : null;
  if (!checked?.ok || !opened?.folded) return null;
  return {
    record: JSON.parse(JSON.stringify(checked.record)) as Json, // the record as it was written
    players: opened.folded.campaign.players.map((player) => player.id),
  };
}

/** The file of a campaign that leaves a club. */
export function fileOf(record: Json): { name: string; file: Blob } {
  const checked = checkCampaignRecord(record);
  const opened = checked.ok ? openCampaign(checked.record) : null;
  if (!checked.ok || !opened?.folded) throw new Error('it cannot be read');
  return campaignFile(checked.record, opened.folded.campaign.name);
}
