import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { computerWords } from '../../../words/match/opponents/computer.ts';
import { fittingWords } from '../../../words/match/opponents/fitting.ts';
import { matchWords } from '../../../words/match/match.ts';
import { replayWords } from '../../../words/match/replay.ts';
import { storyWords } from '../../../words/match/story.ts';
import { reasonOfResult } from '../../../words/app/results.ts';
import type { Seat } from '../../../rules/terms/ids.ts';
import { tableContext } from '../../contexts/contexts.ts';
import type { FittingOffer, Rematch } from '../../contexts/library/fitting-offer.ts';
import type { ComputerLevel, TablePort } from '../../contexts/table-port.ts';
import '../../kit/button.ts';
import '../../kit/icon-button.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/figures/pennant.ts';
import { icon } from '../../art/icon.ts';
import type { IconName } from '../../art/icon.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { campaignHash, replayHash } from '../../contexts/places.ts';
import { modelName, seatName } from '../../table/names.ts';
import { flat } from '../../theme/sizes.ts';
import { endStyle } from './match-end-styles.ts';
import { tally } from '../postcard/tally.ts';
import './match-story.ts';
import type { PostcardShape } from '../postcard/postcard.ts';
import { storyOf } from '../postcard/story-of.ts';

/** The head of a column of numbers: a word, or an icon where there is no room for words. */
const column = (sign: IconName, word: string) =>
  html`<th scope="col"><span class="word">${word}</span><span class="sign" aria-hidden="true">${icon(sign, '1.4em')}</span></th>`;

/**
 * The end of a match: who won and why, and what each character achieved.
 * @fires rematch `Rematch`
 * @fires leave
 * @fires look a player wants to see the table again
 */
@customElement('moon-match-end')
export class MoonMatchEnd extends LitElement {
  static override styles = [shared, pressable, endStyle];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;

  /** Asks whether a better-fitting level of the computer is offered; null where nothing can answer. */
  @property({ attribute: false }) fitting: (() => Promise<FittingOffer | null>) | null = null;

  /** The postcard of the match with its object URL; null until it is drawn. */
  @state() private card: { picture: Blob; address: string; shape: PostcardShape } | null = null;
  @state() private failed = false;
  @state() private offer: FittingOffer | null = null;
  readonly #standing = matchMedia('(max-width: 560px)');
  readonly #flat = matchMedia(flat.cssText);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('table') && this.card === null && this.table.view(null).order.result) {
      void this.#draw();
      void this.fitting?.().then((offer) => (this.offer = offer));
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const query of [this.#standing, this.#flat]) query.addEventListener('change', this.#turned);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const query of [this.#standing, this.#flat]) query.removeEventListener('change', this.#turned);
    this.#show(null);
  }

  /** Draws a postcard of another shape when the screen is turned; the old one is shown until then. */
  readonly #turned = (): void => {
    if (this.card && this.card.shape !== this.#shape) void this.#draw();
  };

  get #shape(): PostcardShape {
    return this.#standing.matches ? 'portrait' : this.#flat.matches ? 'small' : 'landscape';
  }

  #show(card: MoonMatchEnd['card']): void {
    if (this.card) URL.revokeObjectURL(this.card.address);
    this.card = card;
  }

  /** Loads the module that draws postcards only now, because it is not needed before a match ends. */
  async #draw() {
    try {
      const { postcard } = await import('../postcard/postcard.ts');
      const shape = this.#shape;
      const picture = await postcard(this.table, storyOf(this.table), shape);
      if (!picture || !this.isConnected) return;
      if (shape === this.#shape) this.#show({ picture, address: URL.createObjectURL(picture), shape });
      else await this.#draw(); // the screen was turned in the meantime
    } catch {
      // without a picture, the text below says the same
    }
  }

  async #share({ picture }: { picture: Blob }) {
    this.failed = false;
    try {
      const { sharePostcard } = await import('../postcard/postcard.ts');
      await sharePostcard(picture);
    } catch {
      this.failed = true;
    }
  }

  /** Focuses the heading, so that screen readers read the winner first. */
  override focus(): void {
    this.renderRoot.querySelector('h2')?.focus({ preventScroll: true });
  }

  /** The achievements of one troupe. */
  #troupe(seat: Seat, won: boolean) {
    const { table } = this;
    const { table: board, order } = table.view(null);
    const counted = tally(table);
    const hasLeft = order.seats[seat]?.conceded === true;
    const points = order.result?.points?.[seat];
    return html`<table class=${won ? 'won' : ''}>
      <caption>
        <span class="line"
          ><moon-pennant .seat=${seat}></moon-pennant>${won ? icon('trophy', '1.2em') : nothing}
          <span class="name"
            >${seatName(table, seat)} ·
            ${hasLeft ? matchWords.hasConceded() : html`${matchWords.stones()}: ${counted.seats[seat] ?? 0}${points === undefined ? nothing : html` · ${matchWords.victoryPoints()}: ${points}`}`}</span
          ></span
        >
      </caption>
      <thead>
        <tr>
          <th scope="col">${matchWords.character()}</th>
          ${column('sword', matchWords.woundsDealt())}${column('crystal', matchWords.stones())}${column('skull', matchWords.slain())}
        </tr>
      </thead>
      <tbody>
        ${Object.values(board.models)
          .filter((model) => model.seat === seat)
          .map(
            ({ id, status }) =>
              html`<tr>
                <td>${modelName(table, id)}</td>
                <td>${counted.dealt[id] ?? 0}</td>
                <td>${counted.stones[id] ?? 0}</td>
                <td>${status === 'slain' ? '✕' : '–'}</td>
              </tr>`,
          )}
      </tbody>
    </table>`;
  }

  #rematch(exchanged: boolean, level?: ComputerLevel) {
    const detail: Rematch = level === undefined ? { exchanged } : { exchanged, level };
    emit(this, 'rematch', detail);
  }

  /** The offer of another level; the player may also ignore it and play at the same level again. */
  #offered({ level, after }: FittingOffer) {
    const [strength = level] = level.split('-');
    return html`<div class="offer" data-offer>
      <p>${after === 'won' ? fittingWords.wonThrice() : fittingWords.lostThrice()}</p>
      <moon-button icon="play" @click=${() => this.#rematch(false, level)}
        >${fittingWords.against(computerWords.called(strength))}</moon-button
      >
    </div>`;
  }

  override render() {
    const { table } = this;
    const view = table.view(null);
    const { result } = view.order;
    if (!result) return nothing;
    const campaign = table.campaign ?? null;
    const title = result.winner === 'draw' ? matchWords.draw() : matchWords.wins(seatName(table, result.winner));
    return html`<article>
      <div class="frame" data-standing=${(this.card?.shape ?? this.#shape) === 'portrait' || nothing}>
        ${
          this.card
            ? html`<img class="card drawn" src=${this.card.address} alt=${storyWords.pictured(title)} />
                <moon-icon-button
                  icon="share"
                  data-do="postcard"
                  .label=${storyWords.postcard()}
                  @click=${() => this.card && void this.#share(this.card)}
                ></moon-icon-button>`
            : html`<div class="card"></div>`
        }
      </div>
      <h2 tabindex="-1">${title}</h2>
      <p>${reasonOfResult(result)}</p>
      ${view.order.options.seenStays ? html`<p class="small" data-seen-stays>${matchWords.seenStays()}</p>` : nothing}
      <moon-match-story></moon-match-story>
      <div class="troupes ${table.seats.length > 2 ? 'many' : ''}">
        ${table.seats.map((_, seat) => this.#troupe(seat, result.winner === seat))}
      </div>
      <div class="buttons">
        ${
          campaign === null
            ? table.guest
              ? table.mayRematch
                ? html`<moon-button tone="question" icon="play" data-do="again" @click=${() => this.#rematch(false)}
                    >${storyWords.again()}</moon-button
                  >`
                : nothing
              : html`<moon-button tone="question" icon="play" @click=${() => this.#rematch(false)}>${storyWords.again()}</moon-button>
                  ${table.isUnrecorded ? nothing : html`<moon-button icon="redo" @click=${() => this.#rematch(true)}>${storyWords.exchanged()}</moon-button>`}`
            : html`<a class="press on" href=${campaignHash(campaign)}>${icon('trophy')}${matchWords.backToCampaign()}</a>`
        }
        ${table.isUnrecorded || table.guest ? nothing : html`<a class="press" href=${replayHash(table.matchId)}>${icon('turn-round')}${replayWords.replay()}</a>`}
        <moon-button icon="eye" @click=${() => emit(this, 'look')}>${matchWords.look()}</moon-button>
        <moon-button tone="quiet" icon="campfire" @click=${() => emit(this, 'leave')}>${matchWords.leave()}</moon-button>
      </div>
      ${this.offer && campaign === null && !table.isUnrecorded && !table.guest ? this.#offered(this.offer) : nothing}
      ${this.failed ? html`<p role="alert">${storyWords.shareFailed()}</p>` : nothing}
    </article>`;
  }
}

declare global {
  interface MoonriseEvents {
    look: undefined;
    rematch: Rematch;
  }
  interface HTMLElementTagNameMap {
    'moon-match-end': MoonMatchEnd;
  }
}
