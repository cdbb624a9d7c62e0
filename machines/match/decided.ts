import type { Happening } from '../../src/rules/terms/happening.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';

/** A match after a decision, and what it led to. */
export interface Afterwards {
  match: Match;
  events: Happening[];
  /** How often something has moved, come or gone: told where nobody has a board. */
  stirred?: number;
}

export type Decided = ({ ok: true } & Afterwards) | { ok: false; reason: Reason };
