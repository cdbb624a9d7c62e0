import type { LaidOut } from './lay-out.ts';

/**
 * The share of a wide screen that the rows of faces take beside the questions, and the smaller share of a low screen, where questions need breadth.
 */
const BESIDE = 0.56;
const LOW = { height: 640, part: 0.46 };
/** The least height of the rows that questions from below leave free, in CSS pixels. */
const LEAST = 96;
/** The height of a strip without coins, in CSS pixels. */
const BARE = 60;

/** The layout with rows of faces in place of a board: the rows need not be square, so that questions get the room that a board would take. */
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
