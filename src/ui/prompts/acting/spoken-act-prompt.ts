import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { Became } from '../../../rules/terms/fact.ts';
import { inches } from '../../../words/language/sentences.ts';
import { tableAidWords } from '../../../words/match/table-aids.ts';
import { actionName, matchWords } from '../../../words/match/match.ts';
import { spokenWords } from '../../../words/match/fact-words.ts';
import '../../kit/button.ts';
import '../../kit/fields/choice-list.ts';
import { Acting } from './acting.ts';
import type { Offer } from './actions.ts';
import { foldingStyles } from '../../spoken/folding-styles.ts';
import '../../spoken/ending-bar.ts';
import type { Desk } from '../../table/desk.ts';
import { withOutcome } from '../../table/is-spoken.ts';
import { moveReminders } from './move-reminders.ts';
import { low, narrow } from '../../theme/sizes.ts';

const MOVES: readonly Offer['kind'][] = ['step', 'jog', 'traverse', 'jump'];

/** The action bar at a spoken table: the players move the miniature, and one tap here tells the app. */
@customElement('moon-spoken-act-prompt')
export class MoonSpokenActPrompt extends Acting {
  static override styles = [
    ...Acting.styles,
    foldingStyles,
    css`
      /* a sheet with all actions of its model is never longer than a small screen */
      @media ${narrow}, ${low} {
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
      moon-ending-bar {
        display: contents;
      }
      .note {
        display: grid;
        gap: var(--space-1);
        padding-inline-start: 1.2em;
        list-style: disc;
      }
    `,
  ];
  /** The results of the next move that were entered before the move. */
  private became: Became = {};

  protected override reset(): void {
    super.reset();
    this.became = {};
    this.desk.ask(this, { seat: this.seat, mode: { kind: 'idle' }, on: {} });
  }

  protected override choose(offer: Offer): void {
    const [only] = offer.decisions;
    if (only && offer.decisions.length === 1 && MOVES.includes(offer.kind)) void this.#moved(only);
    else if (only && this.#isPlain(offer, only)) void this.decide(only);
    else super.choose(offer);
  }

  /** True if an ability names no target, draws no card and needs no fact: then a tap uses it at once, because it can be taken back. */
  #isPlain({ kind, ability, decisions }: Offer, only: Decision): boolean {
    const names = 'targets' in only || 'stone' in only || 'terrain' in only || 'at' in only;
    const plain = kind === 'use' && ability?.kind === 'active' && decisions.length === 1 && !names;
    return plain && this.table.asks({ ...only, seat: this.seat }).length === 0;
  }

  /** Decides a move with one touch; a different result is corrected afterwards. */
  async #moved(decision: Decision) {
    const { desk, seat } = this;
    const { became } = this;
    const move = withOutcome({ ...decision, seat }, became);
    this.became = {};
    if (await this.decide(move)) desk.moved = { seat, decision: { ...decision, seat }, became, at: this.table.log(null).at(-1)?.at ?? -1 };
    this.requestUpdate();
  }

  /** The last move, while its seat may take it back without the others; null otherwise. */
  get #last(): Desk['moved'] {
    const { moved } = this.desk;
    const back = this.table.takeBack(this.seat);
    return moved?.seat === this.seat && back?.alone === true && back.to === moved.at ? moved : null;
  }

  /** Takes the move back and makes it again with its corrected result. */
  async #correct(became: Became | null) {
    const moved = this.#last;
    if (!moved || became === null) return;
    const { seat, decision, at } = moved;
    if (!(await this.decide({ kind: 'take-back', to: at }))) return;
    const again = withOutcome(decision, became);
    if (await this.decide(again)) this.desk.moved = { seat, decision, became, at: this.table.log(null).at(-1)?.at ?? -1 };
    else await this.decide(withOutcome(decision, moved.became));
    this.requestUpdate();
  }

  protected override tapWords(reach?: number): string {
    return reach === undefined ? tableAidWords.tapTarget() : tableAidWords.tapTargetWithin(inches(reach));
  }

  /** The choice of how to cross an item of terrain, with one more tap. */
  #crossing(offer: Offer) {
    const ways = offer.decisions;
    const directionOf = (decision: Decision) => {
      const to = decision.kind === 'traverse' ? decision.to : null;
      return tableAidWords.crosses(to === 'up' || to === 'down' ? to : 'over');
    };
    return html`<p class="say">${this.nameOf(offer)}</p>
      <moon-choice-list
        layout="row"
        .label=${this.nameOf(offer)}
        .choices=${ways.map((decision, index) => ({ id: String(index), label: directionOf(decision) }))}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => {
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
      (decision) => this.table.asks({ ...decision, seat: this.seat }),
    );
  }

  #called({ kind }: Decision): string {
    return kind in actionName ? actionName[kind as keyof typeof actionName]() : kind; // the decision is a move
  }

  protected override beside(): TemplateResult {
    const moves = this.offers().filter(({ kind, why }) => why === null && MOVES.includes(kind));
    const lines = moveReminders(this.table, this.actor, moves.map(({ kind }) => kind)); // prettier-ignore
    const last = this.#last;
    return html`<div class="more">
      ${
        lines.length === 0
          ? nothing
          : html`<details>
              <summary>${tableAidWords.mind()}</summary>
              <ul class="note">
                ${lines.map((line) => html`<li>${line}</li>`)}
              </ul>
            </details>`
      }
      ${
        last
          ? html`<p class="hint">${spokenWords.corrects(this.#called(last.decision))}</p>
              <moon-ending-bar
                whole
                .outcome=${last.became}
                .table=${this.table}
                .model=${'model' in last.decision ? (last.decision.model ?? this.actor) : this.actor}
                @became=${({ detail }: MoonEvent<'became'>) => this.#correct(detail.became)}
              ></moon-ending-bar>`
          : html`<moon-ending-bar
              early
              .table=${this.table}
              @became=${({ detail }: MoonEvent<'became'>) => (this.became = detail.became ?? {})}
            ></moon-ending-bar>`
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-spoken-act-prompt': MoonSpokenActPrompt;
  }
}
