import { hasMeleeRange, meleeRangeOf } from '../printed/reach.ts';
import type { Look } from '../look.ts';
import { inMeleeRange } from '../sight/range.ts';
import { sees } from '../sight/sight.ts';
import { sumOf } from '../space/missing-facts.ts';
import type { Mod } from '../terms/card-language.ts';
import type { ModelId } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { modsOfKind, numberOf, readingOf } from './mods.ts';
import { matches } from './reading.ts';

/** The melee range of a fighter against another model in inches, with modifiers that hold only against such a model. @rule CRD-4 CHR-46 */
function rangeAgainst(look: Look, from: ModelId, to: ModelId): number {
  const isOf = (mod: Extract<Mod, { mod: 'stat' }>): boolean => mod.stat === 'melee-range' && mod.facing !== undefined;
  const facing = modsOfKind(look, from, 'stat', undefined, isOf).filter(
    (modifier) => isOf(modifier.mod) && matches(readingOf(look, modifier), to, modifier.mod.facing ?? {}),
  );
  return Math.max(0, meleeRangeOf(look, from) + sumOf(facing, (modifier) => numberOf(look, modifier, modifier.mod.by)));
}

/** True if a fighter has another model in its melee range. @rule MEL-18 MEL-19 MEL-24 CHR-46 */
export const inStrikeRange = (look: Look, from: ModelId, to: ModelId): boolean =>
  inMeleeRange(look, from, to, rangeAgainst(look, from, to));

/** The reason why the attacker cannot reach the target; null when it can. @rule MEL-5 MEL-20 MEL-24 CHR-46 */
export function refuseReach(look: Look, attacker: ModelId, target: ModelId): Reason | null {
  if (!hasMeleeRange(look, attacker)) return reason('no-melee-range', ['MEL-24', 'MEL-5'], { model: attacker });
  const range = rangeAgainst(look, attacker, target);
  if (!inMeleeRange(look, attacker, target, range))
    return reason('out-of-range', ['MEL-5', 'CRD-4', ...(range === 0 ? ['CHR-46'] : [])], { model: attacker, target, range });
  const sight = sees(look, attacker, target);
  if (!sight.visible) return reason('no-sight', ['MEL-5', 'LOS-1', 'LOS-2'], { model: attacker, target, blockedBy: sight.blockedBy });
  return null;
}
