import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { isComplete } from '../../tournament/entrants.ts';
import { standingsOf, type EntrantStanding } from '../../tournament/standings/standings.ts';
import type { Tournament } from '../../tournament/terms/tournament.ts';
import { entrantWords, tournamentTabs, tournamentWords } from '../../words/tournament/tournament.ts';
import { aboveText, standingsNotes } from '../../words/tournament/standings-words.ts';
import '../kit/button.ts';
import '../kit/fields/segmented.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import { saveFile } from '../page/save-file.ts';
import { standingCells, standingHeads, standingsCsv } from './standings-rows.ts';

/**
 * The standings after the last complete round or an earlier one, with a column for every tie-break, and below the reason why each player is
 * above the next.
 * @rule campaign A.6
 */
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
  /** The round after which the standings are shown; null for the last complete one. */
  @state() private chosen: number | null = null;

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

  async #save(after: number | undefined) {
    const { name } = this.tournament;
    await saveFile(`${name || 'tournament'}.csv`, new Blob([standingsCsv(this.tournament, after)], { type: 'text/csv' }), 'text/csv');
  }

  #rounds(complete: number, read: number) {
    if (complete < 2) return nothing;
    const segments = Array.from({ length: complete }, (_, index) => ({ id: `${index + 1}`, label: tournamentWords.round(index + 1) }));
    return html`<moon-segmented
      .label=${tournamentTabs.standings()}
      .segments=${segments}
      .selected=${`${read}`}
      @chosen=${({ detail }: MoonEvent<'chosen'>) => (this.chosen = Number(detail.id))}
    ></moon-segmented>`;
  }

  override render() {
    const { rounds } = this.tournament;
    const complete = rounds.filter(isComplete).length;
    if (complete === 0) return html`<p class="soft">${standingsNotes.none()}</p>`;
    const read = Math.min(this.chosen ?? complete, complete);
    const after = read < complete ? read : undefined;
    const rows = standingsOf(this.tournament, after);
    return html`<div class="stack">
      ${this.#rounds(complete, read)}
      <h2>${standingsNotes.after(read)}</h2>
      ${after === undefined && complete < rounds.length ? html`<p class="soft">${standingsNotes.running()}</p>` : nothing}
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
        <moon-button tone="quiet" icon="download" data-do="save-table" @click=${() => void this.#save(after)}
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
