import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { BOARD, INCH } from '../../../geometry/lengths.ts';
import type { Edge } from '../../../rules/terms/decision.ts';
import type { View } from '../../../seats/view.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { yourEdge } from '../../../words/match/board.ts';
import { pieceName } from '../../../words/names/pieces.ts';
import { crystalShape } from '../../art/crystal.ts';
import { lentEmblem, packNameOf, photoOf } from '../../art/lent-cards.ts';
import { FRAME, SPAN } from '../camera/board-camera.ts';
import type { BoardCamera } from '../camera/board-camera.ts';
import { coinOf } from '../models/coin-of.ts';
import { luresLayer } from '../models/lures.ts';
import { markersLayer } from '../models/markers.ts';
import type { BoardMode, BoardRing, Ray } from '../modes.ts';
import { modelsOnBoard, nameOf, radiusOf, STONE_RADIUS, stonesOnGround } from '../table.ts';
import type { Characters, BoardModel } from '../table.ts';
import { middleOf, outlineOf } from '../terrain/piece-shape.ts';
import { reachOutline } from '../models/reach-outline.ts';
import { coinDefs, coinShape } from '../models/token.ts';

/** The things that the layers between the ground and the plans show. */
export interface ShownLayers {
  view: View;
  characters: Characters;
  camera: BoardCamera;
  mode: BoardMode;
  touchable: readonly string[];
  questioned: readonly string[];
  selected: string | null;
  rings: readonly BoardRing[];
  names: boolean;
  /** The places where the planned move can end; null until it is known. */
  reach: readonly BoardPoint[] | null;
}

/** The room that a ring's label takes beyond the ring, in units of the board. */
const LABEL = 180;
/** The depth of a deployment zone: ten inches from an edge. @rule DEP-11 */
const STRIP = 10 * INCH;

/** The depth at which the words “your edge” stand: inside the zone, in front of the models in it. */
const SAID = 7.6 * INCH;

function strip(edge: Edge, upright: number): TemplateResult {
  const across = edge === 'north' || edge === 'south';
  const [width, height] = across ? [BOARD, STRIP] : [STRIP, BOARD];
  const [x, y] = [edge === 'east' ? BOARD - STRIP : 0, edge === 'south' ? BOARD - STRIP : 0];
  const depth = edge === 'east' || edge === 'south' ? BOARD - STRIP : STRIP;
  const deep = edge === 'east' || edge === 'south' ? BOARD - SAID : SAID;
  const [left, top] = across ? [BOARD / 2, deep] : [deep, BOARD / 2];
  return svg`<rect class="strip" x=${x} y=${y} width=${width} height=${height}></rect>
    <path class="strip-line" d=${across ? `M0 ${depth}H${BOARD}` : `M${depth} 0V${BOARD}`}></path>
    <text class="edge-name" text-anchor="middle" dy="0.300em" transform="translate(${left} ${top}) rotate(${upright})">${yourEdge()}</text>`;
}

/** The vertical offset of a ring's label, as its reader sees it: above the ring, or below it where the label would be off the board above. */
function labelOff(point: BoardPoint, radius: number, upright: number): number {
  const headroom = { 0: BOARD - point.y, 90: point.x, 180: point.y, 270: BOARD - point.x }[upright] ?? BOARD;
  const room = BOARD - headroom;
  return room >= radius + LABEL || headroom < radius + LABEL ? -radius - 40 : radius + LABEL;
}

function ring({ view, characters, camera }: ShownLayers, circle: BoardRing): TemplateResult | typeof nothing {
  const model = circle.model ? view.table.models[circle.model] : undefined;
  const point = model?.at ?? circle.at;
  if (!point) return nothing;
  const radius = circle.reach + (model ? radiusOf(characters, model) : 0);
  return svg`<circle class=${`ring ${circle.tone}`} cx=${point.x} cy=${point.y} r=${radius}></circle>
    ${circle.label ? svg`<g transform="translate(${point.x} ${point.y}) rotate(${camera.upright})"><text class="token-name" y=${labelOff(point, radius, camera.upright)}>${circle.label}</text></g>` : nothing}`;
}

/** Outlines that have been drawn round places, so that each is computed once. */
const outlines = new WeakMap<readonly BoardPoint[], string>();

/** The area where a move can end, or something can be placed: the free spots, each as wide as the base, merged into one shape. */
function reach({ view, characters, mode, reach }: ShownLayers): TemplateResult | typeof nothing {
  const spots = mode.kind === 'move' ? reach : mode.kind === 'spot' ? mode.free : null;
  if (!spots?.length || (mode.kind !== 'move' && mode.kind !== 'spot')) return nothing;
  const model = mode.model === undefined ? undefined : view.table.models[mode.model];
  let outline = outlines.get(spots);
  if (outline === undefined) {
    const radius = model ? radiusOf(characters, model) : mode.kind === 'spot' ? mode.radius : 150;
    outline = reachOutline(spots, radius, mode.kind === 'move' && model ? { from: model.at, limit: mode.limit } : null);
    outlines.set(spots, outline);
  }
  return svg`<path class="reach" d=${outline}></path>`;
}

const ray = ({ line: [from, to], clear }: Ray): TemplateResult =>
  svg`<path class="ray-ink" d=${`M${from.x} ${from.y}L${to.x} ${to.y}`}></path>
    <path class=${clear ? 'ray' : 'ray blocked'} d=${`M${from.x} ${from.y}L${to.x} ${to.y}`}></path>`;

/** The shading on the ground: deployment zones, reach, rings, terrain that may be chosen. */
export function underlay(layers: ShownLayers): TemplateResult {
  const { mode, view, names, camera } = layers;
  const allowed = mode.kind === 'targets' ? view.table.terrain.filter(({ id }) => mode.ids.includes(id)) : [];
  return svg`
    ${mode.kind === 'deploy' ? strip(mode.edge, camera.upright) : nothing}
    ${reach(layers)}
    ${allowed.map((piece) => svg`<path class="allowed-piece" d=${outlineOf(piece)}></path>`)}
    ${layers.rings.map((candidate) => ring(layers, candidate))}
    ${mode.kind === 'targets' && mode.ray ? ray(mode.ray) : nothing}
    ${
      names
        ? view.table.terrain.map((piece) => {
            const { x, y } = middleOf(piece);
            return svg`<text class="piece-name" text-anchor="middle" dy="0.300em" transform="translate(${x} ${y}) rotate(${camera.upright})">${pieceName(piece.id)}</text>`;
          })
        : nothing
    }`;
}

function haloAt(x: number, y: number, radius: number, sign: string): TemplateResult {
  const percent = (value: number): string => `${((value + FRAME) / SPAN) * 100}%`;
  const side = `${((2 * radius) / SPAN) * 100}%`;
  return html`<div
    class=${`halo ${sign}`}
    style=${`left:${percent(x - radius)};top:${percent(y - radius)};width:${side};height:${side}`}
  ></div>`;
}

/** Rings round things that can be touched (silver, breathing), that a question is about (amber, double) or that are selected (still). */
export function halos({ view, characters, mode, touchable, questioned, selected }: ShownLayers): TemplateResult {
  const targets = mode.kind === 'targets' ? mode.ids : [];
  const { friends = [], chosen = [] } = mode.kind === 'targets' ? mode : {};
  const signs = (id: string): string | null =>
    questioned.includes(id) || chosen.includes(id)
      ? 'question'
      : targets.includes(id) && friends.includes(id)
        ? 'friend'
        : touchable.includes(id) || targets.includes(id)
          ? ''
          : selected === id
            ? 'still'
            : null;
  return html`${modelsOnBoard(view).map((model) => {
    const sign = signs(model.id);
    return sign === null ? nothing : haloAt(model.at.x, model.at.y, radiusOf(characters, model) + 42, sign);
  })}
  ${stonesOnGround(view).map(({ id, at }) => (targets.includes(id) || chosen.includes(id) ? haloAt(at.x, at.y, STONE_RADIUS + 110, chosen.includes(id) ? 'question' : '') : nothing))}`;
}

function token(shown: ShownLayers, model: BoardModel): TemplateResult {
  const { view, characters, camera, selected, mode, names } = shown;
  const radius = radiusOf(characters, model);
  const coin = coinOf(view, characters, model);
  const placed = `rotate(${camera.upright}) scale(${radius / 100})`;
  const signs = `token${model.id === selected ? ' selected' : ''}${mode.kind === 'move' && mode.model === model.id ? ' moving' : ''}`;
  return svg`<g class=${signs} data-model=${model.id} style=${`transform:translate(${model.at.x}px,${model.at.y}px)`}>
    <circle class="shadow" r=${radius * (model.id === selected ? 1.32 : 1.1)}></circle>
    <g class="lifted">${guard([JSON.stringify(coin), placed, photoOf(coin.character), lentEmblem(coin.character), packNameOf(coin.character)], () => coinShape(coin, placed))}</g>
    ${
      names || model.id === selected
        ? svg`<g transform="rotate(${camera.upright})"><text class="token-name" y=${radius * 1.32} dy="0.950em">${nameOf(characters, model)}</text></g>`
        : nothing
    }
  </g>`;
}

/** Markers, lures and moonstones, and above them the models, the selected one on top. */
export function pieces(layers: ShownLayers): TemplateResult {
  const { view, camera, selected, mode } = layers;
  const near = mode.kind === 'targets' ? mode.ids : [];
  const models = modelsOnBoard(view);
  const ordered = [...models.filter(({ id }) => id !== selected), ...models.filter(({ id }) => id === selected)];
  return svg`
    <defs>${coinDefs()}<radialGradient id="glow"><stop offset="0.200" class="glow-in"></stop><stop offset="1" class="glow-out"></stop></radialGradient></defs>
    ${markersLayer(view.table.markers)}
    ${luresLayer(view.table.lures, camera.upright, (id) => {
      const model = view.table.models[id];
      return model ? nameOf(layers.characters, model) : id;
    })}
    ${stonesOnGround(view).map(
      ({
        id,
        at,
        depth,
      }) => svg`<g class=${near.includes(id) ? 'stone in-reach' : 'stone'} data-stone=${id} style=${`transform:translate(${at.x}px,${at.y}px)`}>
        <circle class="glow" r="230" fill="url(#glow)"></circle>
        <g transform="rotate(${camera.upright}) scale(5.400)">${crystalShape(depth)}</g>
      </g>`,
    )}
    ${repeat(
      ordered,
      ({ id }) => id,
      (model) => token(layers, model),
    )}`;
}
