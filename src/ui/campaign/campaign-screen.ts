import { LitElement, html, nothing, type TemplateResult } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Decision } from '../../campaign/terms/decision.ts';
import type { GameId, PlayerId } from '../../campaign/terms/parts.ts';
import type { Settings } from '../../campaign/terms/settings.ts';
import type { CampaignView, GameView, WeekView } from '../../campaign/terms/view.ts';
import { hubWords, standingsWords } from '../../words/campaign.ts';
import { deedSaid, officeWords } from '../../words/campaign-office.ts';
import { campaignReasonText } from '../../words/campaign-reasons.ts';
import { settingWords } from '../../words/campaign-settings.ts';
import { allOf } from '../../words/sentences.ts';
import { appWords } from '../../words/screens.ts';
import type { CampaignPort, GameMatch, PlayedGame } from '../contexts/campaign-port.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/tabs.ts';
import '../kit/text-field.ts';
import '../kit/toast.ts';
import '../screens/board-preview.ts';
import '../screens/page.ts';
import type { MoonPage } from '../screens/page.ts';
import { pageStyles } from '../screens/page-styles.ts';
import { matchHash } from '../screens/places.ts';
import { saveFile } from '../screens/save-file.ts';
import './alone.ts';
import type { Errand } from './alone.ts';
import { campaignStyles } from './campaign-styles.ts';
import './game-card.ts';
import type { GameDeed } from './game-card.ts';
import { ledgerList } from './ledger-list.ts';
import { nowPanel } from './now-panel.ts';
import './office-form.ts';
import { DEEDS, type Deed } from './office-form.ts';
import './pair-form.ts';
import { recordsList, rostersList } from './records-list.ts';
import './result-form.ts';
import type { GivenResult } from './result-form.ts';
import './settings-panel.ts';
import { historyPicture, standingsStyles, standingsTable } from './standings-table.ts';

type Form =
  | { what: 'deed'; deed: Deed }
  | { what: 'pair' }
  | { what: 'settings'; settings: Settings; note: string }
  | { what: 'board'; game: GameId }
  | { what: 'result'; game: GameView; begun: PlayedGame | null; correcting: boolean };

/** A campaign: what is to be done now, the games of the week, and everything it has come to. Only what lies open to all is drawn here. */
@customElement('moon-campaign-screen')
export class MoonCampaignScreen extends LitElement {
  static override styles = [shared, pressable, pageStyles, campaignStyles, standingsStyles];
  @property({ attribute: false }) campaign!: CampaignPort;
  @state() private errand: Errand | null = null;
  @state() private form: Form | null = null;
  @state() private said: { words: string; tone: 'good' | 'refusal' } | null = null;
  @state() private played: Readonly<Record<GameId, GameMatch>> = {};
  @query('moon-page') private readonly page!: MoonPage;
  #stop: (() => void) | null = null;

  override focus(): void {
    void this.updateComplete.then(() => this.page.focus());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('campaign')) return;
    this.#stop?.();
    this.#stop = this.campaign.subscribe(() => {
      this.requestUpdate();
      void this.#readMatches();
    });
    void this.#readMatches();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#stop = null;
  }

  async #readMatches() {
    const games = this.campaign.view('table').weeks.flatMap((week) => week.games.map(({ id }) => id));
    const found = await Promise.all(games.map(async (id) => [id, await this.campaign.gameMatch(id)] as const));
    this.played = Object.fromEntries(found);
  }

  async #decide(decision: Decision): Promise<boolean> {
    try {
      const refused = await this.campaign.decide(decision);
      this.said = refused ? { words: campaignReasonText(refused), tone: 'refusal' } : null;
      if (!refused) this.form = null;
      return refused === null;
    } catch {
      this.said = { words: appWords.notKept(), tone: 'refusal' };
      return false;
    }
  }

  get #chamberlain(): PlayerId {
    return this.campaign.view('table').players.find(({ chamberlain }) => chamberlain)?.id ?? '';
  }

  async #deed(view: CampaignView, id: GameId, deed: GameDeed) {
    const game = view.weeks.flatMap(({ games }) => games).find((one) => one.id === id);
    if (!game) return;
    if (deed === 'play') this.form = { what: 'board', game: id };
    else if (deed === 'edit') {
      const begun = game.result ? { result: game.result, plays: game.plays.map(({ window: _window, ...play }) => play) } : null;
      this.form = { what: 'result', game, begun, correcting: true };
    } else {
      const begun = deed === 'take-result' ? await this.campaign.played(id) : null;
      this.form = { what: 'result', game, begun, correcting: false };
    }
  }

  async #play(game: GameId, board: string) {
    try {
      location.hash = matchHash(await this.campaign.begin(game, board));
    } catch {
      this.said = { words: appWords.notKept(), tone: 'refusal' };
    }
  }

  /** A match of the app has asked for every card already; by hand the cards at the end are asked for, unless none were chosen here. */
  #given({ game, correcting }: Extract<Form, { what: 'result' }>, { result, plays, note }: GivenResult) {
    const player = this.#chamberlain;
    if (correcting) return this.#decide({ player, kind: 'edit-result', game: game.id, result, plays, note });
    const chosenHere = game.stage === 'play' && Object.values(game.chosen).some((count) => count > 0);
    const windows = chosenHere && result.match === null ? 'ask' : 'given';
    return this.#decide({ player, kind: 'result', game: game.id, result, plays, windows });
  }

  async #copySummary(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      this.said = { words: hubWords.copied(), tone: 'good' };
    } catch {
      this.said = { words: hubWords.notCopied(), tone: 'refusal' };
    }
  }

  #weekPage(view: CampaignView, week: WeekView, still: boolean): TemplateResult {
    const nameOf = (id: PlayerId): string => view.players.find((player) => player.id === id)?.name ?? id;
    return html`<div
      class="stack"
      @errand=${({ detail }: CustomEvent<Errand>) => (this.errand = detail)}
      @game-deed=${({ detail }: CustomEvent<{ game: GameId; deed: GameDeed }>) => void this.#deed(view, detail.game, detail.deed)}
    >
      <div class="games">
        ${week.games.map(
          (game) =>
            html`<moon-game-card
              data-game=${game.id}
              .view=${view}
              .game=${game}
              .book=${this.campaign.book}
              .match=${this.played[game.id] ?? { at: 'none' }}
              ?still=${still}
              ?mendable=${this.campaign.readOnly === null && game.result !== null}
            ></moon-game-card>`,
        )}
      </div>
      ${week.bystanders.map((id) => html`<p>${hubWords.bystander(nameOf(id))}</p>`)}
      ${week.absent.map((id) => html`<p>${hubWords.absent(nameOf(id))}</p>`)}
    </div>`;
  }

  #weeks(view: CampaignView): TemplateResult {
    const nameOf = (id: PlayerId): string => view.players.find((player) => player.id === id)?.name ?? id;
    const earlier = view.weeks.slice(0, -1).reverse();
    const now = view.weeks.at(-1);
    return html`<div class="stack" slot="week">
      ${now ? this.#weekPage(view, now, this.campaign.readOnly !== null) : nothing}
      ${
        view.schedule.length === 0
          ? nothing
          : html`<details>
              <summary>${hubWords.later()}</summary>
              <ul>
                ${view.schedule.map(
                  ({ week, games }) =>
                    html`<li>
                      ${hubWords.weekNumber(week)}:
                      ${games.length === 0 ? hubWords.laterOpen() : games.map((players) => allOf(players.map(nameOf))).join(' · ')}
                    </li>`,
                )}
              </ul>
            </details>`
      }
      ${earlier.map(
        (week) =>
          html`<details>
            <summary>${week.final ? hubWords.finalWeek(week.n) : hubWords.weekNumber(week.n)}</summary>
            ${this.#weekPage(view, week, true)}
          </details>`,
      )}
    </div>`;
  }

  #standings(view: CampaignView): TemplateResult {
    return html`<div class="stack" slot="standings">
      <p class="soft">${standingsWords.explained()}</p>
      ${standingsTable(view, view.standings)} ${historyPicture(view)}
      <div class="row screen-only">
        <moon-button
          tone="quiet"
          icon="log"
          ?disabled=${view.history.length === 0}
          @click=${() => void this.#copySummary(this.campaign.summary())}
          >${hubWords.summary()}</moon-button
        >
        <moon-button tone="quiet" icon="quill" @click=${() => window.print()}>${hubWords.print()}</moon-button>
        <moon-button tone="quiet" icon="download" @click=${() => void this.#save()}>${hubWords.save()}</moon-button>
      </div>
    </div>`;
  }

  #save(): Promise<boolean> {
    const { name, file } = this.campaign.write();
    return saveFile(name, file);
  }

  #office(view: CampaignView): TemplateResult {
    const nameOf = (id: PlayerId): string => view.players.find((player) => player.id === id)?.name ?? id;
    return html`<div class="stack" slot="office">
      <p class="soft">${officeWords.text()}</p>
      ${
        this.campaign.readOnly === null
          ? html`<div class="deeds">
              ${DEEDS.filter((deed) => deed !== 'swap-bye').map(
                (deed) =>
                  html`<moon-button tone="quiet" data-deed=${deed} @click=${() => (this.form = { what: 'deed', deed })}
                    >${deedSaid(deed)}</moon-button
                  >`,
              )}
              <moon-button tone="quiet" @click=${() => (this.form = { what: 'settings', settings: view.settings, note: '' })}
                >${officeWords.settings()}</moon-button
              >
            </div>`
          : nothing
      }
      <section class="panel">
        <h2>${officeWords.notes()}</h2>
        ${
          view.notes.length === 0
            ? html`<p class="soft">${officeWords.noNotes()}</p>`
            : html`<ul>
                ${view.notes.map(({ week, by, kind, note }) => html`<li>${officeWords.noteOf(week, nameOf(by), deedSaid(kind), note)}</li>`)}
              </ul>`
        }
      </section>
    </div>`;
  }

  #form(view: CampaignView): TemplateResult | typeof nothing {
    const { form } = this;
    const close = (): void => {
      this.form = null;
    };
    const decided = ({ detail }: CustomEvent<Decision>): void => void this.#decide(detail);
    switch (form?.what) {
      case 'deed':
        return html`<moon-office-form .view=${view} .deed=${form.deed} @decided=${decided} @closed=${close}></moon-office-form>`;
      case 'pair':
        return html`<moon-pair-form .view=${view} @decided=${decided} @closed=${close}></moon-pair-form>`;
      case 'settings':
        return this.#settingsForm(view, form);
      case 'board':
        return html`<moon-dialog open .heading=${hubWords.playHere()} @closed=${close}>
          <div class="boards">
            ${this.campaign.boards.map(
              ({ id, name, terrain }) =>
                html`<button type="button" class="press" data-board=${id} @click=${() => void this.#play(form.game, id)}>
                  <moon-board-preview aria-hidden="true" .terrain=${terrain}></moon-board-preview>${name}
                </button>`,
            )}
          </div>
        </moon-dialog>`;
      case 'result':
        return html`<moon-result-form
          .view=${view}
          .game=${form.game}
          .book=${this.campaign.book}
          .playable=${(player: PlayerId) => this.campaign.playable(form.game.id, player)}
          .begun=${form.begun}
          ?correcting=${form.correcting}
          @given=${({ detail }: CustomEvent<GivenResult>) => void this.#given(form, detail)}
          @closed=${close}
        ></moon-result-form>`;
      case undefined:
        return nothing;
    }
  }

  #settingsForm(view: CampaignView, form: Extract<Form, { what: 'settings' }>): TemplateResult {
    const { settings, note } = form;
    return html`<moon-dialog open .heading=${officeWords.settings()} @closed=${() => (this.form = null)}>
      <moon-campaign-settings
        .settings=${settings}
        .players=${view.players.length}
        @settings-changed=${({ detail }: CustomEvent<Settings>) => (this.form = { ...form, settings: detail })}
      ></moon-campaign-settings>
      <moon-text-field
        .label=${settingWords.note()}
        .value=${note}
        maxlength="200"
        @changed=${({ detail }: CustomEvent<{ value: string }>) => (this.form = { ...form, note: detail.value })}
      ></moon-text-field>
      <moon-button
        slot="actions"
        tone="question"
        @click=${() => void this.#decide({ player: this.#chamberlain, kind: 'change-settings', settings, note })}
        >${settingWords.keep()}</moon-button
      >
    </moon-dialog>`;
  }

  #toast() {
    const { readOnly } = this.campaign;
    return html`${readOnly === null ? nothing : html`<moon-toast .closable=${false}>${readOnly}</moon-toast>`}${
      this.said ? html`<moon-toast .tone=${this.said.tone} @closed=${() => (this.said = null)}>${this.said.words}</moon-toast>` : nothing
    }`;
  }

  override render() {
    const { campaign } = this;
    const view = campaign.view('table');
    const { book } = campaign;
    if (this.errand)
      return html`<moon-alone .campaign=${campaign} .errand=${this.errand} @left=${() => (this.errand = null)}></moon-alone>`;
    const tabs = [
      { id: 'week', label: hubWords.week() },
      { id: 'standings', label: hubWords.standings() },
      { id: 'ledger', label: hubWords.ledger() },
      { id: 'rosters', label: hubWords.rosters() },
      { id: 'records', label: hubWords.records() },
      { id: 'office', label: hubWords.chamberlain() },
    ];
    return html`<moon-page .heading=${view.name}>
      <div class="stack">
        <p class="soft">${hubWords.of(view.week, view.lastWeek)}</p>
        ${this.#toast()}
        ${
          campaign.readOnly === null
            ? nowPanel(view, {
                decide: (decision) => void this.#decide(decision),
                errand: (opening) => (this.errand = { player: opening.player, opening }),
                pair: () => (this.form = { what: 'pair' }),
                swapBye: () => (this.form = { what: 'deed', deed: 'swap-bye' }),
              })
            : nothing
        }
        <moon-tabs .label=${hubWords.pages()} .tabs=${tabs} selected="week">
          ${this.#weeks(view)} ${this.#standings(view)}
          <div class="stack" slot="ledger">${ledgerList(view, book)}</div>
          <div class="stack" slot="rosters">${rostersList(view, book)}</div>
          <div class="stack" slot="records">${recordsList(view, book)}</div>
          ${this.#office(view)}
        </moon-tabs>
      </div>
      ${this.#form(view)}
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-campaign-screen': MoonCampaignScreen;
  }
}
