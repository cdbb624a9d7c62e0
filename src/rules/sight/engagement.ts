import { INCH, isWithin } from '../../geometry/lengths.ts';
import { gap } from '../../geometry/shapes.ts';
import { meleeRangeOf, presenceOf, sparesOf } from '../printed/reach.ts';
import type { Look } from '../look.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Point } from '../terms/match.ts';
import { standAt, standOf, type Stand } from './bases.ts';
import { sightBetween } from './sight.ts';

/** An enemy that engages whatever comes near enough. */
export interface Engager {
  stand: Stand;
  /** Of its melee, in tenths of a millimetre. */
  range: number;
}

/** Whether an enemy engages a model that stands there. @rule ENG-1 */
export const engagesAt = (look: Look, { stand, range }: Engager, at: Stand): boolean =>
  isWithin(gap(stand.disc, at.disc), range) && sightBetween(look, stand, at).visible;

/** The enemies that would engage this model if it came near. @rule ENG-2 ENG-4 CTL-7 */
export function engagersOf(look: Look, model: ModelId): Engager[] {
  if (look.model(model).status !== 'board' || !presenceOf(look, model).engaged) return [];
  return look.onBoard
    .filter(({ id }) => !look.friends(id, model))
    .map(({ id }) => ({ id, range: meleeRangeOf(look, id) * INCH }))
    .filter(({ id, range }) => range > 0 && presenceOf(look, id).engages && !sparesOf(look, id).includes(model))
    .map(({ id, range }) => ({ stand: standOf(look, id), range }));
}

/** Whether a engages b: enemies, b in a's melee range and line of sight. @rule ENG-1 ENG-3 ENG-5 */
export function engages(look: Look, a: ModelId, b: ModelId): boolean {
  const engager = engagersOf(look, b).find(({ stand }) => stand.id === a);
  return engager !== undefined && look.model(a).status === 'board' && engagesAt(look, engager, standOf(look, b));
}

/** The enemies that engage this model. @rule ENG-2 */
export function engagedBy(look: Look, model: ModelId): ModelId[] {
  const here = standOf(look, model);
  return engagersOf(look, model)
    .filter((engager) => engagesAt(look, engager, here))
    .map(({ stand }) => stand.id);
}

/** Whether a model would engage an enemy if it stood there. @rule ENG-1 */
export function engagesSomebodyFrom(look: Look, model: ModelId, at: Point, height: number): boolean {
  const range = meleeRangeOf(look, model) * INCH;
  if (range <= 0 || !presenceOf(look, model).engages) return false;
  const engager: Engager = { stand: standAt(look, model, at, height), range };
  return look.onBoard
    .filter(({ id }) => !look.friends(id, model) && presenceOf(look, id).engaged && !sparesOf(look, model).includes(id))
    .some(({ id }) => engagesAt(look, engager, standOf(look, id)));
}
