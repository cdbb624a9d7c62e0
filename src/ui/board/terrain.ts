import { nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { INCH } from '../../geometry/lengths.ts';
import { distanceToShape } from '../../geometry/shapes.ts';
import type { BoardPoint } from '../contexts/table-port.ts';
import { blob, scatter, seedOf } from './scatter.ts';
import { shadowOf } from './moon-shadow.ts';
import { bushes, floors } from './terrain-detail.ts';
import type { BoardPiece } from './table.ts';

/** Outline of a piece as path data. */
export function outlineOf({ shape }: BoardPiece): string {
  if ('polygon' in shape) return `M${shape.polygon.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
  const { at, radius } = shape.disc;
  return `M${at.x - radius} ${at.y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/** Where a piece is thought to be: the middle of its corners. */
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

/** The longest edge: its middle line is how rungs, roofs and planks lie. */
function grain({ shape }: BoardPiece): { ux: number; uy: number; long: number; wide: number } {
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

/** Straight strokes across the grain (or along it), kept `inset` inside the long sides. */
function planks(piece: BoardPiece, step: number, inset: number, along = false): string {
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

/** Places inside a piece, at least `apart` from each other and `inset` from the outline. */
function places(piece: BoardPiece, apart: number, inset: number, most: number): BoardPoint[] {
  const next = scatter(seedOf(piece.id));
  const { x, y, width, height } = extent(piece);
  const points: BoardPoint[] = [];
  for (let tries = 0; tries < 500 && points.length < most; tries += 1) {
    const point = { x: x + next() * width, y: y + next() * height };
    if (distanceToShape(point, piece.shape) > -inset) continue;
    if (points.every((neighbour) => Math.abs(neighbour.x - point.x) + Math.abs(neighbour.y - point.y) > apart)) points.push(point);
  }
  return points;
}

/** An ink line drawn twice, as a hand does. */
const inked = (piece: BoardPiece, width = 15): TemplateResult =>
  svg`<path d=${outlineOf(piece)} class="ink" stroke-width=${width}></path><path d=${outlineOf(moved(piece, 9, -7))} class="ink faint" stroke-width=${width * 0.55}></path>`;

function moved({ shape, ...piece }: BoardPiece, dx: number, dy: number): BoardPiece {
  const off = ({ x, y }: BoardPoint): BoardPoint => ({ x: x + dx, y: y + dy });
  return {
    ...piece,
    shape: 'polygon' in shape ? { polygon: shape.polygon.map(off) } : { disc: { ...shape.disc, at: off(shape.disc.at) } },
  };
}

function water(piece: BoardPiece): TemplateResult {
  const d = outlineOf(piece);
  const ripples = places(piece, 190, 60, 40).map(({ x, y }) => `M${(x - 62).toFixed(0)} ${y.toFixed(0)}q31 -30 62 0t62 0`);
  return svg`<path d=${d} class="water-shore"></path><path d=${d} class="water"></path><path d=${shrunk(piece, 0.86)} class="water-deep"></path>
    <path d=${ripples.join('')} class="ripples"></path>${inked(piece, 12)}`;
}

function woods(piece: BoardPiece): TemplateResult {
  const next = scatter(seedOf(piece.id) + 1);
  const d = outlineOf(piece);
  const crowns = places(piece, 205, 70, 60)
    .sort((a, b) => a.y - b.y)
    .map((point) => {
      const radius = 92 + next() * 42;
      return svg`<path d=${blob(point, radius, 8, 0.12, next)} class="crown"></path>
        <path d=${blob({ x: point.x, y: point.y }, radius * 0.55, 6, 0.16, next)} class="crown-top"></path>`;
    });
  return svg`<path d=${d} class="woods"></path><path d=${d} class="woods-edge"></path>${crowns}`;
}

function shrunk(piece: BoardPiece, factor: number): string {
  const { x, y } = middleOf(piece);
  if (!('polygon' in piece.shape))
    return outlineOf({ ...piece, shape: { disc: { at: { x, y }, radius: piece.shape.disc.radius * factor } } });
  return outlineOf({
    ...piece,
    shape: { polygon: piece.shape.polygon.map((p) => ({ x: x + (p.x - x) * factor, y: y + (p.y - y) * factor })) },
  });
}

function barrier(piece: BoardPiece): TemplateResult {
  const d = outlineOf(piece);
  const has = (tag: string): boolean => piece.tags?.includes(tag) ?? false;
  const round = 'disc' in piece.shape;
  const roofed = has('building') && !has('wall');
  const inside = has('tree')
    ? svg`<path d=${blob(middleOf(piece), grain(piece).long * 0.5, 9, 0.07, scatter(seedOf(piece.id)))} class="bark"></path>
        ${[0.64, 0.4, 0.16].map((factor) => svg`<path d=${shrunk(piece, factor)} class="ink thin"></path>`)}`
    : roofed
      ? svg`<path d=${planks(piece, 78, 26, true)} class="ink thin faint"></path><path d=${ridge(piece)} class="ink" stroke-width="20"></path>`
      : round
        ? svg`<path d=${shrunk(piece, 0.66)} class="facet"></path><path d=${shrunk(piece, 0.66)} class="ink thin"></path>`
        : has('trunk')
          ? svg`<path d=${planks(piece, 62, 30, true)} class="ink thin"></path>`
          : svg`<path d=${shrunkAcross(piece)} class="facet"></path><path d=${planks(piece, 120, 12)} class="ink thin"></path>`;
  return svg`<path d=${d} class=${roofed ? 'roof' : has('trunk') ? 'wood' : 'barrier'}></path>${inside}${inked(piece, 20)}`;
}

/** The ridge of a roof with its four hips. */
function ridge(piece: BoardPiece): string {
  const { x, y } = middleOf(piece);
  const { ux, uy, long, wide } = grain(piece);
  const half = Math.max(0, long / 2 - wide / 2);
  const ends = [-1, 1].map((side) => ({ x: x + ux * half * side, y: y + uy * half * side }));
  const hips =
    'polygon' in piece.shape && piece.shape.polygon.length === 4
      ? piece.shape.polygon.map((corner) => {
          const end = ends.reduce((a, b) => (apart(a, corner) < apart(b, corner) ? a : b));
          return `M${corner.x} ${corner.y}L${end.x.toFixed(0)} ${end.y.toFixed(0)}`;
        })
      : [];
  return `${hips.join('')}M${ends.map((end) => `${end.x.toFixed(0)} ${end.y.toFixed(0)}`).join('L')}`;
}

const apart = (a: BoardPoint, b: BoardPoint): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** The lit top of a wall: narrower across the grain only. */
function shrunkAcross(piece: BoardPiece): string {
  if (!('polygon' in piece.shape)) return outlineOf(piece);
  const { x, y } = middleOf(piece);
  const { ux, uy, wide } = grain(piece);
  const factor = Math.max(0.2, 1 - 70 / wide);
  return outlineOf({
    ...piece,
    shape: {
      polygon: piece.shape.polygon.map((p) => {
        const across = ((p.y - y) * ux - (p.x - x) * uy) * (1 - factor);
        return { x: p.x + uy * across, y: p.y - ux * across };
      }),
    },
  });
}

function obstacle(piece: BoardPiece): TemplateResult {
  const d = outlineOf(piece);
  const has = (...tags: string[]): boolean => tags.some((tag) => piece.tags?.includes(tag));
  const stuff = has('door') ? 'wood' : has('window') ? 'water' : has('low-wall', 'rubble', 'pillar') ? 'barrier' : 'obstacle';
  return svg`<path d=${d} class=${stuff}></path><path d=${d} fill="url(#hatch)"></path>
    ${has('hedge') && 'polygon' in piece.shape ? bushes(piece, middleOf(piece), grain(piece)) : nothing}
    ${has('door', 'window') ? svg`<path d=${planks(piece, grain(piece).wide / 2, 8, true)} class="ink" stroke-width="14"></path>` : nothing}
    ${has('fence') ? svg`<path d=${planks(piece, 150, 4)} class="ink" stroke-width="22"></path>` : nothing}
    ${'disc' in piece.shape ? svg`<path d=${shrunk(piece, 0.55)} class="ink thin"></path>` : nothing}
    <path d=${d} class="obstacle-edge"></path>`;
}

function platform(piece: BoardPiece): TemplateResult {
  const d = outlineOf(piece);
  return svg`<path d=${d} class="platform"></path>${[0.9, 0.8].map((factor) => svg`<path d=${shrunk(piece, factor)} class="contour"></path>`)}${inked(piece, 15)}`;
}

function ladder(piece: BoardPiece): TemplateResult {
  const { wide, long } = grain(piece);
  return svg`<path d=${outlineOf(piece)} class="wood"></path>
    <path d=${planks(piece, 70, 0)} class="ink" stroke-width="18"></path><path d=${planks(piece, wide * 0.98, Math.min(long, wide) * 0.02, true)} class="ink thin"></path>${inked(piece, 14)}`;
}

function stairs(piece: BoardPiece): TemplateResult {
  return svg`<path d=${outlineOf(piece)} class="platform"></path><path d=${planks(piece, 85, 0)} class="ink" stroke-width="11"></path>${inked(piece, 13)}`;
}

const drawings: Record<BoardPiece['kind'], (piece: BoardPiece) => TemplateResult> = {
  water,
  woods,
  barrier,
  obstacle,
  platform,
  ladder,
  stairs,
};
const rank: Record<BoardPiece['kind'], number> = { water: 0, woods: 3, obstacle: 2, barrier: 2, platform: 1, stairs: 1, ladder: 4 };

/** A place between the middle and a corner, where a model rarely hides it. */
function besideMiddle(piece: BoardPiece): BoardPoint {
  const { x, y } = middleOf(piece);
  const corner = 'polygon' in piece.shape ? (piece.shape.polygon[0] ?? { x, y }) : { x: x - piece.shape.disc.radius, y };
  return { x: x + (corner.x - x) * 0.62, y: y + (corner.y - y) * 0.58 };
}

/** All terrain from the ground up: shadows that grow with height, then the pieces. `upright` turns the height labels. */
export function terrainLayer(terrain: readonly BoardPiece[], upright: number): TemplateResult {
  const rising = [...terrain].sort((a, b) => rank[a.kind] - rank[b.kind] || a.top - b.top);
  const tall = rising.filter(({ kind }) => kind === 'barrier' || kind === 'platform' || kind === 'obstacle');
  return svg`
    <defs>
      <pattern id="hatch" width="62" height="62" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 31H62" class="ink thin"></path>
      </pattern>
    </defs>
    ${floors(terrain)}
    <path class="shadows" d=${tall.map((piece) => shadowOf(piece, upright)).join('')}></path>
    ${rising.map((piece) => svg`<g data-piece=${piece.id}>${drawings[piece.kind](piece)}</g>`)}
    ${rising
      .filter(({ kind }) => kind === 'platform')
      .map((piece) => {
        const { x, y } = besideMiddle(piece);
        return svg`<text class="height" transform="translate(${x} ${y}) rotate(${upright})" text-anchor="middle" dy="0.350em">${String(Math.round((piece.top / INCH) * 10) / 10)}″</text>`;
      })}`;
}
