import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { isComplete } from '../../tournament/entrants.ts';
import { standingsOf, type EntrantStanding } from '../../tournament/standings/standings.ts';
import type { Tournament } from '../../tournament/terms/tournament.ts';
import { entrantWords } from '../../words/tournament/tournament.ts';
import { aboveText, standingsNotes } from '../../words/tournament/standings-words.ts';
import '../kit/button.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import { saveFile } from '../page/save-file.ts';
import { standingCells, standingHeads, standingsCsv } from './standings-rows.ts';

/** The standings: every tie-break a column, and under the table why each player stands above the next. @rule campaign A.6 */
@customElement('moon-standings-panel')
export class MoonStandingsPanel extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      .wide {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        min-width: 100%;
      }
      th,
      td {
        padding: var(--space-1) var(--space-2);
        border-bottom: 1px solid var(--line);
        text-align: end;
        white-space: nowrap;
      }
      :is(th, td):nth-child(2) {
        text-align: start;
        white-space: normal;
        min-width: 8rem;
        overflow-wrap: anywhere;
      }
      td:nth-child(3) {
        font-weight: 700;
      }
    `,
  ];
  @property({ attribute: false }) tournament!: Tournament;

  #row(row: EntrantStanding) {
    const [place, name, ...values] = standingCells(this.tournament, row);
    return html`<tr data-entrant=${row.entrant.id}>
      <td>${place}</td>
      <th scope="row">
        <bdi>${name}</bdi>${row.entrant.isGone ? html` <span class="small soft">(${entrantWords.gone()})</span>` : nothing}
        ${
          row.entrant.isPainted && this.tournament.settings.painted !== 'none'
            ? html`<span class="small soft" data-painted>${entrantWords.painted()}</span>`
            : nothing
        }
      </th>
      ${values.map((value) => html`<td>${value}</td>`)}
    </tr>`;
  }

  async #save() {
    await saveFile(
      `${this.tournament.name || 'tournament'}.csv`,
      new Blob([standingsCsv(this.tournament)], { type: 'text/csv' }),
      'text/csv',
    );
  }

  override render() {
    const { rounds } = this.tournament;
    const complete = rounds.filter(isComplete).length;
    if (complete === 0) return html`<p class="soft">${standingsNotes.none()}</p>`;
    const rows = standingsOf(this.tournament);
    return html`<div class="stack">
      <h2>${standingsNotes.after(complete)}</h2>
      ${complete < rounds.length ? html`<p class="soft">${standingsNotes.running()}</p>` : nothing}
      <div class="wide" tabindex="0">
        <table>
          <thead>
            <tr>
              ${standingHeads(this.tournament).map((head) => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map((row) => this.#row(row))}
          </tbody>
        </table>
      </div>
      <ol class="stack small soft" data-why>
        ${rows.slice(0, -1).map((row, index) => html`<li>${aboveText(row, row.entrant.name, rows[index + 1]?.entrant.name ?? '')}</li>`)}
      </ol>
      <div class="row">
        <moon-button tone="quiet" icon="download" data-do="save-table" @click=${() => void this.#save()}
          >${standingsNotes.saveTable()}</moon-button
        >
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-standings-panel': MoonStandingsPanel;
  }
}
