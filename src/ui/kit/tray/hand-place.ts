import type { Edges, Quarter, TrayPlace } from './tray-place.ts';

/** The gap between the ends of a hand and those of the screen, and round the handle, in CSS pixels. */
const GAP = 4;
/** The distance that a hand reaches beyond its handle's row at each end, in CSS pixels: as far as the question does. */
const BEYOND = 16;
/** The least size that a finger hits, in CSS pixels. */
const HOT = 44;

/** The place of a hand, and the corner that its handle takes. All lengths in CSS pixels. */
export interface HandPlace extends TrayPlace {
  /** From the start of the hand to the end of the handle, as the reader sees it; 0 where the handle is at the other end. */
  start: number;
  /** From the start of the handle to the end of the hand, as the reader sees it; 0 where the handle is at the other end. */
  end: number;
  /** The depth by which the handle reaches into the hand from its far side. */
  deep: number;
  /** The number of cards that fit side by side, each wide enough for a finger. */
  abreast: number;
}

/**
 * The place of a held hand that a player opposite must not read: over its own player's strip, from the far side of the handle to the edge of the
 * screen, as long as the handle's row, and not shorter than `minimum` if the screen has room beyond the other end of the row. The handle is at one end,
 * where no card lies. The place does not depend on the cards.
 */
export function handPlace(handle: Edges, row: Edges, glass: Edges, turn: Quarter, minimum: number): HandPlace {
  const sideways = turn === 90 || turn === 270;
  const height = {
    0: glass.bottom - handle.top,
    90: handle.right - glass.left,
    180: handle.bottom - glass.top,
    270: glass.right - handle.left,
  }[turn];
  const [from, to] = sideways ? [glass.top, glass.bottom] : [glass.left, glass.right];
  const [rowFrom, rowTo] = sideways ? [row.top, row.bottom] : [row.left, row.right];
  const [near, far] = sideways ? [handle.top, handle.bottom] : [handle.left, handle.right];
  const isLast = near - rowFrom > rowTo - far;
  const [first, last] = [Math.max(from + GAP, rowFrom - BEYOND), Math.min(to - GAP, rowTo + BEYOND)];
  const [start, stop] = isLast
    ? [Math.max(from + GAP, Math.min(first, last - minimum)), last]
    : [first, Math.min(to - GAP, Math.max(last, first + minimum))];
  const [width, along] = [stop - start, (start + stop) / 2];
  const middle = {
    0: { x: along, y: glass.bottom - height / 2 },
    90: { x: glass.left + height / 2, y: along },
    180: { x: along, y: glass.top + height / 2 },
    270: { x: glass.right - height / 2, y: along },
  }[turn];
  // half a turn, or a quarter turn against the clock, swaps the ends for the reader
  const isEnd = isLast !== (turn === 180 || turn === 270);
  const taken = isLast ? stop - near : far - start;
  return {
    left: middle.x - width / 2,
    top: middle.y - height / 2,
    width,
    height,
    start: isEnd ? 0 : taken,
    end: isEnd ? taken : 0,
    deep: sideways ? handle.right - handle.left : handle.bottom - handle.top,
    abreast: Math.max(1, Math.floor((width - taken - 4 * GAP) / HOT)),
  };
}

/** The outline of such a hand, as a `clip-path`, without the corner of the handle. */
export function outlineOf({ start, end, deep, width, height }: HandPlace): string {
  const [from, to, under] = [start && start + GAP, width - (end && end + GAP), deep + GAP];
  const corners = [
    [from, 0],
    [to, 0],
    [to, under],
    [width, under],
    [width, height],
    [0, height],
    [0, under],
    [from, under],
  ];
  return `polygon(${corners.map(([x, y]) => `${x}px ${y}px`).join(', ')})`;
}
