import { INCH } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import type { Point } from '../../rules/terms/board.ts';
import type { Imagined } from '../../seats/imagined-match.ts';
import type { Level } from '../levels.ts';
import { Lot } from '../lot.ts';
import type { PlanNode } from './expand.ts';

/** The error about a way in points, by its first decision, its end and its gain. */
export type Misjudged = (node: Pick<PlanNode, 'way' | 'match'>, gain: number) => number;

/** The gain above which an ability may be overestimated. */
const LEAST = 0.3;
/** The grid of errors about places: nearby places get similar errors. */
const GRAIN = 4 * INCH;

/** Within this distance nothing attracts a model any more. */
const REACHED = 5 * INCH;

/** The factor on eagerness in Sudden Death. */
const SUDDEN = 4;

/** The value of a blow to an eager player, in inches. */
const BLOW = 3;

/** The inches from a place to the nearest goal of the active model: a moonstone on the ground or an enemy carrier, else any enemy. */
function remotenessFrom({ table, order }: Imagined): (point: Point) => number {
  const models = Object.values(table.models).filter(({ status }) => status === 'board');
  const active = models.find(({ id }) => id === order.active);
  const carriers = table.stones.flatMap(({ holder }) => (holder === null ? [] : [holder]));
  if (!active || (carriers.includes(active.id) && !order.suddenDeath)) return () => 0; // a carrier has no goal before Sudden Death
  const enemies = models.filter(({ controller }) => controller !== active.controller);
  const stones = table.stones.filter(({ holder }) => holder === null);
  const drawing = [...stones, ...enemies.filter(({ id }) => carriers.includes(id))];
  const to = drawing.length > 0 ? drawing : enemies;
  if (to.length === 0) return () => 0;
  return (point) => Math.max(0, Math.min(...to.map((goal) => distance(goal.at, point))) - REACHED) / INCH;
}

/**
 * The errors of a level about the actions of its active model; undefined when it makes none. They depend on the nature of the player, the
 * turn, the model and the moonstones on the ground, so they stay the same until one of these changes and no model walks to and fro. Distant
 * moonstones and carriers attract an eager player. No error makes digging bad or pays for an ability that gains nothing.
 */
export function misjudging(match: Imagined, { noise, eager }: Level, nature: string): Misjudged | undefined {
  if (noise === 0) return undefined;
  const { active, turn } = match.order;
  const stonePlaces = match.table.stones.flatMap(({ holder, at }) => (holder === null ? [at.x, at.y] : []));
  const moment = [nature, turn, active, ...stonePlaces].join(' ');
  const errors = new Map<string, number>();
  const error = (topic: string): number => {
    const cached = errors.get(topic);
    if (cached !== undefined) return cached;
    const lot = new Lot(`${moment} ${topic}`);
    const slip = (lot.share() + lot.share() - 1) * noise;
    errors.set(topic, slip);
    return slip;
  };
  const placeError = ({ x, y }: Point): number => {
    const [column, row] = [Math.floor(x / GRAIN), Math.floor(y / GRAIN)];
    const [across, down] = [x / GRAIN - column, y / GRAIN - row];
    const line = (below: number): number =>
      error(`${column} ${row + below}`) * (1 - across) + error(`${column + 1} ${row + below}`) * across;
    return line(0) * (1 - down) + line(1) * down;
  };
  const remoteness = remotenessFrom(match);
  const zeal = match.order.suddenDeath ? SUDDEN * eager : eager;
  const standsAt = ({ table }: Imagined): Point | undefined => (active === null ? undefined : table.models[active]?.at);
  const from = standsAt(match);
  return ({ way: [first], match: after }, gain) => {
    if (!first) return 0;
    const to = standsAt(after);
    const moveError = from && to ? placeError(to) - placeError(from) + zeal * (remoteness(from) - remoteness(to)) : 0;
    if (first.kind === 'step' || first.kind === 'jog') return moveError;
    const misjudged = error(JSON.stringify(first)) + (first.kind === 'melee' ? eager * BLOW : 0);
    if (first.kind === 'harvest') return moveError + Math.abs(misjudged);
    return moveError + (first.kind === 'use' && gain < LEAST ? -Math.abs(misjudged) : misjudged);
  };
}
