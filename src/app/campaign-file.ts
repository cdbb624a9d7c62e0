import { checkCampaignRecord, openCampaign, type CampaignRecord, type FoldedCampaign } from '../record/campaign-record.ts';
import { seal, unseal, type Fault } from '../record/sealed-file.ts';
import { campaignReadOnly } from '../words/campaign.ts';
import { fileFault } from '../words/storage.ts';

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

/** A campaign out of a file; or what is wrong with the file, and else a sentence why it cannot be played here. */
type ReadCampaign = { ok: true; folded: FoldedCampaign } | { ok: false; fault: Fault | null; sentence: string };

const faulty = (fault: Fault): ReadCampaign => ({ ok: false, fault, sentence: fileFault(fault) });

/** Reads a campaign out of the content of a file, every part of it checked; one of other rules comes to be looked at. Never throws, changes nothing. */
export function openCampaignContent(content: unknown): ReadCampaign {
  const checked = checkCampaignRecord(content);
  if (!checked.ok) return faulty(checked.newer ? { code: 'newer' } : { code: 'wrong-shape', where: checked.where });
  const opened = openCampaign(checked.record);
  if (opened.as === 'damaged') return faulty({ code: 'wrong-shape', where: opened.at < 0 ? 'setup' : `decisions.${opened.at}` });
  if (opened.folded) return { ok: true, folded: opened.folded };
  return { ok: false, fault: null, sentence: campaignReadOnly(opened.as === 'read-only' ? opened.why : 'broken') };
}

/** Reads a campaign from the bytes of a file. Never throws, changes nothing. */
export function openCampaignFile(bytes: Uint8Array): ReadCampaign {
  const file = unseal('campaign', bytes);
  return file.ok ? openCampaignContent(file.content) : faulty(file.fault);
}
