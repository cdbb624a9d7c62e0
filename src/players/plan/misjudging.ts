import { INCH } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import type { Point } from '../../rules/terms/board.ts';
import type { Imagined } from '../../seats/imagined.ts';
import type { Level } from '../levels.ts';
import { Lot } from '../lot.ts';
import type { PlanNode } from './expand.ts';

/** By how many points a way is misjudged, by what is done first, where it leads, and what it gains over doing nothing. */
export type Misjudged = (node: Pick<PlanNode, 'way' | 'match'>, gain: number) => number;

/** What an ability has to gain before anybody is wrong about how much. */
const LEAST = 0.3;
/** Places nearer to each other than this are thought of much alike. */
const GRAIN = 4 * INCH;

/** Nearer than this nothing draws a model nearer. */
const REACHED = 5 * INCH;

/** How many inches a blow is worth to an eager player. */
const BLOW = 3;

/** How far a place is from whatever draws the active model: a stone on the ground, an enemy that carries one, else any enemy; in inches. */
function farness({ table, order }: Imagined): (point: Point) => number {
  const models = Object.values(table.models).filter(({ status }) => status === 'board');
  const active = models.find(({ id }) => id === order.active);
  const carriers = table.stones.flatMap(({ holder }) => (holder === null ? [] : [holder]));
  if (!active || (carriers.includes(active.id) && !order.suddenDeath)) return () => 0; // a carrier goes where it likes, until the last stone decides
  const enemies = models.filter(({ controller }) => controller !== active.controller);
  const stones = table.stones.filter(({ holder }) => holder === null);
  const drawing = [...stones, ...enemies.filter(({ id }) => carriers.includes(id))];
  const to = drawing.length > 0 ? drawing : enemies;
  if (to.length === 0) return () => 0;
  return (point) => Math.max(0, Math.min(...to.map((goal) => distance(goal.at, point))) - REACHED) / INCH;
}

/**
 * How a level is wrong about what its active model could do. It is of one mind until that model is done, or the stones lie otherwise: about a
 * blow, and about a place, so that nobody walks to and fro. An eager one is drawn to stones and carriers from afar.
 * No level misjudges that digging is good, or pays for a move that gains nothing.
 */
export function misjudging(match: Imagined, { noise, eager }: Level): Misjudged | undefined {
  if (noise === 0) return undefined;
  const { active, turn } = match.order;
  const lying = match.table.stones.flatMap(({ holder, at }) => (holder === null ? [at.x, at.y] : []));
  const moment = [turn, active, ...lying].join(' ');
  const known = new Map<string, number>();
  const error = (topic: string): number => {
    const before = known.get(topic);
    if (before !== undefined) return before;
    const lot = new Lot(`${moment} ${topic}`);
    const slip = (lot.share() + lot.share() - 1) * noise;
    known.set(topic, slip);
    return slip;
  };
  const about = ({ x, y }: Point): number => {
    const [column, row] = [Math.floor(x / GRAIN), Math.floor(y / GRAIN)];
    const [across, down] = [x / GRAIN - column, y / GRAIN - row];
    const line = (below: number): number =>
      error(`${column} ${row + below}`) * (1 - across) + error(`${column + 1} ${row + below}`) * across;
    return line(0) * (1 - down) + line(1) * down;
  };
  const off = farness(match);
  const standsAt = ({ table }: Imagined): Point | undefined => (active === null ? undefined : table.models[active]?.at);
  const from = standsAt(match);
  return ({ way: [first], match: after }, gain) => {
    if (!first) return 0;
    const to = standsAt(after);
    const gone = from && to ? about(to) - about(from) + eager * (off(from) - off(to)) : 0;
    if (first.kind === 'step' || first.kind === 'jog') return gone;
    const misjudged = error(JSON.stringify(first)) + (first.kind === 'melee' ? eager * BLOW : 0);
    if (first.kind === 'harvest') return gone + Math.abs(misjudged);
    return gone + (first.kind === 'use' && gain < LEAST ? -Math.abs(misjudged) : misjudged);
  };
}
