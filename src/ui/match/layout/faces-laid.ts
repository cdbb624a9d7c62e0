import type { LaidOut } from './lay-out.ts';

/** The part of a wide glass that the rows take beside the questions; of a low one, where questions need breadth. */
const BESIDE = 0.56;
const LOW = { height: 640, part: 0.46 };
/** The height that questions growing up from below always leave of them, in CSS pixels. */
const LEAST = 96;
/** A strip without coins. */
const BARE = 60;

/** The same glass with rows of faces on it: they need not be square, so that questions get what a board would have taken. */
export function facesLaid(laid: LaidOut, width: number, height: number): LaidOut {
  const { column, header, board, glass } = laid;
  if (!column) return laid;
  if (!column.beside) {
    const top = glass.top + LEAST;
    return {
      ...laid,
      board: { ...glass, height: LEAST },
      glass: { ...glass, height: height - glass.top - BARE },
      column: { ...column, top, height: height - top },
    };
  }
  const size = Math.min(board.width, Math.round(width * (height <= LOW.height ? LOW.part : BESIDE)));
  const [left, right] = column.left === 0 ? [width - size, 0] : [0, size];
  return {
    ...laid,
    board: { left, top: 0, width: size, height },
    glass: { left, top: 0, width: size, height },
    header: { ...header, left: right, width: width - size },
    column: { ...column, left: right, width: width - size },
  };
}
