import type { Look } from '../look.ts';
import type { Cond } from '../terms/card-language.ts';
import type { ModelId } from '../terms/ids.ts';
import { meleeUnderWay, oneOf, sideIn, type Reading } from './named-by.ts';

export const resultOf = ({ bound }: Reading, name: string): number => bound[`result:${name}`] ?? 0;

/** True if a model is the attacker in its first melee attack of the turn. @rule EVA-13 EVA-14 */
export function isFirstAttack(look: Look, model: ModelId, ofSide: boolean): boolean {
  const melee = meleeUnderWay(look);
  return melee?.fighters.attacker === model && (ofSide ? melee.nthOfSide : melee.nth) === 1;
}

/** @rule END-5 */
export function holdsInMelee(
  reading: Reading,
  condition: Extract<Cond, { played: unknown } | { role: unknown } | { did: unknown }>,
): boolean {
  const melee = meleeUnderWay(reading.look);
  const side = sideIn(melee, reading.self);
  if ('role' in condition) return side === condition.role;
  if ('played' in condition) {
    const role = sideIn(melee, oneOf(reading, condition.by ?? 'self'));
    if (role === null) return false;
    const cards = condition.ever ? (melee?.fought?.[role] ?? []) : [melee?.played[role]].flatMap((card) => card ?? []);
    return cards.some((card) => condition.played.includes(card));
  }
  if (condition.did !== 'caused-wounds' && condition.did !== 'wounded-an-enemy') return resultOf(reading, condition.did) > 0;
  if (!melee || !side) return false;
  if (condition.did === 'wounded-an-enemy') return (melee.caused?.[side] ?? 0) > 0;
  return melee.suffered[side === 'attacker' ? 'defender' : 'attacker'] > 0;
}
