import { overlaps } from '../../geometry/shapes.ts';
import { discOf } from '../../rules/measuring/bases.ts';
import { refuseStart } from '../../rules/movement/ways.ts';
import type { Piece } from '../../rules/terms/board.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Look } from '../../seats/imagined-match.ts';

const byTerrain = new WeakMap<readonly Piece[], readonly Piece[]>();

/** Water and woods, found once for each board because every position needs them. */
function softOf(terrain: readonly Piece[]): readonly Piece[] {
  const soft = byTerrain.get(terrain) ?? terrain.filter(({ kind }) => kind === 'water' || kind === 'woods');
  byTerrain.set(terrain, soft);
  return soft;
}

/** True if a model stands in ground from which it may not Jog. @rule JOG-8 */
export function isMired(look: Look, model: ModelId): boolean {
  const soft = softOf(look.match.table.terrain);
  if (soft.length === 0) return false;
  const disc = discOf(look, model);
  return soft.some(({ shape }) => overlaps(disc, shape)) && refuseStart(look, model, 'jog') !== null;
}
