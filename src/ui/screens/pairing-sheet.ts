import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { factionName } from '../../words/names/factions.ts';
import { appWords, homeWords, newMatchWords } from '../../words/screens.ts';
import type { LibraryPort, NewMatch, ReadyPairing } from '../contexts/library-port.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import { emit } from '../kit/emit.ts';
import '../kit/pennant.ts';
import { shared } from '../kit/styles.ts';
import './board-preview.ts';
import { characterCoin } from './coin.ts';
import { pageStyles } from './page-styles.ts';

/**
 * A ready-made pairing laid over the screen: its board, its sides, and the start.
 * @fires start-match `NewMatch`
 * @fires closed
 */
@customElement('moon-pairing-sheet')
export class MoonPairingSheet extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
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
        .laid {
          grid-template-columns: 1fr;
        }
        .laid moon-board-preview {
          width: min(100%, 11rem);
          margin: 0 auto;
        }
      }
    `,
  ];
  @property({ attribute: false }) library!: LibraryPort;
  @property({ attribute: false }) pairing: ReadyPairing | null = null;
  @property({ type: Boolean }) busy = false;

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

  override render() {
    const { pairing } = this;
    if (!pairing) return nothing;
    const board = this.library.boards.find(({ id }) => id === pairing.board);
    const names = this.#names(pairing);
    return html`<moon-dialog open .heading=${pairing.name}>
      <div class="laid">
        <div>
          <moon-board-preview .terrain=${board?.terrain ?? []} .label=${newMatchWords.boardSaid(pairing.boardName)}></moon-board-preview>
          <p class="small soft">${homeWords.onBoard(pairing.boardName)}</p>
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
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-pairing-sheet': MoonPairingSheet;
  }
}
