import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ComputerLevel, Strength } from '../../contexts/table-port.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import { computerWords, levelName } from '../../../words/match/opponents/computer.ts';
import { factionName } from '../../../words/names/factions.ts';
import { appWords } from '../../../words/app/app.ts';
import { homeWords } from '../../../words/app/home.ts';
import { newMatchWords } from '../../../words/app/new-match.ts';
import { boardTitle, pairingTitle } from '../../../words/names/boards.ts';
import { spokenWords } from '../../../words/match/fact-words.ts';
import { libraryContext, settingsContext } from '../../contexts/contexts.ts';
import type { DeviceSettings, ReadyPairing } from '../../contexts/library-port.ts';
import type { BoxPort } from '../../contexts/library/box-port.ts';
import type { MatchesPort } from '../../contexts/library/matches-port.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/figures/pennant.ts';
import '../../kit/fields/segmented.ts';
import '../../kit/fields/toggle.ts';
import '../../page/sound-offer.ts';
import { shared } from '../../kit/styles.ts';
import '../../board/terrain/board-preview.ts';
import { characterCoin } from '../../cards/coin.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { asStrong, companyChoice, companyStyles, strengthOf } from '../../page/company-choice.ts';
import { LEVELS, pairingMatch } from '../../page/pairing-match.ts';
import { column } from '../../theme/sizes.ts';

/** A sheet with a ready-made pairing: its board, its sides, and the start. @fires start-match `NewMatch` @fires closed */
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
      ${companyStyles}
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
      @media ${column} {
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
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: BoxPort & MatchesPort;
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;
  @property({ attribute: false }) pairing: ReadyPairing | null = null;
  @property({ type: Boolean }) busy = false;
  /** The level of the computer that plays all seats but the first; null where people play them. */
  @state() private against: ComputerLevel | null = null;
  /** True if the miniatures stand on a real table. */
  @state() private beside = false;
  /** True if to offer a first match: no match was ever finished on this device. */
  @state() private offersFirst = false;
  /** True if the players play for the first time. */
  @state() private first = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#lookBack();
  }

  async #lookBack(): Promise<void> {
    const matches = await this.library.matches().catch(() => null); // without the list a first match is not offered
    this.offersFirst = matches?.every(({ finished }) => !finished) ?? false;
  }

  #names(pairing: ReadyPairing): string[] {
    const { settings } = this;
    const against = this.beside ? null : this.against;
    return pairing.sides.map((_, seat) =>
      seat > 0 && against !== null ? computerWords.called(against) : settings.names[seat] || appWords.playerNumber(seat + 1),
    );
  }

  #start(pairing: ReadyPairing) {
    const match = pairingMatch(pairing, this.settings.names, this.beside ? 'beside' : this.against);
    emit(this, 'start-match', this.first && !this.beside ? { ...match, first: true } : match);
  }

  /** The choice whether a computer plays the other seats, and at which level. */
  #against() {
    return html`<moon-segmented
        class="against"
        .label=${computerWords.against()}
        .selected=${this.against ? strengthOf(this.against) : 'person'}
        .segments=${[{ id: 'person', label: computerWords.people() }, ...LEVELS.map((id) => ({ id, label: levelName[id]() }))]}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: Strength | 'person' }>) =>
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
        @chosen=${({ detail }: MoonEvent<'chosen'>) => (this.beside = detail.id === 'beside')}
      ></moon-segmented>
      ${this.beside ? html`<p class="small soft against">${spokenWords.besideMeans()}</p>` : this.#against()}
      ${
        this.offersFirst && !this.beside
          ? html`<moon-toggle
              class="against"
              data-switch="first"
              .label=${newMatchWords.newcomers()}
              .hint=${newMatchWords.newcomersText()}
              .on=${this.first}
              @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => (this.first = detail.on)}
            ></moon-toggle>`
          : nothing
      }
      <moon-sound-offer class="against"></moon-sound-offer>
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
