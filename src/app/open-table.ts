import type { Folded, MatchRecord } from '../record/match-record.ts';
import { opening, openNewest, type Opened } from '../record/open-record.ts';
import { verifying } from '../record/refold.ts';
import { holdMatch, type Release } from '../storage/hold-match.ts';
import type { MatchStore } from '../storage/match-store.ts';
import { readOnlyBecause } from '../words/storage.ts';
import { idle, inSlices } from './in-slices.ts';
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

/** Opens a record from its newest checkpoint, or folds it whole without keeping the page from drawing. */
async function openedOf(record: MatchRecord): Promise<{ opened: Opened; verified: boolean }> {
  const folded = openNewest(record);
  if (folded) return { opened: { as: 'playable', folded, carried: false }, verified: false };
  return { opened: await inSlices(opening(record)), verified: true };
}

/** Holds a match that was opened in good faith against its beginning while nothing else is to do; until `signal`, or what differs is told. */
async function verify(record: MatchRecord, table: Table, opened: Folded['match'], signal: AbortSignal): Promise<void> {
  try {
    // the table is drawn first
    await idle();
    const refolded = await inSlices(verifying(record, opened), { signal: signal, pause: idle });
    if (refolded) table.withdraw(refolded.folded, readOnlyBecause('damaged'));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Opens a match of this device; read-only when another window holds it or its record is not playable. Rejects with `StorageFailed`. */
export async function openTable(id: string, store: MatchStore, hold: Hold = holdMatch): Promise<OpenedTable> {
  const release = await hold(id);
  const done = (reason: string): OpenedTable => {
    release?.();
    return { ok: false, why: readOnlyBecause(reason) };
  };
  try {
    // Read only after the match is ours, so that nothing is missing that another window has just kept.
    const [record, meta] = [await store.load(id), await store.meta(id)];
    if (!record || !meta) return done('gone');
    const { opened, verified } = await openedOf(record);
    const seen = shown(opened);
    if (!seen) return done('broken');
    const { folded } = seen;
    // What had to be folded whole is opened from its checkpoints the next time.
    const anew = verified && record.checkpoints.length + folded.record.checkpoints.length > 0;
    if (release && opened.as === 'playable' && (opened.carried || anew)) await store.carry(id, folded.record);
    const reason = seen.why ?? (release ? null : 'held');
    const readOnly = reason === null ? null : readOnlyBecause(reason);
    const abort = new AbortController();
    const close = (): void => {
      abort.abort();
      release?.();
    };
    const table = new Table({
      id,
      names: meta.names,
      levels: meta.levels,
      folded,
      store: keptMatch(store, meta),
      computers: meta.computers,
      allCopies: meta.allCopies,
      readOnly,
      release: close,
    });
    if (!verified) void verify(record, table, folded.match, abort.signal);
    return { ok: true, table };
  } catch (error) {
    release?.();
    throw error;
  }
}
