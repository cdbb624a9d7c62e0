import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { Happening } from '../rules/terms/happening.ts';
import type { Match, Setup } from '../rules/terms/match.ts';

/** An accepted decision and its events. */
export interface RecordEntry {
  decision: Decision;
  events: Happening[];
}

/** A match as it is stored: entries are only added, and everything else is folded from them. */
export interface MatchRecord {
  format: 1;
  /** The rules number under which it was played. */
  rules: number;
  setup: Setup;
  /** The data of every card in play. */
  cards: Catalogue;
  /** The events before the first question. */
  prologue: Happening[];
  /** The match after a migration from older rules, with the number of entries before it, which are only shown. */
  base?: { after: number; match: Match };
  entries: RecordEntry[];
  /** Checkpoints of the match, the newest last: many near the end of the record, few farther back. */
  checkpoints: { after: number; match: Match }[];
}

/** An entry in force. Taken-back entries are not; an agreed take-back leaves a salt, so that no player knows the next card. */
export type RecordLine = ({ at: number; entry: RecordEntry } | { at: number; salt: string })[];
