import { advance, type Advanced, type Folded } from '../../src/record/match-record.ts';
import { named, openingsOf } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { reason, type Reason } from '../../src/rules/terms/reason.ts';
import { forcedAnswer } from '../../src/seats/table/forced-answer.ts';
import { seatTable } from '../../src/seats/table/seat-table.ts';
import type { KeptEntry } from '../log/log.ts';
import type { DecidedBy, MatchEntry } from './match-log.ts';
import { Standing } from './standing.ts';

/** The most entries that are stored together; further forced answers are stored after them. */
const TOGETHER = 8;

/** A judged entry that is not in the log yet, with its text and the position after it. */
export interface AheadEntry extends KeptEntry {
  kept: MatchEntry;
  standing: Standing;
}

/** A decision with its id and its giver. */
interface GivenDecision {
  decision: Decision;
  id: string;
  by: DecidedBy;
}

/** The id of a forced answer after so many decisions. */
export const forcedId = (decided: number): string => `forced.${decided}`;

/** The match after a decision; a fault of the rules counts as a refusal. */
export function advanceSafely(folded: Folded, decision: Decision): Advanced {
  try {
    return advance(folded, named(folded.match, decision));
  } catch (error) {
    return { ok: false, reason: reason('fault', [], { message: error instanceof Error ? error.message : String(error) }) };
  }
}

/** The answer that is publicly the only possible one; null when there is none. */
export function onlyAnswer(standing: Standing): Decision | null {
  const { match, record } = standing.folded;
  const last = record.entries.at(-1)?.decision;
  if (!last) return null;
  return forcedAnswer(last, openingsOf(match), (seat) => seatTable(standing.view(seat), record.cards));
}

function entryOf(folded: Folded, { id, by }: GivenDecision, when: number): AheadEntry {
  const { entries } = folded.record;
  const entry = entries.at(-1);
  if (!entry) throw new Error('nothing was decided');
  const kept: MatchEntry = { id, by, when, entry };
  return { at: entries.length, text: JSON.stringify(kept), kept, standing: new Standing(folded) };
}

/** The entries of a decision and of the forced answers after it; the reason where it is refused. */
export function judgedAhead(standing: Standing, given: GivenDecision, when: number): AheadEntry[] | Reason {
  const first = advanceSafely(standing.folded, given.decision);
  if (!first.ok) return first.reason;
  let last = entryOf(first.folded, given, when);
  const entries = [last];
  while (entries.length < TOGETHER) {
    const decision = onlyAnswer(last.standing);
    if (!decision) break;
    const next = advanceSafely(last.standing.folded, decision);
    if (!next.ok) break;
    last = entryOf(next.folded, { decision, id: forcedId(last.at), by: 'table' }, when);
    entries.push(last);
  }
  return entries;
}
