import { directlyAway, directlyTowards } from '../../geometry/travel.ts';
import type { Disc } from '../../geometry/shapes.ts';
import type { Look } from '../look.ts';
import { discOf } from '../measuring/bases.ts';
import { units } from '../table/spots.ts';
import type { MoveFrame } from '../terms/frame.ts';

/** The frame of a straight move by an effect, with the end point that it would reach; the move itself stops earlier where it must. @rule DEF-29 FAL-9 */
export function straightMove(
  look: Look,
  { model, seat }: Pick<MoveFrame, 'model' | 'seat'>,
  goal: Disc,
  inches: number,
  directly: 'towards' | 'away',
): MoveFrame {
  if (look.isSpoken) return { kind: 'move', step: 'move', model, as: 'effect', seat, path: [], directly, most: inches };
  const mover = discOf(look, model);
  const length = units(inches);
  const to = directly === 'away' ? directlyAway(goal.at, mover.at, length) : directlyTowards(goal, mover, length);
  return { kind: 'move', step: 'move', model, as: 'effect', seat, path: [{ x: to.x, y: to.y }], directly };
}
