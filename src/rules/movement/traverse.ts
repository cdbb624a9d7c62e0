import { CONTACT, INCH, isWithin, toInches } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import { crosses, lengthInside } from '../../geometry/segments.ts';
import { gap, holdsWholly, touches } from '../../geometry/shapes.ts';
import { movesFreelyOver } from '../reading/stats.ts';
import type { Look } from '../look.ts';
import { discOf, heightOf, LEVEL, radiusOf, sameLevel } from '../measuring/bases.ts';
import { isTerrain } from '../table/is-terrain.ts';
import { touchesPiece } from '../sight/distance.ts';
import { units } from '../table/spots.ts';
import type { Clause, ModelId, PieceId } from '../terms/ids.ts';
import type { Piece, Point } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { wallsAt } from './ground.ts';
import { platformAt } from './levels.ts';
import { contactSpots, refuseStand } from './stand.ts';
import type { Landing } from './fall.ts';

const THICKEST = INCH;
/** @rule TER-18 */
const STOREY = units(3);

const pieceOf = (look: Look, id: PieceId): Piece | undefined => look.match.table.terrain.find((piece) => piece.id === id);

/** The reason why a model may not traverse this piece from its place, wherever it would end. @rule TRV-2 TRV-7 TER-14 */
export function refuseTraverseHere(look: Look, model: ModelId, terrain: PieceId): Reason | null {
  const facts = { model, terrain };
  const piece = pieceOf(look, terrain);
  if (!piece) return reason('no-such-terrain', ['TRV-2'], facts);
  if (piece.kind === 'ladder') {
    const near = nearLadder(look, model, piece);
    return near ? null : reason('not-in-contact', ['TER-14', 'TRV-2'], facts);
  }
  if (piece.kind === 'barrier' || piece.kind === 'platform') return reason('barrier', ['TRV-7', 'TER-3'], facts);
  if (piece.kind !== 'obstacle') return reason('not-an-obstacle', ['TRV-2'], facts);
  return touchesPiece(look, model, piece) ? null : reason('not-in-contact', ['TRV-2', 'DEF-31'], facts);
}

const nearLadder = (look: Look, model: ModelId, ladder: Piece): boolean => {
  const height = heightOf(look, model);
  return touches(discOf(look, model), ladder.shape) && height >= ladder.base - LEVEL && height <= ladder.top + LEVEL;
};

/** The reason why a model may not traverse this piece to this point. @rule TRV-2 TRV-3 TRV-4 TRV-5 TRV-6 TRV-7 MOV-2 TER-9 */
export function refuseTraverse(look: Look, model: ModelId, terrain: PieceId, to: Point): Reason | null {
  const refusal = refuseTraverseHere(look, model, terrain);
  if (refusal) return refusal;
  const piece = look.piece(terrain);
  const facts = { model, terrain };
  const no = (code: string, clauses: Clause[], more: Record<string, number> = {}): Reason =>
    reason(code, clauses, { ...facts, ...more }, to);
  if (piece.kind === 'ladder') return no('up-or-down', ['TER-14']);
  const from = discOf(look, model);
  const end = { at: to, radius: from.radius };
  if (!crosses(from.at, to, piece.shape)) return no('not-opposite', ['TRV-6', 'TRV-3']);
  const thick = lengthInside(from.at, to, piece.shape);
  const free = movesFreelyOver(look, model, 'traverse').some((name) => name !== 'models' && isTerrain(piece, name));
  if (!free && !isWithin(thick, THICKEST)) return no('too-thick', ['TRV-2'], { thickness: toInches(thick) });
  if (!touches(end, piece.shape)) return no('not-in-contact-there', ['TRV-3', 'TRV-6']);
  const away = gap(from, end);
  if (!free && !isWithin(away, INCH)) return no('too-far', ['TRV-4', 'TRV-5'], { length: toInches(away), limit: 1 });
  const level = { height: heightOf(look, model), stairs: null };
  const wall = wallsAt(look, level).find(({ ground, shape }) => ground === 'barrier' && crosses(from.at, to, shape));
  if (wall) return reason('barrier-between', ['TRV-7', 'TER-3'], { ...facts, by: wall.id }, to);
  const refused = refuseStand(look, model, to, level.height);
  return refused && { ...refused, clauses: [...refused.clauses, 'TRV-6'] };
}

/** The places where a model may end a Traverse of this piece, nearest first. @rule TRV-3 */
export function traverseSpots(look: Look, model: ModelId, terrain: PieceId): Point[] {
  if (refuseTraverseHere(look, model, terrain)) return [];
  const piece = look.piece(terrain);
  const { at, radius } = discOf(look, model);
  const most = INCH + 2 * radius + CONTACT;
  return contactSpots(piece.shape, radius)
    .filter((spot) => distance(spot, at) <= most && crosses(at, spot, piece.shape))
    .sort((a, b) => distance(a, at) - distance(b, at))
    .filter((spot) => refuseTraverse(look, model, terrain, spot) === null);
}

/** The reason why a model may not climb this ladder in this direction. @rule TER-14 TER-15 TRV-9 VAR-5 */
export function refuseClimb(look: Look, model: ModelId, terrain: PieceId, direction: 'up' | 'down'): Reason | null {
  const facts = { model, terrain };
  const piece = pieceOf(look, terrain);
  if (piece && piece.kind !== 'ladder') return reason('not-a-ladder', ['TER-14', 'TRV-3'], facts);
  if (!look.options.heights) return reason('switched-off', ['VAR-5', 'TER-14'], facts);
  const refusal = refuseTraverseHere(look, model, terrain);
  if (refusal || !piece) return refusal;
  const height = heightOf(look, model);
  const over = direction === 'up' ? height >= piece.top - LEVEL : height <= piece.base + LEVEL;
  if (over) return reason('ladder-ends', ['TER-14', 'TRV-9'], facts);
  return climb(look, model, terrain, direction) ? null : reason('no-room-beyond', ['TER-14', 'MOV-2', 'TRV-3'], facts);
}

/**
 * The place where a climb of one storey ends: beside the ladder if there is a floor (null when it has no room), else as a marker on the ladder.
 * @rule TER-14 TER-15 TER-16 TER-13
 */
export function climb(look: Look, model: ModelId, terrain: PieceId, direction: 'up' | 'down'): Landing | null {
  const { base, top, shape } = look.piece(terrain);
  const { at } = look.model(model);
  const from = heightOf(look, model);
  const height = direction === 'up' ? Math.min(top, from + STOREY) : Math.max(base, from - STOREY);
  const ground = sameLevel(height, 0);
  const bare = !ground && !floors(look, terrain, height);
  if (bare && height < top && height > base) return { at, height };
  const free = (spot: Point): boolean =>
    refuseStand(look, model, spot, height) === null && (ground || platformAt(look, spot, height) !== undefined);
  const spots = [at, ...contactSpots(shape, radiusOf(look, model))].filter(free);
  const floor = (spot: Point): boolean => {
    const platform = platformAt(look, spot, height);
    return platform === undefined || holdsWholly(platform.shape, { at: spot, radius: radiusOf(look, model) });
  };
  const [nearest] = spots.sort((a, b) => Number(floor(b)) - Number(floor(a)) || distance(a, at) - distance(b, at));
  return nearest ? { at: nearest, height } : bare ? { at, height } : null;
}

const floors = (look: Look, terrain: PieceId, height: number): boolean =>
  contactSpots(look.piece(terrain).shape, LEVEL).some((spot) => platformAt(look, spot, height) !== undefined);
