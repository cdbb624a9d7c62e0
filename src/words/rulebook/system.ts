import type { Clause } from '../../rules/terms/ids.ts';

/** One rule in a sentence or two. Clauses in brackets lead to other rules. */
export interface RuleClause {
  id: Clause;
  text: () => string;
  /** The reason for an interpretation, where the rulebooks leave a choice. */
  why?: () => string;
  /** True if the clause applies only if the table has agreed on it. */
  optional?: true;
}

/** One page of the rulebook. */
export interface System {
  /** The letters with which its clauses begin. */
  id: string;
  title: () => string;
  /** Two sentences for beginners. */
  summary: () => string;
  clauses: readonly RuleClause[];
}
