import { BOARD, INCH } from '../../geometry/lengths.ts';
import { distanceToShape } from '../../geometry/shapes.ts';
import type { Piece, Point } from '../terms/match.ts';
import { extentOf, leastThickness } from './board-extent.ts';

/** The ground of a board for a base of 30 mm. */
export interface BoardGround {
  /** One place in each part of the ground that no model can walk or climb into. */
  pockets: Point[];
  /** For each edge: the share of its deployment strip in which a base can stand. */
  strips: { edge: 'north' | 'east' | 'south' | 'west'; free: number }[];
  /** The share of the board under terrain. */
  covered: number;
}

/** The distance of neighbouring places: less than the width of the base, so no wall fits between two free ones. */
const CELL = 0.4 * INCH;
const RADIUS = 150;
const SIDE = Math.floor((BOARD - 2 * RADIUS) / CELL) + 1;
const STRIP = 10 * INCH;
/** Obstacles up to an inch thick can be climbed over. @rule TRV-2 */
const CLIMBABLE = INCH;

const FREE = 0;
const CLIMBED = 1;
const CLOSED = 2;
const centre = (k: number): number => RADIUS + k * CELL;
const middleOf = (cell: number): Point => ({ x: Math.round(centre(cell % SIDE)), y: Math.round(centre(Math.floor(cell / SIDE))) });

/** Calls `visit` for every place whose centre is at most `reach` from a footprint. */
function eachNear(piece: Piece, reach: number, visit: (cell: number, inside: boolean) => void): void {
  const { west, east, north, south } = extentOf(piece.shape);
  const low = (value: number): number => Math.max(0, Math.floor((value - reach - RADIUS) / CELL));
  const high = (value: number): number => Math.min(SIDE - 1, Math.ceil((value + reach - RADIUS) / CELL));
  for (let row = low(north); row <= high(south); row += 1) {
    for (let column = low(west); column <= high(east); column += 1) {
      const away = distanceToShape({ x: centre(column), y: centre(row) }, piece.shape);
      if (away < reach) visit(row * SIDE + column, away <= 0);
    }
  }
}

/** The connected parts of the ground, largest first: the places that can be walked or climbed to from one another. */
function parts(state: readonly number[]): number[][] {
  const seen = new Set<number>();
  const all: number[][] = [];
  for (let start = 0; start < state.length; start += 1) {
    if (state[start] === CLOSED || seen.has(start)) continue;
    const part: number[] = [start];
    seen.add(start);
    for (let next = 0; next < part.length; next += 1) {
      const cell = part[next] ?? start;
      const [column, row] = [cell % SIDE, Math.floor(cell / SIDE)];
      for (let y = Math.max(0, row - 1); y <= Math.min(SIDE - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(SIDE - 1, column + 1); x += 1) {
          const neighbour = y * SIDE + x;
          if (state[neighbour] === CLOSED || seen.has(neighbour)) continue;
          seen.add(neighbour);
          part.push(neighbour);
        }
      }
    }
    all.push(part);
  }
  return all.sort((a, b) => b.length - a.length);
}

function stripsOf(state: readonly number[]): BoardGround['strips'] {
  const deep = Math.floor((STRIP - 2 * RADIUS) / CELL);
  const share = (lies: (column: number, row: number) => boolean): number => {
    let [all, free] = [0, 0];
    for (const [cell, mark] of state.entries()) {
      if (!lies(cell % SIDE, Math.floor(cell / SIDE))) continue;
      all += 1;
      free += mark === FREE ? 1 : 0;
    }
    return free / all;
  };
  return [
    { edge: 'north', free: share((_, row) => row <= deep) },
    { edge: 'east', free: share((column) => column >= SIDE - 1 - deep) },
    { edge: 'south', free: share((_, row) => row >= SIDE - 1 - deep) },
    { edge: 'west', free: share((column) => column <= deep) },
  ];
}

/** Computes the ground of a board with these pieces. @rule MST-10 DEP-10 DEP-12 TRV-2 */
export function groundOf(terrain: readonly Piece[]): BoardGround {
  const state = new Array<number>(SIDE * SIDE).fill(FREE);
  const under = new Set<number>();
  for (const piece of terrain.filter(({ base }) => base <= CELL / 4)) {
    const { kind, shape } = piece;
    const climbed = kind === 'ladder' || (kind === 'obstacle' && leastThickness(shape) <= CLIMBABLE);
    const closes = kind === 'barrier' || kind === 'platform' || kind === 'obstacle' || kind === 'ladder';
    eachNear(piece, closes ? RADIUS : CELL / 2, (cell, inside) => {
      if (inside) under.add(cell);
      if (closes) state[cell] = Math.max(state[cell] ?? FREE, climbed ? CLIMBED : CLOSED);
    });
  }
  const [, ...rest] = parts(state);
  const standing = rest.map((part) => part.filter((cell) => state[cell] === FREE)).filter((part) => part.length > 0);
  return {
    pockets: standing.map((part) => middleOf(part[Math.floor(part.length / 2)] ?? 0)),
    strips: stripsOf(state),
    covered: under.size / state.length,
  };
}
