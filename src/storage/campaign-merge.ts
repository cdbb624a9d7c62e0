import type { CampaignRecord, CampaignStore } from './campaign-store.ts';
import type { Merge } from './merge.ts';
import type { CampaignMeta } from './rows.ts';
import { written } from './written.ts';

/** A campaign as a backup carries it. */
export interface BroughtCampaign {
  meta: CampaignMeta;
  record: CampaignRecord;
}
/** What becomes of one campaign of a backup, and under which id. */
export interface CampaignMerge extends BroughtCampaign {
  how: Merge['how'];
}

function beginsWith(longer: CampaignRecord, shorter: CampaignRecord): boolean {
  if (longer.decisions.length < shorter.decisions.length) return false;
  return written([longer.head, longer.decisions.slice(0, shorter.decisions.length)]) === written([shorter.head, shorter.decisions]);
}

/** A campaign of a backup beside those here: longer than one it goes on from, it continues it; different from it, it becomes a copy. */
export async function campaignMergeOf({ meta, record }: BroughtCampaign, store: CampaignStore): Promise<CampaignMerge> {
  for (let copy = 1; ; copy += 1) {
    const id = copy === 1 ? meta.id : `${meta.id}-${copy}`;
    const named = { ...meta, id };
    const own = await store.load(id);
    if (!own) return { how: copy === 1 ? 'added' : 'copied', meta: named, record };
    const listed = (await store.meta(id)) !== null;
    if (beginsWith(own, record)) return { how: listed ? 'unchanged' : 'added', meta: named, record: listed ? record : own };
    if (beginsWith(record, own)) return { how: listed ? 'continued' : 'added', meta: named, record };
  }
}
