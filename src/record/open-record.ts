import { RULES, STILL_PLAYED } from '../rules/setup/rules-number.ts';
import type { Match } from '../rules/terms/match.ts';
import { advance, startOf, type Folded, type MatchRecord } from './match-record.ts';
import { migrations, type Migrations } from './migrations.ts';

/**
 * A record as it can be opened. `carried`: begun under rules that are no longer played and brought forward, so that its beginning is to be kept anew.
 * `damaged`: entry `at` is refused or cannot be played; `folded` is the match before it.
 * `read-only`: other rules than these; `match` is the newest that is kept, if any.
 */
export type Opened =
  | { as: 'playable'; folded: Folded; carried: boolean }
  | { as: 'damaged'; at: number; folded: Folded }
  | { as: 'read-only'; why: 'newer-rules' | 'older-rules' | 'broken'; record: MatchRecord; match: Match | null };

type Attempt = { at: number | null; folded: Folded };

const newest = (record: MatchRecord): { after: number; match: Match } | undefined =>
  record.checkpoints[record.checkpoints.length - 1] ?? record.base;

/** Folds as far as the entries are accepted; `at` names the first that is not. */
function folding(record: MatchRecord): Attempt {
  let folded = startOf(record);
  for (let at = folded.record.entries.length; at < record.entries.length; at += 1) {
    const entry = record.entries[at];
    const next = entry && tried(folded, entry.decision);
    if (!next) return { at, folded };
    folded = next;
  }
  return { at: null, folded };
}

function tried(folded: Folded, decision: Parameters<typeof advance>[1]): Folded | null {
  try {
    const next = advance(folded, decision);
    return next.ok ? next.folded : null;
  } catch {
    return null;
  }
}

/** The newest checkpoint brought forward to rules that are still played, and the record that goes on from there; null when no way leads here. */
function carriedOver(record: MatchRecord, table: Migrations): MatchRecord | null {
  const from = newest(record);
  if (!from) return null;
  let { match } = from;
  while (match.rules < STILL_PLAYED) {
    const bring = table[match.rules];
    if (!bring) return null;
    match = { ...bring(match), rules: match.rules + 1 };
  }
  return { ...record, rules: match.rules, base: { after: from.after, match }, checkpoints: [] };
}

/** Opens a record that has the right shape (see `checkRecord`). Never throws. */
export function openRecord(record: MatchRecord, table: Migrations = migrations): Opened {
  const closed = (why: Extract<Opened, { as: 'read-only' }>['why']): Opened => ({
    as: 'read-only',
    why,
    record,
    match: newest(record)?.match ?? null,
  });
  if (record.rules > RULES) return closed('newer-rules');
  try {
    const carried = record.rules < STILL_PLAYED ? carriedOver(record, table) : record;
    if (!carried) return closed('older-rules');
    const { at, folded } = folding(carried);
    if (at !== null) return carried === record ? { as: 'damaged', at, folded } : closed('older-rules');
    return { as: 'playable', folded, carried: carried !== record };
  } catch {
    return closed('broken');
  }
}
