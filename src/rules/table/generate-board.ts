import { BOARD, INCH } from '../../geometry/lengths.ts';
import { plus, point, times } from '../../geometry/points.ts';
import { distanceToShape, gapBetween } from '../../geometry/shapes.ts';
import { compass } from '../../geometry/spots.ts';
import type { PieceId } from '../terms/ids.ts';
import type { Piece, Point } from '../terms/match.ts';
import { checkBoard } from './board-check.ts';
import { extentOf } from './board-extent.ts';
import { drawInteger, seeded, shuffled } from './chance.ts';
import { terrainPieces, usualSize, type PaletteName } from './terrain-pieces.ts';

export const BOARD_STYLES = ['village', 'wildwood', 'ruins', 'marsh', 'heights'] as const;
export type BoardStyle = (typeof BOARD_STYLES)[number];

/** A board made from a seed. */
export interface GeneratedBoard {
  id: string;
  name: string;
  terrain: Piece[];
}

/** The pieces of one half of a board: `large` ones first, then `small` ones of which `strewn` are taken. */
const RECIPES: Record<BoardStyle, { large: PaletteName[]; small: PaletteName[]; strewn: number }> = {
  village: { large: ['house', 'hut', 'pond', 'wood'], small: ['hedge', 'fence', 'well', 'tree', 'crates', 'low-wall'], strewn: 5 },
  wildwood: { large: ['stream', 'wood', 'wood'], small: ['tree', 'trunk', 'rock', 'hedge', 'tree', 'fence'], strewn: 6 },
  ruins: { large: ['ruin', 'ruin', 'wood', 'pond'], small: ['wall', 'low-wall', 'rock', 'crates', 'wall', 'tree'], strewn: 5 },
  marsh: { large: ['stream', 'pond', 'pond', 'wood'], small: ['trunk', 'hedge', 'fence', 'tree', 'rock', 'crates'], strewn: 5 },
  heights: { large: ['platform', 'wood', 'pond'], small: ['rock', 'wall', 'low-wall', 'tree', 'trunk', 'hedge'], strewn: 6 },
};

const FIRST = ['Badger', 'Bramble', 'Candle', 'Crooked', 'Foggy', 'Foxglove', 'Heron', 'Lantern', 'Mossy', 'Owl', 'Pebble', 'Thistle'];
const SECOND = ['Croft', 'Dell', 'End', 'Fold', 'Hollow', 'Holt', 'Mere', 'Nook', 'Reach', 'Rise', 'Row', 'Stead'];

/** The least distance of items: room for the widest base, a little more than 50 mm. */
const APART = 2.1 * INCH;
const FROM_EDGE = 1.4 * INCH;
const FROM_CENTRE = 4.2 * INCH;
const CELLS = 6;
const TRIES_A_CELL = 3;
const MOST_BOARDS = 40;

class PieceDraw {
  constructor(private state: readonly number[]) {}
  between(from: number, to: number): number {
    const { value, state } = drawInteger(this.state, from, to);
    this.state = state;
    return value;
  }
  of<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    return items[this.between(0, items.length - 1)] as T; // no caller gives an empty list
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
function terrace(id: PieceId, spot: [number, number], direction: Point): Piece[] {
  const { long, wide } = usualSize('platform');
  const { long: run } = usualSize('stairs');
  const off = (a: number, b: number): [number, number] => {
    const place = plus(point(spot[0], spot[1]), plus(times(direction, a), times({ x: -direction.y, y: direction.x }, b)));
    return [place.x, place.y];
  };
  return [
    ...terrainPieces('platform', { id, at: spot, way: direction }),
    ...terrainPieces('stairs', { id: `${id}-stairs`, at: off((long + run) / 2 - 0.01, 0), way: direction }),
    ...terrainPieces('ladder', { id: `${id}-ladder`, at: off(0, (wide + usualSize('ladder').wide) / 2), way: direction }),
  ].map((piece) => ({ ...piece, piece: id }));
}

const near = (a: Piece, b: Piece): boolean => {
  const [first, second] = [extentOf(a.shape), extentOf(b.shape)];
  const apart = Math.max(first.west - second.east, second.west - first.east, first.north - second.south, second.north - first.south);
  return apart < APART && gapBetween(a.shape, b.shape) < APART;
};

const isClear = (pieces: readonly Piece[], placed: readonly Piece[], edge: number): boolean => {
  const middle = point(BOARD / 2, BOARD / 2);
  return pieces.every((piece) => {
    const { west, east, north, south } = extentOf(piece.shape);
    if (Math.min(west, north, BOARD - east, BOARD - south) < edge) return false;
    if (distanceToShape(middle, piece.shape) < FROM_CENTRE) return false;
    return !placed.some((neighbour) => near(piece, neighbour));
  });
};

const laid = (name: PaletteName, id: PieceId, spot: [number, number], direction: Point, draw: PieceDraw): Piece[] => {
  if (name === 'platform') return terrace(id, spot, direction);
  const { long, wide } = usualSize(name);
  const share = name === 'house' || name === 'stream' || name === 'ruin' ? 100 : draw.between(85, 120);
  const wobble = Array.from({ length: 8 }, () => draw.between(-100, 100) / 100);
  return terrainPieces(name, {
    id,
    at: spot,
    way: direction,
    long: (long * share) / 100,
    wide: long === wide ? (wide * share) / 100 : wide,
    wobble,
  });
};

/** A brook that enters over an edge of the board. */
function brook(id: PieceId, draw: PieceDraw): Piece[] {
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

/** The pieces of one half of a board. */
function half(style: BoardStyle, draw: PieceDraw): Piece[] {
  const { large, small, strewn } = RECIPES[style];
  const wanted = [...large, ...draw.mixed(small).slice(0, strewn)];
  const cells = draw.mixed(Array.from({ length: (CELLS * CELLS) / 2 }, (_, k) => k));
  const counts = new Map<PaletteName, number>();
  const laidPieces: Piece[] = [];
  for (const name of wanted) {
    const count = (counts.get(name) ?? 0) + 1;
    const id = count === 1 ? name : `${name}-${count}`;
    const place = (): Piece[] | null => {
      const placed = [...laidPieces, ...turned(laidPieces)];
      const tries = name === 'stream' ? cells.length : cells.length * TRIES_A_CELL;
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const cell = cells[attempt % cells.length] ?? 0;
        const side = 36 / CELLS;
        const spot: [number, number] = [
          (cell % CELLS) * side + draw.between(0, 60) / 10,
          Math.floor(cell / CELLS) * side + draw.between(0, 60) / 10,
        ];
        const direction = compass[draw.between(0, 15) * 4] ?? point(1, 0);
        const pieces = name === 'stream' ? brook(id, draw) : laid(name, id, spot, direction, draw);
        if (isClear(pieces, placed, name === 'stream' ? 0 : FROM_EDGE) && isClear(pieces, turned(pieces), 0)) {
          // A cell that has received an item goes to the end of the list.
          cells.push(...cells.splice(attempt % cells.length, 1));
          return pieces;
        }
      }
      return null;
    };
    const pieces = place();
    if (!pieces) continue;
    counts.set(name, count);
    laidPieces.push(...pieces);
  }
  return laidPieces;
}

/** The number of items that found no room, of the large ones and all but one of the small ones. */
function missing(style: BoardStyle, pieces: readonly Piece[]): number {
  const { large, strewn } = RECIPES[style];
  const items = new Set(pieces.map((piece) => piece.piece ?? piece.id));
  const count = (name: string): number => [...items].filter((item) => item.replace(/-\d+$/, '') === name).length;
  const lacking = [...new Set(large)].map((name) => Math.max(0, large.filter((item) => item === name).length - count(name)));
  return lacking.reduce((sum, lack) => sum + lack, 0) + Math.max(0, large.length + strewn - 1 - items.size);
}

/**
 * A fair board from a seed: one half is the other half turned round the middle, the centre is free, and the widest base passes between any
 * two items. The same seed and style give the same board. @rule SET-5 SET-7
 */
export function generateBoard(seed: string, style?: BoardStyle): GeneratedBoard {
  const draw = new PieceDraw(seeded(`board ${seed}`));
  const chosenStyle = style ?? draw.of(BOARD_STYLES);
  const name = `${draw.of(FIRST)} ${draw.of(SECOND)}`;
  let best: Piece[] = [];
  let fewest = Infinity;
  for (let tries = 0; tries < MOST_BOARDS && fewest > 0; tries += 1) {
    const pieces = half(chosenStyle, draw);
    const terrain = [...pieces, ...turned(pieces)];
    const faults = checkBoard(terrain).length * 10 + missing(chosenStyle, pieces);
    if (faults < fewest) [best, fewest] = [terrain, faults];
  }
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, terrain: best };
}
