import type { Seat } from '../../../rules/terms/ids.ts';

export type Seating = 'flat' | 'pass' | 'side';

/** A box on the screen in CSS pixels. */
export interface ScreenBox {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** A strip at an edge: its width and depth before it is turned about its middle to stand upright for its reader. */
export interface SeatPlace {
  seat: Seat;
  turn: 0 | 90 | 180 | 270;
  middle: { x: number; y: number };
  width: number;
  depth: number;
}
export interface LaidOut {
  header: ScreenBox;
  /** The header is narrow and high. */
  rail: boolean;
  /** The place of the board while no question is asked. */
  board: ScreenBox;
  /** The area within which the board may move when a question covers it. */
  glass: ScreenBox;
  /** The column of upright strips; null if every seat has its own edge. */
  column: (ScreenBox & { beside: boolean }) | null;
  places: SeatPlace[];
}

const HEADER = 52;
/** The height of a strip without a question, in CSS pixels. */
export const STRIP = 76;
/** The height of upright strips below the board, with the coins below the names, in CSS pixels. */
const ROWS = 124;
const LEAST_STRIP = 112;
const LEAST_COLUMN = 330;
/** The greatest share of the screen's width that a column takes, however large its words are. */
const MOST_COLUMN = 0.42;

/** Upright strips: beside the board on a wide screen, at the left if `leftHanded`; below the board on a high screen. */
function upright(width: number, height: number, leftHanded: boolean, words: number): LaidOut {
  if (width > height) {
    const size = Math.min(height, width - Math.max(LEAST_COLUMN, Math.min(LEAST_COLUMN * words, width * MOST_COLUMN)));
    const [board, column] = leftHanded ? [width - size, 0] : [0, size];
    return {
      board: { left: board, top: (height - size) / 2, width: size, height: size },
      glass: { left: board, top: 0, width: size, height },
      header: { left: column, top: 0, width: width - size, height: HEADER },
      rail: false,
      column: { left: column, top: HEADER, width: width - size, height: height - HEADER, beside: true },
      places: [],
    };
  }
  const size = Math.min(width, height - HEADER - LEAST_STRIP);
  return {
    header: { left: 0, top: 0, width, height: HEADER },
    rail: false,
    board: { left: (width - size) / 2, top: HEADER, width: size, height: size },
    glass: { left: 0, top: HEADER, width, height: Math.max(size, height - HEADER - ROWS) },
    column: { left: 0, top: HEADER + size, width, height: height - HEADER - size, beside: false },
    places: [],
  };
}

/** The edge of each seat, clockwise from the near one; two players sit at the ends of the longer side. */
function edges(seats: number, wide: boolean): SeatPlace['turn'][] {
  if (seats === 2) return wide ? [90, 270] : [0, 180];
  if (seats === 3) return wide ? [0, 90, 270] : [0, 90, 180];
  return [0, 90, 180, 270];
}

const isSideways = ({ turn }: Pick<SeatPlace, 'turn'>): boolean => turn === 90 || turn === 270;

/** The layout for two players at opposite ends, with the board between them. */
function flatForTwo(width: number, height: number): LaidOut {
  const wide = width > height;
  // the header stands upright beside the board, because the questions of a near and a far seat would cover a line above or below it
  const room = wide ? { x: width, y: height - HEADER } : { x: width - HEADER, y: height };
  const size = wide ? Math.min(room.x - 2 * LEAST_STRIP, room.y) : Math.min(room.x, room.y - 2 * LEAST_STRIP);
  const leftMargin = wide ? (width - size) / 2 : (room.x - size) / 2 + HEADER;
  const top = wide ? HEADER + (room.y - size) / 2 : (height - size) / 2;
  const board: ScreenBox = { left: leftMargin, top, width: size, height: size };
  const glass = wide
    ? { ...board, left: STRIP, width: Math.max(size, width - 2 * STRIP) }
    : { ...board, top: STRIP, height: Math.max(size, height - 2 * STRIP) };
  const header: ScreenBox = wide ? { left: 0, top: 0, width, height: HEADER } : { ...glass, left: leftMargin - HEADER, width: HEADER };
  const places = edges(2, wide).map((turn, seat): SeatPlace => {
    const depth = wide ? leftMargin : top;
    const opposite = seat === 1;
    if (!wide) return { seat, turn, middle: { x: width / 2, y: opposite ? depth / 2 : height - depth / 2 }, width, depth };
    return { seat, turn, middle: { x: opposite ? width - depth / 2 : depth / 2, y: top + size / 2 }, width: size, depth };
  });
  return { header, rail: !wide, board, glass, column: null, places };
}

/**
 * The layout for three or four players round the board: every strip is as long as the board, so that the corners of the screen stay free; the header
 * is in one.
 */
function flatForMore(width: number, height: number, seats: number): LaidOut {
  const turns = edges(seats, width > height);
  const across = turns.filter((turn) => isSideways({ turn })).length;
  const along = turns.length - across;
  const size = Math.min(width - across * STRIP, height - along * STRIP);
  const depth = { x: across > 0 ? (width - size) / across : 0, y: along > 0 ? (height - size) / along : 0 };
  const leftMargin = turns.includes(90) ? depth.x : (width - size) / 2;
  const top = turns.includes(180) ? depth.y : along > 0 ? 0 : (height - size) / 2;
  const board: ScreenBox = { left: leftMargin, top, width: size, height: size };
  const middle = { x: leftMargin + size / 2, y: top + size / 2 };
  const places = turns.map((turn, seat): SeatPlace => {
    if (turn === 0) return { seat, turn, middle: { x: middle.x, y: height - depth.y / 2 }, width: size, depth: depth.y };
    if (turn === 180) return { seat, turn, middle: { x: middle.x, y: depth.y / 2 }, width: size, depth: depth.y };
    const x = turn === 90 ? depth.x / 2 : width - depth.x / 2;
    return { seat, turn, middle: { x, y: middle.y }, width: size, depth: depth.x };
  });
  const rail = depth.y > depth.x;
  const corner = { width: leftMargin, height: depth.y };
  const header: ScreenBox = { left: 0, top: top > 0 ? 0 : size, ...corner };
  // a zoomed board has all the room between the strips
  const [from, to] = [turns.includes(90) ? STRIP : leftMargin, turns.includes(270) ? width - STRIP : leftMargin + size];
  const [over, under] = [turns.includes(180) ? STRIP : top, height - STRIP];
  const glass: ScreenBox = { left: from, top: over, width: to - from, height: under - over };
  return { header, rail, board, glass, column: null, places };
}

const flat = (width: number, height: number, seats: number): LaidOut =>
  seats === 2 ? flatForTwo(width, height) : flatForMore(width, height, seats);

/** The room that a question may take of the screen, in CSS pixels: its height above the strip, and the length of the strip left free before and after it. */
export interface QuestionRoom {
  height: number;
  before: number;
  after: number;
}

/**
 * The share of the board that a question may cover: alone, with the opposite seat, with a neighbour, and when both ends and a side are asked at once.
 */
const COVERS = { alone: 0.6, opposite: 0.45, crossed: 0.47, all: 0.27 };

/** The room between two opposite questions, in CSS pixels, where the fighters are seen. */
const BETWEEN = 170;

/** The room for one seat's question while these seats are asked: no question covers another one or a strip. `deep`: the depth of a strip. */
export function questionRoom({ board, places }: LaidOut, place: SeatPlace, askedSeats: readonly Seat[], deep = STRIP): QuestionRoom {
  const open = places.filter(({ seat }) => seat === place.seat || askedSeats.includes(seat));
  const ends = open.filter((candidate) => !isSideways(candidate));
  const crossed = ends.length > 0 && ends.length < open.length;
  const opposite = Math.min(COVERS.opposite, (1 - BETWEEN / board.height) / 2);
  const straight = open.length === 1 ? COVERS.alone : opposite;
  const share = !crossed ? straight : ends.length === 2 ? COVERS.all : COVERS.crossed;
  const strip = open.length > 1 ? deep : STRIP;
  if (!isSideways(place)) return { height: Math.max(LEAST_STRIP, place.depth - strip + board.height * share), before: 0, after: 0 };
  const taken = (turn: SeatPlace['turn']): number => (ends.some((end) => end.turn === turn) ? board.height * share : 0);
  const [near, across] = [taken(0), taken(180)];
  const height = Math.max(LEAST_STRIP, place.depth - STRIP + board.width * straight);
  return place.turn === 90 ? { height, before: across, after: near } : { height, before: near, after: across };
}

/**
 * The layout of a screen of this size. `leftHanded`: questions beside the board are at its left. `words`: the factor by which the words are larger
 * than usual.
 */
export const layOut = (
  width: number,
  height: number,
  seats: number,
  seating: Seating,
  { leftHanded = false, words = 1 }: { leftHanded?: boolean; words?: number } = {},
): LaidOut => (seating === 'flat' ? flat(width, height, seats) : upright(width, height, leftHanded, words));

/** The turn of each of so many seats: to its own edge, or upright where strips are in a column. */
export const turnsOn = ({ places }: LaidOut, seats: number): SeatPlace['turn'][] =>
  Array.from({ length: seats }, (_, seat) => places.find((place) => place.seat === seat)?.turn ?? 0);

/** True if a screen is held in one hand: trays leave no room beside its board. */
const isPhone = ({ width, height }: { width: number; height: number }): boolean => Math.min(width, height) < 600;

/** The seating that a screen suggests until the players choose one. */
export const suggestedSeating = (width: number, height: number): Seating =>
  isPhone({ width, height }) ? 'pass' : width > height ? 'side' : 'flat';

/** The least length of a strip at an edge, in CSS pixels: a shorter one has no room for a tray and the content beside it. */
const LEAST_EDGE = 440;

/**
 * True if a screen of this size has room for a seating with so many players. Two sit at the ends of the longer side, and upright strips fit
 * everywhere.
 */
export const hasRoom = (width: number, height: number, seats: number, seating: Seating): boolean =>
  seating !== 'flat' || seats === 2 || flatForMore(width, height, seats).board.width >= LEAST_EDGE;

/** The seating at a screen: the chosen one if there is room for it, otherwise the suggested one. */
export const seatingOn = ({ width, height }: { width: number; height: number }, seats: number, chosen: Seating | null): Seating =>
  chosen !== null && hasRoom(width, height, seats, chosen) ? chosen : suggestedSeating(width, height);

export type Corner = `${'bottom' | 'top'} ${'left' | 'right'}`;

/** The corners of the board that a question covers, by the turn of its reader. */
const COVERED: Record<SeatPlace['turn'], readonly Corner[]> = {
  0: ['bottom right', 'bottom left'],
  90: ['top left', 'bottom left'],
  180: ['top left', 'top right'],
  270: ['top right', 'bottom right'],
};

/** The corner of the board for its buttons while these seats are asked: one that no question covers, if there is any. */
export function freeCorner({ places, column }: LaidOut, size: { width: number; height: number }, askedSeats: readonly Seat[]): Corner {
  // questions below the board grow up over its lower end
  const below = isPhone(size) || (column !== null && !column.beside && askedSeats.length > 0);
  const covered = [...(below ? COVERED[0] : []), ...places.flatMap(({ seat, turn }) => (askedSeats.includes(seat) ? COVERED[turn] : []))];
  const corners: Corner[] = ['bottom right', 'top right', 'bottom left', 'top left'];
  return corners.find((corner) => !covered.includes(corner)) ?? 'bottom right';
}
