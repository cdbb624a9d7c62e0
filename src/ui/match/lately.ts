import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Seat } from '../../rules/terms/ids.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/pennant.ts';
import { flagOf, linesOf } from '../log/lines.ts';

/** How many entries of the log stand beside the board. */
const LATELY = 9;

/** An entry of the log in words: whose decision, and what came of it. */
export interface ToldLines {
  at: number;
  seat: Seat | null;
  lines: readonly string[];
}

/** The last entries of the log that tell something. */
export const latelyAt = (table: TablePort): ToldLines[] =>
  table
    .log(null)
    .slice(-3 * LATELY)
    .map((entry) => ({ at: entry.at, seat: flagOf(entry), lines: linesOf(table, entry) }))
    .filter(({ lines }) => lines.length > 0)
    .slice(-LATELY);

/** The latest events, in the room above the strips; there the strips need not tell them. */
export const latelyList = (entry: readonly ToldLines[]): TemplateResult =>
  html`<div class="lately" aria-hidden="true">
    <ul>
      ${repeat(
        entry,
        ({ at }) => at,
        ({ seat, lines }) =>
          html`<li>
            ${seat === null ? nothing : html`<moon-pennant .seat=${seat}></moon-pennant>`}
            <div>${lines.map((line) => html`<p>${line}</p>`)}</div>
          </li>`,
      )}
    </ul>
  </div>`;
