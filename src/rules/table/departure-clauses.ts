import type { Clause } from '../terms/ids.ts';
import type { Model } from '../terms/match.ts';

/** The clause about a model that has left the board; empty for other models. @rule REM-6 SLN-5 */
export const departureClauses = (status: Model['status'] | undefined): Clause[] =>
  status === 'slain' ? ['SLN-5'] : status === 'removed' ? ['REM-6'] : [];
