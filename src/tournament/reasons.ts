import { reason, type Reason } from '../rules/terms/reason.ts';

/** A refusal with the clauses on organised play: `refusal('round-paired', 'A.6')`. */
export const refusal = (code: string, clauses: string, facts?: Reason['facts']): Reason =>
  reason(
    code,
    clauses.split(' ').map((clause) => `campaign ${clause}`),
    facts,
  );
