import { hasMeleeRange, meleeRangeOf } from '../printed/reach.ts';
import type { Look } from '../look.ts';
import { inContact, within } from './distance.ts';
import { everyOf, filterOf } from '../space/missing-facts.ts';
import { sees } from './sight.ts';
import type { ModelId } from '../terms/ids.ts';

/**
 * True if `to` is in the melee range of `from`, or in `range`; never without a melee range on the card, and with 0″ only in base contact.
 * @rule CRD-4 MEL-18 MEL-24 CHR-46
 */
export function inMeleeRange(look: Look, from: ModelId, to: ModelId, range = meleeRangeOf(look, from)): boolean {
  if (!hasMeleeRange(look, from)) return false;
  return range > 0 ? within(look, from, to, range) : inContact(look, from, to);
}

/** The enemies in a model's melee range and sight from its place, even if it is slain. */
export const strikable = (look: Look, model: ModelId): ModelId[] =>
  filterOf(
    look.onBoard.filter(({ id }) => id !== model && !look.friends(id, model)).map(({ id }) => id),
    (id) => everyOf([() => inMeleeRange(look, model, id), () => sees(look, model, id).visible], (test) => test()),
  );
