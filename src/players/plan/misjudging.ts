import { INCH } from '../../geometry/lengths.ts';
import type { Point } from '../../rules/terms/board.ts';
import type { Imagined } from '../../seats/imagined.ts';
import type { Level } from '../levels.ts';
import { Lot } from '../lot.ts';
import type { Node } from './expand.ts';

/** By how many points a way is misjudged, by what is done first, where it leads, and what it gains over doing nothing. */
export type Misjudged = (way: Pick<Node, 'way' | 'match'>, gain: number) => number;

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
  const { active, turn } = match.order;
  const lying = match.table.stones.flatMap(({ holder, at }) => (holder === null ? [at.x, at.y] : []));
  const moment = [turn, active, ...lying].join(' ');
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
  const standsAt = ({ table }: Imagined): Point | undefined => (active === null ? undefined : table.models[active]?.at);
  const from = standsAt(match);
  return ({ way: [first], match: after }, gain) => {
    if (!first) return 0;
    const to = standsAt(after);
    const gone = from && to ? about(to) - about(from) : 0;
    if (first.kind === 'step' || first.kind === 'jog') return gone;
    const by = error(JSON.stringify(first));
    if (first.kind === 'harvest') return gone + Math.abs(by);
    return gone + (first.kind === 'use' && gain < LEAST ? -Math.abs(by) : by);
  };
}
