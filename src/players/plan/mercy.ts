import type { Seat } from '../../rules/terms/ids.ts';
import type { Look } from '../../seats/imagined.ts';

/** Whether an enemy model has lost so much that a forgiving player leaves it alone: half its health. */
export function isHurt(look: Look, seat: Seat, id: string): boolean {
  const model = look.onBoard.find((candidate) => candidate.id === id);
  return model !== undefined && model.controller !== seat && 2 * model.wounds >= look.character(model.id).health;
}
