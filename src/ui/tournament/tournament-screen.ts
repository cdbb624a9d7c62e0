import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { roundWords, tournamentTabs, tournamentWords } from '../../words/tournament/tournament.ts';
import { icon } from '../art/icon.ts';
import { tournamentHash, tournamentsHash } from '../contexts/places.ts';
import type { RefusalText, TournamentDesk } from '../contexts/gatherings/tournament-port.ts';
import { Watching } from '../contexts/watching.ts';
import '../kit/button.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/fields/tabs.ts';
import '../kit/sheets/toast.ts';
import { pageStyles } from '../page/page-styles.ts';
import { Screen } from '../page/screen.ts';
import './entrants-panel.ts';
import './rounds-panel.ts';
import './standings-panel.ts';
import './tournament-settings.ts';
import { tournamentSheets, tournamentSheetStyles } from './tournament-sheets.ts';

/** The organiser's desk: rounds, players, standings and settings of one tournament. @slot - content above the tabs */
@customElement('moon-tournament-screen')
export class MoonTournamentScreen extends Screen {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    tournamentSheetStyles,
    css`
      .tools {
        margin-top: var(--space-4);
      }
    `,
  ];
  @property({ attribute: false }) desk!: TournamentDesk;
  /** The address of the way back. */
  @property({ attribute: false }) back = tournamentsHash();
  /** True if the tournament is in a club, so that no second window of this device can show it. */
  @property({ type: Boolean }) elsewhere = false;
  @state() private tab = '';
  @state() private notice: { text: string; tone: 'refusal' | 'good' } | null = null;
  protected readonly watching = new Watching(this, () => this.desk);

  /** Chooses the first tab by the present task; later the organiser's choice stays. */
  protected override willUpdate(): void {
    if (this.tab !== '') return;
    const { rounds, entrants } = this.desk.tournament;
    this.tab = rounds.length === 0 && entrants.length < 2 ? 'players' : 'round';
  }

  async #tried(work: Promise<RefusalText>, success = '') {
    try {
      const refused = await work;
      this.notice = refused === null ? (success === '' ? null : { text: success, tone: 'good' }) : { text: refused, tone: 'refusal' };
    } catch {
      this.notice = { text: appWords.notKept(), tone: 'refusal' };
    }
  }

  readonly #decide = ({ detail }: MoonEvent<'decide'>): void => {
    void this.#tried(this.desk.decide(detail.decision));
  };

  readonly #enter = ({ detail }: MoonEvent<'enter'>): void => {
    void this.#tried(this.desk.enter(detail.name, detail.list));
  };

  #tools() {
    return html`<div class="row tools">
      <moon-button
        tone="quiet"
        icon="undo"
        data-do="undo"
        ?disabled=${this.desk.undoable === null}
        @click=${() => void this.#tried(this.desk.undo(), roundWords.undone())}
        >${roundWords.undo()}</moon-button
      >
      <moon-button tone="quiet" icon="quill" data-do="print" @click=${() => window.print()}>${roundWords.print()}</moon-button>
      <a
        class="press"
        ?hidden=${this.elsewhere}
        data-do="wall"
        target="_blank"
        rel="noopener"
        href=${tournamentHash(this.desk.id, true)}
        title=${tournamentWords.wallText()}
        >${icon('fullscreen')}${tournamentWords.wall()}</a
      >
    </div>`;
  }

  override render() {
    const { desk } = this;
    const { tournament } = desk;
    return html`<moon-page class="screen-only" .heading=${tournament.name} .back=${this.back}>
        ${
          this.notice
            ? html`<moon-toast .tone=${this.notice.tone} @closed=${() => (this.notice = null)}>${this.notice.text}</moon-toast>`
            : nothing
        }
        <slot></slot>
        <moon-tabs
          .label=${tournamentWords.heading()}
          .tabs=${[
            { id: 'round', label: tournamentTabs.round(), icon: 'swords' },
            { id: 'players', label: tournamentTabs.players(), icon: 'people' },
            { id: 'standings', label: tournamentTabs.standings(), icon: 'trophy' },
            { id: 'settings', label: tournamentTabs.settings(), icon: 'settings' },
          ]}
          .selected=${this.tab}
          @chosen=${({ detail }: MoonEvent<'chosen'>) => (this.tab = detail.id)}
          @decide=${this.#decide}
        >
          <moon-rounds-panel
            slot="round"
            .tournament=${tournament}
            .pairedOtherwise=${(round: number) => desk.pairedOtherwise(round)}
            @pair=${() => void this.#tried(desk.pair())}
          ></moon-rounds-panel>
          <moon-entrants-panel slot="players" .tournament=${tournament} @enter=${this.#enter}></moon-entrants-panel>
          <moon-standings-panel slot="standings" .tournament=${tournament}></moon-standings-panel>
          <moon-tournament-settings slot="settings" .tournament=${tournament}></moon-tournament-settings>
        </moon-tabs>
        ${this.#tools()}
      </moon-page>
      ${tournamentSheets(tournament)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-tournament-screen': MoonTournamentScreen;
  }
}
