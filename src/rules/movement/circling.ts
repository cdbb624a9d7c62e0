import { hinders, hindranceOf } from '../../geometry/hindrance.ts';
import { JOG_PARTS } from '../../geometry/jog-limit.ts';
import { BOARD, EXCESS, JOG_STEP } from '../../geometry/lengths.ts';
import { distance, type Point } from '../../geometry/points.ts';
import { gapToShape } from '../../geometry/shapes.ts';
import { lineOfSight } from '../../geometry/sight.ts';
import type { Bend } from '../../geometry/trails.ts';
import type { Look } from '../look.ts';
import { LEVEL, standOf, type Stand } from '../measuring/bases.ts';
import { engagersOf, engagesAt, type Engager } from '../measuring/engagers.ts';
import { obstaclesBetween } from '../measuring/in-the-way.ts';
import type { ModelId } from '../terms/ids.ts';

/** How much the gap to an enemy may shrink and grow again on a way: less than the rule allows, because of rounding. @rule JOG-5 */
const DIP = 1.2;
/** How exactly the places of a circle keep to its radius. */
const TRUE = 0.3;
/** The longest chord of a circle, and how far it may lie inside the circle. @rule JOG-5 */
const CHORD = 45;
const SAGITTA = 0.5;

/** An enemy that may engage a jogging model on its way. */
export interface Holder {
  at: Point;
  /** Distance of the two middles when the bases touch, and when the enemy no longer reaches. */
  touch: number;
  limit: number;
  /** Whether it engages the model at a place. */
  engages: (x: number, y: number) => boolean;
  /** Whether something may hide the model from it within its range. */
  blind: boolean;
  /** Where the model begins, if the rest of the range is within what a gap may grow: from there it may leave at once. @rule JOG-5 */
  rim: Point | null;
}

/** Whether the enemy engages the model there; where neither stands high the blockers are the same all over its range. @rule ENG-1 */
function engagesOnGround(look: Look, { stand }: Engager, mover: Stand, limit: number): Pick<Holder, 'engages' | 'blind'> {
  const { at, radius } = stand.disc;
  const zone = { at, radius: limit + mover.disc.radius };
  const blockers = obstaclesBetween(look, stand, { ...mover, disc: zone }).filter(
    ({ blocks, shape }) => blocks && gapToShape(zone, shape) === 0,
  );
  const across = blockers.map((blocker) => hindranceOf(blocker, 0));
  const seen = new Map<number, boolean>();
  const looked = (x: number, y: number): boolean =>
    lineOfSight({ at, radius }, { at: { x, y }, radius: mover.disc.radius }, blockers).visible;
  const engages = (x: number, y: number): boolean => {
    if ((x - at.x) * (x - at.x) + (y - at.y) * (y - at.y) > limit * limit) return false;
    // Bare middles that see each other need no closer look.
    if (!hinders(across, at.x, at.y, x, y)) return true;
    if (!Number.isInteger(x) || !Number.isInteger(y)) return looked(x, y);
    // Legs begin and end on the grid, many at the same place.
    const place = x * (BOARD + 1) + y;
    const sight = seen.get(place) ?? looked(x, y);
    seen.set(place, sight);
    return sight;
  };
  return { engages, blind: blockers.length > 0 };
}

/** The enemies that may hold a model on a jog of this length. @rule JOG-3 ENG-2 */
export function holdersOf(look: Look, model: ModelId, height: number, most: number): Holder[] {
  const mover = { ...standOf(look, model), height };
  const { at, radius } = mover.disc;
  return engagersOf(look, model).flatMap((engager): Holder[] => {
    const { stand, range } = engager;
    const touch = radius + stand.disc.radius;
    const limit = touch + range + EXCESS;
    if (distance(stand.disc.at, at) > most + limit) return [];
    const high = height > LEVEL || stand.height > LEVEL;
    const engages = (x: number, y: number): boolean => engagesAt(look, engager, { ...mover, disc: { at: { x, y }, radius } });
    const sight = high ? { engages, blind: true } : engagesOnGround(look, engager, mover, limit);
    const rim = Math.max(touch, distance(stand.disc.at, at)) >= limit - DIP ? at : null;
    return [{ at: stand.disc.at, touch, limit, rim, ...sight }];
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
  const { touch, limit, rim } = holder;
  const nearest = nearestTo(holder, ax, ay, bx, by);
  if (nearest > limit) return true;
  const from = Math.max(touch, away(holder, ax, ay));
  const to = Math.max(touch, away(holder, bx, by));
  const least = Math.max(touch, nearest);
  // A later turn there may have come from deeper in the range.
  const first = rim?.x === ax && rim.y === ay;
  if (from <= limit && !(first && to > limit)) return to <= from + 1e-9 && to - least <= DIP;
  return to <= limit ? to - least <= DIP : least >= limit - DIP;
}

/** `jogLimit` for one enemy on one leg, at the same places; here the gap may not grow at all. @rule JOG-3 JOG-5 JOG-6 */
function shakesOff(holder: Holder, ax: number, ay: number, bx: number, by: number): boolean {
  const { touch, engages } = holder;
  const dx = bx - ax;
  const dy = by - ay;
  const steps = Math.ceil(Math.sqrt(dx * dx + dy * dy) / JOG_STEP);
  let least = engages(ax, ay) ? Math.max(touch, away(holder, ax, ay)) : -1;
  for (let i = 1; i <= steps; i += 1) {
    const x = ax + (dx * i) / steps;
    const y = ay + (dy * i) / steps;
    const current = Math.max(touch, away(holder, x, y));
    const engaged = engages(x, y);
    const grown = least >= 0 && current > least + 1e-9;
    if (grown && engaged) return true;
    for (let k = 1; grown && k < JOG_PARTS; k += 1) {
      const share = (i - 1 + k / JOG_PARTS) / steps;
      if (away(holder, ax + dx * share, ay + dy * share) > least + 1e-9 && engages(ax + dx * share, ay + dy * share)) return true;
    }
    least = !engaged ? -1 : least < 0 ? current : Math.min(least, current);
  }
  return false;
}

/** Whether a jogging model may go this straight leg as far as its enemies go. @rule JOG-3 JOG-5 JOG-6 */
export const mayLeave = (holders: readonly Holder[], ax: number, ay: number, bx: number, by: number): boolean =>
  holders.every((holder) => keepsGap(holder, ax, ay, bx, by) || (holder.blind && !shakesOff(holder, ax, ay, bx, by)));

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
 * gets farthest round it. Null when there is no such way, or a part of it is not `clear`. @rule JOG-4 JOG-5
 */
export function circlingBend(
  holder: Holder,
  { x: ax, y: ay }: Point,
  { x: bx, y: by }: Point,
  clear: (ax: number, ay: number, bx: number, by: number) => boolean,
): Bend | null {
  const { at: middle, touch, limit } = holder;
  const px = ax - middle.x;
  const py = ay - middle.y;
  const qx = bx - middle.x;
  const qy = by - middle.y;
  const startLength = Math.sqrt(px * px + py * py);
  const round = Math.sqrt(qx * qx + qy * qy);
  if (startLength > limit || round < touch || round > startLength - TRUE || keepsGap(holder, ax, ay, bx, by)) return null;
  const side = px * qy - py * qx < 0 ? -1 : 1;
  const lean = round / startLength;
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
      if (!clear(hereX, hereY, on.x, on.y)) return null;
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
  if (via.length === 0 || !clear(hereX, hereY, bx, by)) return null;
  return { via, length: length + Math.sqrt((bx - hereX) * (bx - hereX) + (by - hereY) * (by - hereY)) };
}
