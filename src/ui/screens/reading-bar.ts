import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharingWords } from '../../words/sharing.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';

/** How far a file has been read, from 0 to 1, and a way to stop. Tells `stopped`. */
@customElement('moon-reading-bar')
export class MoonReadingBar extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      progress {
        flex: 1 1 8rem;
        min-height: 0.75rem;
        accent-color: var(--accent);
      }
      .far {
        min-inline-size: 9ch;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];
  @property({ type: Number }) share = 0;

  override render() {
    const percent = Math.floor(this.share * 100);
    return html`<span class="far" aria-hidden="true">${percent > 0 ? sharingWords.readingShare(percent) : sharingWords.reading()}</span>
      <progress max="100" .value=${percent} aria-label=${sharingWords.reading()}></progress>
      <moon-button tone="quiet" data-do="stop" @click=${() => emit(this, 'stopped')}>${sharingWords.stopReading()}</moon-button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-reading-bar': MoonReadingBar;
  }
}
