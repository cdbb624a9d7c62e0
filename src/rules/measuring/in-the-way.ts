import { mayMeetHull } from '../../geometry/hull.ts';
import { distanceToShape } from '../../geometry/shapes.ts';
import type { SightBlocker } from '../../geometry/sight.ts';
import { presenceOf, type Presence } from '../printed/reach.ts';
import type { Look } from '../look.ts';
import type { Piece, TerrainKind } from '../terms/match.ts';
import { itemOf, LEVEL, sameLevel, standsOf, type Stand } from './bases.ts';

/** A third model matters for sight if it stands at most this far below the lower or above the higher of the two (2″). @rule LOS-13 */
const REACH_OF_LEVELS = 508;

/** @rule LOS-4 LOS-5 */
const BLOCKING: ReadonlySet<TerrainKind> = new Set(['barrier', 'woods', 'platform']);
const COVERING: ReadonlySet<TerrainKind> = new Set(['obstacle', 'ladder', 'barrier', 'woods', 'platform']);

export const coversAt = ({ kind }: Piece): boolean => COVERING.has(kind);

/** A base or a piece between two places, for sight and cover. */
export type Met = SightBlocker & { blocks: boolean; covers: boolean; piece: Piece | null };

interface Body {
  stand: Stand;
  presence: Presence;
  met: Met;
}

// Terrain and the list of stands are the same objects until they change, so the parts that sight needs are read from them once.
const piecesKnown = new WeakMap<readonly Piece[], readonly (Met & { piece: Piece })[]>();
const bodiesKnown = new WeakMap<readonly Stand[], readonly Body[]>();

function metPieces({ match }: Look): readonly (Met & { piece: Piece })[] {
  const { terrain } = match.table;
  const known = piecesKnown.get(terrain);
  if (known) return known;
  const met = terrain.filter(coversAt).map((piece) => {
    const { id, shape, kind } = piece;
    return { id, shape, kind: kind === 'woods' ? ('woods' as const) : ('solid' as const), blocks: BLOCKING.has(kind), covers: true, piece };
  });
  piecesKnown.set(terrain, met);
  return met;
}

/** @rule LOS-3 */
function bodies(look: Look): readonly Body[] {
  const stands = standsOf(look);
  const known = bodiesKnown.get(stands);
  if (known) return known;
  const all = stands.map((stand): Body => {
    const presence = presenceOf(look, stand.id);
    const { id, disc } = stand;
    return {
      stand,
      presence,
      met: { id, shape: { disc }, kind: 'solid', blocks: presence.blocksSight, covers: presence.cover, piece: null },
    };
  });
  bodiesKnown.set(stands, all);
  return all;
}

const standsOn = ({ options }: Look, { disc, height }: Stand, piece: Piece): boolean =>
  (options.heights ? height > 0 && sameLevel(piece.top, height) : piece.kind === 'platform') && distanceToShape(disc.at, piece.shape) <= 0;

/** The items on which the two stand, each with the greatest height at which one stands on it; without heights, the top of its platform. @rule VAR-5 */
function underfoot(look: Look, stands: readonly Stand[]): ReadonlyMap<string, number> {
  const under = new Map<string, number>();
  for (const stand of stands) {
    for (const piece of look.match.table.terrain) {
      if (!standsOn(look, stand, piece)) continue;
      under.set(itemOf(piece), Math.max(look.options.heights ? stand.height : piece.top, under.get(itemOf(piece)) ?? 0));
    }
  }
  return under;
}

/**
 * Bases of other models, then pieces of terrain, that may count between two places, seen in the plane: without the items on which one of the
 * two stands, and without things that are too low or too high. @rule LOS-13
 */
export function obstaclesBetween(look: Look, a: Stand, b: Stand): Met[] {
  const low = Math.min(a.height, b.height);
  const high = Math.max(a.height, b.height);
  const obstacles: Met[] = [];
  for (const { stand, met } of bodies(look)) {
    if (stand.id === a.id || stand.id === b.id) continue;
    if (stand.height < low - REACH_OF_LEVELS || stand.height > high + REACH_OF_LEVELS) continue;
    if (mayMeetHull(met.shape, a.disc, b.disc)) obstacles.push(met);
  }
  const under = high > 0 || !look.options.heights ? underfoot(look, [a, b]) : null;
  for (const met of metPieces(look)) {
    const { piece } = met;
    if (piece.top <= low || piece.base > high + REACH_OF_LEVELS || piece.top <= (under?.get(itemOf(piece)) ?? -1) + LEVEL) continue;
    if (mayMeetHull(met.shape, a.disc, b.disc)) obstacles.push(met);
  }
  return obstacles;
}

interface Last {
  terrain: readonly Piece[];
  a: Stand;
  b: Stand;
  obstacles: Met[];
}
// A caller that asks for sight asks for cover next, so the things between the last two models are kept.
const lastOf = new WeakMap<readonly Stand[], Last>();

/** `obstaclesBetween` for two stands of `standsOf`. */
export function betweenModels(look: Look, a: Stand, b: Stand): Met[] {
  const stands = standsOf(look);
  const { terrain } = look.match.table;
  const last = lastOf.get(stands);
  if (last?.terrain === terrain && last.a === a && last.b === b) return last.obstacles;
  const obstacles = obstaclesBetween(look, a, b);
  lastOf.set(stands, { terrain, a, b, obstacles });
  return obstacles;
}
