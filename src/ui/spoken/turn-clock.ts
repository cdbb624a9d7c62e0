import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Seat } from '../../rules/terms/ids.ts';
import { tableAidWords } from '../../words/match/table-aids.ts';
import { icon } from '../art/icon.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/figures/pennant.ts';
import { shared } from '../kit/styles.ts';
import { seatName } from '../table/names.ts';
import { clocked, TurnTimes } from './turn-times.ts';

const SECOND = 1000;

/** The time each player has used since the match was opened here, and the time of the activation under way. It has no limit and is not saved. */
@customElement('moon-turn-clock')
export class MoonTurnClock extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1) var(--space-4);
        font-size: var(--text-s);
        --figures: tabular-nums;
      }
      span {
        display: inline-flex;
        align-items: center;
        gap: var(--space-1);
      }
      .now {
        font-weight: 700;
      }
    `,
  ];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  readonly #times = new TurnTimes();
  #ticking: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#ticking = setInterval(() => this.requestUpdate(), SECOND);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#ticking);
  }

  /** The seat that controls the active model, or else the only seat asked; null for none. */
  get #turn(): Seat | null {
    const { order, table, openings } = this.table.view(null);
    if (order.result) return null;
    if (order.active !== null) return table.models[order.active]?.controller ?? null;
    return openings.length === 1 ? (openings[0]?.seat ?? null) : null;
  }

  override render() {
    const turn = this.#turn;
    const { active } = this.table.view(null).order;
    this.#times.hear(Date.now(), turn, active);
    return html`${icon('hourglass', '1.2em')}
    ${this.table.seats.map(
      (_, seat) =>
        html`<span class=${seat === turn ? 'now' : ''}
          ><moon-pennant .seat=${seat}></moon-pennant>${seatName(this.table, seat)} ${clocked(this.#times.had[seat] ?? 0)}</span
        >`,
    )}
    ${active === null ? nothing : html`<span>${tableAidWords.now()} ${clocked(this.#times.activation)}</span>`}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-turn-clock': MoonTurnClock;
  }
}
