import { INCH, isWithin } from '../../geometry/lengths.ts';
import { gap } from '../../geometry/shapes.ts';
import { engaging, hasMeleeRange, meleeRangeOf, presenceOf, sparesOf } from '../printed/reach.ts';
import type { Look } from '../look.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Point } from '../terms/match.ts';
import { standAt, standOf, type Stand } from './bases.ts';
import { sightBetween } from './lines.ts';

/** An enemy that engages models which come near enough. */
export interface Engager {
  stand: Stand;
  /** Its melee range in tenths of a millimetre. */
  range: number;
}

/** True if an enemy engages a model at a place. @rule ENG-1 */
export const engagesAt = (look: Look, { stand, range }: Engager, place: Stand): boolean =>
  isWithin(gap(stand.disc, place.disc), range) && sightBetween(look, stand, place).visible;

/** The enemies that would engage this model if it came near. @rule ENG-2 ENG-4 CTL-7 */
export const engagersOf = (look: Look, model: ModelId): Engager[] =>
  engaging(look, model).map(({ id, range }) => ({ stand: standOf(look, id), range: range * INCH }));

/** True if a model would engage an enemy at this point; `test` limits the enemies. @rule ENG-1 */
export function engagesSomebodyFrom(
  look: Look,
  model: ModelId,
  point: Point,
  height: number,
  test: (enemy: ModelId) => boolean = () => true,
): boolean {
  const range = meleeRangeOf(look, model) * INCH;
  if (!hasMeleeRange(look, model) || !presenceOf(look, model).engages) return false;
  const engager: Engager = { stand: standAt(look, model, point, height), range };
  return look.onBoard
    .filter(({ id }) => test(id) && !look.friends(id, model) && presenceOf(look, id).engaged && !sparesOf(look, model).includes(id))
    .some(({ id }) => engagesAt(look, engager, standOf(look, id)));
}
