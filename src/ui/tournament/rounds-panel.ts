import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { isComplete, meetingsOf, present, roundsPlanned } from '../../tournament/entrants.ts';
import type { TournamentDecision } from '../../tournament/terms/decision.ts';
import type { EntrantId, TableResult, TournamentRound, RoundGame, Tournament } from '../../tournament/terms/tournament.ts';
import { allOf } from '../../words/language/sentences.ts';
import { roundWords, tournamentWords } from '../../words/tournament/tournament.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { pressable, shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import { entrantName, outcomeText, stonesText } from './entrant-names.ts';
import './result-entry.ts';
import './round-clock.ts';
import { roundStyles } from './round-styles.ts';

/**
 * The rounds of a tournament, the newest first: pairing, tables, results, corrections.
 * @fires pair to pair the next round
 * @fires decide `{ decision }`
 */
@customElement('moon-rounds-panel')
export class MoonRoundsPanel extends LitElement {
  static override styles = [shared, pressable, pageStyles, roundStyles];
  @property({ attribute: false }) tournament!: Tournament;
  @property({ attribute: false }) pairedOtherwise: (round: number) => readonly EntrantId[] = () => [];
  /** The table whose result is being entered, as `round.table`. */
  @state() private entering = '';
  /** The first player of a swap, '' before one is tapped; null while no swap is under way. */
  @state() private swapping: EntrantId | '' | null = null;

  #name(id: EntrantId): string {
    return entrantName(this.tournament, id);
  }

  #enter(round: number, table: number, game: RoundGame, { result, why }: { result: TableResult; why: string }) {
    this.entering = '';
    const decision: TournamentDecision = game.result
      ? { kind: 'correct', round, table, result, why }
      : { kind: 'result', round, table, result };
    emit(this, 'decide', { decision });
  }

  #tapped(round: number, id: EntrantId) {
    if (this.swapping === '') this.swapping = id;
    else if (this.swapping === id) this.swapping = '';
    else if (this.swapping !== null) {
      emit(this, 'decide', { decision: { kind: 'swap', round, entrants: [this.swapping, id] } });
      this.swapping = '';
    }
  }

  #player(round: number, id: EntrantId, isOpen: boolean) {
    const name = this.#name(id);
    return this.swapping !== null && round === this.tournament.rounds.length && isOpen
      ? html`<button
          class="press"
          type="button"
          data-player=${id}
          aria-pressed=${this.swapping === id}
          @click=${() => this.#tapped(round, id)}
        >
          <bdi>${name}</bdi>
        </button>`
      : html`<bdi>${name}</bdi>`;
  }

  #correctedLines(round: number, table: number) {
    return this.tournament.corrections
      .filter((correction) => correction.round === round && correction.table === table)
      .map(({ was, why }) => html`<p class="small soft">${roundWords.corrected(stonesText(was), why)}</p>`);
  }

  #table(number: number, game: RoundGame, table: number) {
    const { players, result } = game;
    const [first, second] = players;
    const isMet = meetingsOf(this.tournament.rounds.slice(0, number - 1), first, second) > 0;
    const key = `${number}.${table}`;
    return html`<li data-table=${table} class=${result ? 'done' : ''}>
      <span class="number" aria-label=${roundWords.table(table)}>${table}</span>
      <div class="players">
        <p>${this.#player(number, first, result === null)} <span class="soft">–</span> ${this.#player(number, second, result === null)}</p>
        ${result ? html`<p class="small">${stonesText(result)} · ${outcomeText(this.tournament, game, result)}</p>` : nothing}
        ${isMet ? html`<p class="small soft">${roundWords.again()}</p>` : nothing} ${this.#correctedLines(number, table)}
      </div>
      ${
        this.entering === key
          ? nothing
          : html`<moon-button
              tone=${result ? 'quiet' : 'primary'}
              data-do=${result ? 'correct' : 'enter-result'}
              @click=${() => (this.entering = key)}
              >${result ? roundWords.correct() : roundWords.enterResult()}</moon-button
            >`
      }
      ${
        this.entering === key
          ? html`<moon-result-entry
              .tournament=${this.tournament}
              .game=${game}
              @result=${({ detail }: MoonEvent<'result'>) => this.#enter(number, table, game, detail)}
              @closed=${() => (this.entering = '')}
            ></moon-result-entry>`
          : nothing
      }
    </li>`;
  }

  #swap(round: TournamentRound) {
    if (isComplete(round)) return nothing;
    if (this.swapping === null)
      return html`<moon-button tone="quiet" icon="people" data-do="swap" @click=${() => (this.swapping = '')}
        >${roundWords.swap()}</moon-button
      >`;
    return html`<p role="status">${this.swapping === '' ? roundWords.swapFirst() : roundWords.swapWith(this.#name(this.swapping))}</p>
      <moon-button tone="quiet" data-do="swap-done" @click=${() => (this.swapping = null)}>${roundWords.swapDone()}</moon-button>`;
  }

  #round(round: TournamentRound, number: number) {
    const isCurrent = number === this.tournament.rounds.length;
    const open = round.games.filter(({ result }) => result === null).length;
    const otherwise = this.pairedOtherwise(number);
    const lines = html`${round.bye === null ? nothing : html`<p>${roundWords.bye(this.#name(round.bye))}</p>`}
      ${otherwise.length === 0 ? nothing : html`<p class="small soft">${roundWords.otherwise(allOf(otherwise.map((id) => this.#name(id))))}</p>`}
      <ol class="tables">
        ${round.games.map((game, index) => this.#table(number, game, index + 1))}
      </ol>`;
    if (!isCurrent)
      return html`<details class="panel" data-round=${number}>
        <summary>${tournamentWords.round(number)}</summary>
        ${lines}
      </details>`;
    return html`<section class="panel" data-round=${number}>
      <div class="row spread">
        <h2>${tournamentWords.round(number)}</h2>
        ${open === 0 ? nothing : html`<span class="soft">${roundWords.open(open)}</span>`}
      </div>
      ${open === 0 ? nothing : html`<moon-tournament-clock .tournament=${this.tournament}></moon-tournament-clock>`} ${lines}
      <div class="row">${this.#swap(round)}</div>
    </section>`;
  }

  #pairing() {
    const { rounds, isOver } = this.tournament;
    if (isOver) return html`<p class="panel">${roundWords.ended()}</p>`;
    const last = rounds.at(-1);
    if (last && !isComplete(last)) return nothing;
    const [number, planned] = [rounds.length + 1, roundsPlanned(this.tournament)];
    if (number > planned)
      return html`<div class="panel">
        <moon-button icon="trophy" data-do="end" @click=${() => emit(this, 'decide', { decision: { kind: 'end' } })}
          >${roundWords.end()}</moon-button
        >
      </div>`;
    const count = present(this.tournament).length;
    return html`<div class="panel">
      <p>${roundWords.pairText(count, number, planned)}</p>
      <moon-button icon="swords" data-do="pair" ?disabled=${count < 2} @click=${() => emit(this, 'pair')}
        >${roundWords.pair(number)}</moon-button
      >
    </div>`;
  }

  override render() {
    const { rounds } = this.tournament;
    return html`<div class="stack">${this.#pairing()} ${rounds.map((round, index) => this.#round(round, index + 1)).reverse()}</div>`;
  }
}

declare global {
  interface MoonriseEvents {
    pair: undefined;
  }
  interface HTMLElementTagNameMap {
    'moon-rounds-panel': MoonRoundsPanel;
  }
}
