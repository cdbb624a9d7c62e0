import { distance } from '../../../geometry/points.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { decisionFor, oneOfThese, type PickStanding } from './picks.ts';

/** The most faces beside an action: more are too many to choose from at a glance. */
const MOST = 4;

/** The first ids of both lists, up to half of `MOST` each, or more if the other list is shorter. */
function halves(foes: readonly string[], friends: readonly string[]): string[] {
  const half = MOST / 2;
  return [...foes.slice(0, Math.max(half, MOST - friends.length)), ...friends.slice(0, Math.max(half, MOST - foes.length))];
}

/**
 * The decisions that one touch beside an action may make: the only one there is; or, if the action names one of several models, those for the nearest
 * enemies and friends, enemies first. None if the action needs more than one pick. `alike`: decisions that differ only in their targets.
 */
export function readyOf(alike: readonly Decision[], models: PickStanding, seat: Seat, from: BoardPoint | undefined): Decision[] {
  const [only, second] = alike;
  if (only && !second) return [only];
  const ids = oneOfThese(alike);
  if (!ids || !from) return [];
  const distanceOf = (id: string): number => distance(models[id]?.at ?? from, from);
  const near = ids.filter((id) => id in models).toSorted((a, b) => distanceOf(a) - distanceOf(b));
  const isFoe = (id: string): boolean => models[id]?.controller !== seat;
  return halves(
    near.filter(isFoe),
    near.filter((id) => !isFoe(id)),
  ).flatMap((id) => decisionFor(alike, [id]) ?? []);
}
