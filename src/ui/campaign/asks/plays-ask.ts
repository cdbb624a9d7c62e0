import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { OwnPlay } from '../../../campaign/terms/decision.ts';
import type { Ask, CampaignView, PlayAsk } from '../../../campaign/terms/view.ts';
import { windowWords } from '../../../words/campaign/campaign.ts';
import { askWords } from '../../../words/campaign/campaign-asks.ts';
import type { CampaignBook } from '../../contexts/gatherings/campaign-port.ts';
import '../../kit/button.ts';
import { shared } from '../../kit/styles.ts';
import '../../kit/fields/toggle.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { answer } from './answer.ts';
import { askStyles } from '../ask-styles.ts';
import { begunPlay, cardParticulars } from './card-particulars.ts';
import { playerName } from '../player-name.ts';

type PlaysAsk = Extract<Ask, { kind: 'immediate' | 'end' | 'after' }>;

/**
 * Asks which of the chosen cards are played at this moment. The form looks the same whatever cards are held, and the answer may be none.
 * @fires answered the `play-cards` decision
 */
@customElement('moon-plays-ask')
export class MoonPlaysAsk extends LitElement {
  static override styles = [shared, pageStyles, askStyles];
  @property({ attribute: false }) view!: CampaignView;
  @property({ attribute: false }) ask!: PlaysAsk;
  @property({ attribute: false }) book!: CampaignBook;
  @state() private plays: readonly OwnPlay[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('ask')) this.plays = this.ask.cards.filter(({ must }) => must).map(begunPlay);
  }

  #set(ask: PlayAsk, on: boolean) {
    const ownPlays = this.plays.filter(({ card }) => card !== ask.card);
    this.plays = on || ask.must ? [...ownPlays, begunPlay(ask)] : ownPlays;
  }

  #card(ask: PlayAsk) {
    const cardText = this.book.card(ask.card);
    const play = this.plays.find(({ card }) => card === ask.card);
    const nameOf = (id: string): string => playerName(this.view, id);
    return html`<li class="panel" data-card=${ask.card}>
      <moon-toggle
        .label=${askWords.play(cardText.name)}
        .hint=${ask.must ? askWords.must() : ''}
        .on=${play !== undefined}
        ?disabled=${ask.must}
        @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => this.#set(ask, detail.on)}
      ></moon-toggle>
      ${cardText.lines.map((line) => html`<p class="soft small">${line}</p>`)}
      ${
        play
          ? cardParticulars(ask, play, nameOf, (changed) => {
              this.plays = this.plays.map((candidate) => (candidate.card === changed.card ? changed : candidate));
            })
          : nothing
      }
    </li>`;
  }

  override render() {
    const { ask, plays } = this;
    const unnamed = plays.some(
      ({ card, named }) => !named && ask.cards.find((candidate) => candidate.card === card)?.asks.includes('named'),
    );
    return html`<div class="stack">
      <h2>${askWords.plays(windowWords[ask.kind]())}</h2>
      ${
        ask.cards.length === 0
          ? html`<p class="soft">${askWords.noPlays()}</p>`
          : html`<ul class="rows">
              ${ask.cards.map((card) => this.#card(card))}
            </ul>`
      }
      <div class="end">
        <moon-button
          tone="question"
          icon="check"
          ?disabled=${unnamed}
          @click=${() => answer(this, { kind: 'play-cards', game: ask.game, plays: [...plays] })}
          >${plays.length === 0 ? askWords.sealNone() : askWords.seal()}</moon-button
        >
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-plays-ask': MoonPlaysAsk;
  }
}
