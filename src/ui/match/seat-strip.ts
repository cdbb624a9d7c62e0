import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Opening, OpeningKind } from '../../rules/terms/opening.ts';
import { firstStep } from '../../words/first-steps.ts';
import { matchWords } from '../../words/match.ts';
import { ruleBehind } from '../../words/prompt-rules.ts';
import { rulesWords } from '../../words/rules-screen.ts';
import { crystal } from '../art/crystal.ts';
import { factionSign } from '../art/factions.ts';
import { icon } from '../art/icon.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { emit } from '../kit/emit.ts';
import '../kit/pennant.ts';
import { shared } from '../kit/styles.ts';
import { promptFor } from '../prompts/prompt-for.ts';
import { ruleHash } from '../rulebook/rule-link.ts';
import { coin, coinStyles } from './coin.ts';
import { Desk } from './desk.ts';
import { seatName } from './names.ts';

/** How often it is said what a question is about. */
const TAUGHT = 2;

/** `wide`: all in one line; `two-rows`: the coins below; `one-row`: all in one line where there is little room; `bare`: no coins. */
export type StripShape = 'wide' | 'two-rows' | 'one-row' | 'bare';

/**
 * One player's edge of the table: pennant, name, stones, models as coins, and the question that seat is asked.
 * What it shows outside a held tray depends on public facts alone.
 * @fires sheet `{ model, seat }` somebody wants to see a model's card
 */
@customElement('moon-seat-strip')
export class MoonSeatStrip extends LitElement {
  static override styles = [
    shared,
    coinStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        justify-content: flex-end;
        min-width: 0;
      }
      .question,
      .status {
        grid-column: var(--strip-column, auto);
        pointer-events: auto;
      }
      .question {
        padding: var(--space-3) var(--space-4);
        border: var(--pen) solid var(--outline);
        border-top: 5px solid var(--question);
        border-radius: 16px 14px 0 0;
        background: var(--panel);
        overflow: auto;
        max-height: var(--question-most, 60vh);
        margin-inline: var(--question-before, 0px) var(--question-after, 0px);
      }
      .question,
      .news {
        grid-column: var(--question-column, auto);
        grid-row: var(--question-row, auto);
        align-self: var(--question-align, stretch);
      }
      .status {
        grid-row: var(--strip-row, auto);
      }
      .rule {
        float: inline-end;
        display: grid;
        place-items: center;
        width: var(--touch);
        height: var(--touch);
        margin: -8px -12px -10px 0; /* no taller than the line beside it, so that the answers have the whole width */
        color: var(--touchable);
      }
      .news {
        padding: var(--space-1) var(--space-4) var(--space-2);
        font-size: var(--text-s);
      }
      .news.aside {
        align-self: flex-start;
        border-radius: var(--radius-small);
        background: color-mix(in srgb, var(--ground-deep) 82%, transparent);
      }
      .first-step {
        margin-bottom: var(--space-2);
        padding-inline-start: var(--space-3);
        border-inline-start: 3px solid var(--line);
        font-size: var(--text-s);
        color: var(--ink-soft);
      }
      .recall {
        display: inline-flex;
        align-items: center;
        gap: 5px;
        min-height: var(--touch);
        padding: 0 10px;
        border: var(--pen) solid var(--outline);
        border-radius: var(--radius-drawn);
        background: var(--touchable);
        color: var(--on-touchable);
        font-size: var(--text-s);
        font-weight: 650;
      }
      .one-row .recall .word {
        display: none;
      }
      .question .news {
        padding: 0 0 var(--space-2);
        color: var(--ink-soft);
      }
      .status {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        min-height: 72px;
        padding: 4px var(--space-3);
        background: var(--ground-deep);
        border-top: var(--pen) solid var(--outline);
      }
      .asked {
        box-shadow: inset 6px 0 0 var(--question);
      }
      .who {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-width: 0;
        font: 700 var(--text-l) / 1 var(--title-face);
      }
      .name {
        max-width: 8em;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .stones {
        display: inline-flex;
        align-items: center;
        gap: 3px;
        font: 700 var(--text-l) / 1 var(--text-face);
      }
      .gone {
        color: var(--ink-soft);
        font-size: var(--text-s);
      }
      .coins {
        display: flex;
        flex: 1;
        flex-wrap: wrap;
        justify-content: flex-end;
        gap: 2px;
        min-width: 0;
      }
      .status.two-rows {
        flex-wrap: wrap;
        gap: 2px var(--space-3);
        padding-top: 6px;
      }
      .two-rows .coins {
        flex-basis: 100%;
        justify-content: flex-start;
      }
      .status.one-row {
        gap: var(--space-2);
        padding-inline: var(--space-2);
      }
      .one-row .who {
        gap: var(--space-1);
      }
      .one-row .name,
      .one-row .stones {
        font-size: var(--text-m);
      }
      .one-row .name {
        max-width: 4.5em;
      }
      /* the pennant says who it is */
      .one-row.standing .name {
        display: none;
      }
      .one-row .coins {
        gap: 0;
        flex-wrap: nowrap;
      }
      .status.bare {
        min-height: 52px;
      }
      .bare .coins {
        display: none;
      }
    `,
  ];
  @property({ attribute: false }) table!: TablePort;
  @property({ type: Number }) seat: Seat = 0;
  /** The question this seat is asked; null: none. */
  @property({ attribute: false }) opening: Opening | null = null;
  @property({ attribute: false }) desk: Desk = new Desk();
  /** What has just happened, for this seat to read. */
  @property({ attribute: false }) news: readonly string[] = [];
  @property({ attribute: false }) shape: StripShape = 'wide';
  /** Counts up with everything that happens at the table, so that the strip draws anew. */
  @property({ type: Number }) tick = 0;
  /** How often this seat has been asked each kind of question. */
  readonly #asked = new Map<OpeningKind, number>();

  override willUpdate(changed: PropertyValues<this>): void {
    const kind = this.opening?.kind;
    if (kind && changed.has('opening') && changed.get('opening')?.kind !== kind) this.#asked.set(kind, (this.#asked.get(kind) ?? 0) + 1);
  }

  /** What a question is about, until it has been asked often enough. */
  #firstStep({ kind }: Opening, staged: boolean) {
    const words = staged || (this.#asked.get(kind) ?? 0) > TAUGHT ? null : firstStep(kind);
    return words === null ? nothing : html`<p class="first-step">${words}</p>`;
  }

  #standBy(standing: boolean) {
    if (!standing) return nothing;
    const said = `${matchWords.standingBy()} · ${matchWords.recall()}`;
    return html`<button
      type="button"
      class="recall"
      aria-label=${said}
      title=${said}
      @click=${() => this.table.decide({ seat: this.seat, kind: 'stand-by', until: 'activation' })}
    >
      ${icon('hourglass', '1.3em')}<span class="word">${matchWords.holds()}</span>
    </button>`;
  }

  /** The rule behind the question, one tap away. */
  #rule(opening: Opening) {
    const clause = ruleBehind(opening.kind, opening.kind === 'choice' ? opening.question.ask : undefined);
    return clause === null
      ? nothing
      : html`<a class="rule" href=${ruleHash(clause)} aria-label=${rulesWords.ofThis()} title=${rulesWords.ofThis()}
          >${icon('question', '1.3em')}</a
        >`;
  }

  override render() {
    const { table, seat, opening } = this;
    const view = table.view(null);
    const state = view.order.seats[seat];
    const models = Object.values(view.table.models).filter(({ controller }) => controller === seat);
    const standing = state?.standBy === 'activation';
    const own = new Set(models.map(({ id }) => id));
    const stones = view.table.stones.filter(({ holder }) => holder !== null && own.has(holder)).length;
    const name = seatName(table, seat);
    const open = (model: ModelId) => emit(this, 'sheet', { model, seat });
    // both are asked at once and the stage between them tells the same: room matters more
    const staged = opening !== null && (opening.kind === 'melee-card' || opening.kind === 'critical' || opening.kind === 'follow-up');
    const told =
      this.news.length > 0 && !staged
        ? html`<div class="news ${opening ? '' : 'aside'}" role="status">${this.news.map((line) => html`<p>${line}</p>`)}</div>`
        : nothing;
    return html`${
        opening && !table.readOnly
          ? html`<section class="question" aria-label=${matchWords.asked([name])}>
              ${this.#rule(opening)}${told}${this.#firstStep(opening, staged)}${promptFor(table, opening, this.desk)}
            </section>`
          : told
      }
      <section class="status ${this.shape} ${opening ? 'asked' : ''} ${standing ? 'standing' : ''}" aria-label=${matchWords.seatArea(name)}>
        <div class="who">
          <moon-pennant .seat=${seat}></moon-pennant
          ><span class="name">${name}</span>${state?.faction ? factionSign(state.faction, '30px') : nothing}
        </div>
        <span class="stones">${crystal(null, '26px')}${stones}<span class="unseen">${matchWords.stones()}</span></span>
        ${state?.conceded ? html`<span class="gone">${matchWords.hasConceded()}</span>` : this.#standBy(standing)}
        <div class="coins">${models.map(({ id }) => coin(table, id, open))}</div>
      </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-seat-strip': MoonSeatStrip;
  }
}
