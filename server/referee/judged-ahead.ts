import { advance, type Advanced, type Folded } from '../../src/record/match-record.ts';
import { named, openingsOf } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { reason, type Reason } from '../../src/rules/terms/reason.ts';
import { forcedAnswer } from '../../src/seats/table/forced-answer.ts';
import { seatTable } from '../../src/seats/table/seat-table.ts';
import type { KeptEntry } from '../log/log.ts';
import type { DecidedBy, MatchEntry } from './match-log.ts';
import { Standing } from './standing.ts';

/** So many entries are kept together at most; more that follow by themselves are kept after them. */
const TOGETHER = 8;

/** An entry that is judged and not in the log yet, as it says it, and the position after it. */
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

/** The id of an answer that follows by itself from so many decisions. */
export const forcedId = (decided: number): string => `forced.${decided}`;

/** The match after a decision; a fault of the rules is a refusal. */
export function advanceSafely(folded: Folded, decision: Decision): Advanced {
  try {
    return advance(folded, named(folded.match, decision));
  } catch (error) {
    return { ok: false, reason: reason('fault', [], { message: error instanceof Error ? error.message : String(error) }) };
  }
}

/** The answer that everybody can see to be the only one; null: there is none. */
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

/** The entry of a decision, and those of the answers that follow from it by themselves; the reason where it is refused. */
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
