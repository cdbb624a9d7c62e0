import type { CampaignRecord, FoldedCampaign } from '../../record/campaign-record.ts';
import { seal, type FileFault } from '../../record/sealed-file.ts';
import { campaignReadOnly } from '../../words/campaign/campaign.ts';
import { fileFault } from '../../words/app/keeping/storage.ts';
import type { ForeignFile } from '../foreign/foreign-work.ts';

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'campaign';

/** A campaign as a file. The file holds the secrets of all players, and its name says so. */
export const campaignFile = (record: CampaignRecord, name: string): { name: string; file: Blob } => ({
  name: `${slugOf(name)}.all-secrets.mooncampaign`,
  file: new Blob([seal('campaign', record)], { type: 'application/gzip' }),
});

/** A campaign read from a file; or the fault of the file, null where the file is sound, and a sentence why it cannot be played here. */
type CampaignFileRead = { ok: true; folded: FoldedCampaign } | { ok: false; fault: FileFault | null; sentence: string };

/** The campaign in a file that was read. */
export function campaignIn(file: ForeignFile): CampaignFileRead {
  if (file.kind === 'campaign') return { ok: true, folded: { record: file.record, campaign: file.campaign } };
  const fault: FileFault | null = file.kind === 'fault' ? file.fault : null;
  return { ok: false, fault, sentence: fault ? fileFault(fault) : campaignReadOnly(file.kind === 'closed' ? file.why : 'broken') };
}
