import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { OwnPlay } from '../../../campaign/terms/decision.ts';
import type { Ask, CampaignView } from '../../../campaign/terms/view.ts';
import type { PlayWindow } from '../../../campaign/terms/parts.ts';
import { windowWords } from '../../../words/campaign/campaign.ts';
import { askWords } from '../../../words/campaign/campaign-asks.ts';
import { campaignReasonText } from '../../../words/campaign/campaign-reasons.ts';
import { icon } from '../../art/icon.ts';
import type { CampaignBook } from '../../contexts/gatherings/campaign-port.ts';
import '../../kit/button.ts';
import { pressable, shared } from '../../kit/styles.ts';
import '../../kit/fields/segmented.ts';
import '../../kit/fields/text-field.ts';
import '../../kit/fields/toggle.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { answer } from './answer.ts';
import { askStyles } from '../ask-styles.ts';
import { begunPlay, cardParticulars } from './card-particulars.ts';
import { foldedText } from '../../../words/language/folded-text.ts';
import { capital } from '../../../words/language/sentences.ts';
import { playerName } from '../player-name.ts';

type CardsAsk = Extract<Ask, { kind: 'cards' | 'extra' }>;

/** The moments at which cards are played, in the order of a game. */
const PLAY_WINDOWS: readonly PlayWindow[] = ['immediate', 'during', 'end', 'after'];
/** The reason of cards of other factions. A player's faction never changes, so these cards are not shown. */
const ELSEWHERE = 'card-wrong-faction';

/**
 * Chooses campaign cards for a game, out of all that the faction may have.
 * @fires answered the `choose-cards` decision
 */
@customElement('moon-cards-ask')
export class MoonCardsAsk extends LitElement {
  static override styles = [shared, pressable, pageStyles, askStyles];
  @property({ attribute: false }) view!: CampaignView;
  @property({ attribute: false }) ask!: CardsAsk;
  @property({ attribute: false }) book!: CampaignBook;
  @state() private chosen: readonly string[] = [];
  @state() private sought = '';
  /** The moment to which the list is limited; null for all cards. */
  @state() private played: PlayWindow | null = null;
  /** The chosen cards that are played at once. */
  @state() private plays: readonly OwnPlay[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('ask')) return;
    const game = this.view.weeks.at(-1)?.games.find(({ id }) => id === this.ask.game);
    this.chosen = this.ask.kind === 'cards' ? (game?.own ?? []) : [];
    this.plays = [];
    this.sought = '';
    this.played = null;
  }

  #toggle(card: string) {
    const off = this.chosen.includes(card);
    this.chosen = off ? this.chosen.filter((chosen) => chosen !== card) : [...this.chosen, card];
    if (off) this.plays = this.plays.filter((play) => play.card !== card);
  }

  /** The choice whether a chosen card is played at once. It is asked here, so that no player is asked a second time. */
  #atOnce(id: string) {
    const ask = this.ask.atOnce.find(({ card }) => card === id);
    if (!ask || !this.chosen.includes(id)) return nothing;
    const play = this.plays.find(({ card }) => card === id);
    const nameOf = (player: string): string => playerName(this.view, player);
    return html`<div class="panel" data-at-once=${id}>
      <moon-toggle
        .label=${askWords.playAtOnce(this.book.card(id).name)}
        .on=${play !== undefined}
        @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => {
          const plays = this.plays.filter(({ card }) => card !== id);
          this.plays = detail.on ? [...plays, begunPlay(ask)] : plays;
        }}
      ></moon-toggle>
      ${
        play
          ? cardParticulars(ask, play, nameOf, (changed) => {
              this.plays = this.plays.map((shown) => (shown.card === changed.card ? changed : shown));
            })
          : nothing
      }
    </div>`;
  }

  #item(id: string) {
    const cardText = this.book.card(id);
    const taken = this.chosen.includes(id);
    const hindrance = this.ask.cards[id] ?? null;
    const barred = !taken && (hindrance !== null || this.chosen.length >= this.ask.most);
    return html`<li>
      <button
        type="button"
        class="press row-press"
        data-card=${id}
        aria-pressed=${taken}
        aria-disabled=${barred ? 'true' : nothing}
        @click=${() => (barred ? undefined : this.#toggle(id))}
      >
        <span class="grow"
          ><strong>${cardText.name}</strong>${
            hindrance && !taken
              ? html`<span class="under soft">${campaignReasonText(hindrance)}</span>`
              : cardText.lines.map((line) => html`<span class="under soft">${line}</span>`)
          }</span
        >
        ${taken ? icon('check') : nothing}
      </button>
      ${this.#atOnce(id)}
    </li>`;
  }

  /** The moments at which any of the cards on offer is played. */
  #windows(): PlayWindow[] {
    const { cards, windows } = this.ask;
    return PLAY_WINDOWS.filter((window) => Object.keys(cards).some((id) => cards[id] === null && windows[id] === window));
  }

  override render() {
    const { ask } = this;
    const sought = foldedText(this.sought.trim());
    const shown = Object.entries(ask.cards)
      .filter(([, hindrance]) => hindrance?.code !== ELSEWHERE)
      .map(([id]) => id)
      .filter((id) => this.played === null || ask.windows[id] === this.played || this.chosen.includes(id))
      .filter((id) => {
        const { name, lines } = this.book.card(id);
        return this.chosen.includes(id) || [name, ...lines].some((text) => foldedText(text).includes(sought));
      });
    const unnamed = this.plays.some(
      ({ card, named }) => !named && ask.atOnce.find((candidate) => candidate.card === card)?.asks.includes('named'),
    );
    return html`<div class="stack">
      <h2>${askWords.cards()}: ${askWords.chosen(this.chosen.length, ask.most)}</h2>
      <p class="soft">${askWords.cardsText(ask.most)}</p>
      <moon-text-field
        .label=${askWords.find()}
        .value=${this.sought}
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.sought = detail.value)}
      ></moon-text-field>
      <moon-segmented
        .label=${askWords.when()}
        .selected=${this.played ?? ''}
        .segments=${[{ id: '', label: askWords.anyTime() }, ...this.#windows().map((id) => ({ id, label: capital(windowWords[id]()) }))]}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: PlayWindow | '' }>) => (this.played = detail.id === '' ? null : detail.id)}
      ></moon-segmented>
      <ul class="rows">
        ${shown.map((id) => this.#item(id))}
      </ul>
      <div class="end">
        <moon-button
          tone="question"
          icon="check"
          ?disabled=${unnamed}
          @click=${() => answer(this, { kind: 'choose-cards', game: ask.game, cards: [...this.chosen], plays: [...this.plays] })}
          >${askWords.seal()}</moon-button
        >
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-cards-ask': MoonCardsAsk;
  }
}
