import { distance } from '../../../geometry/points.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';

/** Distance between the nodes of the grid at which the shade is measured, in units. */
const CELL = 36;
/**
 * A point of the outline within this distance of the move's full length lies on the arc of that length, because free spots lie on a grid and the arc
 * does not; in units.
 */
const RIM = 48;
/** The number of times that each point of the outline is averaged with its neighbours, to smooth the steps of the grid. */
const IRONINGS = 8;
/**
 * The direction of an outline is taken between the points this far to either side; and the greatest cosine of an angle that still counts as square.
 */
const [ABOUT, SQUARE] = [4, 0.5];

/** The start of a move, and the greatest length of the move, in units. */
interface Span {
  from: BoardPoint;
  limit: number;
}

/** The area that bases at these places cover, on a grid of nodes: each node knows how far away the nearest place is. */
class Shade {
  private readonly left: number;
  private readonly top: number;
  private readonly columns: number;
  private readonly rows: number;
  /** The squared distance from each node to the nearest place. */
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

  /** The distance of a node from the outline inside the area; below 0 outside. */
  #depth(node: number): number {
    return this.radius - Math.sqrt(this.nearest[node] ?? Infinity);
  }
  #pointOf(node: number): BoardPoint {
    return { x: this.left + (node % this.columns) * CELL, y: this.top + Math.floor(node / this.columns) * CELL };
  }

  /** The closed lines round the area and round the holes in it; lines round holes run the other way. */
  outlines(): BoardPoint[][] {
    const { columns, rows } = this;
    /** Maps each point where the outline enters a cell to the point where it leaves the cell; and where these points are. */
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
          // the id of a cell's side: its first node and its direction
          const side = 2 * Math.min(from, to) + (Math.abs(from - to) === 1 ? 0 : 1);
          const [a, b] = [this.#pointOf(from), this.#pointOf(to)];
          const share = depth / (depth - following);
          points.set(side, { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
          (depth > 0 ? exits : entries).push(side);
        }
        // each corner inside the area is cut off by a line that begins at its own entry
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

/** True if the outline at a point runs about square to the direction from the start, which is so where the move ends but not along a wall. */
function isAcross(line: readonly BoardPoint[], nth: number, from: BoardPoint): boolean {
  const place = line[nth];
  const [before, after] = [line[(nth + line.length - ABOUT) % line.length], line[(nth + ABOUT) % line.length]];
  if (!place || !before || !after || line.length <= 2 * ABOUT) return false;
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const along = Math.abs(dx * (place.x - from.x) + dy * (place.y - from.y));
  return along < distance(before, after) * distance(place, from) * SQUARE;
}

/** Smooths the grid out of a closed line; where the move's length ends, the line is the true arc. */
function ironed(line: readonly BoardPoint[], radius: number, span: Span | null): BoardPoint[] {
  const rim = span ? span.limit + radius : 0;
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

/**
 * The outline, as path data, of all that a base covers if it stands at any of these places; `span`: how far the move leads where nothing is in its
 * way. Lengths in units.
 */
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
