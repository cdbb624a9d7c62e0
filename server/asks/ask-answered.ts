import type { Json } from '../../src/rules/terms/ids.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';

export type AskAnswered = { refused: Reason } | { refused: null; value?: Json };

export const no = (code: string): { refused: Reason } => ({ refused: { code, clauses: [] } });
export const done = (value?: Json): AskAnswered => (value === undefined ? { refused: null } : { refused: null, value });
/** The answer to a judged request: refused with the reason, or done when the reason is null. */
export const judged = (refused: Reason | null, value?: Json): AskAnswered => (refused ? { refused } : done(value));
