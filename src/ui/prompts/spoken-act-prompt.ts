import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Became } from '../../rules/terms/fact.ts';
import { inches } from '../../words/language/sentences.ts';
import { besideWords } from '../../words/match/beside.ts';
import { matchWords } from '../../words/match/match.ts';
import '../kit/button.ts';
import '../kit/choice-list.ts';
import { Acting } from './acting.ts';
import type { Offer } from './actions.ts';
import '../spoken/ending-bar.ts';
import { ended } from '../table/is-spoken.ts';
import { minded } from './mind.ts';

const MOVES: readonly Offer['kind'][] = ['step', 'jog', 'traverse', 'jump'];

/** The action sheet of a model that stands on a real table: a move is done there, and one tap here says so. */
@customElement('moon-spoken-act-prompt')
export class MoonSpokenActPrompt extends Acting {
  static override styles = [
    ...Acting.styles,
    css`
      /* a sheet with all actions of its model is never longer than a small glass */
      @media (max-width: 599px), (max-height: 640px) {
        .bar {
          gap: 5px;
        }
        .bar .press {
          min-height: var(--touch);
          padding-block: 0;
          line-height: 1.15;
        }
      }
      .more {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 var(--space-4);
        margin-bottom: var(--space-1);
      }
      details[open] {
        flex-basis: 100%;
      }
      moon-ending-bar {
        display: contents;
      }
      summary {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        min-height: 44px;
        font-size: var(--text-s);
        cursor: pointer;
        color: var(--touchable);
      }
      summary::after {
        content: '▾';
      }
      .note {
        display: grid;
        gap: var(--space-1);
        padding-inline-start: 1.2em;
        list-style: disc;
      }
    `,
  ];
  /** The outcome of a move, as the player says it. */
  private became: Became = {};

  protected override begun(): void {
    super.begun();
    this.became = {};
    this.desk.ask(this, { seat: this.seat, mode: { kind: 'idle' }, on: {} });
  }

  protected override choose(offer: Offer): void {
    const [only] = offer.decisions;
    if (only && offer.decisions.length === 1 && MOVES.includes(offer.kind)) void this.#moved(only);
    else if (only && this.#isPlain(offer, only)) void this.decide(only);
    else super.choose(offer);
  }

  /** It names nobody, draws no card and hangs on nothing: it is used at once, and can be taken back. */
  #isPlain({ kind, ability, decisions }: Offer, only: Decision): boolean {
    const names = 'targets' in only || 'stone' in only || 'terrain' in only || 'at' in only;
    const plain = kind === 'use' && ability?.kind === 'active' && decisions.length === 1 && !names;
    return plain && (this.table.asks?.({ ...only, seat: this.seat }) ?? []).length === 0;
  }

  async #moved(decision: Decision) {
    const { became } = this;
    this.became = {};
    await this.decide(ended(decision, became));
  }

  protected override tapWords(reach?: number): string {
    return reach === undefined ? besideWords.tapTarget() : besideWords.tapTargetWithin(inches(reach));
  }

  /** Which way over what there is to cross: one tap more. */
  #crossing(offer: Offer) {
    const ways = offer.decisions;
    const directionOf = (decision: Decision) => {
      const to = decision.kind === 'traverse' ? decision.to : null;
      return besideWords.crosses(to === 'up' || to === 'down' ? to : 'over');
    };
    return html`<p class="say">${this.nameOf(offer)}</p>
      <moon-choice-list
        layout="row"
        .label=${this.nameOf(offer)}
        .choices=${ways.map((decision, index) => ({ id: String(index), label: directionOf(decision) }))}
        @chosen=${({ detail }: CustomEvent<{ id: string }>) => {
          const decision = ways[Number(detail.id)];
          if (decision) void this.#moved(decision);
        }}
      ></moon-choice-list>
      <div class="corner">
        <moon-button tone="quiet" @click=${() => (this.chosen = null)}>${matchWords.cancel()}</moon-button>
      </div>`;
  }

  protected override plan(offer: Offer): TemplateResult {
    if (MOVES.includes(offer.kind)) return this.#crossing(offer);
    return this.targets(
      offer,
      null,
      () => (this.chosen = null),
      (decision) => this.table.asks?.({ ...decision, seat: this.seat }) ?? [],
    );
  }

  protected override beside(): TemplateResult {
    const moves = this.offers().filter(({ kind, why }) => why === null && MOVES.includes(kind));
    const lines = minded(this.table, this.actor, moves.map(({ kind }) => kind)); // prettier-ignore
    return html`<div class="more">
      ${
        lines.length === 0
          ? nothing
          : html`<details>
              <summary>${besideWords.mind()}</summary>
              <ul class="note">
                ${lines.map((line) => html`<li>${line}</li>`)}
              </ul>
            </details>`
      }
      <moon-ending-bar
        .table=${this.table}
        @became=${({ detail }: CustomEvent<{ became: Became }>) => (this.became = detail.became)}
      ></moon-ending-bar>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-spoken-act-prompt': MoonSpokenActPrompt;
  }
}
