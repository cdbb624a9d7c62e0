import { jogLimit } from '../../geometry/jog-limit.ts';
import { EXCESS } from '../../geometry/lengths.ts';
import { distance, type Point } from '../../geometry/points.ts';
import { gapToShape } from '../../geometry/shapes.ts';
import type { Bend } from '../../geometry/trails.ts';
import type { Look } from '../look.ts';
import { LEVEL, radiusOf, standAt } from '../sight/bases.ts';
import { engagersOf, engagesAt, type Engager } from '../sight/engagement.ts';
import { between } from '../sight/in-the-way.ts';
import type { ModelId } from '../terms/ids.ts';

/** What the gap to an enemy may dip and grow again on a way: less than the rule allows, for the sake of rounding. @rule JOG-5 */
const DIP = 1.2;
/** How exactly the places of a circle keep to its radius. */
const TRUE = 0.3;
/** The longest chord of a circle, and how far it may lie inside the circle. @rule JOG-5 */
const CHORD = 45;
const SAGITTA = 0.5;

/** An enemy that may engage a jogging model on its way. */
export interface Holder {
  engager: Engager;
  at: Point;
  /** Distance of the two middles when the bases touch, and when the enemy no longer reaches. */
  touch: number;
  limit: number;
  /** Whether something may hide the model from it within its range. */
  blind: boolean;
}

/** The enemies that may hold a model on a jog of this length. @rule JOG-3 ENG-2 */
export function holdersOf(look: Look, model: ModelId, height: number, most: number): Holder[] {
  const { at } = look.model(model);
  const radius = radiusOf(look, model);
  return engagersOf(look, model).flatMap((engager) => {
    const { stand, range } = engager;
    const touch = radius + stand.disc.radius;
    const limit = touch + range + EXCESS;
    if (distance(stand.disc.at, at) > most + limit) return [];
    const zone = { at: stand.disc.at, radius: limit + radius };
    const level = height <= LEVEL && stand.height <= LEVEL;
    const blind =
      !level ||
      between(look, stand, standAt(look, model, stand.disc.at, height)).length > 0 ||
      look.match.table.terrain.some(({ shape, kind }) => kind !== 'water' && kind !== 'stairs' && gapToShape(zone, shape) === 0) ||
      look.onBoard.some(({ id, at: there }) => id !== model && id !== stand.id && distance(there, stand.disc.at) < zone.radius + radiusOf(look, id));
    return [{ engager, at: stand.disc.at, touch, limit, blind }];
  });
}

/** Distance of a holder from the segment ab. */
const nearestTo = ({ at }: Holder, ax: number, ay: number, bx: number, by: number): number => {
  const dx = bx - ax;
  const dy = by - ay;
  const size = dx * dx + dy * dy;
  const share = size === 0 ? 0 : Math.min(1, Math.max(0, ((at.x - ax) * dx + (at.y - ay) * dy) / size));
  const wx = at.x - ax - dx * share;
  const wy = at.y - ay - dy * share;
  return Math.sqrt(wx * wx + wy * wy);
};

const away = ({ at }: Holder, x: number, y: number): number => Math.sqrt((x - at.x) * (x - at.x) + (y - at.y) * (y - at.y));

/**
 * Whether a straight leg keeps the engagement limit as long as the enemy sees the model all along. Legs that do may
 * follow one another: at each end the smallest gap so far is at most `DIP` under the present one.
 */
function keepsGap(holder: Holder, ax: number, ay: number, bx: number, by: number): boolean {
  const { touch, limit } = holder;
  const nearest = nearestTo(holder, ax, ay, bx, by);
  if (nearest > limit) return true;
  const from = Math.max(touch, away(holder, ax, ay));
  const to = Math.max(touch, away(holder, bx, by));
  const least = Math.max(touch, nearest);
  if (from <= limit) return to <= from + 1e-9 && to - least <= DIP;
  return to <= limit ? to - least <= DIP : least >= limit - DIP;
}

/** Whether a jogging model may go this straight leg as far as its enemies go. @rule JOG-3 JOG-5 JOG-6 */
export function mayLeave(
  look: Look,
  model: ModelId,
  radius: number,
  height: number,
  holders: readonly Holder[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  for (const holder of holders) {
    if (keepsGap(holder, ax, ay, bx, by)) continue;
    if (!holder.blind) return false;
    const { engager } = holder;
    const engaging = (at: Point) =>
      engagesAt(look, engager, standAt(look, model, at, height)) ? [{ id: engager.stand.id, disc: engager.stand.disc }] : [];
    if (jogLimit({ x: ax, y: ay }, [{ x: bx, y: by }], radius, engaging, 0) !== null) return false;
  }
  return true;
}

/** The grid place nearest to this distance from a middle, near an exact place; null when none keeps to it. */
function onCircle(middle: Point, x: number, y: number, radius: number): Point | null {
  let best: Point | null = null;
  let least = TRUE;
  const cx = Math.round(x);
  const cy = Math.round(y);
  for (let dx = -1; dx <= 1; dx += 1) {
    for (let dy = -1; dy <= 1; dy += 1) {
      const px = cx + dx - middle.x;
      const py = cy + dy - middle.y;
      const off = Math.abs(Math.sqrt(px * px + py * py) - radius);
      if (off < least) {
        least = off;
        best = { x: cx + dx, y: cy + dy };
      }
    }
  }
  return best;
}

/**
 * Straight onto the circle round a holder that runs through b, and along it to b in chords: how a model bound to an enemy
 * gets farthest round it. Null when there is no such way. @rule JOG-4 JOG-5
 */
export function circled(holder: Holder, ax: number, ay: number, bx: number, by: number): Bend | null {
  const { at: middle, touch, limit } = holder;
  const px = ax - middle.x;
  const py = ay - middle.y;
  const qx = bx - middle.x;
  const qy = by - middle.y;
  const far = Math.sqrt(px * px + py * py);
  const round = Math.sqrt(qx * qx + qy * qy);
  if (far > limit || round < touch || round > far - TRUE) return null;
  const side = px * qy - py * qx < 0 ? -1 : 1;
  const lean = round / far;
  const rise = side * Math.sqrt(1 - lean * lean);
  // Where the tangent from a meets the circle, seen from its middle.
  let x = (px * lean - py * rise) * lean;
  let y = (py * lean + px * rise) * lean;
  const chord = Math.min(CHORD, Math.sqrt(8 * round * SAGITTA));
  const half = chord / (2 * round);
  const turn = 1 - 2 * half * half;
  const lift = side * 2 * half * Math.sqrt(1 - half * half);
  const via: Point[] = [];
  let length = 0;
  let hereX = ax;
  let hereY = ay;
  // Half a circle at the most; the place before b may be nearer to it than a chord.
  while (side * (x * qy - y * qx) > 0) {
    const on = onCircle(middle, middle.x + x, middle.y + y, round);
    if (on === null) return null;
    if (on.x !== hereX || on.y !== hereY) {
      length += Math.sqrt((on.x - hereX) * (on.x - hereX) + (on.y - hereY) * (on.y - hereY));
      via.push(on);
      hereX = on.x;
      hereY = on.y;
    }
    const next = x * turn - y * lift;
    y = y * turn + x * lift;
    x = next;
    if (via.length > 200) return null;
  }
  if (via.length === 0) return null;
  return { via, length: length + Math.sqrt((bx - hereX) * (bx - hereX) + (by - hereY) * (by - hereY)) };
}
