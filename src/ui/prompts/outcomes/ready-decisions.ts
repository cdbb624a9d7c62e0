import { distance } from '../../../geometry/points.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { decisionFor, oneOfThese, type PickStanding } from './picks.ts';

/** More faces than these beside an action, and they are too many to choose from at a glance. */
const MOST = 4;

/** The first of both lists, each as many as its half or as the other leaves it. */
function halves(foes: readonly string[], friends: readonly string[]): string[] {
  const half = MOST / 2;
  return [...foes.slice(0, Math.max(half, MOST - friends.length)), ...friends.slice(0, Math.max(half, MOST - foes.length))];
}

/**
 * What one touch beside an action may mean: it, with all it names. Where there is no choice, that; where one of several models is named, the
 * nearest enemies and friends to a place, enemies first. Nothing where more is to be said of it. `alike`: decisions that differ only in what
 * they name.
 */
export function readyOf(alike: readonly Decision[], models: PickStanding, seat: Seat, from: BoardPoint | undefined): Decision[] {
  const [only, ...others] = alike;
  if (only && others.length === 0) return [only];
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
