import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { stoneSaid, whichOne } from '../../../words/match/board.ts';
import { crystalShape } from '../../art/crystal.ts';
import type { BoardCamera } from '../camera/board-camera.ts';
import { coinOf } from '../models/coin-of.ts';
import type { BoardHit } from './hit.ts';
import type { Bench } from './tool.ts';
import { coinDefs, coinShape } from '../models/token.ts';

const BREADTH = 100;
const EDGE = 54;

/** Things that lie close together under a finger, spread out round the touched place so that a finger can choose one. CSS pixels. */
export interface Fan {
  x: number;
  y: number;
  hits: readonly BoardHit[];
}

/** A model's coin or a moonstone's crystal as a separate picture. */
export function pictureOf(bench: Pick<Bench, 'view' | 'characters'>, id: string): TemplateResult | typeof nothing {
  const model = bench.view?.table.models[id];
  if (model && bench.view)
    return html`<svg viewBox="-130 -140 260 280" aria-hidden="true">
      <defs>${coinDefs(model.seat)}</defs>
      ${coinShape(coinOf(bench.view, bench.characters, model))}
    </svg>`;
  const stone = bench.view?.table.stones.find((candidate) => candidate.id === id);
  return stone ? html`<svg viewBox="-22 -24 44 48" aria-hidden="true">${svg`${crystalShape(stone.depth)}`}</svg>` : nothing;
}

/** The open fan over the whole board; a touch beside it closes it. */
export function fanOver(
  bench: Bench,
  { x, y, hits }: Fan,
  camera: BoardCamera,
  chosen: (hit: BoardHit) => void,
  closed: () => void,
): TemplateResult {
  const count = hits.length;
  const radius = count < 3 ? 78 : Math.max(84, (count * BREADTH) / 5.2);
  const within = (value: number, most: number): number => Math.min(Math.max(value, EDGE), Math.max(EDGE, most - EDGE));
  const middle = {
    x: Math.min(Math.max(x, radius + EDGE), Math.max(radius + EDGE, camera.width - radius - EDGE)),
    y: Math.min(Math.max(y, radius + EDGE), Math.max(radius + EDGE, camera.height - radius - EDGE)),
  };
  return html`<div
    class="fan"
    role="group"
    aria-label=${whichOne()}
    @pointerdown=${(event: Event) => {
      event.stopPropagation();
      if (event.target === event.currentTarget) closed();
    }}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key === 'Escape') closed();
      event.stopPropagation();
    }}
  >
    ${hits.map((hit, i) => {
      const turn = (i / count) * 2 * Math.PI - (count === 2 ? Math.PI : Math.PI / 2);
      const leftEdge = within(middle.x + radius * Math.cos(turn), camera.width);
      const top = within(middle.y + radius * Math.sin(turn), camera.height);
      const stone = bench.view?.table.stones.find(({ id }) => id === hit.id);
      return html`<button type="button" style=${`left:${leftEdge}px;top:${top}px;rotate:${camera.reader}deg`} @click=${() => chosen(hit)}>
        ${pictureOf(bench, hit.id)}<span>${stone ? stoneSaid(stone.depth) : bench.nameOf(hit.id)}</span>
      </button>`;
    })}
  </div>`;
}
