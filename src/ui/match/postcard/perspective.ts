import { BOARD, INCH } from '../../../geometry/lengths.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';

/**
 * The place of the table in a picture, in units of the picture: its nearest and farthest line, the width of the table on each, and the ratio of depth
 * to width.
 */
export interface TablePlacement {
  width: number;
  far: number;
  near: number;
  farBroad: number;
  nearBroad: number;
  deep: number;
}

/** The least part of the table to show, in units of the board. */
interface Part {
  x: number;
  y: number;
  width: number;
  depth: number;
}

const PAD = 2.2 * INCH;
const LEAST = 15 * INCH;
const MOST = 1.12 * BOARD;

/** The part of the table round these places, hardly wider than the board. If the places do not fit, the farthest are beyond the far line. */
function partRound(points: readonly BoardPoint[], deep: number): Part {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wanted = Math.max(LEAST, right - left + 2 * PAD, (bottom - top + 2 * PAD) / deep);
  const width = Math.min(MOST, wanted);
  const depth = width * deep;
  const free = Math.max(0, (BOARD - width) / 2);
  const middle = Math.min(BOARD / 2 + free, Math.max(BOARD / 2 - free, (left + right) / 2));
  return { width, depth, x: middle - width / 2, y: wanted > width ? bottom + PAD - depth : (top + bottom - depth) / 2 };
}

/** A table in perspective, seen from a chair. Straight lines of the board stay straight. */
export class Perspective {
  readonly part: Part;

  constructor(
    readonly lie: TablePlacement,
    points: readonly BoardPoint[],
  ) {
    this.part = partRound(points, lie.deep);
  }

  /** The width of the shown part on a line of the picture. */
  broadOn(line: number): number {
    const { far, near, farBroad, nearBroad } = this.lie;
    return farBroad + ((nearBroad - farBroad) * (line - far)) / (near - far);
  }

  /** The line of the board that is seen on a line of the picture. */
  boardLine(line: number): number {
    const { farBroad, nearBroad } = this.lie;
    const share = (1 / farBroad - 1 / this.broadOn(line)) / (1 / farBroad - 1 / nearBroad);
    return this.part.y + share * this.part.depth;
  }

  /** The columns of the board at both edges of the picture, on one of its lines. */
  columns(line: number): [number, number] {
    const units = this.part.width / this.broadOn(line);
    const middle = this.part.x + this.part.width / 2;
    return [middle - (this.lie.width / 2) * units, middle + (this.lie.width / 2) * units];
  }

  /** The place in the picture of a place on the board, and the size of a unit there. */
  onPicture({ x, y }: BoardPoint): { x: number; y: number; scale: number } {
    const { far, near, farBroad, nearBroad, width } = this.lie;
    const share = (y - this.part.y) / this.part.depth;
    const broad = 1 / (1 / farBroad - share * (1 / farBroad - 1 / nearBroad));
    const scale = broad / this.part.width;
    const line = far + ((broad - farBroad) * (near - far)) / (nearBroad - farBroad);
    return { x: width / 2 + (x - this.part.x - this.part.width / 2) * scale, y: line, scale };
  }
}
