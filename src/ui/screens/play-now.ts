import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { homeWords } from '../../words/screens.ts';
import { factionSign } from '../art/factions.ts';
import type { LibraryPort, ReadyPairing } from '../contexts/library-port.ts';
import { pressable, shared } from '../kit/styles.ts';
import './board-preview.ts';
import { pageStyles } from './page-styles.ts';
import { Watching } from './watching.ts';

/**
 * The ready-made pairings: one tap shows the table, the second starts.
 * @fires start-match `NewMatch`
 */
@customElement('moon-play-now')
export class MoonPlayNow extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      .cards {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: var(--space-4);
      }
      .card {
        display: grid;
        grid-template-columns: 1fr;
        grid-template-rows: auto 1fr;
        justify-items: stretch;
        gap: var(--space-3);
        padding: var(--space-3);
        width: 100%;
        height: 100%;
        background: var(--panel-raised);
        box-shadow: 0 4px 0 var(--outline);
      }
      .card moon-board-preview {
        aspect-ratio: 1.8;
      }
      .card strong {
        display: block;
        font: 700 var(--text-l) / 1.15 var(--title-face);
      }
      .card .about {
        display: flex;
        align-items: center;
        align-content: start;
        justify-content: space-between;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      .signs {
        display: flex;
        margin-inline-start: auto;
        gap: 2px;
      }
      .card .small {
        font-weight: 500;
      }
      @media (max-width: 700px) {
        .cards {
          grid-template-columns: 1fr;
        }
        .card {
          grid-template-columns: 6rem 1fr;
          align-items: center;
        }
        .card moon-board-preview {
          aspect-ratio: 1;
        }
        .card .about {
          flex-wrap: wrap;
        }
      }
    `,
  ];
  @property({ attribute: false }) library!: LibraryPort;
  @property({ type: Boolean }) busy = false;
  @state() private shown: ReadyPairing | null = null;
  protected readonly watching = new Watching(this, () => this.library);

  /** The sheet comes with the emblems of all characters: after the first screen stands. */
  async #show(pairing: ReadyPairing) {
    await import('./pairing-sheet.ts');
    this.shown = pairing;
  }

  #card(pairing: ReadyPairing) {
    const board = this.library.boards.find(({ id }) => id === pairing.board);
    const size = Math.max(...pairing.sides.map(({ troupe }) => troupe.length));
    return html`<li>
      <button type="button" class="press card" data-pairing=${pairing.id} @click=${() => void this.#show(pairing)}>
        <moon-board-preview wide aria-hidden="true" .terrain=${board?.terrain ?? []}></moon-board-preview>
        <span class="about">
          <span>
            <strong>${pairing.name}</strong>
            <span class="small soft"
              >${pairing.sides.length > 2 ? html`${homeWords.players(pairing.sides.length)} ·` : nothing} ${homeWords.aSide(size)}
              ${board ? html`· ${board.name}` : nothing}</span
            >
          </span>
          <span class="signs">${pairing.sides.map(({ faction }) => factionSign(faction, pairing.sides.length > 3 ? '26px' : '34px'))}</span>
        </span>
      </button>
    </li>`;
  }

  override render() {
    const { pairings } = this.library;
    return html`<section class="stack" aria-labelledby="heading">
        <div>
          <h2 id="heading">${homeWords.playNow()}</h2>
          <p class="soft">${homeWords.playNowText()}</p>
        </div>
        <ul class="cards">
          ${pairings.map((pairing) => this.#card(pairing))}
        </ul>
      </section>
      ${
        this.shown
          ? html`<moon-pairing-sheet
              .library=${this.library}
              .pairing=${this.shown}
              ?busy=${this.busy}
              @closed=${() => (this.shown = null)}
            ></moon-pairing-sheet>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-play-now': MoonPlayNow;
  }
}
