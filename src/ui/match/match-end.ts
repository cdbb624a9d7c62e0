import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { matchWords } from '../../words/match.ts';
import { replayWords } from '../../words/replay.ts';
import { storyWords } from '../../words/story.ts';
import { resultText } from '../../words/results.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import '../kit/pennant.ts';
import { icon } from '../art/icon.ts';
import type { IconName } from '../art/icon.ts';
import { pressable, shared } from '../kit/styles.ts';
import { campaignHash, campaignOfMatch, replayHash } from '../contexts/places.ts';
import { coinFace } from '../table/coin.ts';
import { modelName, namesOf, seatName } from '../table/names.ts';
import { tally } from './tally.ts';
import './match-story.ts';

/** The head of a column of numbers: a word, or a sign where words have no room. */
const column = (sign: IconName, word: string) =>
  html`<th scope="col"><span class="word">${word}</span><span class="sign" aria-hidden="true">${icon(sign, '1.4em')}</span></th>`;

/**
 * Sunrise: who won and why, and what every character did.
 * @fires rematch `{ exchanged }` whether everybody plays the troupe of the next
 * @fires leave
 * @fires look the table is to be seen once more
 */
@customElement('moon-match-end')
export class MoonMatchEnd extends LitElement {
  static override styles = [
    shared,
    pressable,
    css`
      a.press {
        text-decoration: none;
      }
      a.on {
        background: var(--question);
        color: var(--on-question);
      }
      :host {
        display: block;
        position: absolute;
        inset: 0;
        z-index: 30;
        overflow: auto;
        background: var(--ground);
      }
      article {
        container-type: inline-size;
        position: relative;
        display: flex;
        flex-direction: column;
        align-items: center;
        gap: var(--space-4);
        padding: var(--space-5) var(--space-4);
      }
      .sky {
        width: min(100%, 560px);
        height: min(160px, 15vh);
        overflow: hidden;
        border-radius: var(--radius-drawn);
      }
      .sun {
        animation: rise var(--sunrise, 1400ms) ease-out;
      }
      @keyframes rise {
        from {
          transform: translateY(70px);
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .sun,
        .heroes svg {
          animation: none;
        }
      }
      /* the winning troupe comes up with the sun, one after the other */
      .heroes {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-2);
        margin-top: -46px;
      }
      .heroes svg {
        width: 60px;
        height: 60px;
        animation: hero var(--sunrise, 1400ms) calc(var(--nth) * 120ms) ease-out backwards;
      }
      @keyframes hero {
        from {
          opacity: 0;
          transform: translateY(40px);
        }
        60% {
          opacity: 1;
          transform: translateY(-8px);
        }
      }
      h2 {
        font: 700 var(--text-xl) / 1.1 var(--title-face);
        color: var(--question-ink);
        text-align: center;
      }
      h2:focus-visible {
        outline: none;
      }
      /* side by side where there is room for two */
      .troupes {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
        gap: var(--space-4) var(--space-5);
        width: min(100%, 66rem);
      }
      .troupes.many {
        width: min(100%, 72rem);
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
      }
      table {
        border-collapse: collapse;
        width: 100%;
        align-self: start;
      }
      .many :is(th, td) {
        padding: 6px var(--space-2);
      }
      th:first-child {
        width: 100%; /* the others are as wide as their longest word */
      }
      th {
        font-size: var(--text-s);
        vertical-align: bottom;
      }
      th,
      td {
        padding: var(--space-2) var(--space-3);
        border-bottom: 1px solid var(--line);
        text-align: end;
      }
      th:first-child,
      td:first-child {
        text-align: start;
      }
      th .sign {
        display: none;
      }
      /* no room for three words side by side: signs stand for them */
      @container (max-width: 26rem) {
        :is(th, td) {
          padding: var(--space-2) 6px;
        }
        th .sign {
          display: inline-block;
        }
        th:not(:first-child) .word {
          position: absolute;
          clip-path: inset(50%);
        }
      }
      caption {
        padding: var(--space-2);
        font: 700 var(--text-l) / 1.2 var(--title-face);
        text-align: start;
      }
      caption .line {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-width: 0;
      }
      caption .name {
        overflow-wrap: anywhere;
      }
      .won caption {
        color: var(--question-ink);
      }
      .buttons {
        position: sticky;
        bottom: 0;
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--space-3);
        width: 100%;
        padding: var(--space-3) 0;
        background: var(--ground);
      }
      @media (max-height: 480px) {
        article {
          gap: var(--space-2);
          padding-block: var(--space-2) 0;
        }
        .sky {
          display: none;
        }
        .heroes {
          margin-top: 0;
        }
        .heroes svg {
          width: 44px;
          height: 44px;
        }
        .buttons {
          padding: var(--space-2) 0;
        }
      }
      @media (max-width: 560px) {
        .heroes svg {
          width: 50px;
          height: 50px;
        }
        .buttons {
          display: grid;
          grid-template-columns: 1fr 1fr;
          gap: var(--space-2);
        }
        .buttons > * {
          --press-side: var(--space-1);
          --press-sign: none;
          font-size: min(1rem, 6vw);
        }
        .buttons a > svg {
          display: none;
        }
        .buttons .press {
          padding-inline: var(--space-1);
        }
        .buttons > :last-child:nth-child(odd) {
          grid-column: 1 / -1;
        }
      }
    `,
  ];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;

  /** Who has won is heard first. */
  override focus(): void {
    this.renderRoot.querySelector('h2')?.focus({ preventScroll: true });
  }

  /** What one troupe did. */
  #troupe(seat: Seat, won: boolean) {
    const { table } = this;
    const { table: board, order } = table.view(null);
    const counted = tally(table);
    const left = order.seats[seat]?.conceded === true;
    const points = order.result?.points?.[seat];
    return html`<table class=${won ? 'won' : ''}>
      <caption>
        <span class="line"
          ><moon-pennant .seat=${seat}></moon-pennant>${won ? icon('trophy', '1.2em') : nothing}
          <span class="name"
            >${seatName(table, seat)} ·
            ${left ? matchWords.hasConceded() : html`${matchWords.stones()}: ${counted.seats[seat] ?? 0}${points === undefined ? nothing : html` · ${matchWords.victoryPoints()}: ${points}`}`}</span
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

  #rematch(exchanged: boolean) {
    emit(this, 'rematch', { exchanged });
  }

  #heroes(winner: Seat) {
    const { table } = this;
    const heroes = Object.values(table.view(null).table.models).filter(({ seat }) => seat === winner);
    return html`<div class="heroes" aria-hidden="true">
      ${heroes.map(({ id }, nth) => html`<span style="--nth: ${nth}">${coinFace(table, id)}</span>`)}
    </div>`;
  }

  override render() {
    const { table } = this;
    const view = table.view(null);
    const { result } = view.order;
    if (!result) return nothing;
    const campaign = campaignOfMatch(table.matchId);
    const title = result.winner === 'draw' ? matchWords.draw() : matchWords.wins(seatName(table, result.winner));
    return html`<article>
      <svg class="sky" viewBox="0 0 560 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <rect width="560" height="160" fill="var(--panel)"></rect>
        <g class="sun"><circle cx="280" cy="112" r="46" fill="var(--question)"></circle></g>
        <path
          d="M0 160V118C70 96 130 100 190 114L200 92L210 116L222 98L234 120C320 132 380 106 450 96C500 90 530 98 560 106V160Z"
          fill="var(--ground-deep)"
        ></path>
      </svg>
      ${result.winner === 'draw' ? nothing : this.#heroes(result.winner)}
      <h2 tabindex="-1">${title}</h2>
      <p>${resultText(result, namesOf(table))}</p>
      <moon-match-story></moon-match-story>
      <div class="troupes ${table.seats.length > 2 ? 'many' : ''}">
        ${table.seats.map((_, seat) => this.#troupe(seat, result.winner === seat))}
      </div>
      <div class="buttons">
        ${
          campaign === null
            ? html`<moon-button tone="question" icon="play" @click=${() => this.#rematch(false)}>${storyWords.again()}</moon-button>
                ${table.fleeting ? nothing : html`<moon-button icon="redo" @click=${() => this.#rematch(true)}>${storyWords.exchanged()}</moon-button>`}`
            : html`<a class="press on" href=${campaignHash(campaign)}>${icon('trophy')}${matchWords.backToCampaign()}</a>`
        }
        ${table.fleeting ? nothing : html`<a class="press" href=${replayHash(table.matchId)}>${icon('turn-round')}${replayWords.replay()}</a>`}
        <moon-button icon="eye" @click=${() => emit(this, 'look')}>${matchWords.look()}</moon-button>
        <moon-button tone="quiet" icon="campfire" @click=${() => emit(this, 'leave')}>${matchWords.leave()}</moon-button>
      </div>
    </article>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-match-end': MoonMatchEnd;
  }
}
