import { html, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { BOARD } from '../../../geometry/lengths.ts';
import { FRAME, SPAN } from '../camera/board-camera.ts';
import { ground, plainGround } from '../terrain/ground.ts';
import { halos, pieces, underlay, type ShownLayers } from './layers.ts';
import { hourOf } from '../terrain/moon-shadow.ts';
import { terrainLayer } from '../terrain/terrain.ts';

const BOX = `${-FRAME} ${-FRAME} ${SPAN} ${SPAN}`;

/**
 * Everything that lies on the board, layer over layer. The last layer is empty: plans and flashes are drawn into it frame by frame. `bare`: a plain
 * ground without terrain, because terrain takes longer to draw than all models.
 */
export function world(layers: ShownLayers, bare = false): TemplateResult {
  const { terrain } = layers.view.table;
  const { upright } = layers.camera;
  const hour = hourOf(layers.view.order);
  return html`<div class="world">
    <svg class="still" viewBox=${BOX} aria-hidden="true">
      ${guard([bare, terrain, upright, hour], () =>
        bare
          ? plainGround()
          : svg`${ground()}${terrainLayer(terrain, upright, hour)}
              <rect width=${BOARD} height=${BOARD} class="hour" data-hour=${hour}></rect>`,
      )}
    </svg>
    <svg class="under" viewBox=${BOX} aria-hidden="true">${underlay(layers)}</svg>
    <div class="halos">${halos(layers)}</div>
    <svg class="pieces" viewBox=${BOX} aria-hidden="true">${pieces(layers)}</svg>
    <svg class="overlay" viewBox=${BOX} aria-hidden="true">
      <rect class="sheet" x=${-FRAME} y=${-FRAME} width=${SPAN} height=${SPAN}></rect>
      <g></g>
      <g class="flashes"></g>
    </svg>
    <div class="carried"><svg viewBox="-300 -300 600 600" aria-hidden="true"></svg></div>
  </div>`;
}
