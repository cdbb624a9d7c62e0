import type { Reason } from '../rules/terms/reason.ts';
import { reason } from '../rules/terms/reason.ts';

/** A refusal with the clauses of the campaign's rules: `no('own-target', '5.3a')`. */
export const no = (code: string, clauses: string, facts?: Reason['facts']): Reason =>
  reason(
    code,
    clauses.split(' ').map((clause) => `CAM-${clause}`),
    facts,
  );
