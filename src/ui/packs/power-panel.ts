import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { powerWords } from '../../words/app/making/power.ts';
import type { PowerEstimate } from '../contexts/cards/power-port.ts';
import { Watching } from '../contexts/watching.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';

/** The estimate of the strength of a card: its progress and its result. It names no percentage, since setup and chance decide most. @fires closed */
@customElement('moon-power-panel')
export class MoonPowerPanel extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      progress {
        width: 100%;
      }
    `,
  ];
  @property({ attribute: false }) estimate!: PowerEstimate;
  @property() called = '';
  protected readonly watching = new Watching(this, () => this.estimate);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.estimate.cancel();
  }

  override render() {
    const { estimate, called } = this;
    const { phase, pairs, played, better, worse, unused } = estimate.state;
    return html`<section class="panel stack" data-power=${phase}>
      <h3>${powerWords.heading(called)}</h3>
      <p class="soft">${powerWords.text()}</p>
      <progress max=${pairs} value=${played} aria-label=${powerWords.played(played, pairs)}></progress>
      <p role="status">${phase === 'failed' ? powerWords.failed() : powerWords.played(played, pairs)}</p>
      ${played > 0 ? html`<p data-verdict><strong>${powerWords.verdict(better, worse, played)}</strong></p>` : nothing}
      ${played > 0 && unused.length > 0 ? html`<p data-unused>${powerWords.unused(unused)}</p>` : nothing}
      <div class="row">
        ${phase === 'going' ? html`<moon-button tone="quiet" data-do="pause" @click=${() => estimate.pause()}>${powerWords.pause()}</moon-button>` : nothing}
        ${phase === 'paused' ? html`<moon-button data-do="resume" icon="play" @click=${() => estimate.resume()}>${powerWords.resume()}</moon-button>` : nothing}
        <moon-button tone="quiet" data-do="close" @click=${() => emit(this, 'closed')}
          >${phase === 'going' || phase === 'paused' ? powerWords.cancel() : powerWords.close()}</moon-button
        >
      </div>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-power-panel': MoonPowerPanel;
  }
}
