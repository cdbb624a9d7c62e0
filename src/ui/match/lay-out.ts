import type { Seat } from '../../rules/terms/ids.ts';

export type Seating = 'flat' | 'pass' | 'side';

/** A place on the glass in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** A strip at an edge: its own width and depth before it is turned about its middle, so that its words stand upright to its reader. */
export interface Place {
  seat: Seat;
  turn: 0 | 90 | 180 | 270;
  middle: { x: number; y: number };
  width: number;
  depth: number;
}
export interface LaidOut {
  header: Box;
  /** The header is narrow and high. */
  rail: boolean;
  board: Box;
  /** Where upright strips stand one after the other; null where every seat has an edge of its own. */
  column: (Box & { beside: boolean }) | null;
  places: Place[];
}

const HEADER = 52;
const LEAST_STRIP = 112;
const LEAST_COLUMN = 330;

/** Upright strips: beside the board where the glass is wide, below it where it is high. */
function upright(width: number, height: number): LaidOut {
  if (width > height) {
    const size = Math.min(height, width - LEAST_COLUMN);
    const left = size;
    return {
      board: { left: 0, top: (height - size) / 2, width: size, height: size },
      header: { left, top: 0, width: width - left, height: HEADER },
      rail: false,
      column: { left, top: HEADER, width: width - left, height: height - HEADER, beside: true },
      places: [],
    };
  }
  const size = Math.min(width, height - HEADER - LEAST_STRIP);
  return {
    header: { left: 0, top: 0, width, height: HEADER },
    rail: false,
    board: { left: (width - size) / 2, top: HEADER, width: size, height: size },
    column: { left: 0, top: HEADER + size, width, height: height - HEADER - size, beside: false },
    places: [],
  };
}

/** Which edge each seat sits at, clockwise from the near one; two sit opposite each other at the ends of the longer side. */
function edges(seats: number, wide: boolean): Place['turn'][] {
  if (seats === 2) return wide ? [90, 270] : [0, 180];
  return seats === 3 ? [0, 90, 180] : [0, 90, 180, 270];
}

function flat(width: number, height: number, seats: number): LaidOut {
  const wide = width > height;
  const turns = edges(seats, wide);
  // the questions of a near and a far seat would cover a line between them and the board: there it stands upright beside the board
  const rail = turns.includes(0);
  const room = rail ? { x: width - HEADER, y: height } : { x: width, y: height - HEADER };
  const across = turns.filter((turn) => turn === 90 || turn === 270).length;
  const along = turns.length - across;
  const size = Math.min(room.x - across * LEAST_STRIP, room.y - along * LEAST_STRIP);
  const depth = { x: across > 0 ? (room.x - size) / across : 0, y: along > 0 ? (room.y - size) / along : 0 };
  const before = turns.includes(90) ? depth.x : across === 0 ? (room.x - size) / 2 : 0;
  const above = turns.includes(180) ? depth.y : along === 0 ? (room.y - size) / 2 : 0;
  const board: Box = { left: before + (rail ? HEADER : 0), top: above + (rail ? 0 : HEADER), width: size, height: size };
  const header: Box = rail
    ? { left: board.left - HEADER, top: board.top, width: HEADER, height: size }
    : { left: 0, top: 0, width, height: HEADER };
  const middleY = board.top + size / 2;
  const places = turns.map((turn, seat): Place => {
    if (turn === 0) return { seat, turn, middle: { x: width / 2, y: height - depth.y / 2 }, width, depth: depth.y };
    if (turn === 180) return { seat, turn, middle: { x: width / 2, y: depth.y / 2 }, width, depth: depth.y };
    const x = turn === 90 ? depth.x / 2 : width - depth.x / 2;
    return { seat, turn, middle: { x, y: middleY }, width: size, depth: depth.x };
  });
  return { header, rail, board, column: null, places };
}

/** Where everything lies on a glass of this size. */
export const layOut = (width: number, height: number, seats: number, seating: Seating): LaidOut =>
  seating === 'flat' ? flat(width, height, seats) : upright(width, height);

/** The seating a glass suggests until somebody chooses. */
export const suggested = (width: number, height: number): Seating =>
  Math.min(width, height) < 600 ? 'pass' : width > height ? 'side' : 'flat';
