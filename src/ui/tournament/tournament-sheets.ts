import { css, html, nothing, type TemplateResult } from 'lit';
import { isComplete } from '../../tournament/entrants.ts';
import { standingsOf } from '../../tournament/standings/standings.ts';
import type { TournamentRound, Tournament } from '../../tournament/terms/tournament.ts';
import { byAlphabet } from '../../words/language/sentences.ts';
import { roundWords, tournamentWords } from '../../words/tournament/tournament.ts';
import { standingColumns, standingsNotes } from '../../words/tournament/standings-words.ts';
import { paperStyles } from '../page/paper-styles.ts';
import { entrantName, stonesText } from './entrant-names.ts';
import { standingCells, standingHeads } from './standings-rows.ts';

/** The styles of a tournament's sheets, with those of all sheets. */
export const tournamentSheetStyles = css`
  ${paperStyles}
  @media print {
    .sheet {
      font: 11pt/1.3 var(--text-face);
    }
    .sheet section + section {
      break-before: page;
    }
    .sheet h1 {
      margin-bottom: 4mm;
    }
    .sheet th,
    .sheet td {
      padding: 1mm 2mm;
      border-bottom: 0.2mm solid #000;
      color: #000;
      text-align: start;
      overflow-wrap: anywhere;
    }
    .sheet tr {
      break-inside: avoid;
    }
    .sheet .slip {
      break-inside: avoid;
      margin-bottom: 5mm;
      padding: 3mm;
      border: 0.2mm dashed #000;
    }
    .sheet .slip p {
      display: flex;
      gap: 4mm;
      margin-top: 4mm;
    }
  }
`;

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): TemplateResult =>
  html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th>${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

/** The tables by number, and again by player's name, so that players find their table without reading the whole list. */
function pairings(tournament: Tournament, { games, bye }: TournamentRound): TemplateResult {
  const heading = `${tournament.name} · ${tournamentWords.round(tournament.rounds.length)}`;
  const name = (id: string): string => entrantName(tournament, id);
  const heads = [roundWords.tableHead(), standingColumns.player(), standingColumns.player()];
  const byTable = games.map(({ players: [first, second] }, index) => [index + 1, name(first), name(second)]);
  const byName = games
    .flatMap(({ players: [first, second] }, index) => [
      [name(first), index + 1, name(second)],
      [name(second), index + 1, name(first)],
    ])
    .concat(bye === null ? [] : [[name(bye), '–', '–']])
    .sort(([a], [b]) => byAlphabet(String(a), String(b)));
  return html`<section data-sheet="tables">
      <h1>${heading}</h1>
      ${table(heads, byTable)} ${bye === null ? nothing : html`<p>${roundWords.bye(name(bye))}</p>`}
    </section>
    <section data-sheet="names">
      <h1>${heading}</h1>
      ${table([heads[1] ?? '', heads[0] ?? '', heads[2] ?? ''], byName)}
    </section>
    <section data-sheet="slips">
      ${games.map(
        ({ players: [first, second] }, index) =>
          html`<div class="slip">
            <strong>${heading} · ${roundWords.table(index + 1)}</strong>
            ${[first, second].map((id) => html`<p><span>${roundWords.stones(name(id))}</span><span class="blank"></span></p>`)}
          </div>`,
      )}
    </section>`;
}

function results(tournament: Tournament): TemplateResult {
  const complete = tournament.rounds.filter(isComplete).length;
  return html`<section data-sheet="standings">
    <h1>${tournament.name} · ${standingsNotes.after(complete)}</h1>
    ${table(
      standingHeads(tournament),
      standingsOf(tournament).map((row) => standingCells(tournament, row)),
    )}
    ${tournament.rounds.filter(isComplete).map(
      ({ games }, index) =>
        html`<h2>${tournamentWords.round(index + 1)}</h2>
          <p>
            ${games
              .map(
                ({ players: [first, second], result }) =>
                  `${entrantName(tournament, first)} – ${entrantName(tournament, second)} ${result ? stonesText(result) : ''}`,
              )
              .join('; ')}
          </p>`,
    )}
  </section>`;
}

/** The pages to print: pairings and slips of the round under way, or else the standings. */
export function tournamentSheets(tournament: Tournament): TemplateResult {
  const round = tournament.rounds.at(-1);
  return html`<div class="sheet">${round ? (isComplete(round) ? results(tournament) : pairings(tournament, round)) : nothing}</div>`;
}
