import type { PieceId } from '../../rules/terms/ids.ts';
import type { Footprint, Piece, Point, TerrainKind } from '../../rules/terms/match.ts';

/** A table of 36″ × 36″ that is ready to play on. */
export interface Board {
  id: string;
  name: string;
  terrain: Piece[];
}

const INCH = 254;
const SIDE = 36;
/** @rule TER-18 */
const TOPS: Record<Exclude<TerrainKind, 'platform' | 'ladder' | 'stairs'>, number> = { barrier: 6, obstacle: 1, woods: 4, water: 0 };
type Flat = keyof typeof TOPS;

type Inches = readonly [x: number, y: number];
const units = ([x, y]: Inches): Point => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });

const piece = (id: PieceId, kind: Flat, shape: Footprint, tags: string[], top: number = TOPS[kind]): Piece => ({
  id,
  kind,
  shape,
  base: 0,
  top: Math.round(top * INCH),
  ...(tags.length > 0 ? { tags } : {}),
});

/** A piece with straight sides; corners in inches. */
export const polygon = (id: PieceId, kind: Flat, corners: Inches[], tags: string[] = []): Piece =>
  piece(id, kind, { polygon: corners.map(units) }, tags);

/** An upright rectangle from its north-west to its south-east corner, in inches. */
export const block = (id: PieceId, kind: Flat, [left, top]: Inches, [right, bottom]: Inches, tags: string[] = []): Piece =>
  polygon(
    id,
    kind,
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    tags,
  );

/** A straight piece of some width between two points, such as a wall, a fence or a trunk; inches. */
export function strip(id: PieceId, kind: Flat, from: Inches, to: Inches, width: number, tags: string[] = []): Piece {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [sx, sy] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
  return polygon(
    id,
    kind,
    [
      [from[0] + sx, from[1] + sy],
      [to[0] + sx, to[1] + sy],
      [to[0] - sx, to[1] - sy],
      [from[0] - sx, from[1] - sy],
    ],
    tags,
  );
}

/** A round piece; inches. */
export const round = (id: PieceId, kind: Flat, at: Inches, radius: number, tags: string[] = []): Piece =>
  piece(id, kind, { disc: { at: units(at), radius: Math.round(radius * INCH) } }, tags);

/** The same pieces turned half a circle round the middle of the board, so that no edge is better than the one opposite. */
export function opposite(pieces: Piece[], names: Record<PieceId, PieceId>): Piece[] {
  const turn = ({ x, y }: Point): Point => ({ x: SIDE * INCH - x, y: SIDE * INCH - y });
  return pieces.map((original) => ({
    ...original,
    id: names[original.id] ?? `far-${original.id}`,
    shape:
      'polygon' in original.shape
        ? { polygon: original.shape.polygon.map(turn) }
        : { disc: { at: turn(original.shape.disc.at), radius: original.shape.disc.radius } },
  }));
}
