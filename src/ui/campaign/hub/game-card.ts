import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { CampaignOpening } from '../../../campaign/terms/decision.ts';
import type { GameId, PlayerId } from '../../../campaign/terms/parts.ts';
import type { CampaignView, GameView } from '../../../campaign/terms/view.ts';
import { gameAhead, gameStageWords, hubWords, outcomeWords, standingsWords, windowWords } from '../../../words/campaign/campaign.ts';
import { resultWords } from '../../../words/campaign/campaign-asks.ts';
import { glassesWords } from '../../../words/glasses/glasses.ts';
import { allOf } from '../../../words/language/sentences.ts';
import { isolatedName } from '../../../words/language/isolated-name.ts';
import { factionSign } from '../../art/factions.ts';
import { icon } from '../../art/icon.ts';
import type { CampaignBook, GameMatch } from '../../contexts/gatherings/campaign-port.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { matchHash, replayHash } from '../../contexts/places.ts';
import { playerName } from '../player-name.ts';

/** The actions for a game of the week. */
export type GameDeed = 'play' | 'enter' | 'take-result' | 'edit';

/**
 * One game of a week: its players, its state and its result.
 * @fires errand `{ player, opening }` or `{ player, look }`
 * @fires game-deed `{ game, deed }`
 */
@customElement('moon-game-card')
export class MoonGameCard extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      .side {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: 2.4rem;
      }
      .side strong {
        font: 700 var(--text-l) / 1.2 var(--title-face);
      }
      .score {
        margin-inline-start: auto;
        font-weight: 650;
        text-align: end;
      }
      a.press {
        text-decoration: none;
      }
      a.on {
        background: var(--question);
        color: var(--on-question);
      }
      .stage,
      .played {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      .stage {
        color: var(--ink-soft);
      }
    `,
  ];
  @property({ attribute: false }) view!: CampaignView;
  @property({ attribute: false }) game!: GameView;
  @property({ attribute: false }) book!: CampaignBook;
  @property({ attribute: false }) match: GameMatch = { at: 'none' };
  /** Players who answer on other screens. */
  @property({ attribute: false }) elsewhere: readonly PlayerId[] = [];
  /** True if the game can only be looked at: in an earlier week, or in a campaign that is open elsewhere. */
  @property({ type: Boolean }) still = false;
  /** The only player who decides on this device, null for none; undefined where all players do. */
  @property({ attribute: false }) localPlayer: PlayerId | null | undefined = undefined;
  /** True if the result can be corrected. */
  @property({ type: Boolean }) mendable = false;

  #name(id: PlayerId): string {
    const substitute = this.game.substitutes[id];
    const name = playerName(this.view, id);
    return substitute ? `${isolatedName(substitute)} (${name})` : name;
  }

  #side(id: PlayerId) {
    const { game, view } = this;
    const player = view.players.find((candidate) => candidate.id === id);
    const outcome = game.outcomes?.[id];
    const vp = game.vp?.[id];
    return html`<div class="side" data-player=${id}>
      ${player ? factionSign(player.faction, '1.8em') : nothing}<strong>${this.#name(id)}</strong>
      ${
        outcome
          ? html`<span class="score">${outcomeWords[outcome]()}${vp === undefined ? nothing : html` · ${vp} ${standingsWords.vp()}`}</span>`
          : nothing
      }
    </div>`;
  }

  #notes() {
    const { game, book, view } = this;
    const character = (id: string): string => book.character(id)?.name ?? id;
    return html`${game.players.flatMap((player) => [
      ...(game.kept[player] ?? []).map((id) => html`<p class="small">${hubWords.kept(character(id))}</p>`),
      ...Object.entries(game.wounded[player] ?? {}).map(
        ([id, wounds]) => html`<p class="small">${hubWords.wounded(character(id), wounds)}</p>`,
      ),
      ...(game.result?.sides[player]?.painted && (view.settings.painted ?? 'none') !== 'none'
        ? [html`<p class="small" data-painted=${player}>${resultWords.painted(this.#name(player))}</p>`]
        : []),
      ...(game.allowance && game.stage !== 'done'
        ? [html`<p class="small soft">${hubWords.allowance(this.#name(player), game.allowance[player] ?? 0)}</p>`]
        : []),
    ])}${game.plays.map(
      ({ player, card, window }) =>
        html`<p class="small played">
          ${icon('cards', '1.3em')}<span>${this.#name(player)}: ${book.card(card).name}, ${windowWords[window]()}</span>
        </p>`,
    )}`;
  }

  #deed(deed: GameDeed) {
    emit(this, 'game-deed', { game: this.game.id, deed });
  }

  #errand(opening: CampaignOpening) {
    emit(this, 'errand', { player: opening.player, opening });
  }

  #calls() {
    const { game, view, match } = this;
    if (this.still) return nothing;
    const openings = view.openings.filter((opening) => opening.game === game.id);
    const { localPlayer } = this;
    const plays = localPlayer === undefined || (localPlayer !== null && game.players.includes(localPlayer));
    const asked = openings.filter(({ kind, player }) => kind !== 'result' && (localPlayer === undefined || localPlayer === player));
    const mayEnter = openings.some(({ kind, player }) => kind === 'result' && (plays || player === localPlayer));
    return html`<div class="row">
      ${asked
        .filter(({ player }) => this.elsewhere.includes(player))
        .map(
          ({ player }) =>
            html`<span class="played" data-elsewhere=${player}>${icon('phone')}${glassesWords.answersThere(this.#name(player))}</span>`,
        )}
      ${asked
        .filter(({ player }) => !this.elsewhere.includes(player))
        .map(
          (opening) =>
            html`<moon-button tone="question" icon="tablet" data-errand=${opening.player} @click=${() => this.#errand(opening)}
              >${localPlayer === undefined ? hubWords.handTo(this.#name(opening.player)) : hubWords.answer()}</moon-button
            >`,
        )}
      ${
        plays && game.stage === 'play' && match.at === 'none'
          ? html`<moon-button tone="question" icon="play" @click=${() => this.#deed('play')}>${hubWords.playHere()}</moon-button>`
          : nothing
      }
      ${game.stage === 'play' && match.at === 'under-way' ? html`<a class="press on" href=${match.hash ?? matchHash(match.match)}>${icon('play')}${hubWords.goOn()}</a>` : nothing}
      ${
        game.stage === 'play' && match.at === 'finished' && localPlayer === undefined
          ? html`<moon-button tone="question" icon="trophy" @click=${() => this.#deed('take-result')}
              >${hubWords.takeResult()}</moon-button
            >`
          : nothing
      }
      ${
        mayEnter && match.at !== 'none'
          ? html`<details>
              <summary>${hubWords.otherwise()}</summary>
              <moon-button tone="quiet" icon="quill" @click=${() => this.#deed('enter')}>${hubWords.byHand()}</moon-button>
            </details>`
          : nothing
      }
      ${
        mayEnter && match.at === 'none'
          ? html`<moon-button tone="quiet" icon="quill" @click=${() => this.#deed('enter')}>${hubWords.byHand()}</moon-button>`
          : nothing
      }
      ${
        game.stage === 'play'
          ? game.players
              .filter((player) => localPlayer === undefined || localPlayer === player)
              .filter((player) => !this.elsewhere.includes(player))
              .map(
                (player) =>
                  html`<moon-button tone="quiet" icon="cards" @click=${() => emit(this, 'errand', { player, look: game.id })}
                    >${hubWords.ownCards(this.#name(player))}</moon-button
                  >`,
              )
          : nothing
      }
    </div>`;
  }

  /** The state of the game. A match played here is named before the next task. */
  #stage(): string {
    const { game, match } = this;
    if (game.stage === 'cards' && game.allowance === null) return gameAhead();
    if (game.stage === 'done' && game.result === null) return hubWords.notPlayed();
    if (game.stage !== 'play' || match.at === 'none') return gameStageWords[game.stage]();
    if (match.at === 'under-way') return hubWords.beingPlayed();
    const { conceded = [], sides = {} } = match.result ?? {};
    const gaveUp = conceded.map((id) => hubWords.gaveUp(this.#name(id)));
    const stones = Object.entries(sides).map(([id, { stones: count }]) => hubWords.stonesOf(this.#name(id), count));
    return hubWords.playedHere(allOf([...stones, ...gaveUp]));
  }

  override render() {
    const { game, match } = this;
    return html`<article class="panel" aria-label=${game.players.map((id) => this.#name(id)).join(', ')}>
      ${game.players.map((id) => this.#side(id))}
      <p class="stage">${icon(game.stage === 'done' ? 'check' : 'hourglass')}${this.#stage()} · ${hubWords.field(game.field)}</p>
      ${this.#notes()} ${this.#calls()}
      ${
        game.stage === 'done'
          ? html`<div class="row">
              ${match.at === 'finished' ? html`<a class="press" href=${match.hash ?? replayHash(match.match)}>${icon('turn-round')}${hubWords.watch()}</a>` : nothing}
              ${this.mendable ? html`<moon-button tone="quiet" icon="edit" @click=${() => this.#deed('edit')}>${hubWords.editResult()}</moon-button>` : nothing}
            </div>`
          : nothing
      }
    </article>`;
  }
}

declare global {
  interface MoonriseEvents {
    'game-deed': { game: GameId; deed: GameDeed };
  }
  interface HTMLElementTagNameMap {
    'moon-game-card': MoonGameCard;
  }
}
