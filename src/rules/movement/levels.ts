import { distanceToShape } from '../../geometry/shapes.ts';
import { pointBetween, distance, type Point } from '../../geometry/points.ts';
import type { Look } from '../look.ts';
import { heightOf, LEVEL, sameLevel } from '../measuring/bases.ts';
import type { ModelId, PieceId } from '../terms/ids.ts';
import type { Piece } from '../terms/match.ts';

/** The level of a walking base: a surface of this height, or stairs that join two. */
export interface GroundLevel {
  height: number;
  stairs: Piece | null;
  /** In a match without heights: the platforms under the base, which are not walls to it. */
  on?: PieceId[];
}
/** A part of a path on one level. */
export interface Stretch {
  level: GroundLevel;
  from: Point;
  path: Point[];
}
export interface Walk {
  stretches: Stretch[];
  end: GroundLevel;
  /** The place where the centre would leave the surface: the last place on it, and the first beyond. */
  edge: { last: Point; beyond: Point } | null;
}

/** The distance between the places at which the surface is checked (0.05″). */
const LOOK_STEP = 12.7;
const HALVINGS = 12;

/** A platform or stairs, and the box round its footprint. */
interface Bearer {
  piece: Piece;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Bearers {
  platforms: Bearer[];
  stairs: Bearer[];
}

function bearer(piece: Piece): Bearer {
  const { shape } = piece;
  const corners = 'polygon' in shape ? shape.polygon : [shape.disc.at];
  const wide = 'polygon' in shape ? 0 : shape.disc.radius;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    piece,
    left: Math.min(...xs) - wide,
    top: Math.min(...ys) - wide,
    right: Math.max(...xs) + wide,
    bottom: Math.max(...ys) + wide,
  };
}

// A walk checks the surface at every step, and only platforms and stairs matter for that.
const known = new WeakMap<readonly Piece[], Bearers>();

function bearers({ match }: Look): Bearers {
  const { terrain } = match.table;
  const cached = known.get(terrain);
  if (cached) return cached;
  const ofKind = (wanted: Piece['kind']): Bearer[] => terrain.filter(({ kind }) => kind === wanted).map(bearer);
  const all = { platforms: ofKind('platform'), stairs: ofKind('stairs') };
  known.set(terrain, all);
  return all;
}

const holds = (piece: Piece, point: Point): boolean => distanceToShape(point, piece.shape) <= 0;

const bears = ({ piece, left, top, right, bottom }: Bearer, point: Point): boolean =>
  point.x >= left && point.x <= right && point.y >= top && point.y <= bottom && holds(piece, point);

/** The platform of this height under a place. */
export const platformAt = (look: Look, point: Point, height: number): Piece | undefined =>
  bearers(look).platforms.find((platform) => sameLevel(platform.piece.top, height) && bears(platform, point))?.piece;

const stairsAt = (look: Look, point: Point, fits: (stairs: Piece) => boolean): Piece | null =>
  bearers(look).stairs.find((flight) => fits(flight.piece) && bears(flight, point))?.piece ?? null;

const joins = (stairs: Piece, height: number): boolean => sameLevel(stairs.base, height) || sameLevel(stairs.top, height);

/** The level in a match without heights: every model is on the ground, also on a platform. @rule VAR-5 */
function flat(look: Look, point: Point): GroundLevel {
  const on = bearers(look).platforms.filter((platform) => bears(platform, point));
  return { height: 0, stairs: null, ...(on.length > 0 ? { on: on.map(({ piece }) => piece.id) } : {}) };
}

/** The level of a model at its place. @rule TER-12 VAR-5 */
export function levelOf(look: Look, model: ModelId): GroundLevel {
  const { at } = look.model(model);
  const height = heightOf(look, model);
  if (!look.options.heights) return flat(look, at);
  const stairs = stairsAt(look, at, ({ base, top }) => base - LEVEL <= height && height <= top + LEVEL);
  return { height, stairs: platformAt(look, at, height) ? null : stairs };
}

/** True if the ground, a platform or stairs bear a base at this level. */
export const isHeld = (look: Look, point: Point, { height, stairs }: GroundLevel): boolean =>
  height <= LEVEL || (stairs !== null && holds(stairs, point)) || platformAt(look, point, height) !== undefined;

/** The level at the next place; null where the surface ends. @rule MOV-14 TER-12 TER-17 */
function next(look: Look, point: Point, level: GroundLevel): GroundLevel | null {
  const { height, stairs } = level;
  if (stairs) {
    if (holds(stairs, point)) return level;
    const above = platformAt(look, point, stairs.top);
    return { height: above ? stairs.top : stairs.base, stairs: null };
  }
  const onto = stairsAt(look, point, (piece) => joins(piece, height));
  if (onto) return { height, stairs: onto };
  return isHeld(look, point, level) ? level : null;
}

/** The last place of a leg on the surface, and the first beyond. */
function edgeBetween(look: Look, on: Point, off: Point, level: GroundLevel): { last: Point; beyond: Point } {
  let last = on;
  let beyond = off;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = pointBetween(last, beyond, 0.5);
    if (next(look, middle, level)) last = middle;
    else beyond = middle;
  }
  return { last, beyond };
}

/** Follows a path over the surfaces of the board, up and down stairs, until a surface ends. */
export function walk(look: Look, from: Point, level: GroundLevel, path: readonly Point[]): Walk {
  const steep = look.options.heights && bearers(look).platforms.length + bearers(look).stairs.length > 0;
  if (!steep || !isHeld(look, from, level)) return { stretches: [{ level, from, path: [...path] }], end: level, edge: null };
  const stretches: Stretch[] = [];
  let stretch: Stretch = { level, from, path: [] };
  let position = from;
  for (const goal of path) {
    const start = position;
    const parts = Math.max(1, Math.ceil(distance(start, goal) / LOOK_STEP));
    for (let part = 1; part <= parts; part += 1) {
      const target = part === parts ? goal : pointBetween(start, goal, part / parts);
      const onto = next(look, target, stretch.level);
      if (!onto) {
        const edge = edgeBetween(look, position, target, stretch.level);
        stretches.push({ ...stretch, path: [...stretch.path, edge.last] });
        return { stretches, end: stretch.level, edge };
      }
      if (onto !== stretch.level) {
        stretches.push({ ...stretch, path: [...stretch.path, target] });
        stretch = { level: onto, from: target, path: [] };
      }
      position = target;
    }
    if (stretch.from !== goal) stretch.path.push(goal);
  }
  return { stretches: [...stretches, stretch], end: stretch.level, edge: null };
}
