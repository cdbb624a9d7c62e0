import type { Disc } from '../../geometry/shapes.ts';
import type { Look } from '../look.ts';
import { isTerrain } from '../table/is-terrain.ts';
import type { PieceId } from '../terms/ids.ts';
import type { Piece, Point } from '../terms/match.ts';
import { itemOf } from './bases.ts';

/** A building has an inside if it has at least this many pieces. */
const WALLS = 3;

const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** One half of the outline of points that are sorted from west to east. */
function half(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    for (let [a, b] = chain.slice(-2); a && b && cross(a, b, point) <= 0; [a, b] = chain.slice(-2)) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

/** The corners of the convex outline round some points, in order. */
function outline(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...half(sorted), ...half(sorted.reverse())];
}

const cornersOf = ({ shape }: Piece): Point[] =>
  'disc' in shape
    ? [-1, 1].flatMap((x) =>
        [-1, 1].map((y) => ({ x: shape.disc.at.x + x * shape.disc.radius, y: shape.disc.at.y + y * shape.disc.radius })),
      )
    : shape.polygon;

/** The buildings that have an inside, each by its pieces. @rule TER-8 TER-11 */
export function houses(look: Look): Piece[][] {
  const pieces = look.match.table.terrain.filter((piece) => isTerrain(piece, 'building'));
  return [...new Set(pieces.map(itemOf))]
    .map((item) => pieces.filter((piece) => itemOf(piece) === item))
    .filter(({ length }) => length >= WALLS);
}

/** True if a base is within the outline of a building's walls. @rule CHR-24 */
export function isInside({ at, radius }: Disc, pieces: readonly Piece[]): boolean {
  const corners = outline(pieces.flatMap(cornersOf));
  return corners.every((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const [x, y] = [to.x - from.x, to.y - from.y];
    return cross(from, to, at) >= radius * Math.sqrt(x * x + y * y);
  });
}

/** The pieces of the building to which a piece belongs, if the building has an inside. */
export const houseOf = (look: Look, id: PieceId): Piece[] | undefined =>
  houses(look).find((pieces) => pieces.some((piece) => piece.id === id));

/** The corners of the outline round a building. */
export const boxOf = (pieces: readonly Piece[]): Point[] => outline(pieces.flatMap(cornersOf));
