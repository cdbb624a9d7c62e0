import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { usualRounds } from '../../tournament/settings.ts';
import type { TournamentSettings, TournamentTieBreak } from '../../tournament/terms/settings.ts';
import type { Tournament } from '../../tournament/terms/tournament.ts';
import { standingColumns } from '../../words/tournament/standings-words.ts';
import { tournamentSettingsWords } from '../../words/tournament/tournament.ts';
import { packsWords } from '../../words/app/making/packs.ts';
import { playedWith } from '../../words/app/played-with.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { DesksPort } from '../contexts/library/desks-port.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import '../kit/fields/toggle.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import { choiceLine, numberLine, settingLineStyles } from '../page/setting-line.ts';

/** The settings of a tournament. @rule campaign A.1 A.3 A.4 A.6 A.7 A.9 @fires decide `{ decision }` */
@customElement('moon-tournament-settings')
export class MoonTournamentSettings extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    settingLineStyles,
    css`
      li {
        display: flex;
        align-items: center;
        justify-content: space-between;
        min-height: 44px;
      }
      li + li {
        margin-top: var(--space-2);
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library?: DesksPort;
  @property({ attribute: false }) tournament!: Tournament;
  /** The packs of players that are switched on on this device. */
  @state() private ownPacks: { id: string; name: string }[] = [];

  protected override firstUpdated(): void {
    void this.library
      ?.packs()
      .then((port) => port.list())
      .then((all) => (this.ownPacks = all.filter(({ on, official }) => on && !official).map(({ pack: { id, name } }) => ({ id, name }))))
      .catch(() => undefined); // then no packs are offered
  }

  /** Sets whether only official cards are played, or the packs of this device as well. */
  #official(official: boolean) {
    const { packs: _, ...settings } = this.tournament.settings;
    emit(this, 'decide', { decision: { kind: 'settings', settings: official ? settings : { ...settings, packs: this.ownPacks } } });
  }

  #packs() {
    const { packs } = this.tournament.settings;
    if (this.ownPacks.length === 0 && packs === undefined) return nothing;
    const official = packs === undefined;
    return html`<moon-toggle
      data-do="official"
      .on=${official}
      .label=${packsWords.official()}
      .hint=${official ? packsWords.officialHint() : playedWith(packs.map(({ name }) => name))}
      @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => this.#official(detail.on)}
    ></moon-toggle>`;
  }

  #set(change: Partial<TournamentSettings>) {
    emit(this, 'decide', { decision: { kind: 'settings', settings: { ...this.tournament.settings, ...change } } });
  }

  #rounds() {
    const { settings, entrants } = this.tournament;
    const { rounds } = settings;
    const usual = usualRounds(entrants.length);
    return html`${choiceLine(
      tournamentSettingsWords.rounds(),
      rounds === 'auto' ? 'auto' : 'fixed',
      [
        { id: 'auto', label: tournamentSettingsWords.auto(usual) },
        { id: 'fixed', label: tournamentSettingsWords.fixed() },
      ],
      (id) => this.#set({ rounds: id === 'auto' ? 'auto' : usual }),
    )}${rounds === 'auto' ? nothing : numberLine(tournamentSettingsWords.rounds(), rounds, { min: 1, max: 12 }, (value) => this.#set({ rounds: value }))}`;
  }

  #earlier(rule: TournamentTieBreak) {
    const { tieBreaks } = this.tournament.settings;
    const place = tieBreaks.indexOf(rule);
    const before = tieBreaks[place - 1];
    if (before === undefined) return;
    this.#set({ tieBreaks: tieBreaks.toSpliced(place - 1, 2, rule, before) });
  }

  #tieBreaks() {
    return html`<h3>${tournamentSettingsWords.tieBreaks()}</h3>
      <ol>
        ${this.tournament.settings.tieBreaks.map(
          (rule, index) =>
            html`<li data-rule=${rule}>
              ${standingColumns[rule]()}
              ${
                index === 0
                  ? nothing
                  : html`<moon-icon-button
                      icon="chevron-up"
                      .label=${tournamentSettingsWords.earlier(standingColumns[rule]())}
                      @click=${() => this.#earlier(rule)}
                    ></moon-icon-button>`
              }
            </li>`,
        )}
      </ol>`;
  }

  override render() {
    const { points, byeStones, minutes, callMinutes, format, fielding, painted } = this.tournament.settings;
    const words = tournamentSettingsWords;
    return html`<div class="stack">
      <section class="panel">
        ${this.#rounds()} ${numberLine(words.minutes(), minutes, { min: 30, max: 240, step: 5 }, (value) => this.#set({ minutes: value }))}
        ${numberLine(words.callMinutes(), callMinutes, { min: 0, max: 30, step: 5 }, (value) => this.#set({ callMinutes: value }))}
      </section>
      <section class="panel">
        ${numberLine(words.win(), points.win, { min: 1, max: 6 }, (win) => this.#set({ points: { ...points, win } }))}
        ${numberLine(words.draw(), points.draw, { min: 0, max: points.win }, (draw) => this.#set({ points: { ...points, draw } }))}
        ${numberLine(words.loss(), points.loss, { min: 0, max: points.draw }, (loss) => this.#set({ points: { ...points, loss } }))}
        ${numberLine(words.byeStones(), byeStones, { min: 0, max: 7 }, (value) => this.#set({ byeStones: value }))} ${this.#tieBreaks()}
      </section>
      <section class="panel">
        ${choiceLine(
          words.format(),
          format,
          [
            { id: 'organised-5', label: words.five() },
            { id: 'organised-6', label: words.six() },
            { id: 'friendly', label: words.friendly() },
          ],
          (id) => this.#set({ format: id }),
        )}
        ${choiceLine(
          words.fielding(),
          fielding,
          [
            { id: 'during-deployment', label: words.duringDeployment() },
            { id: 'before-the-round', label: words.beforeRound() },
            { id: 'fixed', label: words.fixedField() },
          ],
          (id) => this.#set({ fielding: id }),
        )}
        ${choiceLine(
          words.painted(),
          painted,
          [
            { id: 'none', label: words.paintedNone() },
            { id: 'told', label: words.paintedTold() },
            { id: 'point', label: words.paintedPoint() },
            { id: 'stone', label: words.paintedStone() },
          ],
          (id) => this.#set({ painted: id }),
        )}
        ${this.#packs()}
      </section>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-tournament-settings': MoonTournamentSettings;
  }
}
