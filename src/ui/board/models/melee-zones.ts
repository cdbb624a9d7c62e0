import { svg } from 'lit';
import type { TemplateResult } from 'lit';
import { INCH } from '../../../geometry/lengths.ts';
import { pointBetween, distance, nearestOnSegment } from '../../../geometry/points.ts';
import type { ModelId } from '../../../rules/terms/ids.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import type { Bench } from './bench.ts';
import { modelsOnBoard, radiusOf } from '../table.ts';

/** The melee range of an enemy: its `radius`, and `touch`, the distance between the middles at which the moving base stands in it; in units. */
export interface MeleeZone {
  model: ModelId;
  at: BoardPoint;
  radius: number;
  touch: number;
}
/** The meeting of a way with a zone: it ends there, begins there, or only passes through. */
export type Met = 'enters' | 'leaves' | 'crosses';
export interface MetZone {
  zone: MeleeZone;
  met: Met;
  /** The place where the moving base crosses the rim of the zone. */
  rims: BoardPoint[];
}

/** Half the side of a sign at the rim, in CSS pixels. */
const SIGN = 8;

/** The melee ranges of a model's enemies who stand on the board. */
export function meleeZones({ view, characters, numbers }: Bench, id: ModelId): MeleeZone[] {
  const model = view?.table.models[id];
  if (!view || !model || !numbers) return [];
  return modelsOnBoard(view).flatMap((enemy) => {
    const range = enemy.controller === model.controller ? 0 : numbers(enemy.id).meleeRange * INCH;
    const radius = radiusOf(characters, enemy) + range;
    return range > 0 ? [{ model: enemy.id, at: enemy.at, radius, touch: radius + radiusOf(characters, model) }] : [];
  });
}

/** The points of a leg at which the base crosses the rim of a zone. */
function rimsOn(a: BoardPoint, b: BoardPoint, { at, touch }: MeleeZone): BoardPoint[] {
  const long = distance(a, b);
  if (long === 0) return [];
  const near = nearestOnSegment(at, a, b);
  if (distance(near, at) > touch) return [];
  // the foot of the perpendicular from the zone's middle to the line of the leg
  const along = ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / long;
  const foot = pointBetween(a, b, along / long);
  const half = Math.sqrt(Math.max(0, touch * touch - distance(foot, at) ** 2));
  return [along - half, along + half].filter((length) => length > 0 && length < long).map((length) => pointBetween(a, b, length / long));
}

/** The meeting of a way with each zone; zones that it does not meet, or within which it stays, are left out. */
export function metZones(zones: readonly MeleeZone[], path: readonly BoardPoint[]): MetZone[] {
  const [start, end] = [path[0], path.at(-1)];
  if (!start || !end || path.length < 2) return [];
  return zones.flatMap((zone) => {
    const [from, to] = [start, end].map((place) => distance(place, zone.at) <= zone.touch);
    const rims = path.slice(1).flatMap((point, leg) => rimsOn(path[leg] ?? start, point, zone));
    if (from === to && (from === true || rims.length === 0)) return [];
    return [{ zone, met: from === to ? 'crosses' : to ? 'enters' : 'leaves', rims }];
  });
}

/**
 * Draws the zones as rings: thorns point in where a way ends and out where it begins; a ring that is only passed has gaps. A sign stands where the
 * base crosses the rim.
 */
export const zoneMarks = (met: readonly MetZone[], px: number): TemplateResult[] =>
  met.map(({ zone: { at, radius }, met, rims }) => {
    const thorns = met === 'crosses' ? '' : thorned(at, radius, (met === 'enters' ? -1 : 1) * SIGN * px);
    return svg`<g class="zone ${met}">
      <circle class="range" cx=${at.x} cy=${at.y} r=${radius} stroke-width=${2.5 * px} stroke-dasharray=${met === 'enters' ? 'none' : `${9 * px} ${6 * px}`}></circle>
      <path class="thorns" d=${thorns} stroke-width=${2 * px}></path>
      ${rims.map(({ x, y }) => svg`<path class="rim" d="M${x - SIGN * px} ${y}L${x} ${y - SIGN * px}L${x + SIGN * px} ${y}L${x} ${y + SIGN * px}Z" stroke-width=${2 * px}></path>`)}
    </g>`;
  });

/** Sixteen unit vectors round a ring. */
const ROUND = Array.from({ length: 4 }, (_, quarter) =>
  [
    [1, 0],
    [0.924, 0.383],
    [0.707, 0.707],
    [0.383, 0.924],
  ].map(([x = 0, y = 0]) => (quarter === 0 ? [x, y] : quarter === 1 ? [-y, x] : quarter === 2 ? [-x, -y] : [y, -x])),
).flat();

/** Short strokes on a ring; towards its middle where `long` is below 0. */
const thorned = ({ x, y }: BoardPoint, radius: number, long: number): string =>
  ROUND.map(
    ([ux = 0, uy = 0]) => `M${x + ux * radius} ${y + uy * radius}L${x + ux * (radius + long * 1.4)} ${y + uy * (radius + long * 1.4)}`,
  ).join('');
