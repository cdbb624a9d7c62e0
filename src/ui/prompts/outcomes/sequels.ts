import { distance, pathLength } from '../../../geometry/points.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { ModelId, Seat } from '../../../rules/terms/ids.ts';
import { matchWords } from '../../../words/match/match.ts';
import { allOf } from '../../../words/language/sentences.ts';
import type { IconName } from '../../art/icon.ts';
import type { BoardPoint, MoveCourse, Route, TablePort } from '../../contexts/table-port.ts';
import { cardOf } from '../../table/card-of.ts';
import { abilityName, idName, modelName } from '../../table/names.ts';
import { spotOf } from '../../table/spots.ts';
import { asMeant, meantFor } from './meant-for.ts';
import { picksOf } from '../../table/picks-of.ts';
import { readyOf } from './ready-decisions.ts';

/** A move that ends this near to the wanted place, in units, was not cut short by its length. */
const NEARLY = 4;

/** A finger that stays this near to the end of a move, in units, means no more than the move. */
const BESIDE = 76;

/** Decisions that can be confirmed together with a move. */
export interface Sequel {
  id: string;
  label: string;
  sign: IconName;
  decisions: readonly Decision[];
  /** The ids of its targets. */
  picks?: readonly string[];
  /** The same action on other targets. */
  beside?: readonly Sequel[];
}

/** A sequel, followed by the same action on other targets. */
export const withBeside = (sequel: Sequel): Sequel[] => [sequel, ...(sequel.beside ?? [])];

/** A planned move, and the decisions before it. */
interface SequelPlan {
  table: TablePort;
  seat: Seat;
  model: ModelId;
  as: 'step' | 'jog' | 'react' | 'effect';
  begins: readonly Decision[];
}

/** The route to a point by as many moves as it takes; a refused Jog if the point cannot be reached. */
export function wayOf({ table, seat, model }: Pick<SequelPlan, 'table' | 'seat' | 'model'>, to: BoardPoint): Route {
  const course = table.course(seat, model, to);
  if (!course) return table.route(model, 'jog', to, table.longestMove(model, 'jog'));
  const path = course.moves.flatMap((move) => move.path);
  const start = table.view(null).table.models[model]?.at ?? to;
  return { path, length: pathLength(start, path), limit: course.limit, refused: null, leavesBoard: false, course };
}

export const isOneMove = ({ moves }: MoveCourse): boolean => moves.length < 2;

/** The route to a point by the planned move; if the move does not reach it and `far` is set, by further moves as well. */
export function routeOf(plan: SequelPlan & { limit: number; far: boolean }, to: BoardPoint): Route {
  const { table, model, as, limit, begins } = plan;
  if (begins.length > 0) return wayOf(plan, to);
  const plain = table.route(model, as, to, limit);
  if (!plan.far || plain.leavesBoard) return plain;
  const point = plain.path.at(-1);
  const meant = point && (plain.length < plain.limit - NEARLY || distance(point, to) < BESIDE);
  if (!plain.refused && meant) return plain;
  const route = wayOf(plan, to);
  return !route.course || (isOneMove(route.course) && !plain.refused) ? plain : route;
}

/** The decisions of a planned route. */
export function movesOf({ seat, model, as, begins }: SequelPlan, { path, course }: Route): Decision[] {
  const moves = course?.moves ?? (as === 'step' || as === 'jog' ? [{ as, path }] : []);
  return [...begins, ...moves.map((move): Decision => ({ seat, kind: move.as, model, path: move.path.map(spotOf) }))];
}

/** An activation without any action. */
export const activatedAndEnded = (seat: Seat, model: ModelId): Decision[] => [
  { seat, kind: 'activate', model },
  { seat, kind: 'end-activation' },
];

type Harvest = Extract<Decision, { kind: 'harvest' }>;
export const isHarvest = (decision: Decision): decision is Harvest => decision.kind === 'harvest';

/** Harvests of one moonstone, as many as are possible, and whether the activation could be ended after them. */
interface Dig {
  harvests: Decision[];
  ends: boolean;
}

/** The harvests of one moonstone that are possible after some decisions. */
function digOf({ table, seat }: Pick<SequelPlan, 'table' | 'seat'>, before: readonly Decision[], harvest: Harvest): Dig {
  const harvests: Decision[] = [harvest];
  for (;;) {
    const seen = table.outlook([...before, ...harvests]);
    const again = seen?.decisions.some((decision) => decision.kind === 'harvest' && decision.stone === harvest.stone);
    if (!seen || !again)
      return { harvests, ends: seen?.decisions.some(({ kind, seat: owner }) => kind === 'end-activation' && owner === seat) === true };
    harvests.push(harvest);
  }
}

/** The sequels of a harvest: harvesting as often as possible, and ending the activation as well. `before`: the decisions before it. */
export function harvestsOf(plan: Pick<SequelPlan, 'table' | 'seat'>, before: readonly Decision[], harvest: Harvest): Sequel[] {
  const { harvests, ends } = digOf(plan, before, harvest);
  const times = harvests.length;
  const moved = before.length > 0;
  const all = [...before, ...harvests];
  const deep: Sequel = { id: 'harvest-on', label: matchWords.harvestTimes(moved, times), sign: 'dig', decisions: all };
  const end: Decision = { seat: plan.seat, kind: 'end-activation' };
  return [
    ...(times > 1 ? [deep] : []),
    ...(ends ? [{ id: 'harvest-end', label: matchWords.harvestEnd(moved, times), sign: 'moon' as const, decisions: [...all, end] }] : []),
  ];
}

/** The abilities that could be used at the end of a route: on the nearest target, with the other targets in `beside`. */
function usesOf({ table, seat, model }: SequelPlan, { path }: Route, moves: readonly Decision[], decisions: readonly Decision[]): Sequel[] {
  const uses = decisions.flatMap((decision) =>
    decision.kind === 'use' && (decision.model ?? model) === model && (decision.targets ?? []).length > 0 ? [decision] : [],
  );
  const { models } = table.view(null).table;
  const [end, mover] = [path.at(-1), models[model]];
  const moved = end && mover ? { ...models, [model]: { ...mover, at: end } } : models;
  return [...new Set(uses.map(({ ability }) => ability))].flatMap((ability): Sequel[] => {
    const printed = cardOf(table, model)?.abilities.find(({ id }) => id === ability) ?? null;
    const alike = asMeant(
      uses.filter((use) => use.ability === ability),
      meantFor(printed),
      models,
      seat,
    );
    const ready = readyOf(alike, moved, seat, end);
    // an ability that can name only the model itself is left to the next question
    if (ready.every((decision) => picksOf(decision).every((id) => id === model))) return [];
    const [first, ...alternatives] = ready.map((decision): Sequel => {
      const picks = picksOf(decision);
      const label = matchWords.thenUse(abilityName(table, model, ability), allOf(picks.map((id) => idName(table, id))));
      return { id: `use:${ability} ${picks.join(' ')}`, label, sign: 'magic', decisions: [...moves, decision], picks };
    });
    return first ? [{ ...first, id: `use:${ability}`, beside: alternatives }] : [];
  });
}

/** True if an attacker with this much energy would be asked about Going For It; a seat that stands by is not asked. */
export function mayGoForIt(table: TablePort, seat: Seat, energy: number): boolean {
  const { options, seats } = table.view(null).order;
  return options.goingForIt && energy > 1 && !seats[seat]?.standBy;
}

/**
 * The actions at the end of a planned route: harvest a touched moonstone, attack an engaged enemy, use an ability on the nearest target, end
 * the activation; or make only the Jog at its beginning.
 */
export function sequelsOf(plan: SequelPlan, route: Route): Sequel[] {
  const { table, seat, begins } = plan;
  const moves = movesOf(plan, route);
  const [first] = moves.slice(begins.length);
  const jog: Sequel[] =
    first?.kind === 'jog' && moves.length > begins.length + 1
      ? [{ id: 'jog-only', label: matchWords.jogOnly(), sign: 'footprints', decisions: [...begins, first] }]
      : [];
  const seen = table.outlook(moves);
  if (!seen) return jog;
  const goes = mayGoForIt(table, seat, seen.energy);
  const attacks = seen.decisions.flatMap((decision): Sequel[] => {
    if (decision.kind !== 'melee') return [];
    const targetName = modelName(table, decision.target);
    const plain: Decision[] = goes ? [{ seat, kind: 'pass' }] : [];
    return [
      {
        id: `melee:${decision.target}`,
        label: matchWords.thenAttack(targetName),
        sign: 'swords',
        decisions: [...moves, decision, ...plain],
      },
      ...(goes
        ? [
            {
              id: `go-for-it:${decision.target}`,
              label: matchWords.thenGoForIt(targetName),
              sign: 'sword' as const,
              decisions: [...moves, decision, { seat, kind: 'go-for-it' } satisfies Decision],
            },
          ]
        : []),
    ];
  });
  const [stone] = seen.decisions.filter(isHarvest);
  const harvest: Sequel[] = stone
    ? [{ id: 'harvest', label: matchWords.thenHarvest(), sign: 'dig', decisions: [...moves, stone] }, ...harvestsOf(plan, moves, stone)]
    : [];
  const end = seen.decisions.find(({ kind }) => kind === 'end-activation');
  const ends: Sequel[] =
    end && (seen.decisions.length > 1 || seen.drawn)
      ? [{ id: 'end', label: matchWords.thenEnd(), sign: 'moon', decisions: [...moves, end] }]
      : [];
  return [...harvest, ...attacks, ...usesOf(plan, route, moves, seen.decisions), ...jog, ...ends];
}
