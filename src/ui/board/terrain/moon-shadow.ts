import type { BoardPoint } from '../../contexts/table-port.ts';
import type { BoardPiece } from '../table.ts';

/** Where the moon stands: over turn 1 to 4, or red over Sudden Death. */
export type Hour = 1 | 2 | 3 | 4 | 'death';

/** How far a shadow falls for each unit of height, to the right and down as the board is looked at: the moon goes from the left to nearly above. */
const FALLS: Record<Hour, { x: number; y: number }> = {
  1: { x: 0.76, y: 0.3 },
  2: { x: 0.56, y: 0.42 },
  3: { x: 0.4, y: 0.54 },
  4: { x: 0.26, y: 0.7 },
  death: { x: 0.34, y: 0.5 },
};
/** The greatest height that counts. */
const MOST = 560;

/** The hour of a match: before the first turn the moon has not moved yet. */
export const hourOf = ({ turn, suddenDeath }: { turn: number; suddenDeath: boolean }): Hour =>
  suddenDeath ? 'death' : turn <= 1 ? 1 : turn === 2 ? 2 : turn === 3 ? 3 : 4;

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
