import { nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { coinOf } from '../models/coin-of.ts';
import type { Pointed } from '../modes.ts';
import { radiusOf, STONE_RADIUS } from '../table.ts';
import { outlineOf } from '../terrain/piece-shape.ts';
import type { Bench } from './tool.ts';
import { coinShape } from '../models/token.ts';

/** The width of the halo round a base, and the radius of the light round a moonstone, in units. */
const HALO = 52;
const LIGHT = 110;
/** The radius of an advised place without a model, in units. */
const PLACE = 150;

/** The angles of four arrowheads round a ring that point inwards, in degrees. */
const HEADS = [45, 135, 225, 315];

/** A ring that differs in form from everything else on the board: dashed, with arrowheads that point at the model in it. */
function ring({ x, y }: BoardPoint, radius: number, px: number): TemplateResult {
  const r = radius + 4 * px;
  return svg`<g class="pointed-ring" transform="translate(${x} ${y})">
    <circle class="pointed-ink" r=${r} stroke-width=${8 * px}></circle>
    <circle class="pointed-line" r=${r} stroke-width=${4 * px}></circle>
    ${HEADS.map((turn) => svg`<path class="pointed-head" transform="rotate(${turn}) translate(0 ${-r}) scale(${px})" stroke-width="2" d="M-8 -16H8L0 -3Z"></path>`)}
  </g>`;
}

const line = (points: readonly BoardPoint[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** The way that a model is advised to go: its present place, its path, and its coin at the end. */
function going(
  { view, characters, camera }: Bench,
  { model: id, way, put }: NonNullable<Pointed['goes']>,
): TemplateResult | typeof nothing {
  const model = view?.table.models[id];
  const end = way.at(-1);
  if (!view || !model || !end) return nothing;
  const { px, upright } = camera;
  const radius = radiusOf(characters, model);
  const legs = line([model.at, ...way]);
  return svg`<g class="pointed-way" data-pointed=${id}>
    ${
      put
        ? nothing
        : svg`<circle class="pointed-left" cx=${model.at.x} cy=${model.at.y} r=${radius} stroke-width=${2 * px}></circle>
          <path class="pointed-ink" d=${legs} stroke-width=${8 * px}></path>
          <path class="pointed-line" d=${legs} stroke-width=${4 * px} stroke-dasharray="${10 * px} ${7 * px}"></path>`
    }
    <g class="pointed-base" transform="translate(${end.x} ${end.y})">
      <g class="pointed-coin" transform="rotate(${upright}) scale(${radius / 100})">${coinShape(coinOf(view, characters, model))}</g>
      <circle class="pointed-ink" r=${radius} stroke-width=${7 * px}></circle>
      <circle class="pointed-line" r=${radius} stroke-width=${3.5 * px} stroke-dasharray="${10 * px} ${7 * px}"></circle>
    </g>
  </g>`;
}

/** Draws the advice over everything on the board. */
export function pointerMarks(bench: Bench, { goes, places, ids }: Pointed): TemplateResult {
  const { view, characters, camera } = bench;
  const { px } = camera;
  const about = ids.map((id) => {
    const model = view?.table.models[id];
    if (model) return model.status === 'board' ? ring(model.at, radiusOf(characters, model) + HALO, px) : nothing;
    const stone = view?.table.stones.find((candidate) => candidate.id === id && candidate.holder === null);
    if (stone) return ring(stone.at, STONE_RADIUS + LIGHT, px);
    const piece = view?.table.terrain.find((candidate) => candidate.id === id);
    return piece
      ? svg`<path class="pointed-ink" d=${outlineOf(piece)} stroke-width=${8 * px}></path>
        <path class="pointed-line" d=${outlineOf(piece)} stroke-width=${4 * px} stroke-dasharray="${10 * px} ${7 * px}"></path>`
      : nothing;
  });
  return svg`<g class="pointed">${goes ? going(bench, goes) : nothing}${places.map((point) => ring(point, PLACE, px))}${about}</g>`;
}
