import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { factionName } from '../../words/names/factions.ts';
import { appWords, homeWords, newMatchWords } from '../../words/screens.ts';
import { factionSign } from '../art/factions.ts';
import type { LibraryPort, NewMatch, ReadyPairing } from '../contexts/library-port.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import { emit } from '../kit/emit.ts';
import '../kit/pennant.ts';
import { pressable, shared } from '../kit/styles.ts';
import './board-preview.ts';
import { characterCoin } from './coin.ts';
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
        justify-content: space-between;
        gap: var(--space-2);
      }
      .signs {
        display: flex;
        gap: 2px;
      }
      .card .small {
        font-weight: 500;
      }
      .laid {
        display: grid;
        grid-template-columns: minmax(0, 13rem) minmax(0, 1fr);
        gap: var(--space-4);
        align-items: start;
      }
      .coins {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1);
        margin-top: var(--space-1);
      }
      .side + .side {
        margin-top: var(--space-4);
      }
      .side h3 {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      @media (max-width: 700px) {
        .cards {
          grid-template-columns: 1fr;
        }
        .laid {
          grid-template-columns: 1fr;
        }
        .laid moon-board-preview {
          width: min(100%, 11rem);
          margin: 0 auto;
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

  #names(pairing: ReadyPairing): string[] {
    return pairing.sides.map((_, seat) => this.library.settings.names[seat] || appWords.playerNumber(seat + 1));
  }

  #start(pairing: ReadyPairing) {
    const { names } = this.library.settings;
    emit<NewMatch>(this, 'start-match', {
      title: pairing.name,
      board: pairing.board,
      options: {},
      seats: pairing.sides.map(({ faction, troupe }, seat) => ({ name: names[seat] ?? '', faction, troupe })),
    });
  }

  #coins(troupe: readonly CharacterId[]) {
    const characters = troupe.flatMap((id) => this.library.characters.filter((character) => character.id === id));
    return html`<div class="coins">${characters.map((character) => characterCoin(character, '40px'))}</div>
      <p class="small soft">${characters.map(({ name }) => name).join(', ')}</p>`;
  }

  #dialog(pairing: ReadyPairing) {
    const board = this.library.boards.find(({ id }) => id === pairing.board);
    const names = this.#names(pairing);
    return html`<moon-dialog open .heading=${pairing.name} @closed=${() => (this.shown = null)}>
      <div class="laid">
        <div>
          <moon-board-preview .terrain=${board?.terrain ?? []} .label=${newMatchWords.boardSaid(board?.name ?? '')}></moon-board-preview>
          <p class="small soft">${homeWords.onBoard(board?.name ?? '')}</p>
        </div>
        <div>
          ${pairing.sides.map(
            ({ faction, troupe }, seat) =>
              html`<div class="side">
                <h3><moon-pennant .seat=${seat}></moon-pennant>${names[seat]} · ${factionName(faction)}</h3>
                ${this.#coins(troupe)}
              </div>`,
          )}
        </div>
      </div>
      <moon-button autofocus slot="actions" tone="question" icon="play" ?disabled=${this.busy} @click=${() => this.#start(pairing)}
        >${this.busy ? homeWords.starting() : homeWords.start()}</moon-button
      >
    </moon-dialog>`;
  }

  #card(pairing: ReadyPairing) {
    const board = this.library.boards.find(({ id }) => id === pairing.board);
    const size = Math.max(...pairing.sides.map(({ troupe }) => troupe.length));
    return html`<li>
      <button type="button" class="press card" data-pairing=${pairing.id} @click=${() => (this.shown = pairing)}>
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
      ${this.shown ? this.#dialog(this.shown) : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-play-now': MoonPlayNow;
  }
}
