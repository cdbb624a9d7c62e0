import type { Happening } from '../../src/rules/terms/happening.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';

/** A match after a decision, with the events of that decision. */
export interface MatchAfter {
  match: Match;
  events: Happening[];
  /** The number of movements, arrivals and departures so far; given only at a spoken table. */
  stirred?: number;
}

export type DecisionOutcome = ({ ok: true } & MatchAfter) | { ok: false; reason: Reason };
