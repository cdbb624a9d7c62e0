import { nothing, render, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { crystalShape } from '../../art/crystal.ts';
import { coinOf } from './coin-of.ts';
import { radiusOf, STONE_RADIUS } from '../table.ts';
import type { Bench } from './bench.ts';
import { coinShape } from './token.ts';

/** A thing that a finger carries: a model's coin, a moonstone, or a bare ring. */
export interface CarriedThing {
  model?: string | null;
  stone?: number;
  radius: number;
}

/** A carried thing over a place of the board, and whether the place is refused. */
export interface Ghost {
  carried: CarriedThing;
  at: BoardPoint;
  refused: boolean;
}

const cross = 'M-1 -1L1 1M1 -1L-1 1';

/**
 * A struck circle at the place where a plan fails. It has no transforms: a transform makes a paint chunk, and the browser assigns all chunks to
 * layers again whenever one moves.
 */
export function failMark({ x, y }: BoardPoint, px: number): TemplateResult {
  const arm = 5 * px;
  return svg`<g class="fail"><circle cx=${x} cy=${y} r=${11 * px} stroke-width=${2 * px}></circle><path d=${`M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`} stroke-width=${3 * px}></path></g>`;
}

/** The carried thing, round (0, 0). A refused one has a cross besides its colour. */
function drawing(bench: Bench, carried: CarriedThing, refused: boolean): TemplateResult {
  const model = carried.model ? bench.view?.table.models[carried.model] : undefined;
  const radius = model ? radiusOf(bench.characters, model) : carried.radius;
  const { upright, px } = bench.camera;
  return svg`<g class=${refused ? 'ghost refused' : 'ghost'}>
    ${
      model && bench.view
        ? svg`<g class="ghost-coin" transform="rotate(${upright}) scale(${radius / 100})">${coinShape(coinOf(bench.view, bench.characters, model))}</g>`
        : carried.stone === undefined
          ? nothing
          : svg`<g class="ghost-coin" transform="rotate(${upright}) scale(${STONE_RADIUS / 13})">${crystalShape(carried.stone)}</g>`
    }
    <circle r=${radius} class="ghost-base" stroke-width=${2.5 * px}></circle>
    ${refused ? svg`<path d=${cross} class="ghost-cross" transform="scale(${radius * 0.55})"></path>` : nothing}
  </g>`;
}

/**
 * Draws the carried thing on a layer of its own: while a finger drags, only the layer moves and its drawing stays. The drawing changes with the
 * thing, the zoom and the verdict.
 */
export class GhostLayer {
  private drawn: readonly unknown[] = [];
  private moved = '';

  /** `layer`: the element that is moved; the drawing stands still in it. */
  constructor(private readonly layer: () => HTMLElement) {}

  show(bench: Bench, ghost: Ghost | null): void {
    const { camera, view, characters } = bench;
    const state = ghost
      ? [view, characters, camera.upright, camera.px, ghost.refused, ghost.carried.model, ghost.carried.stone, ghost.carried.radius]
      : [];
    const layer = this.layer();
    if (state.length !== this.drawn.length || state.some((value, i) => value !== this.drawn[i])) {
      this.drawn = state;
      const [drawn] = layer.children;
      if (drawn instanceof SVGElement) render(ghost ? svg`${drawing(bench, ghost.carried, ghost.refused)}` : nothing, drawn);
    }
    if (!ghost) return;
    // the layer lies in the world, which the zoom enlarges
    const moved = `translate(${(ghost.at.x * camera.fit).toFixed(2)}px, ${(ghost.at.y * camera.fit).toFixed(2)}px)`;
    if (moved !== this.moved) layer.style.transform = this.moved = moved;
  }
}
