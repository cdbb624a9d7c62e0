import { distance } from '../../../geometry/points.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { Refused } from '../../../rules/terms/choices.ts';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { picksOf } from '../../table/picks-of.ts';

const begins = (all: readonly string[], some: readonly string[]): boolean => some.every((id, index) => all[index] === id);

/** The ids that may be picked after these. */
export function nextPicks(decisions: readonly Decision[], picked: readonly string[]): string[] {
  const starts = decisions
    .map(picksOf)
    .filter((picks) => begins(picks, picked))
    .flatMap((picks) => picks.slice(picked.length, picked.length + 1));
  return [...new Set(starts)];
}

/** The decision that names exactly these ids; undefined if another pick is needed. */
export const decisionFor = (decisions: readonly Decision[], picked: readonly string[]): Decision | undefined =>
  decisions.find((decision) => {
    const picks = picksOf(decision);
    return picks.length === picked.length && begins(picks, picked);
  });

/** The thing on the board that a refused decision names; null: none. */
export const refusedPick = ({ decision }: Refused): string | null => decision.target ?? decision.stone ?? decision.terrain ?? null;

/** The picks without a choice: those with which every decision begins, until nothing more has to be picked. */
export function forcedPicks(decisions: readonly Decision[]): string[] {
  const forced: string[] = [];
  while (!decisionFor(decisions, forced)) {
    const [only, second] = nextPicks(decisions, forced);
    if (only === undefined || second !== undefined) break;
    forced.push(only);
  }
  return forced;
}

/** All ids that may be picked if a decision needs exactly one pick and there is a choice; null otherwise. */
export function oneOfThese(decisions: readonly Decision[]): string[] | null {
  const ids = nextPicks(decisions, []);
  return ids.length > 1 && ids.every((id) => decisionFor(decisions, [id])) && !decisionFor(decisions, []) ? ids : null;
}

/** The places of models, the seats that control them, and their wounds. */
export type PickStanding = Readonly<Record<string, { at: BoardPoint; controller: Seat; wounds?: number }>>;

/** The models that an ability is meant for, judged by its effects on its targets; `wounded`: friends with wounds to heal. */
export type Meant = 'enemies' | 'friends' | 'wounded' | 'anybody';

/** True if an ability is meant for the player's own models. */
export const isForOwn = (meant: Meant): boolean => meant === 'friends' || meant === 'wounded';

/** The seat that picks, the models meant, and the place from which distances are measured; `from` is undefined if distance does not matter. */
interface Sought {
  seat: Seat;
  from: BoardPoint | undefined;
  meant: Meant;
}

/**
 * The picks made for the player: those without a choice; the nearest of several enemies; for an ability that heals, the player's own model with the
 * most wounds.
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
