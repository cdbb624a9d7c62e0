import { BOARD, INCH } from '../../geometry/lengths.ts';
import { distanceToShape } from '../../geometry/shapes.ts';
import type { BoardPiece } from '../board/table.ts';
import type { BoardPoint } from '../contexts/table-port.ts';

/** An item that is moved as a whole: a single piece, or all pieces of a building. Coordinates may have fractions until the item is put down. */
export interface DraftItem {
  id: string;
  pieces: readonly BoardPiece[];
}

/** The board that is being edited. */
export interface BoardDraft {
  name: string;
  items: readonly DraftItem[];
}

/** The distance between the grid lines on which edges snap: a quarter of an inch. */
export const GRID = INCH / 4;
export const TURN = 15;
const LEAST = INCH / 4;
const MOST = 24 * INCH;

export function itemsOf(terrain: readonly BoardPiece[]): DraftItem[] {
  const items = new Map<string, BoardPiece[]>();
  for (const piece of terrain) {
    const id = piece.piece ?? piece.id;
    items.set(id, [...(items.get(id) ?? []), piece]);
  }
  return [...items].map(([id, pieces]) => ({ id, pieces }));
}

const whole = ({ x, y }: BoardPoint): BoardPoint => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });
const reshaped = (piece: BoardPiece, to: (p: BoardPoint) => BoardPoint, grown = 1): BoardPiece => ({
  ...piece,
  shape:
    'disc' in piece.shape
      ? { disc: { at: to(piece.shape.disc.at), radius: piece.shape.disc.radius * grown } }
      : { polygon: piece.shape.polygon.map(to) },
});

/** All pieces, with coordinates in whole units. */
export const terrainOf = (items: readonly DraftItem[]): BoardPiece[] =>
  items.flatMap(({ pieces }) =>
    pieces.map((piece) => {
      const { shape, ...pieceFields } = reshaped(piece, whole);
      return { ...pieceFields, shape: 'disc' in shape ? { disc: { at: shape.disc.at, radius: Math.round(shape.disc.radius) } } : shape };
    }),
  );

const placesOf = ({ shape }: BoardPiece): BoardPoint[] =>
  'disc' in shape
    ? [-1, 1].flatMap((side) => [
        { x: shape.disc.at.x + side * shape.disc.radius, y: shape.disc.at.y },
        { x: shape.disc.at.x, y: shape.disc.at.y + side * shape.disc.radius },
      ])
    : shape.polygon;

/** The box round an item, parallel to the edges of the board. */
export function boxOf({ pieces }: DraftItem): { west: number; north: number; east: number; south: number } {
  const places = pieces.flatMap(placesOf);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) };
}

export function middleOf(item: DraftItem): BoardPoint {
  const { west, east, north, south } = boxOf(item);
  return { x: (west + east) / 2, y: (north + south) / 2 };
}

/**
 * The direction of an item's length, as a unit vector: along the longest side of a bar or a building, between the farthest corners of anything else.
 */
function grainOf({ pieces }: DraftItem): BoardPoint {
  let [most, ux, uy] = [0, 1, 0];
  for (const { shape } of pieces) {
    if ('disc' in shape) continue;
    const { polygon } = shape;
    polygon.forEach((a, i) =>
      polygon.forEach((b, k) => {
        if (polygon.length === 4 && k !== (i + 1) % 4) return;
        const [x, y] = [b.x - a.x, b.y - a.y];
        const length = Math.sqrt(x * x + y * y);
        if (length > most + 1) [most, ux, uy] = [length, x / length, y / length];
      }),
    );
  }
  return { x: ux, y: uy };
}

interface Along {
  from: BoardPoint;
  way: BoardPoint;
  long: number;
  wide: number;
}
const isRound = ({ pieces }: DraftItem): boolean => pieces.length === 1 && pieces.every(({ shape }) => 'disc' in shape);

function alongOf(item: DraftItem): Along {
  const point = grainOf(item);
  const from = middleOf(item);
  const places = item.pieces.flatMap(placesOf).map(({ x, y }) => ({ x: x - from.x, y: y - from.y }));
  const along = places.map(({ x, y }) => x * point.x + y * point.y);
  const across = places.map(({ x, y }) => y * point.x - x * point.y);
  const [a, b] = [(Math.max(...along) + Math.min(...along)) / 2, (Math.max(...across) + Math.min(...across)) / 2];
  return {
    way: point,
    from: { x: from.x + point.x * a - point.y * b, y: from.y + point.y * a + point.x * b },
    long: Math.max(...along) - Math.min(...along),
    wide: Math.max(...across) - Math.min(...across),
  };
}

/** Length and width in units; a round item has no width (null). */
export function sizeOf(item: DraftItem): { long: number; wide: number | null } {
  const { long, wide } = alongOf(item);
  return { long, wide: isRound(item) ? null : wide };
}

export const moved = (item: DraftItem, dx: number, dy: number): DraftItem => ({
  ...item,
  pieces: item.pieces.map((piece) => reshaped(piece, ({ x, y }) => ({ x: x + dx, y: y + dy }))),
});

/** The offset by which a drag moves an item: the item stays on the board, and with `snaps` its north-west corner goes to the grid. */
export function drawn(item: DraftItem, dx: number, dy: number, snaps: boolean): BoardPoint {
  const { west, east, north, south } = boxOf(item);
  const snap = (near: number, end: number, delta: number): number => {
    const to = snaps ? Math.round((near + delta) / GRID) * GRID : near + delta;
    return Math.max(-near, Math.min(BOARD - end, to - near));
  };
  return { x: snap(west, east, dx), y: snap(north, south, dy) };
}

/** The item turned round its middle, clockwise. */
export function turned(item: DraftItem, degrees: number): DraftItem {
  const { x: mx, y: my } = middleOf(item);
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return {
    ...item,
    pieces: item.pieces.map((piece) =>
      reshaped(piece, ({ x, y }) => ({ x: mx + (x - mx) * c - (y - my) * s, y: my + (x - mx) * s + (y - my) * c })),
    ),
  };
}

/** The thickness of a building's walls, in units; it stays the same when the building is resized. */
const SHELL = INCH / 2;

/** The item with another length and width, round the same middle. */
export function resized(item: DraftItem, long: number, wide: number | null): DraftItem {
  const current = alongOf(item);
  const within = (size: number): number => Math.min(MOST, Math.max(LEAST, size));
  const factor = within(long) / current.long;
  if (isRound(item)) return { ...item, pieces: item.pieces.map((piece) => reshaped(piece, (p) => p, factor)) };
  const shell = item.pieces.length > 1 ? SHELL : 0;
  const stretch = (value: number, old: number, size: number): number => {
    const inner = old / 2 - shell;
    if (inner <= 0 || size / 2 <= shell) return (value * size) / old;
    return Math.abs(value) > inner ? Math.sign(value) * (size / 2 - old / 2 + Math.abs(value)) : (value * (size / 2 - shell)) / inner;
  };
  const [newLong, newWide] = [within(long), within(wide ?? current.wide)];
  return {
    ...item,
    pieces: item.pieces.map((piece) =>
      reshaped(piece, ({ x, y }) => {
        const [dx, dy] = [x - current.from.x, y - current.from.y];
        const a = stretch(dx * current.way.x + dy * current.way.y, current.long, newLong);
        const b = stretch(dy * current.way.x - dx * current.way.y, current.wide, newWide);
        return { x: current.from.x + current.way.x * a - current.way.y * b, y: current.from.y + current.way.y * a + current.way.x * b };
      }),
    ),
  };
}

/** A name that no other item or piece has: `hedge`, `hedge-2`, … */
export function freeName(name: string, items: readonly DraftItem[]): string {
  const taken = new Set(items.flatMap(({ id, pieces }) => [id, ...pieces.map((piece) => piece.id)]));
  if (!taken.has(name)) return name;
  const stem = name.replace(/-\d+$/, '');
  let count = 2;
  while (taken.has(`${stem}-${count}`)) count += 1;
  return `${stem}-${count}`;
}

/** The item under another id; the parts of a building are named after it. */
export const renamed = (item: DraftItem, id: string): DraftItem => ({
  id,
  pieces: item.pieces.map((piece) =>
    piece.piece === undefined
      ? { ...piece, id }
      : { ...piece, id: piece.id.startsWith(item.id) ? `${id}${piece.id.slice(item.id.length)}` : `${id}-${piece.id}`, piece: id },
  ),
});

/** The pieces of a building as single items. */
export const takenApart = (item: DraftItem): DraftItem[] =>
  item.pieces.map(({ piece: _item, ...piece }) => ({ id: piece.id, pieces: [piece] }));

export const rekinded = (item: DraftItem, kind: BoardPiece['kind'], top: number): DraftItem => ({
  ...item,
  pieces: item.pieces.map((piece) => ({ ...piece, kind, top: piece.base + top })),
});

/** The item with other heights of its base and top, in units. For items of one piece. */
export const lifted = (item: DraftItem, base: number, top: number): DraftItem => ({
  ...item,
  pieces: item.pieces.map((piece) => ({ ...piece, base, top })),
});

/** The uppermost item under a finger, with a margin of `room` round thin items. */
export function itemAt(items: readonly DraftItem[], point: BoardPoint, room: number): DraftItem | undefined {
  const away = (item: DraftItem): number => Math.min(...item.pieces.map(({ shape }) => distanceToShape(point, shape)));
  const height = ({ pieces }: DraftItem): number => Math.max(...pieces.map(({ top }) => top));
  const inside = items.filter((item) => away(item) <= 0).sort((a, b) => area(a) - area(b) || height(b) - height(a));
  if (inside[0]) return inside[0];
  return items.filter((item) => away(item) <= room).sort((a, b) => away(a) - away(b))[0];
}

const area = (item: DraftItem): number => {
  const { west, east, north, south } = boxOf(item);
  return (east - west) * (south - north);
};
