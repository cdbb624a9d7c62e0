import { LitElement, css, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { BOARD } from '../../geometry/lengths.ts';
import { boardStyle } from '../board/board-style.ts';
import type { Piece } from '../board/table.ts';
import { terrainLayer } from '../board/terrain.ts';
import { shared } from '../kit/styles.ts';

const EDGE = 90;

/** A board seen from above, small. */
@customElement('moon-board-preview')
export class MoonBoardPreview extends LitElement {
  static override styles = [
    shared,
    boardStyle,
    css`
      :host {
        contain: content;
        height: auto;
        aspect-ratio: 1;
        border-radius: var(--radius-drawn);
      }
      svg {
        width: 100%;
        height: 100%;
      }
      .rim {
        fill: none;
        stroke: var(--outline);
        stroke-width: 90;
      }
    `,
  ];
  @property({ attribute: false }) terrain: readonly Piece[] = [];
  /** Fills a wide frame with the middle of the board. */
  @property({ type: Boolean }) wide = false;
  @property() label = '';

  override render() {
    const edge = this.wide ? 0 : EDGE;
    const side = BOARD + 2 * edge;
    return html`<svg
      viewBox="${-edge} ${-edge} ${side} ${side}"
      preserveAspectRatio=${this.wide ? 'xMidYMid slice' : 'xMidYMid meet'}
      role="img"
      aria-label=${this.label}
    >
      <defs>
        <radialGradient id="glade" cx="50%" cy="50%" r="72%">
          <stop offset="0" class="glade-mid"></stop>
          <stop offset="0.600" class="glade"></stop>
          <stop offset="1" class="glade-edge"></stop>
        </radialGradient>
      </defs>
      <rect width=${BOARD} height=${BOARD} fill="url(#glade)"></rect>
      ${terrainLayer(this.terrain, 0)}
      ${this.wide ? nothing : svg`<rect x=${-EDGE / 2} y=${-EDGE / 2} width=${BOARD + EDGE} height=${BOARD + EDGE} class="rim"></rect>`}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-board-preview': MoonBoardPreview;
  }
}
