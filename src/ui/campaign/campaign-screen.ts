import { html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CampaignDecision } from '../../campaign/terms/decision.ts';
import type { GameId } from '../../campaign/terms/parts.ts';
import type { CampaignView } from '../../campaign/terms/view.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { hubWords } from '../../words/campaign/campaign.ts';
import { campaignReasonText } from '../../words/campaign/campaign-reasons.ts';
import { glassesWords } from '../../words/glasses/glasses.ts';
import { matchWords } from '../../words/match/match.ts';
import type { CampaignPort, GameMatch } from '../contexts/gatherings/campaign-port.ts';
import type { Parcel } from '../contexts/cards/troupe-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/fields/tabs.ts';
import '../kit/sheets/toast.ts';
import { failureText, type ChangeFailure } from '../page/failure-text.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';
import { campaignsHash, matchHash } from '../contexts/places.ts';
import { saveFile } from '../page/save-file.ts';
import '../troupes/share-dialog.ts';
import './asks/private-errand.ts';
import type { PlayerErrand } from './asks/private-errand.ts';
import { campaignStyles } from './campaign-styles.ts';
import { playerName } from './player-name.ts';
import type { GameDeed } from './hub/game-card.ts';
import { formFor, hubForm, type HubForm } from './hub/hub-form.ts';
import { officePage, standingsPage, weeksPage } from './hub/hub-pages.ts';
import { historyStyles } from './hub/history-picture.ts';
import { ledgerList } from './hub/ledger-list.ts';
import { nowPanel } from './hub/now-panel.ts';
import { printSheet, sheetStyles } from './hub/print-sheet.ts';
import { recordsList, rostersList } from './hub/records-list.ts';
import { standingsStyles } from './hub/standings-table.ts';

/**
 * A campaign: the next tasks, the games of the week, standings and records. It draws public knowledge only.
 * @slot - a notice above the current questions
 * @fires go-on-in-copy of a damaged campaign
 */
@customElement('moon-campaign-screen')
export class MoonCampaignScreen extends Screen {
  static override styles = [shared, pressable, pageStyles, campaignStyles, standingsStyles, historyStyles, sheetStyles];
  @property({ attribute: false }) campaign!: CampaignPort;
  /** The address of the way back. */
  @property({ attribute: false }) back = campaignsHash();
  @state() private errand: PlayerErrand | null = null;
  @state() private form: HubForm | null = null;
  @state() private tab = 'week';
  @state() private glasses = false;
  @state() private notice: { words: string; tone: 'good' | 'refusal' } | null = null;
  @state() private played: Readonly<Record<GameId, GameMatch>> = {};
  @state() private parcel: Parcel | null = null;
  #stop: (() => void) | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('campaign')) this.#listen();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#listen();
  }

  #listen() {
    this.#stop?.();
    this.#stop = this.campaign.subscribe(() => {
      this.requestUpdate();
      void this.#tried(() => this.#readMatches(), 'unread');
    });
    void this.#tried(() => this.#readMatches(), 'unread');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#stop = null;
  }

  async #readMatches() {
    const games = this.campaign.view('table').weeks.flatMap((week) => week.games.map(({ id }) => id));
    const entries = await Promise.all(games.map(async (id) => [id, await this.campaign.gameMatch(id)] as const));
    this.played = Object.fromEntries(entries);
  }

  /** Does some work, and shows an error instead of throwing it: that something could not be saved, or not be read. */
  async #tried(work: () => Promise<void>, failure: ChangeFailure = 'unsaved') {
    try {
      await work();
    } catch {
      this.notice = { words: failureText(failure), tone: 'refusal' };
    }
  }

  #reasonText(refused: Reason): string {
    const view = this.campaign.view('table');
    return this.campaign.says?.(refused) ?? campaignReasonText(refused, (player) => playerName(view, player));
  }

  readonly #decide = (decision: CampaignDecision): void =>
    void this.#tried(async () => {
      const refused = await this.campaign.decide(decision);
      this.notice = refused ? { words: this.#reasonText(refused), tone: 'refusal' } : null;
      if (!refused) this.form = null;
    });

  /** Opens another form in place of the open one; a message about a form of another kind is removed. */
  #turn(form: HubForm | null) {
    if (form?.kind !== this.form?.kind) this.notice = null;
    this.form = form;
  }

  async #deed(view: CampaignView, id: GameId, deed: GameDeed) {
    const game = view.weeks.flatMap(({ games }) => games).find((week) => week.id === id);
    if (game) await this.#tried(async () => this.#turn(await formFor(deed, game, this.campaign)), 'unread');
  }

  async #copySummary() {
    try {
      await navigator.clipboard.writeText(this.campaign.summary());
      this.notice = { words: hubWords.copied(), tone: 'good' };
    } catch {
      this.notice = { words: `${hubWords.notCopied()}\n\n${this.campaign.summary()}`, tone: 'refusal' };
    }
  }

  async #save() {
    const { name, file } = await this.campaign.write();
    await saveFile(name, file);
  }

  #toast() {
    const { readOnly, damaged } = this.campaign;
    const copy = damaged
      ? html`<moon-button slot="link" tone="quiet" icon="plus" data-copy @click=${() => emit(this, 'go-on-in-copy')}
          >${matchWords.goOnInCopy()}</moon-button
        >`
      : nothing;
    return html`${readOnly === null ? nothing : html`<moon-toast .closable=${false}>${readOnly}${copy}</moon-toast>`}${
      this.form ? nothing : this.#saying()
    }`;
  }

  /** The last message: above the page, or in the open form. */
  #saying() {
    return this.notice
      ? html`<moon-toast class="said" .tone=${this.notice.tone} @closed=${() => (this.notice = null)}>${this.notice.words}</moon-toast>`
      : nothing;
  }

  #nowPanel(view: CampaignView) {
    if (this.campaign.readOnly !== null) return nothing;
    return nowPanel(view, this.campaign.devicePlayer, {
      elsewhere: (player) => this.campaign.elsewhere?.includes(player) ?? false,
      decide: this.#decide,
      errand: (opening) => (this.errand = { player: opening.player, opening }),
      pair: () => this.#turn({ kind: 'pair' }),
      swapBye: () => this.#turn({ kind: 'deed', deed: 'swap-bye' }),
    });
  }

  /** The phones on which players answer, and the way to add one. */
  #glasses() {
    const { hosting, readOnly } = this.campaign;
    if (!hosting || readOnly !== null) return nothing;
    return html`<moon-button tone="quiet" icon="phone" data-do="glasses" @click=${() => void this.#openGlasses()}
      >${glassesWords.heading()}</moon-button
    >`;
  }

  async #openGlasses() {
    await import('../meeting/glasses-sheet.ts');
    this.glasses = true;
  }

  #glassesSheet(view: CampaignView) {
    const { hosting } = this.campaign;
    if (!this.glasses || !hosting) return nothing;
    const names = view.players.map(({ name }) => name);
    const seats = view.players.flatMap(({ left }, seat) => (left === null ? [seat] : []));
    return html`<moon-glasses-sheet .campaign=${{ hosting, names, seats }} @closed=${() => (this.glasses = false)}></moon-glasses-sheet>`;
  }

  #pages(view: CampaignView) {
    const { campaign } = this;
    const { book } = campaign;
    const tabs = [
      { id: 'week', label: hubWords.week() },
      { id: 'standings', label: hubWords.standings() },
      { id: 'ledger', label: hubWords.ledger() },
      { id: 'rosters', label: hubWords.rosters() },
      { id: 'records', label: hubWords.records() },
      { id: 'office', label: hubWords.chamberlain() },
    ];
    const calls = {
      summary: () => void this.#copySummary(),
      share: () => void this.#tried(async () => void (this.parcel = await campaign.share()), 'unread'),
      save: () => void this.#tried(() => this.#save()),
    };
    return html`<moon-tabs
      .label=${hubWords.pages()}
      .tabs=${tabs}
      .selected=${this.tab}
      @chosen=${({ detail, target, currentTarget }: MoonEvent<'chosen'>) => target === currentTarget && (this.tab = detail.id)}
      @errand=${({ detail }: MoonEvent<'errand'>) => (this.errand = detail)}
      @game-deed=${({ detail }: MoonEvent<'game-deed'>) => void this.#deed(view, detail.game, detail.deed)}
    >
      <div class="stack" slot="week">${weeksPage(campaign, view, this.played)}</div>
      <div class="stack" slot="standings">${standingsPage(view, calls)}</div>
      <div class="stack" slot="ledger">${ledgerList(view, book)}</div>
      <div class="stack" slot="rosters">${rostersList(view, book)}</div>
      <div class="stack" slot="records">${recordsList(view, book)}</div>
      <div class="stack" slot="office">${officePage(view, campaign, { open: (form) => this.#turn(form), decide: this.#decide })}</div>
    </moon-tabs>`;
  }

  override render() {
    const { campaign } = this;
    const view = campaign.view('table');
    if (this.errand)
      return html`<moon-private-errand
        .campaign=${campaign}
        .errand=${this.errand}
        @left=${() => (this.errand = null)}
      ></moon-private-errand>`;
    const label = hubWords.of(view.week, view.lastWeek);
    return html`<moon-page class="screen-only" .heading=${view.name} .back=${this.back}>
        <div class="stack">
          <div class="row spread">
            <p class="soft">${label}</p>
            ${this.#glasses()}
          </div>
          ${this.#toast()} <slot></slot> ${this.#nowPanel(view)} ${this.#pages(view)}
        </div>
        ${hubForm(campaign, view, this.form, {
          turn: (form) => this.#turn(form),
          refusal: this.#saying(),
          decide: this.#decide,
          play: (game, board, computers) =>
            void this.#tried(async () => {
              const match = await campaign.begin(game, board, computers);
              location.hash = campaign.hashOf?.(match) ?? matchHash(match);
            }),
        })}
        ${this.#glassesSheet(view)}
        <moon-share-dialog .parcel=${this.parcel} @closed=${() => (this.parcel = null)}></moon-share-dialog>
      </moon-page>
      ${printSheet(view, label, campaign.sheet(), campaign.book)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-campaign-screen': MoonCampaignScreen;
  }
}
