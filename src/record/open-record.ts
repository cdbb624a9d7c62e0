import { RULES, STILL_PLAYED } from '../rules/setup/rules-number.ts';
import type { Match } from '../rules/terms/match.ts';
import { CHECKPOINT_EVERY } from './checkpoints.ts';
import { lineAfter } from './line.ts';
import { advance, cardsNeeded, type Folded, type MatchRecord } from './match-record.ts';
import { migrations, type Migrations } from './migrations.ts';
import { refolding } from './refold.ts';
import { toEnd } from './steps.ts';

/**
 * An opened record. `carried`: it was migrated from older rules, so its beginning must be saved again. `damaged`: entry `at` is refused or
 * cannot be played; `folded` is the match before it. `read-only`: a record of other rules; `match` is the newest stored one, if any.
 */
export type OpenedRecord =
  | { as: 'playable'; folded: Folded; carried: boolean }
  | { as: 'damaged'; at: number; folded: Folded }
  | { as: 'read-only'; why: 'newer-rules' | 'older-rules' | 'broken'; record: MatchRecord; match: Match | null };

const newest = (record: MatchRecord): { after: number; match: Match } | undefined =>
  record.checkpoints[record.checkpoints.length - 1] ?? record.base;

/**
 * The newest checkpoint migrated to the present rules, with the record that continues from it. A record too short for a checkpoint is
 * folded from its start. Null when there is no migration.
 */
function carriedOver(record: MatchRecord, table: Migrations): MatchRecord | null {
  const from = newest(record);
  if (!from) return record.rules === STILL_PLAYED - 1 && table[record.rules] ? { ...record, rules: STILL_PLAYED } : null;
  let { match } = from;
  while (match.rules < STILL_PLAYED) {
    const bring = table[match.rules];
    if (!bring) return null;
    match = { ...bring(match), rules: match.rules + 1 };
  }
  return { ...record, rules: match.rules, base: { after: from.after, match }, checkpoints: [] };
}

/** Opens a record that has the right shape (see `checkRecord`), folding it in steps of one decision. Never throws. */
export function* opening(record: MatchRecord, table: Migrations = migrations): Generator<Folded, OpenedRecord> {
  const closed = (cause: Extract<OpenedRecord, { as: 'read-only' }>['why']): OpenedRecord => ({
    as: 'read-only',
    why: cause,
    record,
    match: newest(record)?.match ?? null,
  });
  if (record.rules > RULES) return closed('newer-rules');
  try {
    const carried = record.rules < STILL_PLAYED ? carriedOver(record, table) : record;
    if (!carried) return closed('older-rules');
    const { at, folded } = yield* refolding(carried);
    if (at !== null) return carried === record ? { as: 'damaged', at, folded } : closed('older-rules');
    return { as: 'playable', folded, carried: carried !== record };
  } catch {
    return closed('broken');
  }
}

/** Opens a record at once. Never throws. */
export const openRecord = (record: MatchRecord, table: Migrations = migrations): OpenedRecord => toEnd(opening(record, table));

/**
 * Opens a record of this device from its newest checkpoint in a few milliseconds, without verifying it; `verifySteps` does that later. Null
 * when it has no such checkpoint or does not continue from it.
 */
export function openNewest(record: MatchRecord): Folded | null {
  const { entries, checkpoints, base } = record;
  const point = checkpoints[checkpoints.length - 1];
  if (!point || record.rules < STILL_PLAYED || record.rules > RULES || point.after < (base?.after ?? 0)) return null;
  if (entries.length - point.after >= 2 * CHECKPOINT_EVERY) return null;
  try {
    if (point.match.rules !== record.rules) return null;
    let folded: Folded = {
      record: { ...record, entries: entries.slice(0, point.after) },
      match: point.match,
      line: lineAfter(record, point.after),
    };
    for (const { decision } of entries.slice(point.after)) {
      const next = advance(folded, decision);
      if (!next.ok) return null;
      folded = next.folded;
    }
    return { ...folded, record: { ...folded.record, cards: cardsNeeded(folded) } };
  } catch {
    return null;
  }
}
