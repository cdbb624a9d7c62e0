import { overlaps } from '../../geometry/shapes.ts';
import type { Look } from '../look.ts';
import { discOf, LEVEL } from '../measuring/bases.ts';
import { units } from '../table/spots.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Piece } from '../terms/match.ts';
import { isHeld, levelOf } from './levels.ts';

/** The greatest distance between a ladder and a model that stands on it as a marker. */
const NEAR = units(0.1);

/** The ladder on which a model stands as a marker, above the foot of the ladder and not on a floor. @rule TER-13 TER-16 */
export function ladderUnder(look: Look, model: ModelId): Piece | undefined {
  const disc = discOf(look, model);
  const level = levelOf(look, model);
  if (isHeld(look, disc.at, level)) return undefined;
  return look.match.table.terrain.find(
    ({ kind, base, top, shape }) =>
      kind === 'ladder' && base < level.height && level.height <= top + LEVEL && overlaps({ ...disc, radius: disc.radius + NEAR }, shape),
  );
}
