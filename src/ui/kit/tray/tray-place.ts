/** How far something is turned for its reader, in degrees clockwise. */
export type Quarter = 0 | 90 | 180 | 270;

/** The sides of something on the glass, in CSS pixels. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** A box on the glass before it is turned about its middle, in CSS pixels. */
export interface TrayPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Between the handle and what it opens, and between that and the end of the glass. */
const GAP = 4;
/** Six cards under each other need this much, however short the row is. */
const LEAST = 340;

/** Less room than this above the handle is too little for a card: then it opens below. */
const TOO_LOW = 130;

/**
 * Where a held tray opens: as long as the row its handle stands in (or as a hand needs), directly above the handle as its
 * reader sees it, and never beyond the part of the glass that nothing covers. Depends on nothing that is held.
 */
export function trayPlace(handle: Edges, row: Edges, glass: Edges, turn: Quarter, most: number): TrayPlace {
  const sideways = turn === 90 || turn === 270;
  const rooms = {
    0: handle.top - glass.top,
    90: glass.right - handle.right,
    180: glass.bottom - handle.bottom,
    270: handle.left - glass.left,
  };
  const opposite = ((turn + 180) % 360) as Quarter; // half a turn further
  const up = rooms[turn] < TOO_LOW && rooms[opposite] > rooms[turn] ? opposite : turn;
  const height = Math.max(0, Math.min(most, rooms[up] - 2 * GAP));
  const [from, to] = sideways ? [glass.top, glass.bottom] : [glass.left, glass.right];
  const width = Math.min(to - from - 2 * GAP, Math.max(LEAST, sideways ? row.bottom - row.top : row.right - row.left));
  const inside = (middle: number): number => Math.min(to - GAP - width / 2, Math.max(from + GAP + width / 2, middle));
  const [x, y] = [inside((row.left + row.right) / 2), inside((row.top + row.bottom) / 2)];
  const away = GAP + height / 2;
  const middle = {
    0: { x, y: handle.top - away },
    90: { x: handle.right + away, y },
    180: { x, y: handle.bottom + away },
    270: { x: handle.left - away, y },
  }[up];
  return { left: middle.x - width / 2, top: middle.y - height / 2, width, height };
}
