import { LitElement, css } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { boardStyle } from '../styles/board-style.ts';
import type { BoardPiece } from '../table.ts';
import { shared } from '../../kit/styles.ts';
import { boardDrawing } from './board-drawing.ts';

/** A small board seen from above. */
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
  @property({ attribute: false }) terrain: readonly BoardPiece[] = [];
  /** Fills a wide frame with the middle of the board. */
  @property({ type: Boolean }) wide = false;
  @property() label = '';

  override render() {
    return boardDrawing(this.terrain, { rimless: this.wide, label: this.label });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-board-preview': MoonBoardPreview;
  }
}
