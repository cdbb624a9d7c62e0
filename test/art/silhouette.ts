import type { BodyGroup } from '../../src/ui/art/bodies/draw.ts';

type Dot = readonly [x: number, y: number];
/** a, b, c, d, e, f as in SVG. */
type Matrix = readonly [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

function matrixOf(transform: string): Matrix {
  let all: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, kind, inside = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [p = 0, q = 0] = inside
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const turn = (p * Math.PI) / 180;
    if (kind === 'translate') all = times(all, [1, 0, 0, 1, p, q]);
    if (kind === 'scale') all = times(all, [p, 0, 0, inside.trim().includes(' ') ? q : p, 0, 0]);
    if (kind === 'rotate') all = times(all, [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]);
  }
  return all;
}

const COUNT: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };
const STEPS = 6;

/** The corners of each line of path data, curves as short lines. Knows M L H V Q C Z and arcs, absolute and relative; an arc must be half a circle. */
export function linesOf(path: string): Dot[][] {
  const tokens = path.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+)/g) ?? [];
  const lines: Dot[][] = [];
  let [x, y, index] = [0, 0, 0];
  let command = 'M';
  let line: Dot[] = [];
  while (index < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[index] ?? '')) command = tokens[index++] ?? 'M';
    const kind = command.toUpperCase();
    const need = COUNT[kind];
    if (need === undefined) throw new Error(`${command} in ${path}`);
    const given = tokens.slice(index, index + need).map(Number);
    if (given.length < need || given.some(Number.isNaN)) throw new Error(`${command} has too few numbers in ${path}`);
    index += need;
    const [ox, oy] = command === kind ? [0, 0] : [x, y];
    const dot = (n: number): Dot => [(given[n] ?? 0) + ox, (given[n + 1] ?? 0) + oy];
    const start: Dot = [x, y];
    if (kind === 'M') lines.push((line = [([x, y] = dot(0))]));
    else if (kind === 'Z') [x, y] = line[0] ?? [x, y];
    else if (kind === 'H') x = (given[0] ?? 0) + ox;
    else if (kind === 'V') y = (given[0] ?? 0) + oy;
    else [x, y] = dot(need - 2);
    if (kind === 'M') command = command === 'M' ? 'L' : 'l';
    else if (kind === 'Q' || kind === 'C') {
      const points = [start, dot(0), dot(2), ...(kind === 'C' ? [dot(4)] : [])];
      for (let step = 1; step <= STEPS; step += 1) line.push(between(points, step / STEPS));
    } else if (kind === 'A') {
      const [middle, turn]: [Dot, number] = [[(start[0] + x) / 2, (start[1] + y) / 2], Math.atan2(start[1] - y, start[0] - x)];
      for (let step = 1; step <= 8; step += 1) {
        const angle = turn + ((given[4] === 0 ? -1 : 1) * step * Math.PI) / 8;
        line.push([middle[0] + (given[0] ?? 0) * Math.cos(angle), middle[1] + (given[0] ?? 0) * Math.sin(angle)]);
      }
    } else line.push([x, y]);
  }
  return lines;
}

function between(points: readonly Dot[], part: number): Dot {
  if (points.length === 1) return points[0] ?? [0, 0];
  const next = points.slice(1).map(([x, y], index): Dot => {
    const [px, py] = points[index] ?? [0, 0];
    return [px + (x - px) * part, py + (y - py) * part];
  });
  return between(next, part);
}

/** The filled dots of a drawing, row by row, seen through a window of so many dots: what is seen of it when all of it is black. */
export function silhouette(groups: readonly BodyGroup[], [left, top, width, height]: readonly number[], dots: number): boolean[] {
  const filled = Array.from({ length: dots * dots }, () => false);
  const [wide, high] = [(width ?? 1) / dots, (height ?? 1) / dots];
  for (const { parts, transform } of groups) {
    const [a, b, c, d, e, f] = matrixOf(transform);
    for (const line of parts.flatMap(([, path]) => linesOf(path))) {
      const points = line.map(([x, y]): Dot => [(a * x + c * y + e - (left ?? 0)) / wide, (b * x + d * y + f - (top ?? 0)) / high]);
      fill(points, filled, dots);
    }
  }
  return filled;
}

/** Fills one outline, by rows: what is crossed an odd number of times is inside. */
function fill(points: readonly Dot[], filled: boolean[], dots: number): void {
  for (let row = 0; row < dots; row += 1) {
    const y = row + 0.5;
    const crossed: number[] = [];
    points.forEach(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
      if (y1 <= y !== y2 <= y) crossed.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    });
    crossed.sort((p, q) => p - q);
    for (let pair = 0; pair + 1 < crossed.length; pair += 2)
      for (
        let column = Math.max(0, Math.ceil((crossed[pair] ?? 0) - 0.5));
        column + 0.5 < (crossed[pair + 1] ?? 0) && column < dots;
        column += 1
      )
        filled[row * dots + column] = true;
  }
}

/** How unlike two silhouettes are: the part of what either fills that only one of them fills, from 0 to 1. */
export function unlike(first: readonly boolean[], two: readonly boolean[]): number {
  const either = first.filter((dot, index) => dot || two[index]).length;
  return first.filter((dot, index) => dot !== two[index]).length / Math.max(1, either);
}
