import type { Folded } from '../record/match-record.ts';
import { openRecord, type Opened } from '../record/open-record.ts';
import { holdMatch, type Release } from '../storage/hold-match.ts';
import type { MatchStore } from '../storage/match-store.ts';
import { readOnlyBecause } from '../words/storage.ts';
import { keptMatch } from './kept-match.ts';
import { Table } from './table.ts';

/** A match on the table, or the sentence why it cannot even be looked at. */
export type OpenedTable = { ok: true; table: Table } | { ok: false; why: string };

type Hold = (id: string) => Promise<Release | null>;

/** The match to show, and the word for why it may only be looked at. */
function shown(opened: Opened): { folded: Folded; why: string | null } | null {
  if (opened.as === 'playable') return { folded: opened.folded, why: null };
  if (opened.as === 'damaged') return { folded: opened.folded, why: 'damaged' };
  return opened.match && { folded: { record: opened.record, match: opened.match, line: [] }, why: opened.why };
}

/** Opens a match of this device; read-only when another window holds it or its record is not playable. Rejects with `StorageFailed`. */
export async function openTable(id: string, store: MatchStore, hold: Hold = holdMatch): Promise<OpenedTable> {
  const release = await hold(id);
  const done = (why: string): OpenedTable => {
    release?.();
    return { ok: false, why: readOnlyBecause(why) };
  };
  try {
    // Read only after the match is ours, so that nothing is missing that another window has just kept.
    const [record, meta] = [await store.load(id), await store.meta(id)];
    if (!record || !meta) return done('gone');
    const opened = openRecord(record);
    const seen = shown(opened);
    if (!seen) return done('broken');
    if (release && opened.as === 'playable' && opened.carried) await store.carry(id, seen.folded.record);
    const why = seen.why ?? (release ? null : 'held');
    const readOnly = why === null ? null : readOnlyBecause(why);
    const { folded } = seen;
    const start = { id, names: meta.names, folded, store: keptMatch(store, meta), readOnly };
    return { ok: true, table: new Table({ ...start, ...(release ? { release } : {}) }) };
  } catch (error) {
    release?.();
    throw error;
  }
}
