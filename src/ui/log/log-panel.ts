import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { matchWords } from '../../words/match/match.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { LogEntry, TablePort } from '../contexts/table-port.ts';
import '../kit/sheets/dialog.ts';
import '../kit/figures/pennant.ts';
import '../kit/fields/segmented.ts';
import { shared } from '../kit/styles.ts';
import { seatName } from '../table/names.ts';
import { flagOf, linesOf } from './lines.ts';

/** The note that neither the player nor their computer has decided. */
function decidedFor(table: TablePort, { seat, by: speaker }: LogEntry) {
  if (speaker === undefined || seat === null) return nothing;
  const name = seatName(table, seat);
  return html`<p class="small soft" data-by=${speaker}>
    ${speaker === 'clock' ? matchWords.timeOver(name) : matchWords.computerFor(name)}
  </p>`;
}

/**
 * The log, newest first: a group for each decision, filtered by seat, with marks on what is new since the log was last open. It shows
 * public knowledge only.
 * @fires closed
 */
@customElement('moon-log-panel')
export class MoonLogPanel extends LitElement {
  static override styles = [
    shared,
    css`
      li.entry {
        display: flex;
        gap: var(--space-3);
        padding: var(--space-2) 0;
        border-top: 1px solid var(--line);
      }
      .new {
        box-shadow: inset 5px 0 0 var(--question);
        padding-inline-start: var(--space-3) !important;
      }
      .since {
        margin-top: var(--space-3);
        font-weight: 650;
        color: var(--question-ink);
      }
      moon-segmented {
        margin-bottom: var(--space-3);
      }
    `,
  ];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @property({ type: Boolean }) open = false;
  /** The number of entries when the log was last open. */
  @property({ type: Number }) readCount = 0;
  @state() private only = 'all';

  #entries() {
    const all = this.table.log(null).map((entry, index) => ({ entry, index, flag: flagOf(entry), lines: linesOf(this.table, entry) }));
    return all.filter(({ entry, lines }) => lines.length > 0 && (this.only === 'all' || String(entry.seat) === this.only)).reverse();
  }

  override render() {
    if (!this.open) return nothing;
    const { table } = this;
    const segments = [{ id: 'all', label: matchWords.all() }, ...table.seats.map(({ name }, seat) => ({ id: String(seat), label: name }))];
    const entries = this.#entries();
    const fresh = this.readCount > 0 && entries.some(({ index }) => index >= this.readCount);
    return html`<moon-dialog open .heading=${matchWords.log()}>
      <moon-segmented
        .segments=${segments}
        .selected=${this.only}
        .label=${matchWords.log()}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => (this.only = detail.id)}
      ></moon-segmented>
      ${fresh ? html`<p class="since">${matchWords.sinceLast()}</p>` : nothing}
      ${entries.length === 0 ? html`<p>${matchWords.nothingYet()}</p>` : nothing}
      <ol>
        ${entries.map(
          ({ entry, index, flag, lines }) =>
            html`<li class="entry ${this.readCount > 0 && index >= this.readCount ? 'new' : ''}">
              ${flag === null ? nothing : html`<moon-pennant .seat=${flag} .label=${seatName(table, flag)}></moon-pennant>`}
              <div>${decidedFor(table, entry)}${lines.map((line) => html`<p>${line}</p>`)}</div>
            </li>`,
        )}
      </ol>
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-log-panel': MoonLogPanel;
  }
}
