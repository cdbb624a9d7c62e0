import { distance } from '../../geometry/points.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Aim, Motive } from '../../rules/terms/thought.ts';
import { isTaken, lookOn, type Imagined } from '../../seats/imagined-match.ts';
import { positionOf, type FigurePosition } from '../imagined/figures.ts';
import { afterDecision, settle } from '../imagined/settle.ts';
import { harm } from '../imagined/threat.ts';
import { partsOf } from '../imagined/worth.ts';
import { Lot } from '../lot.ts';
import type { Thinker } from './moves.ts';
import type { Plan } from './planner.ts';

// The purpose of a plan, as far as it can be seen on the board after its first decision.

/** The fewest expected wounds by which a model must be safer. */
const SAFER = 0.2;
/** The least part of the way to a goal, in tenths of a millimetre, that counts as nearer. */
const NEARER = 25;

/** The expected wounds of a model. */
export function dangerOf({ figures, ...position }: FigurePosition, model: ModelId, { level }: Pick<Thinker, 'level'>): number {
  const figure = figures.find(({ id }) => id === model);
  if (!figure) return 0;
  return figures.reduce(
    (sum, rival) => (rival.seat === figure.seat ? sum : sum + harm({ figures, ...position }, rival, figure, level.weights)),
    0,
  );
}

function deedOf(decision: Decision): Aim | null {
  switch (decision.kind) {
    case 'harvest':
      return { to: 'harvest' };
    case 'melee':
      return { to: 'melee', target: decision.target };
    case 'use':
      return { to: 'use', model: decision.model ?? null, ability: decision.ability, target: decision.targets?.[0] ?? null };
    default:
      return null;
  }
}

/** The ability that the first decision of a way makes possible, when the way uses it next on an enemy: a gun is loaded in order to fire it. */
function enabledDeed([first, second]: readonly Decision[], match: Imagined, { seat, cards }: Thinker): Aim | null {
  if (first?.kind !== 'use' || second?.kind !== 'use' || second.ability === first.ability) return null;
  const target = match.table.models[second.targets?.[0] ?? ''];
  return target && target.controller !== seat && !isTaken(match, second, cards) ? deedOf(second) : null;
}

/** The goal nearest to a model at the end, among the goals that it has approached in every position. */
function approached(
  goals: readonly { id: string; at: { x: number; y: number } }[],
  start: FigurePosition,
  ends: readonly FigurePosition[],
  model: ModelId,
): string | null {
  const placeIn = ({ figures }: FigurePosition) => figures.find(({ id }) => id === model)?.at;
  const from = placeIn(start);
  const places = ends.flatMap((end) => placeIn(end) ?? []);
  const last = places[places.length - 1];
  if (!from || !last || places.length < ends.length) return null;
  const near = goals
    .filter(({ at }) => places.every((place) => distance(at, place) < distance(at, from) - NEARER))
    .sort((a, b) => distance(a.at, last) - distance(b.at, last));
  return near[0]?.id ?? null;
}

/** The purpose of a way that only moves: the part of the position that gains most by it, if the first move alone already shows it. */
function moveAim(match: Imagined, { way: [first], match: end }: Plan, mover: ModelId, thinker: Thinker): Aim | null {
  const { seat, cards, level } = thinker;
  if (!first) return null;
  const [start, next, last] = [match, settle(afterDecision(match, first, cards), cards, new Lot('aim')), end].map((position) =>
    positionOf(lookOn(position, cards), true),
  ) as [FigurePosition, FigurePosition, FigurePosition];
  const [before, after] = [partsOf(match, seat, cards, level.weights), partsOf(end, seat, cards, level.weights)];
  const aims = {
    danger: (): Aim | null => {
      const dangers = [next, last].map((position) => dangerOf(position, mover, thinker));
      return Math.max(...dangers) < dangerOf(start, mover, thinker) - SAFER ? { to: 'safety' } : null;
    },
    reach: (): Aim | null => {
      const stone = approached(last.free, start, [next, last], mover);
      return stone === null ? null : { to: 'stone', stone };
    },
    hunt: (): Aim | null => {
      const target = approached(
        last.figures.filter((figure) => figure.seat !== seat),
        start,
        [next, last],
        mover,
      );
      return target === null ? null : { to: 'enemy', target };
    },
  };
  const gains = (['reach', 'danger', 'hunt'] as const).map((part) => ({ part, gain: (after[part] ?? 0) - (before[part] ?? 0) }));
  for (const { part, gain } of gains.sort((a, b) => b.gain - a.gain)) {
    const aim = gain > 0 ? aims[part]() : null;
    if (aim) return aim;
  }
  return null;
}

/** The purpose of a plan. */
export function whyOf(match: Imagined, plan: Plan | undefined, thinker: Thinker): Motive {
  const [first] = plan?.way ?? [];
  if (!plan || !first) return { code: 'enough' };
  const [deed] = [enabledDeed(plan.way, match, thinker), ...plan.way.map(deedOf)].filter((aim) => aim !== null);
  if (deed) return { code: 'aims', aim: deed };
  const mover = ('model' in first ? first.model : undefined) ?? match.order.active;
  const aim = mover === null ? null : moveAim(match, plan, mover, thinker);
  return aim ? { code: 'aims', aim } : { code: 'best' };
}
