import type { BoardPoint } from '../contexts/table-port.ts';
import type { BoardPiece } from './table.ts';

/** How far a shadow falls for each unit of height, to the right and down as the board is looked at, and the greatest height that counts. */
const FALLS = { x: 0.4, y: 0.3, most: 700 };

/** The corners of a piece, those of a disc so many. */
const cornersOf = ({ shape }: BoardPiece): readonly BoardPoint[] =>
  'polygon' in shape
    ? shape.polygon
    : Array.from({ length: 24 }, (_, index) => {
        const turn = (index / 24) * 2 * Math.PI;
        return { x: shape.disc.at.x + shape.disc.radius * Math.cos(turn), y: shape.disc.at.y + shape.disc.radius * Math.sin(turn) };
      });

/** Corners as path data, always round the same way: what lies over each other is filled once. */
function wound(points: readonly BoardPoint[]): string {
  const area = points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  const outline = area < 0 ? points.toReversed() : points;
  return `M${outline.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z`;
}

/** The shadow of a piece as path data: where it stands, where its top falls, and all between. The moon stands up left of the player whose words stand upright; `upright`: how they are turned inside the board. */
export function shadowOf(piece: BoardPiece, upright: number): string {
  const height = Math.min(FALLS.most, piece.top - piece.base);
  const turn = (upright * Math.PI) / 180;
  const [dx, dy] = [
    height * (FALLS.x * Math.cos(turn) - FALLS.y * Math.sin(turn)),
    height * (FALLS.x * Math.sin(turn) + FALLS.y * Math.cos(turn)),
  ];
  const foot = cornersOf(piece);
  const fall = ({ x, y }: BoardPoint): BoardPoint => ({ x: x + dx, y: y + dy });
  const between = foot.map((corner, index) => {
    const next = foot[(index + 1) % foot.length] ?? corner;
    return wound([corner, next, fall(next), fall(corner)]);
  });
  return wound(foot) + wound(foot.map(fall)) + between.join('');
}
