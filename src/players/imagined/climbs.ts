import { INCH } from '../../geometry/lengths.ts';
import { distanceToShape } from '../../geometry/shapes.ts';
import type { Piece, Point } from '../../rules/terms/board.ts';

// A moonstone on a platform is reached only by ladders and stairs, however near it looks.

/** Surfaces count as one level below this difference, in tenths of a millimetre. */
export const STOREY = 200;
/** The greatest gap between a platform and a ladder or stairs that lead up to it. */
const JOINS = INCH / 2;

export interface PlatformDeck {
  top: number;
  shape: Piece['shape'];
  /** The middles of its ladders and stairs, each with the places beside it for a base of a given radius. */
  ways: readonly { at: Point; sides: (radius: number) => Point[] }[];
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The places where a base touches the sides of a polygon from outside. */
function sidesOf(polygon: readonly Point[], radius: number): Point[] {
  const centre = middle(polygon);
  return polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const foot = middle([from, to]);
    const [x, y] = [to.y - from.y, from.x - to.x];
    const long = Math.sqrt(x * x + y * y);
    if (long === 0) return [];
    const out = (foot.x - centre.x) * x + (foot.y - centre.y) * y < 0 ? -radius / long : radius / long;
    return [{ x: Math.round(foot.x + x * out), y: Math.round(foot.y + y * out) }];
  });
}

function readDecks(terrain: readonly Piece[]): PlatformDeck[] {
  return terrain.flatMap((deck) => {
    if (deck.kind !== 'platform' || deck.top <= STOREY) return [];
    const ways = terrain.flatMap(({ kind, top, shape }) => {
      if ((kind !== 'ladder' && kind !== 'stairs') || !('polygon' in shape) || Math.abs(top - deck.top) > STOREY) return [];
      const point = middle(shape.polygon);
      const joins = Math.min(...shape.polygon.map((corner) => distanceToShape(corner, deck.shape))) <= JOINS;
      return joins ? [{ at: point, sides: (radius: number) => sidesOf(shape.polygon, radius) }] : [];
    });
    return [{ top: deck.top, shape: deck.shape, ways }];
  });
}

const decksByTerrain = new WeakMap<readonly Piece[], { decks: PlatformDeck[]; decksBelow: Map<string, PlatformDeck | null> }>();

/** The platform below a point; null for the ground. */
export function deckUnder(terrain: readonly Piece[], point: Point): PlatformDeck | null {
  let ground = decksByTerrain.get(terrain);
  if (!ground) decksByTerrain.set(terrain, (ground = { decks: readDecks(terrain), decksBelow: new Map() }));
  if (ground.decks.length === 0) return null;
  const key = `${point.x} ${point.y}`;
  const cached = ground.decksBelow.get(key);
  if (cached !== undefined) return cached;
  const deck = ground.decks.filter(({ shape }) => distanceToShape(point, shape) <= 0).sort((a, b) => b.top - a.top)[0] ?? null;
  ground.decksBelow.set(key, deck);
  return deck;
}
