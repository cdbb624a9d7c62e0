import type { MatchRecord } from '../record/match-record.ts';
import type { MatchStore } from './match-store.ts';
import type { MatchMeta } from './rows.ts';
import { written } from './written.ts';

/** What becomes of one match of a backup, and under which id. */
export interface Merge {
  how: 'added' | 'continued' | 'copied' | 'unchanged';
  meta: MatchMeta;
  record: MatchRecord;
}

const sameStart = (one: MatchRecord, other: MatchRecord): boolean =>
  written([one.rules, one.setup, one.base ?? null]) === written([other.rules, other.setup, other.base ?? null]);

/** Whether every decision of one record stands at the same place in the other. */
function beginsWith(longer: MatchRecord, shorter: MatchRecord): boolean {
  if (!sameStart(longer, shorter) || longer.entries.length < shorter.entries.length) return false;
  const decisions = (record: MatchRecord): unknown[] => record.entries.slice(0, shorter.entries.length).map(({ decision }) => decision);
  return written(decisions(longer)) === written(decisions(shorter));
}

/** A match of a backup beside those on the device: longer than one it goes on from, it continues it; different from it, it becomes a copy. */
export async function mergeOf({ meta, record }: { meta: MatchMeta; record: MatchRecord }, store: MatchStore): Promise<Merge> {
  for (let copy = 1; ; copy += 1) {
    const id = copy === 1 ? meta.id : `${meta.id}-${copy}`;
    const named = { ...meta, id };
    const own = await store.load(id);
    if (!own) return { how: copy === 1 ? 'added' : 'copied', meta: named, record };
    const listed = (await store.meta(id)) !== null;
    if (beginsWith(own, record)) return listed ? { how: 'unchanged', meta: named, record } : { how: 'added', meta: named, record: own };
    if (beginsWith(record, own)) return { how: listed ? 'continued' : 'added', meta: named, record };
  }
}
