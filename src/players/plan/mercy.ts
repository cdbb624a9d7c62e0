import { INCH } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Imagined, Look, Model } from '../../seats/imagined-match.ts';
import type { Level } from '../levels.ts';

// The mercy of a kind opponent.

/** From this turn on a kind player is no longer kind. */
const LAST = 4;

/** True if an enemy model has lost half its health. */
export function isHurt(look: Look, seat: Seat, id: string): boolean {
  const model = look.onBoard.find((candidate) => candidate.id === id);
  return model !== undefined && model.controller !== seat && 2 * model.wounds >= look.character(model.id).health;
}

/** True if a carrier has ended its activation on the board while a later turn remains to escape. */
const hasBlundered = ({ match }: Look, { id, activated }: Model): boolean =>
  activated && match.order.turn < LAST && !match.order.suddenDeath && match.table.stones.some(({ holder }) => holder === id);

/** True if a forgiving player leaves an enemy model alone: it is badly wounded, or it carries a moonstone and has already activated. */
export function isSpared(look: Look, seat: Seat, id: string): boolean {
  const model = look.onBoard.find((candidate) => candidate.id === id);
  return model !== undefined && model.controller !== seat && (isHurt(look, seat, id) || hasBlundered(look, model));
}

/** The distance within which a moonstone counts as near a model. */
const NEAR = 5 * INCH;

/** The lead of a seat in moonstones over the best other seat. */
function leadOf({ table, order }: Imagined, seat: Seat): number {
  const counts = order.seats.map(() => 0);
  for (const { holder } of table.stones) {
    const owner = holder === null ? undefined : table.models[holder];
    if (owner) counts[owner.seat] = (counts[owner.seat] ?? 0) + 1;
  }
  return (counts[seat] ?? 0) - Math.max(...counts.filter((_, index) => index !== seat));
}

/** True if the active model stands near a moonstone on the ground. */
function isNearStone({ table, order }: Imagined): boolean {
  const model = order.active === null ? undefined : table.models[order.active];
  return model !== undefined && table.stones.some(({ holder, at }) => holder === null && distance(at, model.at) <= NEAR);
}

/** The level of a forgiving player that leads: it goes for no distant moonstone and only harvests the near ones. */
export const easedLevel = (match: Imagined, seat: Seat, level: Level): Level =>
  level.forgives && leadOf(match, seat) > 0 && !isNearStone(match)
    ? { ...level, eager: 0, weights: { ...level.weights, stones: 0 } }
    : level;
