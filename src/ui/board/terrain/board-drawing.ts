import { html, svg, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { BOARD } from '../../../geometry/lengths.ts';
import { clearing, colours } from '../styles/clearing-style.ts';
import { terrain as terrainStyle } from '../styles/terrain-style.ts';
import type { BoardPiece } from '../table.ts';
import { terrainLayer } from './terrain.ts';

const EDGE = 90;

/** The styles that a drawn board needs. */
export const boardDrawingStyle = [colours, clearing, terrainStyle];

/** A board seen from above. `rimless`: without the frame round it. */
export function boardDrawing(terrain: readonly BoardPiece[], { rimless = false, label = '' } = {}): TemplateResult {
  const edge = rimless ? 0 : EDGE;
  const side = BOARD + 2 * edge;
  return html`<svg
    viewBox="${-edge} ${-edge} ${side} ${side}"
    preserveAspectRatio=${rimless ? 'xMidYMid slice' : 'xMidYMid meet'}
    role="img"
    aria-label=${label}
  >
    <defs>
      <radialGradient id="glade" cx="50%" cy="50%" r="72%">
        <stop offset="0" class="glade-mid"></stop>
        <stop offset="0.600" class="glade"></stop>
        <stop offset="1" class="glade-edge"></stop>
      </radialGradient>
    </defs>
    <rect width=${BOARD} height=${BOARD} fill="url(#glade)"></rect>
    ${terrainLayer(terrain, 0)}
    ${rimless ? nothing : svg`<rect x=${-EDGE / 2} y=${-EDGE / 2} width=${BOARD + EDGE} height=${BOARD + EDGE} class="rim"></rect>`}
  </svg>`;
}
