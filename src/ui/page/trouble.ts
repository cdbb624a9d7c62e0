import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { homeWords } from '../../words/app/home.ts';
import { icon } from '../art/icon.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from './page-styles.ts';

/** A screen for an error: one sentence, and the ways out. @fires save-copy */
@customElement('moon-trouble')
export class MoonTrouble extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      :host {
        display: grid;
        place-items: center;
        min-height: 100dvh;
        padding: var(--space-4);
        box-sizing: border-box;
        background: var(--ground);
      }
      main {
        display: grid;
        justify-items: start;
        gap: var(--space-4);
        width: min(36rem, 100%);
      }
      h1 {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        margin: 0;
        font: 700 var(--text-xl) / 1.1 var(--title-face);
      }
      h1 svg {
        color: var(--harm-ink);
      }
      summary {
        min-height: 44px;
        align-content: center;
        cursor: pointer;
      }
      pre {
        max-width: 100%;
        margin: 0;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        font-size: var(--text-s);
      }
    `,
  ];
  @property() heading = '';
  @property() text = '';
  /** Text for a bug report; it names code, never cards. */
  @property() report = '';
  @property({ type: Boolean }) crash = false;

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('h1')?.focus());
  }

  #home() {
    location.hash = '#/';
    if (this.crash) location.reload();
  }

  override render() {
    return html`<main>
      <h1 tabindex="-1">${icon('warning')}${this.heading}</h1>
      <p role="alert">${this.text}</p>
      <div class="row">
        ${this.crash ? html`<moon-button icon="turn-round" @click=${() => location.reload()}>${appWords.reload()}</moon-button>` : nothing}
        <moon-button tone="quiet" icon="campfire" @click=${() => this.#home()}>${appWords.toHome()}</moon-button>
        <moon-button tone="quiet" icon="download" @click=${() => emit(this, 'save-copy')}>${homeWords.save()}</moon-button>
      </div>
      ${
        this.report
          ? html`<details>
              <summary>${appWords.crashedWhat()}</summary>
              <pre>${this.report}</pre>
            </details>`
          : nothing
      }
    </main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-trouble': MoonTrouble;
  }
}
