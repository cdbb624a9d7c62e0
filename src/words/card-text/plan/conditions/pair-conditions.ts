import type { Cond } from '../../../../rules/terms/card-language.ts';
import { inches } from '../../../language/sentences.ts';
import { type CardClause, allFieldsUsed } from '../../clauses.ts';
import { type Voice, referent } from '../voice.ts';

/** The conditions about two models. */
type PairCond = Extract<
  Cond,
  { contact: unknown } | { engages: unknown } | { reaches: unknown } | { distance: unknown } | { shareKeyword: unknown }
>;

/** A condition on two models; `yes` false negates it. */
export function pairCondition(cond: PairCond, voice: Voice, yes: boolean): CardClause {
  const { say } = voice;
  if ('contact' in cond) {
    const { contact, ...rest } = cond;
    allFieldsUsed(rest);
    const roles = { who: referent(contact[0], voice), whom: referent(contact[1], voice) };
    return yes ? say('cond.contact', roles) : say('cond.no-contact', roles);
  }
  if ('engages' in cond) {
    const { engages, ...rest } = cond;
    allFieldsUsed(rest);
    const roles = { who: referent(engages[1], voice), by: referent(engages[0], voice) };
    if (yes && engages[0] === 'each') return say('cond.engages', roles);
    return yes ? say('cond.engaged-by', roles) : say('cond.not-engaged-by', roles);
  }
  if ('reaches' in cond) {
    const { reaches, ...rest } = cond;
    allFieldsUsed(rest);
    const roles = { who: referent(reaches[1], voice), by: referent(reaches[0], voice) };
    return yes ? say('cond.reached', roles) : say('cond.not-reached', roles);
  }
  if ('distance' in cond) {
    const { distance, op, in: range, ...rest } = cond;
    allFieldsUsed(rest);
    const roles = { who: referent(distance[1], voice), reach: inches(range), whom: referent(distance[0], voice) };
    return (op === '<=') === yes ? say('cond.within', roles) : say('cond.beyond', roles);
  }
  const { shareKeyword, ...rest } = cond;
  allFieldsUsed(rest);
  const [first, second] = shareKeyword;
  const [subject, rival] = first === 'each' ? [first, second] : [second, first];
  const roles = { who: referent(subject, voice), whom: referent(rival, voice) };
  return yes ? say('cond.share-keyword', roles) : say('cond.share-no-keyword', roles);
}
