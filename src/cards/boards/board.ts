import type { PieceId } from '../../rules/terms/ids.ts';
import type { Footprint, Piece, Point, TerrainKind } from '../../rules/terms/board.ts';

/** A board of 36″ × 36″ that is ready to play on. */
export interface PrintedBoard {
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

/** A piece with a natural outline: each corner is cut off at a quarter of its two sides; inches. */
export const natural = (id: PieceId, kind: Flat, corners: Inches[], tags: string[] = []): Piece =>
  polygon(
    id,
    kind,
    corners.flatMap((corner, k) => [
      cut(corner, corners[(k + 1) % corners.length] ?? corner, 0.25),
      cut(corner, corners[(k + 1) % corners.length] ?? corner, 0.75),
    ]),
    tags,
  );

const cut = (a: Inches, b: Inches, share: number): Inches => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/** An upright rectangle from its north-west to its south-east corner, in inches. */
export const block = (id: PieceId, kind: Flat, [left, top]: Inches, [right, bottom]: Inches, tags: string[] = []): Piece =>
  polygon(id, kind, box([left, top], [right, bottom]), tags);

/** A straight piece of some width between two points, such as a wall, a fence or a trunk; inches. */
export function strip(id: PieceId, kind: Flat, [from, to]: readonly [Inches, Inches], width: number, tags: string[] = []): Piece {
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
export const round = (id: PieceId, kind: Flat, inches: Inches, radius: number, tags: string[] = []): Piece =>
  piece(id, kind, { disc: { at: units(inches), radius: Math.round(radius * INCH) } }, tags);

/** A piece that begins or ends above the ground: a platform, a piece on a platform, stairs or a ladder; heights in inches. */
export const raised = (
  id: PieceId,
  kind: TerrainKind,
  corners: Inches[],
  [base, top]: readonly [base: number, top: number],
  tags: string[] = [],
): Piece => ({
  id,
  kind,
  shape: { polygon: corners.map(units) },
  base: Math.round(base * INCH),
  top: Math.round(top * INCH),
  ...(tags.length > 0 ? { tags } : {}),
});

/** Corners of an upright rectangle, in inches. */
export const box = ([left, top]: Inches, [right, bottom]: Inches): Inches[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Pieces as one item. @rule TER-18 */
export const together = (item: string, pieces: Piece[]): Piece[] => pieces.map((candidate) => ({ ...candidate, piece: item }));

type WallOpening = 'open' | 'door' | 'window';
const THICK = 0.5;
const BROAD: Record<WallOpening, number> = { open: 2.2, door: 2, window: 1.8 };

/**
 * A house with an inside: walls half an inch thick between two corners, with the openings of each side spread evenly from west to east or north to
 * south; inches. An open door is a gap; a closed door and a window are obstacles. @rule TER-8
 */
export function house(
  id: PieceId,
  [left, top]: Inches,
  [right, bottom]: Inches,
  sides: Partial<Record<'north' | 'east' | 'south' | 'west', WallOpening[]>>,
): Piece[] {
  const side = (
    name: 'north' | 'east' | 'south' | 'west',
    from: number,
    to: number,
    pointsAt: (a: number, b: number) => Inches[],
  ): Piece[] => {
    const openings = sides[name] ?? [];
    const pieces: Piece[] = [];
    let start = from;
    openings.forEach((opening, k) => {
      const middle = from + ((to - from) * (k + 1)) / (openings.length + 1);
      const [a, b] = [middle - BROAD[opening] / 2, middle + BROAD[opening] / 2];
      pieces.push(polygon(`${id}-${name}-wall-${letter(k)}`, 'barrier', pointsAt(start, a), ['wall', 'building']));
      if (opening !== 'open')
        pieces.push(polygon(`${id}-${name}-${opening}-${letter(k)}`, 'obstacle', pointsAt(a, b), [opening, 'building']));
      start = b;
    });
    return [...pieces, polygon(`${id}-${name}-wall-${letter(openings.length)}`, 'barrier', pointsAt(start, to), ['wall', 'building'])];
  };
  const [inTop, inBottom] = [top + THICK, bottom - THICK];
  return together(id, [
    ...side('north', left, right, (a, b) => box([a, top], [b, inTop])),
    ...side('east', inTop, inBottom, (a, b) => box([right - THICK, a], [right, b])),
    ...side('south', left, right, (a, b) => box([a, inBottom], [b, bottom])),
    ...side('west', inTop, inBottom, (a, b) => box([left, a], [left + THICK, b])),
  ]);
}

const letter = (k: number): string => 'abcdef'.charAt(k);

/** The same pieces turned half a circle round the middle of the board, so that no edge is better than the one opposite. */
export function opposite(pieces: Piece[], names: Record<PieceId, PieceId>): Piece[] {
  const turn = ({ x, y }: Point): Point => ({ x: SIDE * INCH - x, y: SIDE * INCH - y });
  const named = (id: PieceId): PieceId => names[id] ?? `far-${id}`;
  return pieces.map((original) => ({
    ...original,
    ...(original.piece === undefined
      ? { id: named(original.id) }
      : // Parts are called after their item.
        { id: `${named(original.piece)}${original.id.slice(original.piece.length)}`, piece: named(original.piece) }),
    shape:
      'polygon' in original.shape
        ? { polygon: original.shape.polygon.map(turn) }
        : { disc: { at: turn(original.shape.disc.at), radius: original.shape.disc.radius } },
  }));
}
