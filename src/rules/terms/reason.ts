import type { Clause, Json } from './ids.ts';

/** The reason why a decision is refused: a code for words and tests, the clauses, and the facts that the sentence needs. */
export interface Reason {
  code: string;
  clauses: Clause[];
  /** The point on the board where the decision fails, in tenths of a millimetre. */
  at?: { x: number; y: number };
  facts?: { [key: string]: Json };
}
export type Judged = { ok: true } | { ok: false; reason: Reason };

export const reason = (code: string, clauses: Clause[], facts?: Reason['facts'], place?: Reason['at']): Reason => ({
  code,
  clauses: clauses.filter((clause, index) => clauses.indexOf(clause) === index),
  ...(facts ? { facts } : {}),
  ...(place ? { at: place } : {}),
});
