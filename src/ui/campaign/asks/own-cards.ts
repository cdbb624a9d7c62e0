import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { CampaignView } from '../../../campaign/terms/view.ts';
import { askWords } from '../../../words/campaign/campaign-asks.ts';
import type { CampaignBook } from '../../contexts/gatherings/campaign-port.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import { shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { askStyles } from '../ask-styles.ts';

/** A player's cards for a game, to read again while it is played with miniatures. @fires closed */
@customElement('moon-own-cards')
export class MoonOwnCards extends LitElement {
  static override styles = [shared, pageStyles, askStyles];
  @property({ attribute: false }) view!: CampaignView;
  @property() game = '';
  @property({ attribute: false }) book!: CampaignBook;

  override render() {
    const game = this.view.weeks.at(-1)?.games.find(({ id }) => id === this.game);
    const cards = game?.own ?? [];
    const played = new Set(game?.plays.filter(({ player }) => player === this.view.viewer).map(({ card }) => card));
    return html`<div class="stack">
      <h2>${askWords.ownCards()}</h2>
      ${cards.length === 0 ? html`<p class="soft">${askWords.ownNone()}</p>` : ''}
      <ul class="rows">
        ${cards.map((id) => {
          const { name, lines } = this.book.card(id);
          return html`<li class="panel">
            <h3>${played.has(id) ? html`<s>${name}</s>` : name}</h3>
            ${lines.map((line) => html`<p class="small">${line}</p>`)}
          </li>`;
        })}
      </ul>
      <div class="end"><moon-button tone="question" @click=${() => emit(this, 'closed')}>${askWords.done()}</moon-button></div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-own-cards': MoonOwnCards;
  }
}
