import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { TournamentClaim } from '../../club/terms/events.ts';
import { isComplete } from '../../tournament/entrants.ts';
import type { RoundGame } from '../../tournament/terms/tournament.ts';
import { appWords } from '../../words/app/app.ts';
import { clubWords } from '../../words/club/club.ts';
import { roundWords, tournamentTabs, tournamentWords } from '../../words/tournament/tournament.ts';
import type { ClubPort, ClubTournament } from '../contexts/gatherings/club-port.ts';
import { clubHash } from '../contexts/places.ts';
import type { RefusalText } from '../contexts/gatherings/tournament-port.ts';
import { Watching } from '../contexts/watching.ts';
import '../kit/button.ts';
import { shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';
import { entrantName, outcomeText, stonesText } from '../tournament/entrant-names.ts';
import '../tournament/result-entry.ts';
import '../tournament/round-clock.ts';
import '../tournament/standings-panel.ts';
import '../tournament/tournament-screen.ts';

/** A tournament of the club: the organiser's whole desk, or a player's own table, result and standings. */
@customElement('moon-club-tournament')
export class MoonClubTournament extends Screen {
  static override styles = [
    shared,
    pageStyles,
    css`
      .claims {
        margin-bottom: var(--space-3);
      }
      .claims li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-3);
      }
      .claims span {
        flex: 1 1 12rem;
      }
      summary {
        min-height: 44px;
        padding-block: var(--space-2);
        cursor: pointer;
      }
    `,
  ];
  @property({ attribute: false }) club!: ClubPort;
  @property({ attribute: false }) desk!: ClubTournament;
  @state() private refused: string | null = null;
  @state() private entering = false;
  protected readonly watching = new Watching(this, () => this.desk);

  protected override get headed(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('moon-page, moon-tournament-screen');
  }

  async #tried(work: Promise<RefusalText>): Promise<void> {
    try {
      this.refused = await work;
      if (this.refused === null) this.entering = false;
    } catch {
      this.refused = appWords.notKept();
    }
  }

  #line() {
    const { line, drafts } = this.club;
    return html`${line === 'live' ? nothing : html`<moon-toast tone="news" .closable=${false}>${clubWords.notConnected(drafts.length)}</moon-toast>`}${
      this.refused === null
        ? nothing
        : html`<moon-toast data-line="refused" @closed=${() => (this.refused = null)}>${this.refused}</moon-toast>`
    }`;
  }

  /** The sentence about a claimed result: its player and the result. */
  #claimText({ round, table, by, result }: TournamentClaim): string {
    const game = this.desk.tournament.rounds[round - 1]?.games[table - 1];
    const name = this.club.view?.members.find(({ id }) => id === by)?.name ?? '';
    const outcome = game ? `${stonesText(result)} · ${outcomeText(this.desk.tournament, game, result)}` : stonesText(result);
    return clubWords.claimedBy(name, outcome);
  }

  #desk() {
    const { desk } = this;
    return html`<moon-tournament-screen .desk=${desk} .back=${clubHash()} ?elsewhere=${true}>
      ${this.#line()}
      ${
        desk.claims.length === 0
          ? nothing
          : html`<ul class="claims stack panel" data-claims>
              ${desk.claims.map(
                (claim) =>
                  html`<li>
                    <span>${roundWords.table(claim.table)} · ${this.#claimText(claim)}</span>
                    <moon-button
                      tone="quiet"
                      icon="check"
                      data-do="accept"
                      @click=${() =>
                        void this.#tried(desk.decide({ kind: 'result', round: claim.round, table: claim.table, result: claim.result }))}
                      >${clubWords.accept()}</moon-button
                    >
                  </li>`,
              )}
            </ul>`
      }
    </moon-tournament-screen>`;
  }

  #table(game: RoundGame, table: number) {
    const { desk } = this;
    const { tournament, you } = desk;
    const round = tournament.rounds.length;
    const [first, second] = game.players;
    const claim = desk.claims.find((candidate) => candidate.round === round && candidate.table === table);
    const isOwn = claim?.by === this.club.view?.you?.member;
    return html`<section class="panel" data-table=${table}>
      <h2>${clubWords.yourTable(table)}</h2>
      <p><bdi>${entrantName(tournament, first)}</bdi> – <bdi>${entrantName(tournament, second)}</bdi></p>
      ${game.result ? html`<p><strong>${stonesText(game.result)} · ${outcomeText(tournament, game, game.result)}</strong></p>` : nothing}
      ${
        claim && !game.result
          ? html`<p data-claim>${this.#claimText(claim)}</p>
              ${
                isOwn
                  ? html`<p class="small soft">${clubWords.claimWaits()}</p>`
                  : html`<moon-button
                      tone="question"
                      icon="check"
                      data-do="confirm"
                      @click=${() => void this.#tried(desk.confirm(round, table))}
                      >${clubWords.confirm()}</moon-button
                    >`
              }`
          : nothing
      }
      ${
        game.result || you === null
          ? nothing
          : this.entering
            ? html`<moon-result-entry
                .tournament=${tournament}
                .game=${game}
                @result=${({ detail }: MoonEvent<'result'>) => void this.#tried(desk.claim(round, table, detail.result))}
                @closed=${() => (this.entering = false)}
              ></moon-result-entry>`
            : html`<moon-button
                tone=${claim ? 'quiet' : 'question'}
                icon="quill"
                data-do="enter-result"
                @click=${() => (this.entering = true)}
                >${roundWords.enterResult()}</moon-button
              >`
      }
    </section>`;
  }

  #round() {
    const { tournament, you } = this.desk;
    const round = tournament.rounds.at(-1);
    if (!round) return html`<p class="soft">${clubWords.noRound()}</p>`;
    const place = round.games.findIndex(({ players }) => you !== null && players.includes(you));
    const game = round.games[place];
    return html`<h2>${tournamentWords.round(tournament.rounds.length)}</h2>
      ${tournament.isOver ? html`<p>${roundWords.ended()}</p>` : nothing}
      ${
        tournament.isOver || tournament.clock === null || isComplete(round)
          ? nothing
          : html`<moon-tournament-clock readonly .tournament=${tournament}></moon-tournament-clock>`
      }
      ${game ? this.#table(game, place + 1) : nothing}
      ${round.bye === null ? nothing : html`<p>${roundWords.bye(entrantName(tournament, round.bye))}</p>`}
      <ol class="stack">
        ${round.games.map(
          ({ players: [first, second], result }, index) =>
            html`<li class="small">
              ${roundWords.table(index + 1)}: <bdi>${entrantName(tournament, first)}</bdi> – <bdi>${entrantName(tournament, second)}</bdi>${
                result ? html` · ${stonesText(result)}` : nothing
              }
            </li>`,
        )}
      </ol>`;
  }

  #part() {
    const { desk } = this;
    const name = this.club.view?.you?.name ?? '';
    if (desk.tournament.isOver || name === '') return nothing;
    return desk.you === null
      ? html`<moon-button icon="plus" data-do="take-part" @click=${() => void this.#tried(desk.takePart(name, null))}
          >${clubWords.enterTournament()}</moon-button
        >`
      : html`<moon-button tone="quiet" icon="campfire" data-do="withdraw" @click=${() => void this.#tried(desk.withdraw())}
          >${clubWords.withdraw()}</moon-button
        >`;
  }

  override render() {
    const { desk } = this;
    if (desk.organises) return this.#desk();
    return html`<moon-page .heading=${desk.tournament.name} .back=${clubHash()}>
      <div class="stack">
        ${this.#line()} ${this.#round()}
        <details>
          <summary>${tournamentTabs.standings()}</summary>
          <moon-standings-panel .tournament=${desk.tournament}></moon-standings-panel>
        </details>
        ${this.#part()}
      </div>
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-club-tournament': MoonClubTournament;
  }
}
