import { msg, str } from '@lit/localize';
import type { Reason } from '../../rules/terms/reason.ts';
import { actionReasons } from './actions.ts';
import { boardReasons } from './board.ts';
import { duelReasons } from './duels.ts';
import type { Sentences } from './facts.ts';
import { tableReasons } from './table.ts';
import { troupeReasons } from './troupes.ts';

const SENTENCES: Sentences = { ...boardReasons, ...actionReasons, ...duelReasons, ...tableReasons, ...troupeReasons };

/** True if a code of refusal has a sentence of its own. @internal used by tests only */
export const hasSentence = (code: string): boolean => Object.hasOwn(SENTENCES, code);

/** The reason why a decision is refused, as a sentence; a code without one of its own falls back to its clause. */
export function reasonText({ code, clauses, facts = {} }: Reason): string {
  const sentence = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined;
  if (sentence) return sentence(facts);
  const [clause] = clauses;
  return clause === undefined
    ? msg('The rules do not allow that now.', { id: 'reason.any' })
    : msg(str`The rules do not allow that now (${clause}).`, { id: 'reason.any-clause' });
}
