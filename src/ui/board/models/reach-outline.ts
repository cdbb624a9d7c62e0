import { distance } from '../../../geometry/points.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';

/** Distance between the nodes at which the shade is measured, in units. */
const CELL = 36;
/** An edge that is so near to the end of a move lies at its end: places stand on a grid, and the end of a move does not. */
const RIM = 48;
/** How often a point of the outline is drawn towards its neighbours, which irons out the grid. */
const IRONINGS = 8;
/** The direction of an outline is taken from so many points to either side; so much of a right angle may be missing, as a cosine. */
const [ABOUT, SQUARE] = [4, 0.5];

/** A move that leads at most so far, in units. */
interface Span {
  from: BoardPoint;
  most: number;
}

/** The shade round places that are a base wide, on a grid of nodes: at each node how far the next place is. */
class Shade {
  private readonly left: number;
  private readonly top: number;
  private readonly columns: number;
  private readonly rows: number;
  /** Squares of distances. */
  private readonly nearest: Float64Array;

  constructor(
    places: readonly BoardPoint[],
    private readonly radius: number,
  ) {
    const pad = radius + 2 * CELL;
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { x, y } of places)
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    [this.left, this.top] = [left - pad, top - pad];
    this.columns = Math.ceil((right - left + 2 * pad) / CELL) + 1;
    this.rows = Math.ceil((bottom - top + 2 * pad) / CELL) + 1;
    this.nearest = new Float64Array(this.columns * this.rows).fill(pad * pad);
    const reach = Math.ceil(radius / CELL + 1.5);
    for (const place of places) this.#lay(place, reach);
  }

  #lay({ x, y }: BoardPoint, reach: number): void {
    const { columns, rows, nearest } = this;
    const [column, row] = [Math.round((x - this.left) / CELL), Math.round((y - this.top) / CELL)];
    for (let down = Math.max(0, row - reach); down <= Math.min(rows - 1, row + reach); down += 1) {
      const dy = this.top + down * CELL - y;
      for (let across = Math.max(0, column - reach); across <= Math.min(columns - 1, column + reach); across += 1) {
        const dx = this.left + across * CELL - x;
        const node = down * columns + across;
        nearest[node] = Math.min(nearest[node] ?? 0, dx * dx + dy * dy);
      }
    }
  }

  /** How far a node lies inside the shade; below nought outside. */
  #depth(node: number): number {
    return this.radius - Math.sqrt(this.nearest[node] ?? Infinity);
  }
  #at(node: number): BoardPoint {
    return { x: this.left + (node % this.columns) * CELL, y: this.top + Math.floor(node / this.columns) * CELL };
  }

  /** The closed lines round the shade and round what is spared in it, which run the other way. */
  outlines(): BoardPoint[][] {
    const { columns, rows } = this;
    /** From each place where the outline enters a cell to the one where it leaves it, and where those are. */
    const next = new Map<number, number>();
    const points = new Map<number, BoardPoint>();
    for (let row = 0; row + 1 < rows; row += 1)
      for (let column = 0; column + 1 < columns; column += 1) {
        const corner = row * columns + column;
        const round = [corner, corner + 1, corner + 1 + columns, corner + columns];
        const entries: number[] = [];
        const exits: number[] = [];
        for (const [nth, from] of round.entries()) {
          const to = round[(nth + 1) % 4] ?? from;
          const [depth, following] = [this.#depth(from), this.#depth(to)];
          if (depth > 0 === following > 0) continue;
          // a side of a cell is named by its first node and its direction
          const side = 2 * Math.min(from, to) + (Math.abs(from - to) === 1 ? 0 : 1);
          const [a, b] = [this.#at(from), this.#at(to)];
          const share = depth / (depth - following);
          points.set(side, { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
          (depth > 0 ? exits : entries).push(side);
        }
        // each inner corner is cut off from its own entry on
        const first = this.#depth(round[0] ?? 0) > 0 ? 1 : 0;
        exits.forEach((exit, nth) => next.set(exit, entries[(nth - first + entries.length) % entries.length] ?? exit));
      }
    const lines: BoardPoint[][] = [];
    for (const start of points.keys()) {
      if (!next.has(start)) continue;
      const line: BoardPoint[] = [];
      for (let side: number | undefined = start; side !== undefined;) {
        const point = points.get(side);
        if (point) line.push(point);
        const following = next.get(side);
        next.delete(side);
        side = following !== undefined && next.has(following) ? following : undefined;
      }
      lines.push(line);
    }
    return lines;
  }
}

/** Whether the outline runs about square to the way from the start there, which it does where the move ends and not along a wall. */
function isAcross(line: readonly BoardPoint[], nth: number, from: BoardPoint): boolean {
  const place = line[nth];
  const [before, after] = [line[(nth + line.length - ABOUT) % line.length], line[(nth + ABOUT) % line.length]];
  if (!place || !before || !after || line.length <= 2 * ABOUT) return false;
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const along = Math.abs(dx * (place.x - from.x) + dy * (place.y - from.y));
  return along < distance(before, after) * distance(place, from) * SQUARE;
}

/** The grid ironed out of a closed line; where the move ends, the line is the true arc. */
function ironed(line: readonly BoardPoint[], radius: number, span: Span | null): BoardPoint[] {
  const rim = span ? span.most + radius : 0;
  const onArc = line.map((place, nth) => {
    if (!span) return false;
    const length = distance(place, span.from);
    return length > rim - RIM && length < rim + CELL && isAcross(line, nth, span.from);
  });
  let points = line.map((place, nth) => {
    if (!span || !onArc[nth]) return place;
    const share = rim / distance(place, span.from);
    return { x: span.from.x + (place.x - span.from.x) * share, y: span.from.y + (place.y - span.from.y) * share };
  });
  for (let round = 0; round < IRONINGS; round += 1) {
    const before = points;
    points = before.map((place, nth) => {
      if (onArc[nth]) return place;
      const [a, b] = [before[(nth + before.length - 1) % before.length] ?? place, before[(nth + 1) % before.length] ?? place];
      return { x: (a.x + 2 * place.x + b.x) / 4, y: (a.y + 2 * place.y + b.y) / 4 };
    });
  }
  return points;
}

/** The outline of all that a base covers that stands at one of these places, as path data; `span`: how far the move leads in the open. Lengths in units. */
export function reachOutline(places: readonly BoardPoint[], radius: number, span: Span | null = null): string {
  if (places.length === 0) return '';
  return new Shade(places, radius)
    .outlines()
    .map(
      (line) =>
        `M${ironed(line, radius, span)
          .map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)
          .join('L')}Z`,
    )
    .join('');
}
