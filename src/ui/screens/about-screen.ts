import { css, html, nothing, svg } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Character } from '../../rules/terms/card-language.ts';
import { aboutWords } from '../../words/app/about-words.ts';
import { editionWords } from '../../words/app/edition/edition.ts';
import { crystal } from '../art/crystal.ts';
import '../kit/button.ts';
import { shared } from '../kit/styles.ts';
import './install-hint.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';
import { saveBackup } from '../page/save-file.ts';

/** A tablet with a board, and a phone with a hand on each side of it. */
const screensPicture = () =>
  html`<svg class="screens" viewBox="0 0 300 110" aria-hidden="true">
    <rect x="80" y="10" width="140" height="90" rx="9" />
    <circle cx="118" cy="42" r="9" />
    <circle cx="182" cy="66" r="9" />
    <path d="M134 72q16-30 32-8" />
    ${[18, 246].map(
      (edge) =>
        svg`<rect x=${edge} y="26" width="36" height="66" rx="6" /><path
          d="M${edge + 8} 80l-2-20 8-1 2 20zM${edge + 15} 79v-21h8v21zM${edge + 22} 79l2-20 8 1-2 20z"
        />`,
    )}
    <path class="line" d="M58 59h18M224 59h18" />
  </svg>`;

/** The page about Moonrise: what it is, what it is not, and thanks. */
@customElement('moon-about-screen')
export class MoonAboutScreen extends Screen {
  static override styles = [
    shared,
    pageStyles,
    css`
      p,
      li {
        max-width: 44em;
      }
      li {
        display: flex;
        gap: var(--space-2);
      }
      li svg {
        margin-top: 0.1em;
      }
      .screens {
        width: min(100%, 300px);
        fill: none;
        stroke: currentcolor;
        stroke-width: 2.5;
        stroke-linejoin: round;
      }
      .screens .line {
        stroke-dasharray: 3 4;
      }
      ul {
        display: grid;
        gap: var(--space-2);
      }
    `,
  ];
  /** All cards while the changes of the newest edition are shown; null while they are not. */
  @state() private changed: readonly Character[] | null = null;

  async #showChanges() {
    const [desk] = await Promise.all([this.library.troupes(), import('./edition-changes.ts')]);
    this.changed = Object.values(desk.catalogue.characters);
  }

  override render() {
    const thanks = [aboutWords.icons(), aboutWords.alegreya(), aboutWords.inter(), aboutWords.own()];
    return html`<moon-page .heading=${aboutWords.heading()}>
      <div class="stack">
        <p>${aboutWords.what()}</p>
        <section class="panel">
          <h2>${aboutWords.unofficial()}</h2>
          <p>${aboutWords.unofficialText()}</p>
          <p>${aboutWords.owner()}</p>
        </section>
        <section class="panel">
          <h2>${aboutWords.screens()}</h2>
          ${screensPicture()}
          <p>${aboutWords.screensText()}</p>
        </section>
        <section class="panel" data-edition>
          <h2>${editionWords.heading()}</h2>
          <p>${editionWords.newest()} ${editionWords.asReadWhy()}</p>
          <div>
            <moon-button icon="cards" data-do="edition" @click=${() => void this.#showChanges()}>${editionWords.show()}</moon-button>
          </div>
        </section>
        <section class="panel">
          <h2>${aboutWords.credits()}</h2>
          <ul>
            ${thanks.map((line) => html`<li>${crystal(null, '1.2em')}<span>${line}.</span></li>`)}
          </ul>
        </section>
        <section class="panel">
          <h2>${aboutWords.privacy()}</h2>
          <p>${aboutWords.privacyText()}</p>
        </section>
        <moon-install-hint offer @save-copy=${() => void saveBackup(this.library)}></moon-install-hint>
        <p class="soft">${aboutWords.version(this.library.version)}</p>
      </div>
      ${this.changed ? html`<moon-edition-changes .cards=${this.changed} @closed=${() => (this.changed = null)}></moon-edition-changes>` : nothing}
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-about-screen': MoonAboutScreen;
  }
}
