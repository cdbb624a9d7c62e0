import type { Clause } from '../../rules/terms/ids.ts';

/** One rule in a sentence or two. Clauses in brackets lead to other rules. */
export interface RuleClause {
  id: Clause;
  text: () => string;
  /** Why it is read so, where the rulebooks leave a choice. */
  why?: () => string;
  /** Played only where the table has agreed on it. */
  optional?: true;
}

/** One page of the rulebook. */
export interface System {
  /** The letters its clauses begin with. */
  id: string;
  title: () => string;
  /** Two sentences for somebody new. */
  summary: () => string;
  clauses: readonly RuleClause[];
}
