import { svg } from 'lit';
import type { TemplateResult } from 'lit';
import { deepStretches } from '../../../geometry/segments.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { blob, randomNumbers, seedOf } from './scatter.ts';
import type { BoardPiece } from '../table.ts';

const BOARDS = 64;

/** Floors of the houses that models can enter: the ground within their walls, below everything else. */
export function floors(terrain: readonly BoardPiece[]): TemplateResult[] {
  const houses = new Map<string, BoardPoint[]>();
  for (const { piece, tags, shape } of terrain) {
    if (piece === undefined || !tags?.includes('building') || !('polygon' in shape)) continue;
    houses.set(piece, [...(houses.get(piece) ?? []), ...shape.polygon]);
  }
  return [...houses.values()].map((corners) => {
    const hull = hullOf(corners);
    return svg`<path d=${`M${hull.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} style="fill: var(--timber); fill-opacity: 0.4"></path>
      <path d=${boardsOf(hull)} class="ink thin faint"></path>`;
  });
}

/** The convex hull of some places. */
function hullOf(places: readonly BoardPoint[]): BoardPoint[] {
  const sorted = [...places].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (line: readonly BoardPoint[]): BoardPoint[] => {
    const out: BoardPoint[] = [];
    for (const p of line) {
      for (let a = out[out.length - 2], b = out[out.length - 1]; a && b; a = out[out.length - 2], b = out[out.length - 1]) {
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Floorboards along the longest side of a floor, as path data. */
function boardsOf(hull: readonly BoardPoint[]): string {
  let [most, ux, uy] = [0, 1, 0];
  hull.forEach((a, i) => {
    const b = hull[(i + 1) % hull.length] ?? a;
    const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
    if (length > most) [most, ux, uy] = [length, (b.x - a.x) / length, (b.y - a.y) / length];
  });
  const across = hull.map(({ x, y }) => y * ux - x * uy);
  const along = hull.map(({ x, y }) => x * ux + y * uy);
  const [near, end] = [Math.min(...along), Math.max(...along)];
  const lines: string[] = [];
  for (let off = Math.min(...across) + BOARDS; off < Math.max(...across) - BOARDS / 2; off += BOARDS) {
    const place = (share: number): BoardPoint => ({ x: ux * share - uy * off, y: uy * share + ux * off });
    for (const [lo, hi] of deepStretches(place(near - 1), place(end + 1), { polygon: hull }, 0)) {
      const [a, b] = [place(near - 1 + lo), place(near - 1 + hi)];
      lines.push(`M${a.x.toFixed(0)} ${a.y.toFixed(0)}L${b.x.toFixed(0)} ${b.y.toFixed(0)}`);
    }
  }
  return lines.join('');
}

/** Clipped bushes in a row. */
export function bushes(
  piece: BoardPiece,
  middle: BoardPoint,
  { ux, uy, long, wide }: { ux: number; uy: number; long: number; wide: number },
): TemplateResult[] {
  const next = randomNumbers(seedOf(piece.id));
  const radius = Math.min(130, wide * 0.46);
  const count = Math.max(1, Math.round(long / (radius * 1.5)));
  return Array.from({ length: count }, (_, i) => {
    const off = ((i + 0.5) / count - 0.5) * (long - radius * 0.5);
    const point = { x: middle.x + ux * off, y: middle.y + uy * off };
    return svg`<path d=${blob(point, radius, 7, 0.1, next)} class="crown"></path><path d=${blob(point, radius * 0.5, 5, 0.16, next)} class="crown-top"></path>`;
  });
}
