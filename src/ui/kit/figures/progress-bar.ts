import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharingWords } from '../../../words/app/keeping/sharing.ts';
import '../button.ts';
import { emit } from '../emit.ts';
import { shared } from '../styles.ts';

/** The progress of a long task: `share` from 0 to 1, `far` the same in words, and a button to stop the task. Fires `stopped`. */
@customElement('moon-progress-bar')
export class MoonProgressBar extends LitElement {
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
        --figures: tabular-nums;
      }
    `,
  ];
  @property({ type: Number }) share = 0;
  @property() label = '';
  @property() far = '';

  override render() {
    return html`${this.far === '' ? nothing : html`<span class="far" aria-hidden="true">${this.far}</span>`}
      <progress max="100" .value=${Math.floor(this.share * 100)} aria-label=${this.label}></progress>
      <moon-button tone="quiet" data-do="stop" @click=${() => emit(this, 'stopped')}>${sharingWords.stopReading()}</moon-button>`;
  }
}

declare global {
  interface MoonriseEvents {
    stopped: undefined;
  }
  interface HTMLElementTagNameMap {
    'moon-progress-bar': MoonProgressBar;
  }
}
