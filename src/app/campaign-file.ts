import { checkCampaignRecord, type CampaignRecord } from '../record/campaign-record.ts';
import { seal, unseal, type Fault } from '../record/sealed-file.ts';

const slugOf = (name: string): string =>
  name
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'campaign';

/** A campaign as a file. It holds what is secret, and its name says so. */
export const campaignFile = (record: CampaignRecord, name: string): { name: string; file: Blob } => ({
  name: `${slugOf(name)}.all-secrets.mooncampaign`,
  file: new Blob([seal('campaign', record)], { type: 'application/gzip' }),
});

export type ReadCampaign = { ok: true; record: CampaignRecord } | { ok: false; fault: Fault };

/** A campaign out of a file, or what is wrong with the file. Changes nothing. */
export function readCampaignFile(bytes: Uint8Array): ReadCampaign {
  const opened = unseal('campaign', bytes);
  if (!opened.ok) return opened;
  const checked = checkCampaignRecord(opened.content);
  return checked.ok ? checked : { ok: false, fault: { code: 'wrong-shape', where: checked.where } };
}
