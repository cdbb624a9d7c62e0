import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { titles } from '../../../words/app/titles.ts';
import { appWords } from '../../../words/app/app.ts';
import { homeWords } from '../../../words/app/home.ts';
import { keepingWords } from '../../../words/app/keeping/storage.ts';
import { editionMark } from '../../../words/app/edition/edition-mark.ts';
import { icon } from '../../art/icon.ts';
import type { IconName } from '../../art/icon.ts';
import { libraryContext } from '../../contexts/contexts.ts';
import { isInClub } from '../../contexts/joined-mark.ts';
import type { LibraryPort, ListedMatch } from '../../contexts/library-port.ts';
import type { Parcel } from '../../contexts/cards/troupe-port.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/sheets/empty-state.ts';
import { pressable, shared } from '../../kit/styles.ts';
import '../../kit/sheets/toast.ts';
import { homeHead } from './home-head.ts';
import { homeStyles } from './home-styles.ts';
import { idleTime } from '../../page/time/idle-time.ts';
import '../install-hint.ts';
import { learnPath } from './learn-path.ts';
import './match-file.ts';
import './match-list.ts';
import { failureText, type ChangeFailure } from '../../page/failure-text.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { boardsHash, campaignsHash, compendiumHash, joinHash, shareHash, tournamentsHash, troupesHash } from '../../contexts/places.ts';
import './play-now.ts';
import type { MoonPlayNow } from './play-now.ts';
import { saveBackup } from '../../page/save-file.ts';
import { Watching } from '../../contexts/watching.ts';

/** A line above the matches: its name, its icon and its button. */
interface LineButton {
  line: string;
  sign: IconName;
  label: string;
  press: () => void;
  tone?: 'refusal' | 'news';
}

/** The home screen: begin a match, continue one, look after saved data. @fires start-match `NewMatch` */
@customElement('moon-home-screen')
export class MoonHomeScreen extends LitElement {
  static override styles = [shared, pressable, pageStyles, homeStyles];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;
  /** True if a match is being laid out. */
  @property({ type: Boolean }) busy = false;
  @state() private listed: readonly ListedMatch[] | null = null;
  @state() private removed: ListedMatch | null = null;
  @state() private due = false;
  @state() private scarce = false;
  @state() private parcel: Parcel | null = null;
  @state() private trouble: ChangeFailure | null = null;
  @query('moon-play-now') private readonly playNow!: MoonPlayNow | null;
  @query('h1') private readonly title1!: HTMLElement | null;
  protected readonly watching = new Watching(
    this,
    () => this.library,
    () => void this.#read(),
  );

  /** Reads the matches again when the player comes back to this window, since another window may have changed them. */
  readonly #back = (): void => {
    if (document.visibilityState === 'visible' && this.hasUpdated) void this.#read();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#back);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#back);
  }

  override focus(): void {
    void this.updateComplete.then(() => this.title1?.focus({ preventScroll: true }));
  }

  /**
   * True if the whole screen is drawn. Where the page has painted the first part, that part is drawn alone first, and the rest in a task
   * after it.
   */
  @state() private whole = document.getElementById('first') === null;

  protected override firstUpdated(): void {
    if (this.whole) {
      void this.#read();
      return;
    }
    setTimeout(() => (this.whole = true));
    void idleTime().then(() => this.#read());
  }

  /** Starts a match in which all players are computers. */
  async #watch() {
    const { watchedMatch } = await import('../../page/watched-match.ts');
    const match = watchedMatch(this.library.pairings);
    if (match) emit(this, 'start-match', match);
  }

  /** The card of the club; fetched only where this device has joined a club. */
  #club() {
    if (!isInClub()) return nothing;
    void import('../../club/club-card.ts');
    return html`<moon-club-card></moon-club-card>`;
  }

  /** Resolves when everything on this screen has been drawn. */
  async drawn(): Promise<MoonPlayNow | null> {
    await this.updateComplete;
    await this.playNow?.updateComplete;
    return this.playNow;
  }

  async #read() {
    const { library } = this;
    try {
      this.listed = await library.matches();
      if (this.trouble === 'unread') this.trouble = null;
    } catch {
      // where nothing can be stored at all, the line above the screen tells it
      if (library.unsupported === null) this.trouble ??= 'unread';
      else this.listed = [];
    }
    if (this.listed?.some(({ turn }) => turn > 0)) this.due = await this.library.backupDue().catch(() => false);
    this.scarce = await this.library.scarce().catch(() => false);
  }

  async #tried(work: Promise<unknown>) {
    this.trouble = null;
    try {
      await work;
    } catch {
      this.trouble = 'unsaved';
    }
    await this.#read();
  }

  async #remove(match: ListedMatch) {
    await this.#tried(this.library.remove(match.id));
    if (!this.trouble) this.removed = match;
  }

  async #undo({ id }: ListedMatch) {
    this.removed = null;
    await this.#tried(this.library.undoRemove(id));
  }

  /** True if a player has played here with the cards of an earlier edition and has not read about the new one. */
  get #isNews(): boolean {
    const { listed, library } = this;
    return (
      library.settings.edition !== editionMark.id && (listed ?? []).some(({ changedAt }) => changedAt > 0 && changedAt < editionMark.since)
    );
  }

  /** The announcement of a new edition; fetched only when there is one. */
  #news() {
    if (!this.#isNews) return nothing;
    void import('../edition-news.ts');
    return html`<moon-edition-news @closed=${() => this.requestUpdate()}></moon-edition-news>`;
  }

  /** A line above the matches, with a button for its action. */
  #line(words: string, close: () => void, { line, sign, label, press, tone = 'news' }: LineButton) {
    return html`<moon-toast .tone=${tone} data-line=${line} @closed=${close}
      >${words}<moon-button slot="link" tone="quiet" icon=${sign} data-do=${line} @click=${press}>${label}</moon-button></moon-toast
    >`;
  }

  #lines() {
    const { removed, scarce } = this;
    return [
      this.trouble ? html`<moon-toast @closed=${() => (this.trouble = null)}>${failureText(this.trouble)}</moon-toast>` : nothing,
      removed
        ? this.#line(homeWords.removed(removed.title), () => (this.removed = null), {
            line: 'removed',
            sign: 'undo',
            label: appWords.undo(),
            press: () => void this.#undo(removed),
          })
        : nothing,
      scarce || this.due
        ? this.#line(scarce ? keepingWords.scarce() : homeWords.reminder(), () => (scarce ? (this.scarce = false) : (this.due = false)), {
            line: scarce ? 'scarce' : 'due',
            tone: scarce ? 'refusal' : 'news',
            sign: 'download',
            label: homeWords.save(),
            press: () => void this.#tried(saveBackup(this.library)),
          })
        : nothing,
    ];
  }

  async #share({ id }: ListedMatch) {
    try {
      const [desk] = await Promise.all([this.library.troupes(), import('../../troupes/share-dialog.ts')]);
      this.parcel = await desk.shareMatch(id);
    } catch {
      this.parcel = null;
    }
    this.trouble = this.parcel === null ? 'unread' : null;
  }

  #path(href: string, sign: IconName, label: string, detail?: string) {
    return html`<a class="press path" href=${href}
      >${icon(sign, '1.7em')}<span>${label}${detail === undefined ? nothing : html`<span class="detail">${detail}</span>`}</span></a
    >`;
  }

  #list(finished: boolean) {
    const some = (this.listed ?? []).filter((match) => match.finished === finished);
    return html`<moon-match-list
      .heading=${finished ? homeWords.finished() : homeWords.underWay()}
      .listed=${some}
      ?hidden=${some.length === 0}
      @share-match=${({ detail }: MoonEvent<'share-match'>) => void this.#share(detail)}
      @remove-match=${({ detail }: MoonEvent<'remove-match'>) => void this.#remove(detail)}
    ></moon-match-list>`;
  }

  #nothingYet() {
    if (this.listed === null || this.listed.some(({ finished }) => !finished)) return nothing;
    return html`<moon-empty-state icon="campfire" .heading=${homeWords.none()} .text=${homeWords.noneText()}></moon-empty-state>`;
  }

  #lowerPart() {
    const { library } = this;
    return html`<nav aria-label=${homeWords.paths()}>
        ${this.#path('#/new', 'plus', homeWords.newMatch(), homeWords.newMatchText())}
        <button class="press path" data-do="watch" ?disabled=${this.busy} @click=${() => void this.#watch()}>
          ${icon('eye', '1.7em')}<span>${homeWords.watch()}<span class="detail">${homeWords.watchText()}</span></span>
        </button>
        ${this.#path(campaignsHash(), 'flag', titles.campaigns(), titles.campaignsPath())}
        ${this.#path(troupesHash(), 'people', appWords.troupes())} ${this.#path(shareHash(), 'eye', appWords.share())}
        ${this.#path(joinHash(), 'phone', appWords.join())} ${this.#path(compendiumHash(), 'cards', titles.compendium())}
        ${this.#path('#/collection', 'chest', titles.collection())} ${this.#path('#/players', 'people', titles.players())}
        ${this.#path(tournamentsHash(), 'trophy', titles.tournaments())} ${this.#path(boardsHash(), 'map', homeWords.boards())}
        ${this.#path('#/settings', 'settings', homeWords.settings())} ${this.#path('#/rules', 'rules', titles.rules())}
        ${this.#path('#/about', 'info', homeWords.about())}
      </nav>
      ${this.#nothingYet()} ${this.#list(true)}
      <moon-share-dialog .parcel=${this.parcel} @closed=${() => (this.parcel = null)}></moon-share-dialog>
      <moon-match-file></moon-match-file>
      ${library.installed ? nothing : html`<moon-install-hint .offer=${(this.listed ?? []).length > 0} @save-copy=${() => void this.#tried(saveBackup(library))}></moon-install-hint>`}`;
  }

  override render() {
    // a player who has finished a match needs the lessons less often
    const played = this.listed?.some(({ finished }) => finished) ?? false;
    return html`${homeHead()}
      <main>
        ${this.#lines()} ${this.#news()} ${this.whole ? this.#club() : nothing} ${this.#list(false)} ${played ? nothing : learnPath()}
        <moon-play-now .busy=${this.busy}></moon-play-now>
        ${played ? learnPath() : nothing} ${this.whole ? this.#lowerPart() : nothing}
      </main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-home-screen': MoonHomeScreen;
  }
}
