import { distance } from '../../../geometry/points.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { Refused } from '../../../rules/terms/choices.ts';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { picksOf } from '../../table/picks-of.ts';

const begins = (all: readonly string[], some: readonly string[]): boolean => some.every((id, index) => all[index] === id);

/** The picks that may follow these. */
export function nextPicks(decisions: readonly Decision[], picked: readonly string[]): string[] {
  const starts = decisions
    .map(picksOf)
    .filter((picks) => begins(picks, picked))
    .flatMap((picks) => picks.slice(picked.length, picked.length + 1));
  return [...new Set(starts)];
}

/** The decision that names just these; undefined while one more pick is owed. */
export const decisionFor = (decisions: readonly Decision[], picked: readonly string[]): Decision | undefined =>
  decisions.find((decision) => {
    const picks = picksOf(decision);
    return picks.length === picked.length && begins(picks, picked);
  });

/** The thing on the board that a refused decision names, if any. */
export const refusedPick = ({ decision }: Refused): string | null => decision.target ?? decision.stone ?? decision.terrain ?? null;

/** Picks without a choice: those that every decision begins with, as long as more is needed. */
export function forcedPicks(decisions: readonly Decision[]): string[] {
  const forced: string[] = [];
  while (!decisionFor(decisions, forced)) {
    const [only, ...others] = nextPicks(decisions, forced);
    if (only === undefined || others.length > 0) break;
    forced.push(only);
  }
  return forced;
}

/** Everything it may be, where one pick is all that is owed and there is a choice; null otherwise. */
export function oneOfThese(decisions: readonly Decision[]): string[] | null {
  const ids = nextPicks(decisions, []);
  return ids.length > 1 && ids.every((id) => decisionFor(decisions, [id])) && !decisionFor(decisions, []) ? ids : null;
}

/** Where models stand, whose they are, and what they have suffered. */
export type PickStanding = Readonly<Record<string, { at: BoardPoint; controller: Seat; wounds?: number }>>;

/** The models an ability is meant for, by what its text does to those it names; `wounded`: friends who have something to be healed. */
export type Meant = 'enemies' | 'friends' | 'wounded' | 'anybody';

/** Whether it is meant for one's own. */
export const isForOwn = (meant: Meant): boolean => meant === 'friends' || meant === 'wounded';

/** The kind of target, and the place it is measured from: `from` is undefined where that does not matter. */
interface Sought {
  seat: Seat;
  from: BoardPoint | undefined;
  meant: Meant;
}

/**
 * What is picked by itself: what there is no choice about; where one of several enemies is looked for, who stands nearest; where somebody is to be
 * healed, the player's own model that is hurt worst.
 */
export function firstPicks(decisions: readonly Decision[], models: PickStanding, { seat, from, meant }: Sought): string[] {
  const ids = oneOfThese(decisions)?.filter((id) => models[id]) ?? [];
  const distanceOf = (id: string): number => distance(models[id]?.at ?? { x: 0, y: 0 }, from ?? { x: 0, y: 0 });
  const hurt = (id: string): number => models[id]?.wounds ?? 0;
  const foes = from && !isForOwn(meant) ? ids.filter((id) => models[id]?.controller !== seat) : [];
  const chosen = meant === 'wounded' ? ids.filter((id) => models[id]?.controller === seat && hurt(id) > 0) : [];
  const [first] = [...foes.toSorted((a, b) => distanceOf(a) - distanceOf(b)), ...chosen.toSorted((a, b) => hurt(b) - hurt(a))];
  return first === undefined ? forcedPicks(decisions) : [first];
}
