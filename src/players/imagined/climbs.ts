import { INCH } from '../../geometry/lengths.ts';
import { distanceToShape } from '../../geometry/shapes.ts';
import type { Piece, Point } from '../../rules/terms/board.ts';

// A stone on a platform is reached only by its ladders and stairs, however near it looks.

/** Surfaces that differ by less are one. */
export const STOREY = 200;
/** How near to a platform what leads up to it ends. */
const JOINS = INCH / 2;

export interface PlatformDeck {
  top: number;
  shape: Piece['shape'];
  /** Middles of what leads up, each with places at its sides for a base of this radius. */
  ways: readonly { at: Point; sides: (radius: number) => Point[] }[];
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Where a base touches each side of a polygon from outside. */
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

function read(terrain: readonly Piece[]): PlatformDeck[] {
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

const known = new WeakMap<readonly Piece[], { decks: PlatformDeck[]; under: Map<string, PlatformDeck | null> }>();

/** The platform on which something lies; null: it lies on the ground. */
export function deckUnder(terrain: readonly Piece[], point: Point): PlatformDeck | null {
  let ground = known.get(terrain);
  if (!ground) known.set(terrain, (ground = { decks: read(terrain), under: new Map() }));
  if (ground.decks.length === 0) return null;
  const key = `${point.x} ${point.y}`;
  const before = ground.under.get(key);
  if (before !== undefined) return before;
  const deck = ground.decks.filter(({ shape }) => distanceToShape(point, shape) <= 0).sort((a, b) => b.top - a.top)[0] ?? null;
  ground.under.set(key, deck);
  return deck;
}
