import type { Clause } from '../terms/ids.ts';
import type { Model } from '../terms/match.ts';

/** The clause by which a model is no longer on the board. @rule REM-6 SLN-5 */
export const departureClauses = (status: Model['status'] | undefined): Clause[] =>
  status === 'slain' ? ['SLN-5'] : status === 'removed' ? ['REM-6'] : [];
