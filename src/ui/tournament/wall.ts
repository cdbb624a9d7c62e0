import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { isComplete } from '../../tournament/entrants.ts';
import { standingsOf } from '../../tournament/standings/standings.ts';
import type { TournamentRound } from '../../tournament/terms/tournament.ts';
import { roundWords, tournamentWords } from '../../words/tournament/tournament.ts';
import { standingsNotes } from '../../words/tournament/standings-words.ts';
import type { TournamentDesk } from '../contexts/gatherings/tournament-port.ts';
import { Watching } from '../contexts/watching.ts';
import { shared } from '../kit/styles.ts';
import { entrantName, stonesText } from './entrant-names.ts';
import './round-clock.ts';
import { standingCells, standingHeads } from './standings-rows.ts';

/** The number of tables that fit in large letters. */
const FEW_TABLES = 8;

/** A tournament to read from afar: the tables and the clock during a round, the standings between two rounds. */
@customElement('moon-tournament-wall')
export class MoonTournamentWall extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        min-height: 100dvh;
        padding: 2vmin 3vmin;
        background: var(--ground);
        color: var(--ink);
        font-size: clamp(1rem, 2.6vmin, 3rem);
        --clock-size: clamp(2rem, 9vmin, 9rem);
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 2vmin;
      }
      h1 {
        margin: 0;
        font: 700 1.8em/1.1 var(--title-face);
        overflow-wrap: anywhere;
      }
      h1:focus-visible {
        outline: none;
        box-shadow: none;
      }
      ol {
        margin-top: 2vmin;
        font-size: 1.3em;
      }
      ol.many {
        columns: auto 20em;
        column-gap: 3vmin;
        font-size: 1em;
      }
      li {
        display: flex;
        gap: 0.6em;
        padding: 0.35em 0;
        border-bottom: 1px solid var(--line);
        break-inside: avoid;
        overflow-wrap: anywhere;
      }
      .number {
        min-width: 1.6em;
        font-weight: 700;
        color: var(--touchable);
      }
      .score {
        margin-inline-start: auto;
        white-space: nowrap;
      }
      table {
        width: 100%;
        margin-top: 2vmin;
        border-collapse: collapse;
      }
      th,
      td {
        padding: 0.3em 0.5em;
        border-bottom: 1px solid var(--line);
        text-align: end;
      }
      :is(th, td):nth-child(2) {
        text-align: start;
        overflow-wrap: anywhere;
      }
    `,
  ];
  @property({ attribute: false }) desk!: TournamentDesk;
  protected readonly watching = new Watching(this, () => this.desk);

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('h1')?.focus({ preventScroll: true }));
  }

  #tables({ games, bye }: TournamentRound) {
    const { tournament } = this.desk;
    return html`<ol class=${games.length > FEW_TABLES ? 'many' : ''}>
        ${games.map(
          ({ players: [first, second], result }, index) =>
            html`<li data-table=${index + 1}>
              <span class="number">${index + 1}</span>
              <span><bdi>${entrantName(tournament, first)}</bdi> – <bdi>${entrantName(tournament, second)}</bdi></span>
              <span class="score">${result ? stonesText(result) : nothing}</span>
            </li>`,
        )}
      </ol>
      ${bye === null ? nothing : html`<p>${roundWords.bye(entrantName(tournament, bye))}</p>`}`;
  }

  #standings() {
    const { tournament } = this.desk;
    return html`<table>
      <thead>
        <tr>
          ${standingHeads(tournament).map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${standingsOf(tournament).map(
          (row) =>
            html`<tr>
              ${standingCells(tournament, row).map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  override render() {
    const { tournament } = this.desk;
    const { rounds, name } = tournament;
    const round = rounds.at(-1);
    const isPlaying = round !== undefined && !isComplete(round);
    const head = isPlaying ? tournamentWords.round(rounds.length) : standingsNotes.after(rounds.length);
    return html`<header>
        <h1 tabindex="-1"><bdi>${name}</bdi>${round ? html` · ${head}` : nothing}</h1>
        ${isPlaying ? html`<moon-tournament-clock readonly .tournament=${tournament}></moon-tournament-clock>` : nothing}
      </header>
      ${isPlaying ? this.#tables(round) : nothing} ${round && !isPlaying ? this.#standings() : nothing}
      ${round ? nothing : html`<p>${tournamentWords.players(tournament.entrants.length)}</p>`}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-tournament-wall': MoonTournamentWall;
  }
}
