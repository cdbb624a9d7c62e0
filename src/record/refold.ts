import type { Decision } from '../rules/terms/decision.ts';
import type { Match } from '../rules/terms/match.ts';
import { CHECKPOINT_EVERY, withNewest } from './checkpoints.ts';
import { extend } from './line.ts';
import { cardsNeeded, deciding, startOf, type Deciding, type Folded, type MatchRecord } from './match-record.ts';
import { isSame } from './equality.ts';
import { toEnd } from './steps.ts';

/** The folded part of a record; `at` names the first entry that is refused or cannot be played, and `folded` is the match before it. */
export interface Refolded {
  at: number | null;
  folded: Folded;
}

type DecidedEntry = Extract<Deciding, { ok: true }>;

/** One entry as `deciding` has it; null when it is refused or cannot be played. */
function* tried(folded: Folded, decision: Decision): Generator<Folded, DecidedEntry | null> {
  try {
    const work = deciding(folded, decision);
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) return step.value.ok ? step.value : null;
      yield folded;
    }
  } catch {
    return null;
  }
}

/**
 * Folds a record from its start and judges every entry, in steps of one decision. Each step gives the state so far; its lists are the ones
 * that continue to grow. Never throws once the start is folded.
 */
export function* refolding(record: MatchRecord): Generator<Folded, Refolded> {
  const start = startOf(record);
  const { entries } = start.record;
  const line = [...start.line];
  let folded: Folded = { ...start, line };
  for (let index = entries.length; index < record.entries.length; index += 1) {
    const decision = record.entries[index]?.decision;
    const next = decision ? yield* tried(folded, decision) : null;
    if (!next) return { at: index, folded: whole(folded) };
    const { entry, match } = next;
    extend(line, index, entry);
    entries.push(entry);
    const after = entries.length;
    const { checkpoints } = folded.record;
    const kept = after % CHECKPOINT_EVERY === 0 ? withNewest(checkpoints, { after, match }) : checkpoints;
    folded = { record: { ...folded.record, checkpoints: kept }, match, line };
    yield folded;
  }
  return { at: null, folded: whole(folded) };
}

const whole = (folded: Folded): Folded => ({ ...folded, record: { ...folded.record, cards: cardsNeeded(folded) } });

/** Folds a whole record from its start. Throws when an entry is refused, because the record is damaged then. */
export function foldRecord(record: MatchRecord): Folded {
  const { at, folded } = toEnd(refolding(record));
  if (at !== null) throw new Error(`decision ${at} is refused`);
  return { ...folded, record: { ...folded.record, checkpoints: record.checkpoints } };
}

/**
 * The first difference between a record and its entries. `refused`: entry `at`, with the match before it in `folded`. `checkpoint`: all
 * entries are valid and a checkpoint is wrong, the first after `at` of them, or the match with which it was opened; `folded` is the whole
 * match.
 */
export interface Differing {
  kind: 'refused' | 'checkpoint';
  at: number;
  folded: Folded;
}

/**
 * Verifies a record that was opened without judging: its entries, every checkpoint and the match at its end. Null when nothing differs. A
 * checkpoint that differs from its entries is wrong. Never throws once the start is folded.
 */
export function* verifySteps(record: MatchRecord, opened: Match): Generator<Folded, Differing | null> {
  const points = new Map(record.checkpoints.map(({ after, match }) => [after, match]));
  points.set(record.entries.length, opened);
  let wrong: number | null = null;
  const work = refolding(record);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) {
      const { at, folded } = step.value;
      if (at !== null) return { kind: 'refused', at, folded };
      return wrong === null ? null : { kind: 'checkpoint', at: wrong, folded };
    }
    const folded = step.value;
    const after = folded.record.entries.length;
    const kept = points.get(after);
    points.delete(after);
    if (kept && wrong === null && !isSame(kept, folded.match)) wrong = after;
    yield folded;
  }
}
