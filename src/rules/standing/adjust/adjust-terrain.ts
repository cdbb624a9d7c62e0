import { isInside, shift, shifted } from '../../effects/models/shift.ts';
import type { Look } from '../../look.ts';
import { restingHeight } from '../../movement/stand.ts';
import type { Play } from '../../play.ts';
import { discOf, itemOf } from '../../measuring/bases.ts';
import { pointOf } from '../../table/spots.ts';
import type { Piece } from '../../terms/match.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { isNumber, refuseFields, wrong, type AdjustFields, type Test } from './fields.ts';

const FIELDS: Record<string, Test> = {
  by: (value) => Array.isArray(value) && value.length === 2 && value.every(isNumber),
  gone: (value) => value === true,
};

/** The fields of an adjustment of an item of terrain, named by any of its pieces. `by`: how far it is moved, in inches. */
interface TerrainSet {
  by?: [number, number];
  gone?: true;
}

const itemAt = (look: Look, id: string): Piece[] => {
  const named = look.match.table.terrain.find((piece) => piece.id === id);
  return named ? look.match.table.terrain.filter((piece) => itemOf(piece) === itemOf(named)) : [];
};

/** The reason why an adjustment of an item of terrain is not legal. */
export function refuseTerrain(look: Look, id: string, data: unknown): Reason | null {
  const unread = refuseFields(`terrain.${id}`, data, FIELDS);
  if (unread) return unread;
  const pieces = itemAt(look, id);
  if (pieces.length === 0) return reason('no-such-terrain', [], { terrain: id });
  const { by, gone } = data as TerrainSet;
  if (!by === !gone) return wrong(`terrain.${id}`);
  return !by || pieces.every((piece) => isInside(shifted(piece, pointOf(by)))) ? null : reason('off-board', [], { terrain: id });
}

/** Moves an item with everything in it, or removes it: a model that stood on it then stands on the ground below. */
export function adjustTerrain(play: Play, id: string, change: AdjustFields): void {
  const { by } = change as TerrainSet;
  const pieces = itemAt(play, id);
  if (by) {
    const { terrain, stones, models } = shift(play, id, pointOf(by)).lookAfter.match.table;
    play.patchTable({ terrain, stones, models });
    return;
  }
  play.patchTable({ terrain: play.match.table.terrain.filter((piece) => !pieces.includes(piece)) });
  const tops = pieces.map(({ top }) => top);
  for (const model of play.onBoard)
    if (tops.includes(model.height)) play.patchModel(model.id, { height: restingHeight(play, discOf(play, model.id)) });
}
