import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CardPlay, PlayerId, GameResult, GameSide } from '../../../campaign/terms/parts.ts';
import type { CampaignView, GameView, PlayAsk } from '../../../campaign/terms/view.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import { resultWords } from '../../../words/campaign/campaign-asks.ts';
import { allOf } from '../../../words/language/sentences.ts';
import '../../cards/painted-here.ts';
import type { CampaignBook, PlayedGame } from '../../contexts/gatherings/campaign-port.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/fields/segmented.ts';
import '../../kit/fields/stepper.ts';
import { shared } from '../../kit/styles.ts';
import '../../kit/fields/text-field.ts';
import '../../kit/fields/toggle.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { askStyles } from '../ask-styles.ts';
import { enteredCards } from './entered-cards.ts';
import { fieldedRoster } from './fielded-roster.ts';
import { playerName } from '../player-name.ts';

/** The result that the form gives. `note` is '' unless a result is being corrected. */
export interface GivenResult {
  result: GameResult;
  plays: CardPlay[];
  note: string;
  /** The cards at the end: the players are still asked for them, or all cards they show are entered. */
  windows: 'ask' | 'given';
}

/**
 * The form for the end of a game: moonstones, fielded and slain characters, played cards.
 * @slot - the reason of a refusal
 * @fires result-given `GivenResult`
 * @fires closed
 */
@customElement('moon-result-form')
export class MoonResultForm extends LitElement {
  static override styles = [shared, pageStyles, askStyles];
  @property({ attribute: false }) view!: CampaignView;
  @property({ attribute: false }) game!: GameView;
  @property({ attribute: false }) book!: CampaignBook;
  @property({ attribute: false }) playable: (player: PlayerId) => readonly PlayAsk[] = () => [];
  /** The entries to start with: those of a finished match, or the result to correct; null for none. */
  @property({ attribute: false }) entries: PlayedGame | null = null;
  /** True if a result is being corrected; a note then says why. */
  @property({ type: Boolean }) correcting = false;
  @state() private result: GameResult = { match: null, sides: {} };
  @state() private plays: readonly CardPlay[] = [];
  @state() private note = '';
  /** The question for cards that were chosen and not shown yet: `ask`, or `given` if it is answered. */
  @state() private windows: 'ask' | 'given' = 'ask';
  @state() private adding: PlayerId | null = null;
  @state() private sought = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('game') && !changed.has('entries')) return;
    const blank = Object.fromEntries(this.game.players.map((player): [PlayerId, GameSide] => [player, { stones: 0 }]));
    this.result = this.entries?.result ?? { match: null, sides: blank };
    this.plays = this.entries?.plays ?? [];
    this.windows = this.entries?.windows ?? 'ask';
  }

  /** The number of cards that each player has chosen and not shown, which is public. */
  #unshownCards(): { player: PlayerId; count: number }[] {
    const shown = [...this.game.plays, ...this.plays];
    return this.game.players
      .map((player) => ({ player, count: (this.game.chosen[player] ?? 0) - shown.filter((play) => play.player === player).length }))
      .filter(({ count }) => count > 0);
  }

  /** The choice whether unshown cards are asked for; a match that was played to its end has asked for every card. */
  #due() {
    const cards = this.correcting || this.entries?.windows === 'given' ? [] : this.#unshownCards();
    if (cards.length === 0) return nothing;
    const segments = [
      { id: 'ask', label: resultWords.askThem() },
      { id: 'given', label: resultWords.allShown() },
    ];
    return html`<section class="panel" data-due>
      <p>${resultWords.notShown(allOf(cards.map(({ player, count }) => resultWords.holds(this.#name(player), count))))}</p>
      <moon-segmented
        .label=${resultWords.cardsDue()}
        .selected=${this.windows}
        .segments=${segments}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: 'ask' | 'given' }>) => (this.windows = detail.id)}
      ></moon-segmented>
    </section>`;
  }

  readonly #name = (id: PlayerId): string => playerName(this.view, id);
  readonly #character = (id: CharacterId): string => this.book.character(id)?.name ?? id;

  #side(player: PlayerId): GameSide {
    return this.result.sides[player] ?? { stones: 0 };
  }

  #change(player: PlayerId, side: Partial<GameSide>) {
    this.result = { ...this.result, sides: { ...this.result.sides, [player]: { ...this.#side(player), ...side } } };
  }

  #number(label: string, value: number, max: number, set: (value: number) => void) {
    return html`<div class="measure">
      <span>${label}</span>
      <moon-stepper
        .label=${label}
        .value=${value}
        .max=${max}
        @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => set(detail.value)}
      ></moon-stepper>
    </div>`;
  }

  #player(player: PlayerId) {
    const side = this.#side(player);
    const name = this.#name(player);
    const counted = side.fielded === undefined && side.slain === undefined;
    const gaveUp = this.result.conceded?.includes(player) ?? false;
    return html`<section class="panel" data-side=${player} aria-label=${name}>
      <h2>${name}</h2>
      ${this.#number(resultWords.stones(name), side.stones, this.view.settings.stones, (stones) => this.#change(player, { stones }))}
      ${
        counted
          ? html`${this.#number(resultWords.kills(name), side.kills ?? 0, 99, (kills) => this.#change(player, { kills }))}
            ${this.#number(resultWords.deaths(name), side.deaths ?? 0, 99, (deaths) => this.#change(player, { deaths }))}`
          : nothing
      }
      <details>
        <summary>${resultWords.detail()}</summary>
        ${fieldedRoster({ view: this.view, game: this.game, sides: this.result.sides, player, nameOf: this.#character }, (fared) =>
          this.#change(player, fared),
        )}
      </details>
      <moon-toggle
        .label=${resultWords.conceded(name)}
        .on=${gaveUp}
        @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => {
          const conceded = (this.result.conceded ?? []).filter((candidate) => candidate !== player);
          this.result = { ...this.result, conceded: detail.on ? [...conceded, player] : conceded };
        }}
      ></moon-toggle>
      ${this.#painted(player)} ${this.#cards(player)}
    </section>`;
  }

  #cards(player: PlayerId) {
    return enteredCards(
      {
        player,
        plays: this.plays,
        playable: this.playable(player),
        sought: this.adding === player ? this.sought : null,
        book: this.book,
        nameOf: this.#name,
      },
      {
        change: (plays) => (this.plays = plays),
        seek: (sought) => {
          this.adding = sought === null ? null : player;
          this.sought = sought ?? '';
        },
      },
    );
  }

  /** The choice whether a troupe is painted, where that counts, beside what the cabinets of this device know of the fielded characters. */
  #painted(player: PlayerId) {
    if ((this.view.settings.painted ?? 'none') === 'none') return nothing;
    const { painted, ...side } = this.#side(player);
    return html`<moon-toggle
        data-painted=${player}
        .label=${resultWords.painted(this.#name(player))}
        .on=${painted === true}
        @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => {
          const sides = { ...this.result.sides, [player]: { ...side, ...(detail.on ? { painted: true as const } : {}) } };
          this.result = { ...this.result, sides };
        }}
      ></moon-toggle>
      <moon-painted-here .characters=${side.fielded ?? []}></moon-painted-here>`;
  }

  #suddenDeath() {
    if (this.view.settings.winner !== 'core') return nothing;
    const segments = [{ id: '', label: resultWords.nobody() }, ...this.game.players.map((id) => ({ id, label: this.#name(id) }))];
    return html`<div class="measure">
      <span>${resultWords.suddenDeath()}</span>
      <moon-segmented
        .label=${resultWords.suddenDeath()}
        .selected=${this.result.suddenDeath ?? ''}
        .segments=${segments}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => {
          const { suddenDeath: _before, ...resultFields } = this.result;
          this.result = detail.id === '' ? resultFields : { ...resultFields, suddenDeath: detail.id };
        }}
      ></moon-segmented>
    </div>`;
  }

  #give() {
    const { conceded, ...resultFields } = this.result;
    const result: GameResult = { ...resultFields, ...(conceded?.length ? { conceded } : {}) };
    const windows = this.#unshownCards().length === 0 ? 'given' : this.windows;
    emit(this, 'result-given', { result, plays: [...this.plays], note: this.note.trim(), windows });
  }

  override render() {
    const { game, correcting } = this;
    return html`<moon-dialog
      open
      .heading=${resultWords.heading(allOf(game.players.map(this.#name)))}
      @closed=${() => emit(this, 'closed')}
    >
      <div class="stack">
        ${
          correcting
            ? html`<moon-text-field
                .label=${resultWords.note()}
                .value=${this.note}
                maxlength="200"
                @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.note = detail.value)}
              ></moon-text-field>`
            : nothing
        }
        ${game.players.map((player) => this.#player(player))} ${this.#suddenDeath()} ${this.#due()}
      </div>
      <slot slot="actions"></slot>
      <moon-button slot="actions" tone="question" icon="check" @click=${() => this.#give()}>${resultWords.keep()}</moon-button>
    </moon-dialog>`;
  }
}

declare global {
  interface MoonriseEvents {
    'result-given': GivenResult;
  }
  interface HTMLElementTagNameMap {
    'moon-result-form': MoonResultForm;
  }
}
