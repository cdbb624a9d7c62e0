import { distanceToShape } from '../../../geometry/shapes.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { randomNumbers, seedOf } from './scatter.ts';
import type { BoardPiece } from '../table.ts';

/** The outline of a piece as path data. */
export function outlineOf({ shape }: BoardPiece): string {
  if ('polygon' in shape) return `M${shape.polygon.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
  const { at, radius } = shape.disc;
  return `M${at.x - radius} ${at.y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/** The middle of a piece: the mean of its corners. */
export function middleOf({ shape }: BoardPiece): BoardPoint {
  if (!('polygon' in shape)) return shape.disc.at;
  const count = Math.max(1, shape.polygon.length);
  return { x: shape.polygon.reduce((sum, { x }) => sum + x, 0) / count, y: shape.polygon.reduce((sum, { y }) => sum + y, 0) / count };
}

function extent({ shape }: BoardPiece): { x: number; y: number; width: number; height: number } {
  if (!('polygon' in shape)) {
    const { at, radius } = shape.disc;
    return { x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius };
  }
  const xs = shape.polygon.map(({ x }) => x);
  const ys = shape.polygon.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * The direction of a piece's longest edge as a unit vector, and its length and width along and across it. Rungs, roofs and planks follow this
 * direction.
 */
export function grain({ shape }: BoardPiece): { ux: number; uy: number; long: number; wide: number } {
  if (!('polygon' in shape)) return { ux: 1, uy: 0, long: shape.disc.radius * 2, wide: shape.disc.radius * 2 };
  let [best, ux, uy] = [0, 1, 0];
  shape.polygon.forEach((a, i) => {
    const b = shape.polygon[(i + 1) % shape.polygon.length] ?? a;
    const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    if (length > best) [best, ux, uy] = [length, (b.x - a.x) / length, (b.y - a.y) / length];
  });
  const { x, y } = middleOf({ shape } as BoardPiece); // only the shape is read
  const along = shape.polygon.map((p) => (p.x - x) * ux + (p.y - y) * uy);
  const across = shape.polygon.map((p) => (p.y - y) * ux - (p.x - x) * uy);
  return { ux, uy, long: Math.max(...along) - Math.min(...along), wide: Math.max(...across) - Math.min(...across) };
}

/** Straight strokes across the grain (or along it), ending `inset` inside the long sides. */
export function planks(piece: BoardPiece, step: number, inset: number, along = false): string {
  const { x, y } = middleOf(piece);
  const { ux, uy, long, wide } = grain(piece);
  const [vx, vy] = [-uy, ux];
  const [run, half] = along ? [wide, long / 2 - inset] : [long, wide / 2 - inset];
  const [sx, sy, tx, ty] = along ? [vx, vy, ux, uy] : [ux, uy, vx, vy];
  const count = Math.max(1, Math.round(run / step));
  return Array.from({ length: count - 1 }, (_, i) => {
    const off = ((i + 1) / count - 0.5) * run;
    return `M${(x + sx * off - tx * half).toFixed(0)} ${(y + sy * off - ty * half).toFixed(0)}L${(x + sx * off + tx * half).toFixed(0)} ${(y + sy * off + ty * half).toFixed(0)}`;
  }).join('');
}

/** At most `limit` places inside a piece, at least `apart` from each other and `inset` from the outline. */
export function places(piece: BoardPiece, apart: number, inset: number, limit: number): BoardPoint[] {
  const next = randomNumbers(seedOf(piece.id));
  const { x, y, width, height } = extent(piece);
  const points: BoardPoint[] = [];
  for (let tries = 0; tries < 500 && points.length < limit; tries += 1) {
    const point = { x: x + next() * width, y: y + next() * height };
    if (distanceToShape(point, piece.shape) > -inset) continue;
    if (points.every((neighbour) => Math.abs(neighbour.x - point.x) + Math.abs(neighbour.y - point.y) > apart)) points.push(point);
  }
  return points;
}

export function shrunk(piece: BoardPiece, factor: number): string {
  const { x, y } = middleOf(piece);
  if (!('polygon' in piece.shape))
    return outlineOf({ ...piece, shape: { disc: { at: { x, y }, radius: piece.shape.disc.radius * factor } } });
  return outlineOf({
    ...piece,
    shape: { polygon: piece.shape.polygon.map((p) => ({ x: x + (p.x - x) * factor, y: y + (p.y - y) * factor })) },
  });
}
