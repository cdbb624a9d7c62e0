import type { Cond } from '../../../../rules/terms/card-language.ts';
import { type CardClause, allFieldsUsed } from '../../clauses.ts';
import { aNoun, noNoun } from '../filters.ts';
import { type Voice, referent } from '../voice.ts';

/** A condition on past events of the game; `yes` false negates it. */
export function pastCondition(
  cond: Extract<Cond, { did: unknown } | { firstThisTurn: unknown } | { slainThisTurn: unknown } | { attack: unknown }>,
  voice: Voice,
  yes: boolean,
): CardClause {
  const { say } = voice;
  if ('did' in cond) {
    const { did, ...rest } = cond;
    allFieldsUsed(rest);
    if (did === 'caused-wounds') return yes ? say('cond.caused-wounds') : say('cond.caused-no-wounds');
    if (did === 'wounded-an-enemy') return yes ? say('cond.wounded-an-enemy') : say('cond.wounded-no-enemy');
    return yes ? say('cond.did') : say('cond.did-not');
  }
  if ('firstThisTurn' in cond) {
    const { firstThisTurn: _, of, ...rest } = cond;
    allFieldsUsed(rest);
    if (of === undefined) return yes ? say('cond.first') : say('cond.not-first');
    const subject = referent(of, voice);
    return yes ? say('cond.first-of', { who: subject }) : say('cond.not-first-of', { who: subject });
  }
  if ('slainThisTurn' in cond) {
    const { slainThisTurn, orSpared, ...rest } = cond;
    allFieldsUsed(rest);
    const { if: also = [], ...which } = slainThisTurn;
    const more = also.filter((inner) => !('slain' in inner)); // a model that was slain this turn is slain anyway
    const subject = (yes ? aNoun : noNoun)(more.length > 0 ? { ...which, if: more } : which, voice);
    return orSpared ? say('cond.fallen-this-turn', { who: subject }) : say('cond.slain-this-turn', { who: subject });
  }
  const { attack, ...rest } = cond;
  allFieldsUsed(rest);
  if (attack === 'first-of-side') return say('cond.first-of-side');
  const agent = referent('self', voice);
  return yes ? say('cond.first-attack', { who: agent }) : say('cond.not-first-attack', { who: agent });
}
