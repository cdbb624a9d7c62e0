import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { cardWords } from '../../../words/match/match-cards.ts';
import { matchWords } from '../../../words/match/match.ts';
import '../../kit/button.ts';
import '../../kit/sheets/cover.ts';
import { emit } from '../../kit/emit.ts';
import { shared } from '../../kit/styles.ts';
import '../../kit/fields/text-field.ts';
import { wholeWords } from '../../kit/sheets/whole-words.ts';
import { foundCards, type ListedCard } from './found-cards.ts';
import { privateCardsStyles } from './private-cards-styles.ts';

/**
 * A secret choice from more cards than a held tray can show: the player takes the tablet, confirms on the cover, and gets a list over the whole
 * screen that scrolls and can be searched. Every choice takes the same four taps: take, show, card, keep. Before and after it, and whenever the page
 * is hidden or loses the focus, the document contains neither the cards nor the search.
 * @fires answer `{ id }`
 */
@customElement('moon-private-cards')
export class MoonPrivateCards extends LitElement {
  static override styles = [shared, privateCardsStyles];
  /** The cards; called only while the list is open. */
  @property({ attribute: false }) cards: () => readonly ListedCard[] = () => [];
  /** The name of the choosing player. */
  @property() name = '';
  @state() private stage: 'away' | 'covered' | 'open' = 'away';
  @state() private picked: string | null = null;
  @state() private wanted = '';
  @query('dialog') private readonly dialog!: HTMLDialogElement | null;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#putAway);
    window.addEventListener('blur', this.#putAway);
    window.addEventListener('pagehide', this.#putAway);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#putAway);
    window.removeEventListener('blur', this.#putAway);
    window.removeEventListener('pagehide', this.#putAway);
    this.#putAway();
  }

  /** Takes everything secret out of the document at once, without waiting for the next update. */
  readonly #putAway = () => {
    if (this.stage === 'away') return;
    this.dialog?.close();
    this.stage = 'away';
    this.picked = null;
    this.wanted = '';
    this.performUpdate();
  };

  #keep() {
    const id = this.picked;
    if (id === null) return;
    this.#putAway();
    emit(this, 'answer', { id });
  }

  override updated(): void {
    if (this.dialog && !this.dialog.open) this.dialog.showModal();
  }

  #card({ id, name, text }: ListedCard) {
    return html`<button type="button" data-id=${id} aria-pressed=${this.picked === id} @click=${() => (this.picked = id)}>
      <b>${name}${this.picked === id ? ' ✓' : nothing}</b><small>${text}</small>
    </button>`;
  }

  #list() {
    const listedCards = foundCards(this.cards(), this.wanted);
    return html`<dialog
      closedby="none"
      aria-labelledby="heading"
      @cancel=${(event: Event) => {
        event.preventDefault();
        this.#putAway();
      }}
    >
      <header>
        <h2 id="heading">${wholeWords(cardWords.forEyesOf(this.name))}</h2>
        <moon-text-field
          .label=${cardWords.find()}
          .value=${this.wanted}
          @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.wanted = detail.value)}
        ></moon-text-field>
      </header>
      <div class="cards" role="group" aria-label=${cardWords.campaignCards()} tabindex="-1">
        ${listedCards.length === 0 ? html`<p>${cardWords.noneFound()}</p>` : listedCards.map((card) => this.#card(card))}
      </div>
      <footer>
        <moon-button tone="quiet" @click=${this.#putAway}>${cardWords.putAway()}</moon-button>
        <moon-button tone="question" icon="check" ?disabled=${this.picked === null} @click=${() => this.#keep()}
          >${cardWords.keep()}</moon-button
        >
      </footer>
    </dialog>`;
  }

  override render() {
    return html`<moon-button tone="question" icon="hand" data-id="take" @click=${() => (this.stage = 'covered')}
        >${cardWords.chooseAlone()}</moon-button
      >
      <moon-cover .open=${this.stage === 'covered'} confirm-label=${matchWords.isSeat(this.name)} @confirmed=${() => (this.stage = 'open')}
        >${this.stage === 'covered' ? wholeWords(cardWords.aloneWith(this.name)) : nothing}</moon-cover
      >
      ${this.stage === 'open' ? this.#list() : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-private-cards': MoonPrivateCards;
  }
}
