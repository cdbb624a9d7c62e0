import type { Json } from '../../src/rules/terms/ids.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';

export type AskAnswered = { refused: Reason } | { refused: null; value?: Json };

export const refusedWith = (code: string): { refused: Reason } => ({ refused: { code, clauses: [] } });
export const accepted = (value?: Json): AskAnswered => (value === undefined ? { refused: null } : { refused: null, value });
/** The answer to a judged request: refused with the reason, or done when the reason is null. */
export const answerOfVerdict = (refused: Reason | null, value?: Json): AskAnswered => (refused ? { refused } : accepted(value));
