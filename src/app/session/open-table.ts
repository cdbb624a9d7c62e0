import type { Folded, MatchRecord } from '../../record/match-record.ts';
import { opening, openNewest, type OpenedRecord } from '../../record/open-record.ts';
import { verifySteps } from '../../record/refold.ts';
import { holdMatch, type Release } from '../../storage/hold-match.ts';
import type { MatchStore } from '../../storage/stores/match-store.ts';
import { readOnlyBecause } from '../../words/app/keeping/storage.ts';
import { isDrawable } from '../kept/drawable.ts';
import { whenIdle, inSlices } from '../window/in-slices.ts';
import { keptMatch } from '../kept/kept-match.ts';
import { Table } from '../table/table.ts';

/** A match on the table, or a sentence why it cannot even be shown. */
export type OpenedMatch = { ok: true; table: Table } | { ok: false; why: string };

/** Milliseconds for drawing an opened match before it is verified. */
const DRAWN_WITHIN = 1500;

type Hold = (id: string) => Promise<Release | null>;

/** The match to show, and the reason why it is read-only. */
interface ShownMatch {
  folded: Folded;
  why: string | null;
}

/** Null when the match cannot be drawn. */
function matchToShow(opened: OpenedRecord): ShownMatch | null {
  const drawn = (folded: Folded, cause: string | null) => (isDrawable(folded.record, folded.match) ? { folded, why: cause } : null);
  if (opened.as === 'playable') return drawn(opened.folded, null);
  if (opened.as === 'damaged') return drawn(opened.folded, 'damaged');
  return opened.match && drawn({ record: opened.record, match: opened.match, line: [] }, opened.why);
}

/** Opens a record from its newest checkpoint, or folds it from the start in slices that let the page draw. */
async function openedOf(record: MatchRecord): Promise<{ opened: OpenedRecord; seen: ShownMatch | null; verified: boolean }> {
  const folded = openNewest(record);
  if (folded && isDrawable(folded.record, folded.match))
    return { opened: { as: 'playable', folded, carried: false }, seen: { folded, why: null }, verified: false };
  const opened = await inSlices(opening(record));
  return { opened, seen: matchToShow(opened), verified: true };
}

/** An open match: its record on the device, its table, and the match as it was opened. */
interface Verified {
  id: string;
  record: MatchRecord;
  table: Table;
  opened: Folded['match'];
  store: Pick<MatchStore, 'carry'>;
}

/**
 * While the page is idle, checks a match that was opened from a checkpoint by folding it from its start; until `signal`. A false checkpoint is
 * dropped and the match goes on from its decisions; a refused decision makes it read-only.
 */
async function verify({ id, record, table, opened, store }: Verified, signal: AbortSignal): Promise<void> {
  try {
    // the first idle moment is too early: it comes between reading the match and drawing the table
    await new Promise((done) => setTimeout(done, DRAWN_WITHIN));
    await whenIdle();
    const difference = await inSlices(verifySteps(record, opened), { signal, pause: whenIdle });
    if (difference?.kind === 'refused') table.withdraw(difference.folded, 'damaged');
    if (difference?.kind !== 'checkpoint') return;
    const mended = await table.mend(difference.folded, 'damaged');
    // if storing fails, the next opening finds the fault again
    if (mended && table.readOnly === null) await store.carry(id, mended.record, record.entries.length).catch(() => undefined);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Opens a match of this device; read-only when another window holds it or its record is not playable. Rejects with `StorageFailed`. */
export async function openTable(id: string, store: MatchStore, hold: Hold = holdMatch): Promise<OpenedMatch> {
  const release = await hold(id);
  const done = (reason: string): OpenedMatch => {
    release?.();
    return { ok: false, why: readOnlyBecause(reason) };
  };
  try {
    // Read only once this window holds the match, so that nothing is missing that another window has just stored.
    const [kept, meta] = await Promise.all([store.open(id), store.meta(id)]);
    if (!kept || !meta) return done('gone');
    const { record, lost } = kept;
    const { opened, seen, verified } = await openedOf(record);
    if (!seen) return done('broken');
    const { folded } = seen;
    // A match that was folded from its start is opened from checkpoints the next time.
    const anew = verified && record.checkpoints.length + folded.record.checkpoints.length > 0;
    if (release && lost === 0 && opened.as === 'playable' && (opened.carried || anew)) await store.carry(id, folded.record);
    const damaged = seen.why === 'damaged' || (seen.why === null && lost > 0);
    const reason = damaged ? (lost > 0 ? 'hole' : 'damaged') : (seen.why ?? (meta.handedOver ? 'handed-over' : release ? null : 'held'));
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
      first: meta.first,
      readOnly: reason,
      damaged,
      release: close,
    });
    if (!verified) void verify({ id, record, table, opened: folded.match, store }, abort.signal);
    return { ok: true, table };
  } catch (error) {
    release?.();
    throw error;
  }
}
