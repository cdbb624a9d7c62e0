import { pathLength } from '../../geometry/points.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import { matchWords } from '../../words/match.ts';
import type { IconName } from '../art/icon.ts';
import type { BoardPoint, Course, Route, TablePort } from '../contexts/table-port.ts';
import { modelName } from '../match/names.ts';
import { spotOf } from '../match/spots.ts';

/** What may be confirmed in one with a move: all that is then decided. */
export interface Sequel {
  id: string;
  label: string;
  sign: IconName;
  decisions: readonly Decision[];
}

/** A move that is planned, and what is decided before it. */
interface Plan {
  table: TablePort;
  seat: Seat;
  model: ModelId;
  as: 'step' | 'jog' | 'react' | 'effect';
  begins: readonly Decision[];
}

/** The way to a point by all the moves it takes; as it looks where there is none. */
export function wayOf({ table, seat, model }: Pick<Plan, 'table' | 'seat' | 'model'>, to: BoardPoint): Route {
  const course = table.course?.(seat, model, to);
  if (!course) return table.route(model, 'jog', to, table.most?.(model, 'jog') ?? 0);
  const path = course.moves.flatMap((move) => move.path);
  const start = table.view(null).table.models[model]?.at ?? to;
  return { path, length: pathLength(start, path), most: course.most, refused: null, leavesBoard: false, course };
}

export const isOneMove = ({ moves }: Course): boolean => moves.length < 2;

/** The decisions a planned way comes to. */
export function movesOf({ seat, model, as, begins }: Plan, { path, course }: Route): Decision[] {
  const moves = course?.moves ?? (as === 'step' || as === 'jog' ? [{ as, path }] : []);
  return [...begins, ...moves.map((move): Decision => ({ seat, kind: move.as, model, path: move.path.map(spotOf) }))];
}

/** What could be done at the end of a planned way: to harvest what is touched, to attack who is engaged, to end there; or only its Jog. */
export function sequelsOf(plan: Plan, route: Route): Sequel[] {
  const { table, seat, begins } = plan;
  const moves = movesOf(plan, route);
  const [first] = moves.slice(begins.length);
  const jog: Sequel[] =
    first?.kind === 'jog' && moves.length > begins.length + 1
      ? [{ id: 'jog-only', label: matchWords.jogOnly(), sign: 'footprints', decisions: [...begins, first] }]
      : [];
  const seen = table.outlook?.(moves);
  if (!seen) return jog;
  const goes = table.view(null).order.options.goingForIt && seen.energy > 1;
  const attacks = seen.decisions.flatMap((one): Sequel[] => {
    if (one.kind !== 'melee') return [];
    const whom = modelName(table, one.target);
    const plain: Decision[] = goes ? [{ seat, kind: 'pass' }] : [];
    return [
      { id: `melee:${one.target}`, label: matchWords.thenAttack(whom), sign: 'swords', decisions: [...moves, one, ...plain] },
      ...(goes
        ? [
            {
              id: `go-for-it:${one.target}`,
              label: matchWords.thenGoForIt(whom),
              sign: 'sword' as const,
              decisions: [...moves, one, { seat, kind: 'go-for-it' } satisfies Decision],
            },
          ]
        : []),
    ];
  });
  const [stone] = seen.decisions.filter(({ kind }) => kind === 'harvest');
  const harvest: Sequel[] = stone ? [{ id: 'harvest', label: matchWords.thenHarvest(), sign: 'dig', decisions: [...moves, stone] }] : [];
  const end = seen.decisions.find(({ kind }) => kind === 'end-activation');
  const ends: Sequel[] =
    end && seen.decisions.length > 1 ? [{ id: 'end', label: matchWords.thenEnd(), sign: 'moon', decisions: [...moves, end] }] : [];
  return [...harvest, ...attacks, ...jog, ...ends];
}
