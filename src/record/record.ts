import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { Happening } from '../rules/terms/happening.ts';
import type { Match, Setup } from '../rules/terms/match.ts';

/** A decision that was accepted, and what it led to. */
export interface RecordEntry {
  decision: Decision;
  events: Happening[];
}

/** A match as it is kept: it only grows, and everything else is folded from it. */
export interface MatchRecord {
  format: 1;
  /** The rules number it was played under. */
  rules: number;
  setup: Setup;
  /** The data of every card in play. */
  cards: Catalogue;
  /** What happened before the first question. */
  prologue: Happening[];
  /** Where a match begun under older rules goes on: brought forward after so many entries; what lies before is only shown. */
  base?: { after: number; match: Match };
  entries: RecordEntry[];
  /** The match after so many entries, the newest last: near the end of the record many, farther back few. */
  checkpoints: { after: number; match: Match }[];
}

/** An entry in force: taken-back ones are not, and an agreed take-back leaves a salt so that nobody knows the next card. */
export type RecordLine = ({ at: number; entry: RecordEntry } | { at: number; salt: string })[];
