import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { OwnPlay } from '../../campaign/terms/decision.ts';
import type { CardPlay, PlayerId, GameResult, GameSide, Slain } from '../../campaign/terms/parts.ts';
import type { CampaignView, GameView, PlayAsk } from '../../campaign/terms/view.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { askWords, resultWords } from '../../words/campaign/campaign-asks.ts';
import { allOf } from '../../words/language/sentences.ts';
import '../cards/painted-here.ts';
import type { CampaignBook, PlayedGame } from '../contexts/campaign-port.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import '../kit/segmented.ts';
import '../kit/stepper.ts';
import { shared } from '../kit/styles.ts';
import '../kit/text-field.ts';
import '../kit/toggle.ts';
import { pageStyles } from '../page/page-styles.ts';
import { askStyles } from './ask-styles.ts';
import { begunPlay, cardParticulars } from './card-particulars.ts';
import { playerName } from './player-name.ts';
import { fieldState, fielded, lineUp, slainBy, type FieldState } from './side-draft.ts';
import { folded } from '../../words/language/folded.ts';

/** What the form gives. `note` is empty unless a result is being corrected. */
export interface GivenResult {
  result: GameResult;
  plays: CardPlay[];
  note: string;
  /** Whether the players are still asked for cards at the end, or all that are to be shown are here. */
  windows: 'ask' | 'given';
}

/**
 * How a game ended: stones, who stood in the field and fell, cards that were played.
 * @slot - what was said against it
 * @fires given `GivenResult`
 * @fires closed
 */
@customElement('moon-result-form')
export class MoonResultForm extends LitElement {
  static override styles = [shared, pageStyles, askStyles];
  @property({ attribute: false }) view!: CampaignView;
  @property({ attribute: false }) game!: GameView;
  @property({ attribute: false }) book!: CampaignBook;
  @property({ attribute: false }) playable: (player: PlayerId) => readonly PlayAsk[] = () => [];
  /** What is known already: a finished match, or the result that is corrected. */
  @property({ attribute: false }) begun: PlayedGame | null = null;
  /** A result is there and is being corrected: a note says why. */
  @property({ type: Boolean }) correcting = false;
  @state() private result: GameResult = { match: null, sides: {} };
  @state() private plays: readonly CardPlay[] = [];
  @state() private note = '';
  /** What becomes of cards that were chosen and not shown yet. */
  @state() private windows: 'ask' | 'given' = 'ask';
  @state() private adding: PlayerId | null = null;
  @state() private sought = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('game') && !changed.has('begun')) return;
    const blank = Object.fromEntries(this.game.players.map((player): [PlayerId, GameSide] => [player, { stones: 0 }]));
    this.result = this.begun?.result ?? { match: null, sides: blank };
    this.plays = this.begun?.plays ?? [];
    this.windows = this.begun?.windows ?? 'ask';
  }

  /** How many cards each has chosen and not shown; known to everybody, as their numbers are. */
  #held(): { player: PlayerId; count: number }[] {
    const shown = [...this.game.plays, ...this.plays];
    return this.game.players
      .map((player) => ({ player, count: (this.game.chosen[player] ?? 0) - shown.filter((play) => play.player === player).length }))
      .filter(({ count }) => count > 0);
  }

  /** A match that was played to its end has asked for every card; else the person who enters the result says whether they are asked for. */
  #due() {
    const cards = this.correcting || this.begun?.windows === 'given' ? [] : this.#held();
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
        @chosen=${({ detail }: CustomEvent<{ id: 'ask' | 'given' }>) => (this.windows = detail.id)}
      ></moon-segmented>
    </section>`;
  }

  readonly #name = (id: PlayerId): string => playerName(this.view, id);
  #character(id: CharacterId): string {
    return this.book.character(id)?.name ?? id;
  }

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
        @changed=${({ detail }: CustomEvent<{ value: number }>) => set(detail.value)}
      ></moon-stepper>
    </div>`;
  }

  /** The slayer of a character: one of the enemies in the field, or none. */
  #slayer(player: PlayerId, { character, by }: Slain) {
    const enemies = this.game.players
      .filter((rival) => rival !== player)
      .flatMap((rival) => (this.#side(rival).fielded ?? this.#fit(rival)).map((id) => ({ other: rival, id })));
    const segments = [
      { id: '', label: resultWords.nobodys() },
      ...enemies.map(({ other, id }) => ({ id: `${other} ${id}`, label: this.#character(id) })),
    ];
    return html`<moon-segmented
      .label=${resultWords.by(this.#character(character))}
      .selected=${by ? `${by.player} ${by.character ?? ''}` : ''}
      .segments=${segments}
      @chosen=${({ detail }: CustomEvent<{ id: string }>) => {
        const [owner, id] = detail.id.split(' ');
        this.#change(player, slainBy(this.#side(player), character, owner && id ? { player: owner, character: id } : undefined));
      }}
    ></moon-segmented>`;
  }

  /** The characters of a roster that nothing keeps away. */
  #fit(player: PlayerId): readonly CharacterId[] {
    const week = this.view.weeks.find(({ games }) => games.some(({ id }) => id === this.game.id));
    const kept = this.game.kept[player] ?? [];
    return (week?.rosters[player]?.characters ?? []).filter((id) => !kept.includes(id));
  }

  #roster(player: PlayerId) {
    const roster = this.#fit(player);
    const side = lineUp(this.#side(player), roster, this.game.field);
    const states = [
      { id: 'out', label: resultWords.out() },
      { id: 'fielded', label: resultWords.fielded() },
      { id: 'slain', label: resultWords.slain() },
    ];
    return html`<ul class="stack">
      ${roster.map((id) => {
        const slain = side.slain?.find(({ character }) => character === id);
        return html`<li class="measure">
          <span>${this.#character(id)}</span>
          <moon-segmented
            .label=${this.#character(id)}
            .selected=${fieldState(side, id)}
            .segments=${states}
            @chosen=${({ detail }: CustomEvent<{ id: FieldState }>) => this.#change(player, fielded(side, id, detail.id))}
          ></moon-segmented>
          ${slain ? this.#slayer(player, slain) : nothing}
        </li>`;
      })}
    </ul>`;
  }

  #setPlay(player: PlayerId, play: OwnPlay) {
    this.plays = this.plays.map((candidate) =>
      candidate.player === player && candidate.card === play.card ? { ...play, player } : candidate,
    );
  }

  #cards(player: PlayerId) {
    const cardPlays = this.plays.filter((play) => play.player === player);
    const playable = this.playable(player);
    const sought = folded(this.sought.trim());
    const open = playable.filter(({ card }) => !cardPlays.some((play) => play.card === card));
    return html`<h3>${resultWords.cards(this.#name(player))}</h3>
      <ul class="stack">
        ${cardPlays.map((play) => {
          const cardText = this.book.card(play.card);
          const ask = playable.find(({ card }) => card === play.card);
          return html`<li>
            <div class="measure">
              <strong>${cardText.name}</strong>
              <moon-icon-button
                icon="close"
                .label=${resultWords.dropCard(cardText.name)}
                @click=${() => (this.plays = this.plays.filter((candidate) => candidate !== play))}
              ></moon-icon-button>
            </div>
            ${ask ? cardParticulars(ask, play, this.#name, (changed) => this.#setPlay(player, changed)) : nothing}
          </li>`;
        })}
      </ul>
      ${
        this.adding === player
          ? html`<moon-text-field
                .label=${askWords.find()}
                .value=${this.sought}
                @changed=${({ detail }: CustomEvent<{ value: string }>) => (this.sought = detail.value)}
              ></moon-text-field>
              <div class="chips">
                ${open
                  .filter(({ card }) => folded(this.book.card(card).name).includes(sought))
                  .map(
                    (ask) =>
                      html`<moon-button
                        tone="quiet"
                        data-add=${ask.card}
                        @click=${() => {
                          this.plays = [...this.plays, { ...begunPlay(ask), player }];
                          this.adding = null;
                          this.sought = '';
                        }}
                        >${this.book.card(ask.card).name}</moon-button
                      >`,
                  )}
              </div>`
          : html`<moon-button tone="quiet" icon="plus" data-adds=${player} @click=${() => ((this.adding = player), (this.sought = ''))}
              >${resultWords.addCard()}</moon-button
            >`
      }`;
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
        ${this.#roster(player)}
      </details>
      <moon-toggle
        .label=${resultWords.conceded(name)}
        .on=${gaveUp}
        @changed=${({ detail }: CustomEvent<{ on: boolean }>) => {
          const conceded = (this.result.conceded ?? []).filter((candidate) => candidate !== player);
          this.result = { ...this.result, conceded: detail.on ? [...conceded, player] : conceded };
        }}
      ></moon-toggle>
      ${this.#painted(player)} ${this.#cards(player)}
    </section>`;
  }

  /** Where painted troupes count: what the cabinets of this device know of the fielded, and what the player who enters the result has seen. */
  #painted(player: PlayerId) {
    if ((this.view.settings.painted ?? 'none') === 'none') return nothing;
    const { painted, ...side } = this.#side(player);
    return html`<moon-toggle
        data-painted=${player}
        .label=${resultWords.painted(this.#name(player))}
        .on=${painted === true}
        @changed=${({ detail }: CustomEvent<{ on: boolean }>) => {
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
        @chosen=${({ detail }: CustomEvent<{ id: string }>) => {
          const { suddenDeath: _before, ...rest } = this.result;
          this.result = detail.id === '' ? rest : { ...rest, suddenDeath: detail.id };
        }}
      ></moon-segmented>
    </div>`;
  }

  #give() {
    const { conceded, ...rest } = this.result;
    const result: GameResult = { ...rest, ...(conceded?.length ? { conceded } : {}) };
    const windows = this.#held().length === 0 ? 'given' : this.windows;
    emit<GivenResult>(this, 'given', { result, plays: [...this.plays], note: this.note.trim(), windows });
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
                @changed=${({ detail }: CustomEvent<{ value: string }>) => (this.note = detail.value)}
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
  interface HTMLElementTagNameMap {
    'moon-result-form': MoonResultForm;
  }
}
