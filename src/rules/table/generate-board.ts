import { BOARD, INCH } from '../../geometry/lengths.ts';
import { plus, point, times } from '../../geometry/points.ts';
import { distanceToShape, gapBetween } from '../../geometry/shapes.ts';
import { compass } from '../../geometry/spots.ts';
import type { PieceId } from '../terms/ids.ts';
import type { Piece, Point } from '../terms/match.ts';
import { checkBoard } from './board-check.ts';
import { extentOf } from './board-extent.ts';
import { chosen, seeded, shuffled } from './chance.ts';
import { terrainPieces, usualSize, type PaletteName } from './terrain-pieces.ts';

export const BOARD_STYLES = ['village', 'wildwood', 'ruins', 'marsh', 'heights'] as const;
export type BoardStyle = (typeof BOARD_STYLES)[number];

/** A board made from a seed. */
export interface GeneratedBoard {
  id: string;
  name: string;
  terrain: Piece[];
}

/** What lies on one half of a board, largest first, and how many more small things are strewn. */
const RECIPES: Record<BoardStyle, { large: PaletteName[]; small: PaletteName[]; strewn: number }> = {
  village: { large: ['house', 'hut', 'pond', 'wood'], small: ['hedge', 'fence', 'well', 'tree', 'crates', 'low-wall'], strewn: 5 },
  wildwood: { large: ['stream', 'wood', 'wood'], small: ['tree', 'trunk', 'rock', 'hedge', 'tree', 'fence'], strewn: 6 },
  ruins: { large: ['ruin', 'ruin', 'wood', 'pond'], small: ['wall', 'low-wall', 'rock', 'crates', 'wall', 'tree'], strewn: 5 },
  marsh: { large: ['stream', 'pond', 'pond', 'wood'], small: ['trunk', 'hedge', 'fence', 'tree', 'rock', 'crates'], strewn: 5 },
  heights: { large: ['platform', 'wood', 'pond'], small: ['rock', 'wall', 'low-wall', 'tree', 'trunk', 'hedge'], strewn: 6 },
};

const FIRST = ['Badger', 'Bramble', 'Candle', 'Crooked', 'Foggy', 'Foxglove', 'Heron', 'Lantern', 'Mossy', 'Owl', 'Pebble', 'Thistle'];
const SECOND = ['Croft', 'Dell', 'End', 'Fold', 'Hollow', 'Holt', 'Mere', 'Nook', 'Reach', 'Rise', 'Row', 'Stead'];

/** Room for the broadest base to pass, a little more than 50 mm. */
const APART = 2.1 * INCH;
const FROM_EDGE = 1.4 * INCH;
const FROM_CENTRE = 4.2 * INCH;
const CELLS = 6;
const TRIES_A_CELL = 3;
const MOST_BOARDS = 40;

class Draw {
  constructor(private state: readonly number[]) {}
  between(from: number, to: number): number {
    const { value, state } = chosen(this.state, from, to);
    this.state = state;
    return value;
  }
  of<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    return items[this.between(0, items.length - 1)] as T; // never asked of an empty list
  }
  mixed<T>(items: readonly T[]): T[] {
    const { items: order, state } = shuffled(this.state, items);
    this.state = state;
    return order;
  }
}

const turned = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({
    ...piece,
    id: `far-${piece.id}`,
    ...(piece.piece === undefined ? {} : { piece: `far-${piece.piece}` }),
    shape:
      'disc' in piece.shape
        ? { disc: { at: { x: BOARD - piece.shape.disc.at.x, y: BOARD - piece.shape.disc.at.y }, radius: piece.shape.disc.radius } }
        : { polygon: piece.shape.polygon.map(({ x, y }) => ({ x: BOARD - x, y: BOARD - y })) },
  }));

/** A platform with stairs at one end of it and a ladder at its side. */
function terrace(id: PieceId, at: [number, number], way: Point): Piece[] {
  const { long, wide } = usualSize('platform');
  const { long: run } = usualSize('stairs');
  const off = (a: number, b: number): [number, number] => {
    const place = plus(point(at[0], at[1]), plus(times(way, a), times({ x: -way.y, y: way.x }, b)));
    return [place.x, place.y];
  };
  return [
    ...terrainPieces('platform', { id, at, way }),
    ...terrainPieces('stairs', { id: `${id}-stairs`, at: off((long + run) / 2 - 0.01, 0), way }),
    ...terrainPieces('ladder', { id: `${id}-ladder`, at: off(0, (wide + usualSize('ladder').wide) / 2), way }),
  ].map((piece) => ({ ...piece, piece: id }));
}

const near = (a: Piece, b: Piece): boolean => {
  const [one, other] = [extentOf(a.shape), extentOf(b.shape)];
  const apart = Math.max(one.west - other.east, other.west - one.east, one.north - other.south, other.north - one.south);
  return apart < APART && gapBetween(a.shape, b.shape) < APART;
};

const isClear = (pieces: readonly Piece[], placed: readonly Piece[], edge: number): boolean => {
  const middle = point(BOARD / 2, BOARD / 2);
  return pieces.every((piece) => {
    const { west, east, north, south } = extentOf(piece.shape);
    if (Math.min(west, north, BOARD - east, BOARD - south) < edge) return false;
    if (distanceToShape(middle, piece.shape) < FROM_CENTRE) return false;
    return !placed.some((other) => near(piece, other));
  });
};

const laid = (what: PaletteName, id: PieceId, at: [number, number], way: Point, draw: Draw): Piece[] => {
  if (what === 'platform') return terrace(id, at, way);
  const { long, wide } = usualSize(what);
  const share = what === 'house' || what === 'stream' || what === 'ruin' ? 100 : draw.between(85, 120);
  const wobble = Array.from({ length: 8 }, () => draw.between(-100, 100) / 100);
  return terrainPieces(what, { id, at, way, long: (long * share) / 100, wide: long === wide ? (wide * share) / 100 : wide, wobble });
};

/** A brook that comes in over an edge. */
function brook(id: PieceId, draw: Draw): Piece[] {
  const { long } = usualSize('stream');
  const across = draw.between(40, 140) / 5;
  const wobble = Array.from({ length: 7 }, () => draw.between(-100, 100) / 100);
  const north = draw.between(0, 1) === 0;
  return terrainPieces('stream', {
    id,
    at: north ? [across, long / 2] : [long / 2, across],
    way: north ? point(0, 1) : point(1, 0),
    wobble,
  });
}

/** Half a board; the other half is the same, turned round the middle. */
function half(style: BoardStyle, draw: Draw): Piece[] {
  const { large, small, strewn } = RECIPES[style];
  const wanted = [...large, ...draw.mixed(small).slice(0, strewn)];
  const cells = draw.mixed(Array.from({ length: (CELLS * CELLS) / 2 }, (_, k) => k));
  const counts = new Map<PaletteName, number>();
  const mine: Piece[] = [];
  for (const what of wanted) {
    const count = (counts.get(what) ?? 0) + 1;
    const id = count === 1 ? what : `${what}-${count}`;
    const place = (): Piece[] | null => {
      const placed = [...mine, ...turned(mine)];
      const tries = what === 'stream' ? cells.length : cells.length * TRIES_A_CELL;
      for (let one = 0; one < tries; one += 1) {
        const cell = cells[one % cells.length] ?? 0;
        const side = 36 / CELLS;
        const at: [number, number] = [
          (cell % CELLS) * side + draw.between(0, 60) / 10,
          Math.floor(cell / CELLS) * side + draw.between(0, 60) / 10,
        ];
        const way = compass[draw.between(0, 15) * 4] ?? point(1, 0);
        const pieces = what === 'stream' ? brook(id, draw) : laid(what, id, at, way, draw);
        if (isClear(pieces, placed, what === 'stream' ? 0 : FROM_EDGE) && isClear(pieces, turned(pieces), 0)) {
          // What a cell has received it will not receive again soon.
          cells.push(...cells.splice(one % cells.length, 1));
          return pieces;
        }
      }
      return null;
    };
    const pieces = place();
    if (!pieces) continue;
    counts.set(what, count);
    mine.push(...pieces);
  }
  return mine;
}

/** What found no room: every large thing, and all but one of the strewn. */
function missing(style: BoardStyle, mine: readonly Piece[]): number {
  const { large, strewn } = RECIPES[style];
  const items = new Set(mine.map((piece) => piece.piece ?? piece.id));
  const count = (name: string): number => [...items].filter((item) => item.replace(/-\d+$/, '') === name).length;
  const lacking = [...new Set(large)].map((name) => Math.max(0, large.filter((one) => one === name).length - count(name)));
  return lacking.reduce((sum, one) => sum + one, 0) + Math.max(0, large.length + strewn - 1 - items.size);
}

/**
 * A fair board from a seed: one half of it is the other turned round the middle, the centre is free, and the broadest base
 * passes between any two pieces. The same seed and style give the same board. @rule SET-5 SET-7
 */
export function generateBoard(seed: string, style?: BoardStyle): GeneratedBoard {
  const draw = new Draw(seeded(`board ${seed}`));
  const chosenStyle = style ?? draw.of(BOARD_STYLES);
  const name = `${draw.of(FIRST)} ${draw.of(SECOND)}`;
  let best: Piece[] = [];
  let fewest = Infinity;
  for (let tries = 0; tries < MOST_BOARDS && fewest > 0; tries += 1) {
    const mine = half(chosenStyle, draw);
    const terrain = [...mine, ...turned(mine)];
    const faults = checkBoard(terrain).length * 10 + missing(chosenStyle, mine);
    if (faults < fewest) [best, fewest] = [terrain, faults];
  }
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, terrain: best };
}
