import { nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { BoardPoint } from '../contexts/table-port.ts';
import { crystalShape } from '../art/crystal.ts';
import { coinOf } from './coin-of.ts';
import { radiusOf, STONE_RADIUS } from './table.ts';
import type { Bench } from './tool.ts';
import { coinShape } from './token.ts';

/** What is carried: a model's coin, a moonstone, or a bare ring. */
export interface Carried {
  model?: string | null;
  stone?: number;
  radius: number;
}

const cross = 'M-1 -1L1 1M1 -1L-1 1';

/** The place where something fails: a struck circle. */
export function failMark({ x, y }: BoardPoint, px: number): TemplateResult {
  return svg`<g class="fail" transform="translate(${x} ${y}) scale(${px})"><circle r="11"></circle><path d="M-5 -5L5 5M5 -5L-5 5"></path></g>`;
}

/** A ghost of what is carried. `refused` marks it with a cross besides its colour. */
export function ghost(bench: Bench, carried: Carried, { x, y }: BoardPoint, refused: boolean): TemplateResult {
  const model = carried.model ? bench.view?.table.models[carried.model] : undefined;
  const radius = model ? radiusOf(bench.characters, model) : carried.radius;
  const { upright, px } = bench.camera;
  return svg`<g class=${refused ? 'ghost refused' : 'ghost'} style="transform: translate(${x}px, ${y}px)">
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
