import { nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { INCH } from '../../../geometry/lengths.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { blob, randomNumbers, seedOf } from './scatter.ts';
import { lightFrom, roofOf, wallOf, waterOf, woodsOf } from './materials.ts';
import type { Direction } from './materials.ts';
import { shadowOf } from './moon-shadow.ts';
import type { Hour } from './moon-shadow.ts';
import { grain, middleOf, outlineOf, planks, shrunk } from './piece-shape.ts';
import { bushes, floors } from './terrain-detail.ts';
import type { BoardPiece } from '../table.ts';

/** An ink line drawn twice, as if by hand. */
const inked = (piece: BoardPiece, width = 15): TemplateResult =>
  svg`<path d=${outlineOf(piece)} class="ink" stroke-width=${width}></path><path d=${outlineOf(moved(piece, 9, -7))} class="ink faint" stroke-width=${width * 0.55}></path>`;

function moved({ shape, ...piece }: BoardPiece, dx: number, dy: number): BoardPiece {
  const off = ({ x, y }: BoardPoint): BoardPoint => ({ x: x + dx, y: y + dy });
  return {
    ...piece,
    shape: 'polygon' in shape ? { polygon: shape.polygon.map(off) } : { disc: { ...shape.disc, at: off(shape.disc.at) } },
  };
}

function barrier(piece: BoardPiece, light: Direction): TemplateResult {
  const d = outlineOf(piece);
  const has = (tag: string): boolean => piece.tags?.includes(tag) ?? false;
  const round = 'disc' in piece.shape;
  const roofed = has('building') && !has('wall');
  const inside = has('tree')
    ? svg`<path d=${blob(middleOf(piece), grain(piece).long * 0.5, 9, 0.07, randomNumbers(seedOf(piece.id)))} class="bark"></path>
        ${[0.64, 0.4, 0.16].map((factor) => svg`<path d=${shrunk(piece, factor)} class="ink thin"></path>`)}`
    : roofed
      ? roofOf(piece, light)
      : round
        ? svg`<path d=${shrunk(piece, 0.66)} class="facet"></path><path d=${shrunk(piece, 0.66)} class="ink thin"></path>`
        : has('trunk')
          ? svg`<path d=${planks(piece, 62, 30, true)} class="ink thin"></path>`
          : wallOf(piece, light);
  return svg`<path d=${d} class=${roofed ? 'roof' : has('trunk') ? 'wood' : 'barrier'}></path>${inside}${inked(piece, 20)}`;
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

const drawings: Record<BoardPiece['kind'], (piece: BoardPiece, light: Direction) => TemplateResult> = {
  water: waterOf,
  woods: woodsOf,
  barrier,
  obstacle,
  platform,
  ladder,
  stairs,
};
const rank: Record<BoardPiece['kind'], number> = { water: 0, woods: 3, obstacle: 2, barrier: 2, platform: 1, stairs: 1, ladder: 4 };

/** The place of a label: between the middle and a corner, where a model rarely hides it. */
function besideMiddle(piece: BoardPiece): BoardPoint {
  const { x, y } = middleOf(piece);
  const corner = 'polygon' in piece.shape ? (piece.shape.polygon[0] ?? { x, y }) : { x: x - piece.shape.disc.radius, y };
  return { x: x + (corner.x - x) * 0.62, y: y + (corner.y - y) * 0.58 };
}

/**
 * All terrain from the ground up: shadows that grow with height, then the pieces. `upright`: the turn of the labels and of the light, in degrees;
 * `hour`: the position of the moon.
 */
export function terrainLayer(terrain: readonly BoardPiece[], upright: number, hour: Hour = 2): TemplateResult {
  const light = lightFrom(upright);
  const rising = [...terrain].sort((a, b) => rank[a.kind] - rank[b.kind] || a.top - b.top);
  const tall = rising.filter(({ kind }) => kind === 'barrier' || kind === 'platform' || kind === 'obstacle');
  return svg`
    <defs>
      <pattern id="hatch" width="62" height="62" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 31H62" class="ink thin"></path>
      </pattern>
    </defs>
    ${floors(terrain)}
    <path class="shadows" d=${tall.map((piece) => shadowOf(piece, upright, hour)).join('')}></path>
    ${rising.map((piece) => svg`<g data-piece=${piece.id}>${drawings[piece.kind](piece, light)}</g>`)}
    ${rising
      .filter(({ kind }) => kind === 'platform')
      .map((piece) => {
        const { x, y } = besideMiddle(piece);
        return svg`<text class="height" transform="translate(${x} ${y}) rotate(${upright})" text-anchor="middle" dy="0.350em">${String(Math.round((piece.top / INCH) * 10) / 10)}″</text>`;
      })}`;
}
