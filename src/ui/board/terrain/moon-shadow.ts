import type { BoardPoint } from '../../contexts/table-port.ts';
import type { BoardPiece } from '../table.ts';

/** The position of the moon: one for each turn, 1 to 4, and a red moon during Sudden Death. */
export type Hour = 1 | 2 | 3 | 4 | 'death';

/**
 * The length of a shadow for each unit of height, to the right and down as the reader sees the board: the moon goes from the left to nearly overhead.
 */
const FALLS: Record<Hour, { x: number; y: number }> = {
  1: { x: 0.76, y: 0.3 },
  2: { x: 0.56, y: 0.42 },
  3: { x: 0.4, y: 0.54 },
  4: { x: 0.26, y: 0.7 },
  death: { x: 0.34, y: 0.5 },
};
/** Pieces higher than this cast no longer shadow, in units. */
const MOST = 560;

/** The position of the moon in a match; before the first turn it is that of turn 1. */
export const hourOf = ({ turn, suddenDeath }: { turn: number; suddenDeath: boolean }): Hour =>
  suddenDeath ? 'death' : turn <= 1 ? 1 : turn === 2 ? 2 : turn === 3 ? 3 : 4;

/** The corners of a piece; 24 points for a disc. */
const cornersOf = ({ shape }: BoardPiece): readonly BoardPoint[] =>
  'polygon' in shape
    ? shape.polygon
    : Array.from({ length: 24 }, (_, index) => {
        const turn = (index / 24) * 2 * Math.PI;
        return { x: shape.disc.at.x + shape.disc.radius * Math.cos(turn), y: shape.disc.at.y + shape.disc.radius * Math.sin(turn) };
      });

/** Path data of the corners in one direction of rotation, so that overlapping shapes are filled once. */
function wound(points: readonly BoardPoint[]): string {
  const area = points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  const outline = area < 0 ? points.toReversed() : points;
  return `M${outline.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z`;
}

/**
 * The shadow of a piece as path data: its foot, the shadow of its top, and everything between. The moon stands at the upper left of the player whose
 * words stand upright; `upright`: the turn of the words inside the board, in degrees.
 */
export function shadowOf(piece: BoardPiece, upright: number, hour: Hour): string {
  const falls = FALLS[hour];
  const height = Math.min(MOST, piece.top - piece.base);
  const turn = (upright * Math.PI) / 180;
  const [dx, dy] = [
    height * (falls.x * Math.cos(turn) - falls.y * Math.sin(turn)),
    height * (falls.x * Math.sin(turn) + falls.y * Math.cos(turn)),
  ];
  const foot = cornersOf(piece);
  const fall = ({ x, y }: BoardPoint): BoardPoint => ({ x: x + dx, y: y + dy });
  const between = foot.map((corner, index) => {
    const next = foot[(index + 1) % foot.length] ?? corner;
    return wound([corner, next, fall(next), fall(corner)]);
  });
  return wound(foot) + wound(foot.map(fall)) + between.join('');
}
