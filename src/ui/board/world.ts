import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { BOARD } from '../../geometry/lengths.ts';
import { FRAME, SPAN } from './board-camera.ts';
import { ground } from './ground.ts';
import { halos, pieces, underlay, type ShownLayers } from './layers.ts';
import { hourOf } from './moon-shadow.ts';
import { terrainLayer } from './terrain.ts';

const BOX = `${-FRAME} ${-FRAME} ${SPAN} ${SPAN}`;

/**
 * Everything that lies on the board, a layer over the other. The last one is empty: plans and flashes are drawn into it frame by frame.
 * `bare`: the ground and the terrain alone.
 */
export function world(shown: ShownLayers, bare = false): TemplateResult {
  const { terrain } = shown.view.table;
  const { upright } = shown.camera;
  const hour = hourOf(shown.view.order);
  return html`<div class="world">
    ${guard(
      [terrain, upright, hour],
      () =>
        html`<svg class="still" viewBox=${BOX} aria-hidden="true">
          ${ground()}${terrainLayer(terrain, upright, hour)}
          <rect width=${BOARD} height=${BOARD} class="hour" data-hour=${hour}></rect>
        </svg>`,
    )}
    <svg class="under" viewBox=${BOX} aria-hidden="true">${bare ? nothing : underlay(shown)}</svg>
    <div class="halos">${bare ? nothing : halos(shown)}</div>
    <svg class="pieces" viewBox=${BOX} aria-hidden="true">${bare ? nothing : pieces(shown)}</svg>
    <svg class="overlay" viewBox=${BOX} aria-hidden="true">
      <g></g>
      <g class="flashes"></g>
    </svg>
    <div class="carried"><svg viewBox="-300 -300 600 600" aria-hidden="true"></svg></div>
  </div>`;
}
