import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ComputerLevel, Strength } from '../contexts/table-port.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { computerWords, levelName } from '../../words/match/computer.ts';
import { factionName } from '../../words/names/factions.ts';
import { appWords } from '../../words/app/app.ts';
import { homeWords } from '../../words/app/home.ts';
import { newMatchWords } from '../../words/app/new-match.ts';
import { boardTitle, pairingTitle } from '../../words/names/boards.ts';
import { spokenWords } from '../../words/match/spoken.ts';
import { libraryContext, settingsContext } from '../contexts/contexts.ts';
import type { DeviceSettings, LibraryPort, NewMatch, ReadyPairing } from '../contexts/library-port.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import { emit } from '../kit/emit.ts';
import '../kit/pennant.ts';
import '../kit/segmented.ts';
import '../kit/toggle.ts';
import { sample } from '../senses/senses.ts';
import { sensesWords } from '../../words/app/senses.ts';
import { shared } from '../kit/styles.ts';
import '../board/board-preview.ts';
import { characterCoin } from '../cards/coin.ts';
import { pageStyles } from '../page/page-styles.ts';
import { asStrong, companyChoice, strengthOf } from '../page/company-choice.ts';
import { LEVELS, pairingMatch } from '../page/pairing-match.ts';

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
      .against {
        margin-bottom: var(--space-3);
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
      .laid:has([hidden]) {
        grid-template-columns: 1fr;
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
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;
  @property({ attribute: false }) pairing: ReadyPairing | null = null;
  @property({ type: Boolean }) busy = false;
  /** A computer plays the others, so strong; null: people do. */
  @state() private against: ComputerLevel | null = null;
  /** The miniatures stand on a real table. */
  @state() private beside = false;

  #names(pairing: ReadyPairing): string[] {
    const { settings } = this;
    const against = this.beside ? null : this.against;
    return pairing.sides.map((_, seat) =>
      seat > 0 && against !== null ? computerWords.called(against) : settings.names[seat] || appWords.playerNumber(seat + 1),
    );
  }

  /** It is heard at once when it is switched on. */
  async #sound(on: boolean) {
    await this.library.change({ sound: on }).catch(() => undefined); // the match begins all the same
    if (on) sample();
  }

  #start(pairing: ReadyPairing) {
    emit<NewMatch>(this, 'start-match', pairingMatch(pairing, this.settings.names, this.beside ? 'beside' : this.against));
  }

  /** Whether a computer plays the others. */
  #against() {
    return html`<moon-segmented
        class="against"
        .label=${computerWords.against()}
        .selected=${this.against ? strengthOf(this.against) : 'person'}
        .segments=${[{ id: 'person', label: computerWords.people() }, ...LEVELS.map((id) => ({ id, label: levelName[id]() }))]}
        @chosen=${({ detail }: CustomEvent<{ id: Strength | 'person' }>) =>
          (this.against = detail.id === 'person' ? null : asStrong(detail.id, this.against))}
      ></moon-segmented>
      <p class="small soft against">
        ${this.against === null ? computerWords.peopleText() : computerWords.levelText(strengthOf(this.against))}
      </p>
      ${this.against === null ? nothing : companyChoice(this.against, (level) => (this.against = level))}`;
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
    const ground = boardTitle({ id: pairing.board, name: pairing.boardName });
    return html`<moon-dialog open .heading=${pairingTitle(pairing)}>
      <moon-segmented
        class="against"
        .label=${spokenWords.where()}
        .selected=${this.beside ? 'beside' : 'glass'}
        .segments=${[
          { id: 'glass', label: spokenWords.onGlass() },
          { id: 'beside', label: spokenWords.beside() },
        ]}
        @chosen=${({ detail }: CustomEvent<{ id: string }>) => (this.beside = detail.id === 'beside')}
      ></moon-segmented>
      ${this.beside ? html`<p class="small soft against">${spokenWords.besideMeans()}</p>` : this.#against()}
      <moon-toggle
        class="against"
        data-do="sound"
        .on=${this.settings.sound}
        .label=${sensesWords.sound()}
        .hint=${sensesWords.soundHint()}
        @changed=${({ detail }: CustomEvent<{ on: boolean }>) => void this.#sound(detail.on)}
      ></moon-toggle>
      <div class="laid">
        <div ?hidden=${this.beside}>
          <moon-board-preview .terrain=${board?.terrain ?? []} .label=${newMatchWords.boardSaid(ground)}></moon-board-preview>
          <p class="small soft">${homeWords.onBoard(ground)}</p>
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
