import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { replayWords } from '../../../words/match/replay.ts';
import { playedWith } from '../../../words/app/played-with.ts';
import { homeWords } from '../../../words/app/home.ts';
import { icon } from '../../art/icon.ts';
import type { ListedMatch } from '../../contexts/library-port.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/button.ts';
import '../../kit/icon-button.ts';
import '../../kit/figures/pennant.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { momentText } from '../../page/time/moments.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { matchHash, replayHash } from '../../contexts/places.ts';

const AT_ONCE = 24;

/**
 * The list of matches: players, turn, date; resume or delete.
 * @fires remove-match `ListedMatch`
 * @fires share-match `ListedMatch`
 * @fires rematch-match `ListedMatch`
 */
@customElement('moon-match-list')
export class MoonMatchList extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      ul {
        display: grid;
        gap: var(--space-3);
        margin-top: var(--space-3);
      }
      [data-do='more'] {
        margin-top: var(--space-3);
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        padding: var(--space-3) var(--space-4);
        border: var(--pen) solid var(--outline);
        border-radius: var(--radius-drawn);
        background: var(--panel);
      }
      .what {
        flex: 1;
        min-width: 0;
      }
      strong {
        display: block;
        font: 700 var(--text-l) / 1.2 var(--title-face);
        overflow-wrap: anywhere;
      }
      .names {
        display: flex;
        flex-wrap: wrap;
        gap: 2px var(--space-3);
      }
      .names span {
        display: inline-flex;
        align-items: center;
        gap: var(--space-1);
        overflow-wrap: anywhere;
      }
      moon-pennant {
        --pennant: 1.7em;
      }
      a.press {
        text-decoration: none;
        background: var(--touchable);
        color: var(--on-touchable);
      }
      a.quiet {
        background: var(--panel-raised);
        color: var(--ink);
      }
      @media (max-width: 520px) {
        li {
          flex-wrap: wrap;
        }
        .what {
          flex-basis: 100%;
        }
        li {
          gap: var(--space-2);
        }
        a.press {
          flex: 1 0 40%;
          max-width: 100%;
          justify-content: center;
          padding-inline: var(--space-2);
        }
        /* the words replace the sign */
        a.press .icon {
          display: none;
        }
      }
    `,
  ];
  @property() heading = '';
  @property({ attribute: false }) listed: readonly ListedMatch[] = [];
  /** The number of matches drawn; a long list must not hold up the home screen. */
  @state() private drawnCount = AT_ONCE;

  #item(match: ListedMatch) {
    const { id, title, names, turn, finished, changedAt, packs = [] } = match;
    const { winner, stones = [] } = match.outcome ?? {};
    const won = winner === undefined ? homeWords.over() : winner === 'draw' ? homeWords.draw() : homeWords.won(names[winner] ?? '');
    const score = stones.length > 1 ? ` · ${stones.join(' : ')}` : '';
    const state = finished ? html`<b>${won}${score}</b>` : turn === 0 ? homeWords.beforeTurns() : homeWords.turn(turn);
    return html`<li data-match=${id}>
      <div class="what">
        <strong>${title}</strong>
        <div class="names">
          ${names.map((name, seat) => html`<span><moon-pennant aria-hidden="true" .seat=${seat}></moon-pennant><bdi>${name}</bdi></span>`)}
        </div>
        <div class="small soft">${state} · ${momentText(changedAt)}</div>
        ${packs.length > 0 ? html`<div class="small soft" data-packs>${playedWith(packs.map(({ name }) => name))}</div>` : nothing}
      </div>
      <a
        class="press ${finished ? 'quiet' : ''}"
        href=${matchHash(id)}
        aria-label=${finished ? homeWords.lookOf(title) : homeWords.resumeOf(title)}
        >${icon(finished ? 'eye' : 'play')}${finished ? homeWords.look() : homeWords.resume()}</a
      >
      ${turn === 0 ? nothing : html`<a class="press quiet replay" href=${replayHash(id)} aria-label=${replayWords.replayOf(title)}>${icon('turn-round')}${replayWords.replay()}</a>`}
      ${finished ? html`<moon-icon-button icon="redo" data-do="rematch" .label=${homeWords.rematch(title)} @click=${() => emit(this, 'rematch-match', match)}></moon-icon-button>` : nothing}
      <moon-icon-button
        icon="share"
        data-do="share"
        .label=${homeWords.share(title)}
        @click=${() => emit(this, 'share-match', match)}
      ></moon-icon-button>
      <moon-icon-button
        icon="trash"
        data-do="remove"
        .label=${homeWords.remove(title)}
        @click=${() => emit(this, 'remove-match', match)}
      ></moon-icon-button>
    </li>`;
  }

  /** Draws more matches and focuses the first of them. */
  async #more() {
    const before = this.drawnCount;
    this.drawnCount += 2 * AT_ONCE;
    await this.updateComplete;
    this.renderRoot.querySelectorAll<HTMLElement>('a.press:not(.replay)')[before]?.focus();
  }

  override render() {
    if (this.listed.length === 0) return nothing;
    return html`<section aria-labelledby="heading">
      <h2 id="heading">${this.heading}</h2>
      <ul>
        ${this.listed.slice(0, this.drawnCount).map((match) => this.#item(match))}
      </ul>
      ${
        this.listed.length > this.drawnCount
          ? html`<moon-button tone="quiet" icon="chevron-down" data-do="more" @click=${() => void this.#more()}
              >${homeWords.older(this.listed.length - this.drawnCount)}</moon-button
            >`
          : nothing
      }
    </section>`;
  }
}

declare global {
  interface MoonriseEvents {
    'rematch-match': ListedMatch;
    'remove-match': ListedMatch;
    'share-match': ListedMatch;
  }
  interface HTMLElementTagNameMap {
    'moon-match-list': MoonMatchList;
  }
}
