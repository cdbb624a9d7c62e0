import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { icon } from '../art/icon.ts';
import { shared, wayBack } from '../kit/styles.ts';

/**
 * A screen with a heading and the way back. Focusing it focuses the heading, so that a change of screen is heard.
 * @slot - the content
 * @slot foot - content that stays at the lower edge
 */
@customElement('moon-page')
export class MoonPage extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 100dvh;
        background: var(--ground);
        color: var(--ink);
      }
      header,
      main,
      footer {
        width: min(100%, 64rem);
        margin-inline: auto;
        padding-inline: max(var(--space-4), env(safe-area-inset-left)) max(var(--space-4), env(safe-area-inset-right));
      }
      header {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        padding-top: calc(var(--space-4) + env(safe-area-inset-top));
      }
      a {
        ${wayBack}
      }
      h1 {
        margin: 0;
        font: 700 min(var(--text-xl), 11vw) / 1.1 var(--title-face);
        text-wrap: balance;
      }
      h1:focus-visible {
        outline: none;
        box-shadow: none;
      }
      main {
        flex: 1;
        padding-block: var(--space-4) var(--space-6);
      }
      .foot {
        position: sticky;
        bottom: 0;
        z-index: 2;
        background: var(--panel);
        border-top: var(--pen) solid var(--outline);
      }
      footer {
        padding-block: var(--space-3) calc(var(--space-3) + env(safe-area-inset-bottom));
      }
    `,
  ];
  @property() heading = '';
  /** The address of the way back. */
  @property() back = '#/';
  /** The text of the way back. */
  @property() backLabel = '';
  @property({ type: Boolean }) footed = false;
  @query('h1') private readonly title1!: HTMLElement | null;

  override focus(): void {
    void this.updateComplete.then(() => this.title1?.focus({ preventScroll: true }));
  }

  override render() {
    return html`<header>
        <a href=${this.back} aria-label=${this.backLabel || appWords.back()}>${icon('chevron-left', '1.5em')}</a>
        <h1 tabindex="-1">${this.heading}</h1>
      </header>
      <main><slot></slot></main>
      ${
        this.footed
          ? html`<div class="foot">
              <footer><slot name="foot"></slot></footer>
            </div>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-page': MoonPage;
  }
}
