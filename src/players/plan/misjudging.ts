import { INCH } from '../../geometry/lengths.ts';
import { pointOf } from '../../rules/table/spots.ts';
import type { Point } from '../../rules/terms/board.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Imagined } from '../../seats/imagined.ts';
import type { Level } from '../levels.ts';
import { Lot } from '../lot.ts';

/** By how many points a way is misjudged, by what is done first and what it gains over doing nothing. */
export type Misjudged = (first: Decision, gain: number) => number;

/** What an ability has to gain before anybody is wrong about how much. */
const LEAST = 0.3;
/** Places nearer to each other than this are thought of much alike. */
const GRAIN = 4 * INCH;

/**
 * How a level is wrong about what its active model could do. It is of one mind until that model is done, or the stones lie otherwise: about a
 * blow, and about a place, so that nobody walks to and fro. Nobody is wrong about digging being good, nor pays for what gains nothing.
 */
export function misjudging(match: Imagined, { noise }: Level): Misjudged | undefined {
  if (noise === 0) return undefined;
  const { models, stones } = match.table;
  const lying = stones.flatMap(({ holder, at }) => (holder === null ? [at.x, at.y] : []));
  const moment = [match.order.turn, match.order.active, ...lying].join(' ');
  const known = new Map<string, number>();
  const error = (what: string): number => {
    const before = known.get(what);
    if (before !== undefined) return before;
    const lot = new Lot(`${moment} ${what}`);
    const by = (lot.share() + lot.share() - 1) * noise;
    known.set(what, by);
    return by;
  };
  const about = ({ x, y }: Point): number => {
    const [column, row] = [Math.floor(x / GRAIN), Math.floor(y / GRAIN)];
    const [across, down] = [x / GRAIN - column, y / GRAIN - row];
    const line = (below: number): number =>
      error(`${column} ${row + below}`) * (1 - across) + error(`${column + 1} ${row + below}`) * across;
    return line(0) * (1 - down) + line(1) * down;
  };
  return (first, gain) => {
    if (first.kind === 'step' || first.kind === 'jog') {
      const [from, to] = [models[first.model ?? match.order.active ?? '']?.at, first.path.at(-1)];
      return from && to ? about(pointOf(to)) - about(from) : 0;
    }
    const by = error(JSON.stringify(first));
    if (first.kind === 'harvest') return Math.abs(by);
    return first.kind === 'use' && gain < LEAST ? -Math.abs(by) : by;
  };
}
