import { meleeRangeOf } from '../printed/reach.ts';
import type { Look } from '../look.ts';
import { within } from './distance.ts';
import { everyOf, filterOf } from '../space/unsaid.ts';
import { sees } from './sight.ts';
import type { ModelId } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';

/** Whether a model has the other one in its melee range; one without a melee range never has. @rule CRD-4 MEL-18 MEL-24 */
export function inMeleeRange(look: Look, from: ModelId, to: ModelId): boolean {
  const range = meleeRangeOf(look, from);
  return range > 0 && within(look, from, to, range);
}

/** The enemies that a model could strike from where it stands, or fell. */
export const strikable = (look: Look, model: ModelId): ModelId[] =>
  filterOf(
    look.onBoard.filter(({ id }) => id !== model && !look.friends(id, model)).map(({ id }) => id),
    (id) => everyOf([() => inMeleeRange(look, model, id), () => sees(look, model, id).visible], (test) => test()),
  );

/** Why the attacker cannot reach the target from where both stand. @rule MEL-5 MEL-20 MEL-24 */
export function refuseReach(look: Look, attacker: ModelId, target: ModelId): Reason | null {
  const range = meleeRangeOf(look, attacker);
  if (range <= 0) return reason('no-melee-range', ['MEL-24', 'MEL-5'], { model: attacker });
  if (!within(look, attacker, target, range)) return reason('out-of-range', ['MEL-5', 'CRD-4'], { model: attacker, target, range });
  const sight = sees(look, attacker, target);
  if (!sight.visible) return reason('no-sight', ['MEL-5', 'LOS-1', 'LOS-2'], { model: attacker, target, blockedBy: sight.blockedBy });
  return null;
}
