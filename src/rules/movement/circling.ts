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

/** The amount by which the gap to an enemy may shrink and grow again on a path: less than the rule allows, because of rounding. @rule JOG-5 */
const DIP = 1.2;
/** The tolerance of the radius for places on a circle. */
const TRUE = 0.3;
/** The longest chord of a circle, and how deep inside the circle a chord may run. @rule JOG-5 */
const CHORD = 45;
const SAGITTA = 0.5;

/** An enemy that may engage a jogging model on its path. */
export interface Holder {
  at: Point;
  /** Distance of the two middles when the bases touch (`touch`), and the greatest at which the enemy engages (`limit`). */
  touch: number;
  limit: number;
  /** True if it engages the model at a place. */
  engages: (x: number, y: number) => boolean;
  /** True if something in the enemy's range may hide the model from it. */
  blind: boolean;
  /** The start, if it is so near the end of the range that the gap may grow beyond it: from there the model may leave at once. @rule JOG-5 */
  rim: Point | null;
}

/** The engagement of a model by the enemy when neither stands high: then the blockers are the same in its whole range. @rule ENG-1 */
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
    // If the middles see each other, nothing else need be checked.
    if (!hinders(across, at.x, at.y, x, y)) return true;
    if (!Number.isInteger(x) || !Number.isInteger(y)) return looked(x, y);
    // Legs begin and end on the grid, many of them at the same place.
    const place = x * (BOARD + 1) + y;
    const sight = seen.get(place) ?? looked(x, y);
    seen.set(place, sight);
    return sight;
  };
  return { engages, blind: blockers.length > 0 };
}

/** The enemies that may engage a model on a Jog of this length. @rule JOG-3 ENG-2 */
export function holdersOf(look: Look, model: ModelId, height: number, length: number): Holder[] {
  const mover = { ...standOf(look, model), height };
  const { at, radius } = mover.disc;
  return engagersOf(look, model).flatMap((engager): Holder[] => {
    const { stand, range } = engager;
    const touch = radius + stand.disc.radius;
    const limit = touch + range + EXCESS;
    if (distance(stand.disc.at, at) > length + limit) return [];
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
 * True if a straight leg keeps to the limit of the engagement, if the enemy sees the model all along. Such legs may follow one another: at
 * each end the smallest gap so far is at most `DIP` less than the gap there.
 */
function keepsGap(holder: Holder, ax: number, ay: number, bx: number, by: number): boolean {
  const { touch, limit, rim } = holder;
  const nearest = nearestTo(holder, ax, ay, bx, by);
  if (nearest > limit) return true;
  const from = Math.max(touch, away(holder, ax, ay));
  const to = Math.max(touch, away(holder, bx, by));
  const least = Math.max(touch, nearest);
  // A later turn at the start may have come from deeper in the range.
  const first = rim?.x === ax && rim.y === ay;
  if (from <= limit && !(first && to > limit)) return to <= from + 1e-9 && to - least <= DIP;
  return to <= limit ? to - least <= DIP : least >= limit - DIP;
}

/**
 * True if the model gets away from one enemy on one leg, checked at the same places as `jogLimit`; here the gap may not grow at all.
 * @rule JOG-3 JOG-5 JOG-6
 */
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

/** True if the enemies let a jogging model go this straight leg. @rule JOG-3 JOG-5 JOG-6 */
export const mayLeave = (holders: readonly Holder[], ax: number, ay: number, bx: number, by: number): boolean =>
  holders.every((holder) => keepsGap(holder, ax, ay, bx, by) || (holder.blind && !shakesOff(holder, ax, ay, bx, by)));

/** The grid place near an exact place whose distance from a middle is nearest to the radius; null when none is within the tolerance. */
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
 * The path from a straight onto the circle round a holder through b, and along the circle to b in chords: it is how an engaged model gets
 * farthest round an enemy. Null when there is no such path, or a part of it is not `clear`. @rule JOG-4 JOG-5
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
  // The point where the tangent from a meets the circle, relative to its middle.
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
  // At most half a circle; the last place may be nearer to b than a chord.
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
