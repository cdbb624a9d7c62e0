/** The turn of a part towards its reader, in degrees clockwise. */
export type Quarter = 0 | 90 | 180 | 270;

/** The sides of a box on the screen, in CSS pixels. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** A box on the screen before it is turned about its middle, in CSS pixels. */
export interface TrayPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The gap between the handle and the tray, and between the tray and the end of the screen, in CSS pixels. */
const GAP = 4;
/** The least length of a tray, in CSS pixels, however short the row is: six cards need it. */
const LEAST = 340;

/** With less room than this above the handle, in CSS pixels, there is none for a card: the tray opens below. */
const TOO_LOW = 130;

/**
 * The place where a held tray opens: as long as its handle's row (or as a hand needs), directly above the handle as its reader sees it, and inside the
 * part of the screen that nothing covers. The place does not depend on the secret.
 */
export function trayPlace(handle: Edges, row: Edges, glass: Edges, turn: Quarter, limit: number): TrayPlace {
  const sideways = turn === 90 || turn === 270;
  const rooms = {
    0: handle.top - glass.top,
    90: glass.right - handle.right,
    180: glass.bottom - handle.bottom,
    270: handle.left - glass.left,
  };
  const opposite = ((turn + 180) % 360) as Quarter; // half a turn further
  const up = rooms[turn] < TOO_LOW && rooms[opposite] > rooms[turn] ? opposite : turn;
  const height = Math.max(0, Math.min(limit, rooms[up] - 2 * GAP));
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
