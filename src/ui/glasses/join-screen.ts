import { consume } from '@lit/context';
import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { glassesWords } from '../../words/glasses/glasses.ts';
import { settingsContext } from '../contexts/contexts.ts';
import type { GuestPort, JoiningPort } from '../contexts/gatherings/glasses-port.ts';
import type { GlassPart, MeetingPort } from '../contexts/table/hosting-port.ts';
import type { DeviceSettings } from '../contexts/library-port.ts';
import { matchHash, windowHash, windowOf } from '../contexts/places.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import '../kit/sheets/empty-state.ts';
import '../kit/sheets/toast.ts';
import { shared } from '../kit/styles.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';

const fetchScreen = (part: GlassPart): Promise<unknown> =>
  part === 'hand' ? import('../hand/hand-glass.ts') : import('../match/match-screen.ts');

/** Joins a table elsewhere, and then shows this device's part of it: a hand, a seat, or the public view. */
@customElement('moon-join-screen')
export class MoonJoinScreen extends Screen {
  static override styles = [
    shared,
    pageStyles,
    css`
      moon-match-screen {
        display: block;
        position: fixed;
        inset: 0;
      }
      .again {
        position: fixed;
        z-index: 7;
        bottom: calc(env(safe-area-inset-bottom) + 24px);
        left: 50%;
        translate: -50% 0;
      }
    `,
  ];
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;
  /** The part of the address after `join`: a window of this device, or the code of another device; '' for none. */
  @property() at = '';
  @state() private guest: GuestPort | null = null;
  @state() private joining: JoiningPort | null = null;
  @state() private shows: GlassPart | null = null;
  /** True if the screen of a campaign has been fetched. */
  @state() private plans = false;
  /** Counts the messages of the host. */
  @state() private version = 0;
  /** True if the other device is being met. */
  @state() private meets = false;
  @state() private busy = false;
  /** True if a setting could not be saved. */
  @state() private isUnsaved = false;

  protected override get headed(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('moon-page, moon-hand-glass, moon-campaign-glass');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('at')) void this.#open();
  }

  #leave(): void {
    this.guest?.close();
    this.guest = null;
    this.meets = false;
  }

  async #open(): Promise<void> {
    this.#leave();
    this.joining ??= await this.library.joining();
    const { at, joining } = this;
    const window = joining.window(at);
    if (window) return this.#sit(window);
    this.busy = true;
    // the screen of its part is fetched while the line opens
    const again = await joining.rejoin(at, (part) => void fetchScreen(part).catch(() => undefined));
    this.busy = false;
    if (!this.isConnected || this.at !== at) return again?.close();
    if (again) return this.#sit(again);
    await import('../meeting/meeting.ts');
    this.meets = true;
  }

  /** Begins to meet the device with the record. */
  #begin(joining: JoiningPort): MeetingPort {
    const { meeting, guest } = joining.meet(this.at);
    void guest.then((sitting) => (this.isConnected ? this.#sit(sitting) : sitting.close()));
    return meeting;
  }

  #sit(guest: GuestPort): void {
    this.guest = guest;
    this.meets = false;
    guest.subscribe(() => void this.#follow(guest));
    void this.#follow(guest);
  }

  /** Takes news of the host: follows a moved match, and fetches the screen of this device's part. */
  async #follow(guest: GuestPort): Promise<void> {
    this.requestUpdate();
    if (guest.takenMatch) return void (location.hash = matchHash(guest.takenMatch));
    const window = windowOf(this.at);
    const lies = guest.campaign?.id ?? guest.table?.matchId;
    // a rematch has another address, and so has the campaign between its games
    if (window && lies !== undefined && window.match !== lies) location.hash = windowHash(lies, guest.part, guest.seats);
    this.version += 1;
    if (guest.campaign && !this.plans) {
      await import('../campaign/campaign-glass.ts');
      this.plans = true;
    }
    if (guest.campaign || !guest.table || this.shows === guest.part) return;
    await fetchScreen(guest.part);
    this.shows = guest.part;
  }

  async #meetAgain(): Promise<void> {
    await import('../meeting/meeting.ts');
    this.meets = true;
  }

  #keep(settings: Partial<DeviceSettings>): void {
    void this.library.change(settings).then(
      () => (this.isUnsaved = false),
      () => (this.isUnsaved = true),
    );
  }

  readonly #home = (): void => {
    this.#leave();
    location.hash = '#/';
  };

  #table(guest: GuestPort) {
    const { table, campaign } = guest;
    if (campaign && this.plans && !guest.isHostAway)
      return html`<moon-campaign-glass
        .campaign=${campaign}
        .version=${this.version}
        .linked=${guest.state === 'here'}
        @leave=${this.#home}
      ></moon-campaign-glass>`;
    if (campaign || guest.isHostAway || !table || this.shows !== guest.part)
      return html`<moon-page .heading=${appWords.join()}
        ><moon-empty-state icon="hourglass" .heading=${guest.isHostAway ? glassesWords.rests() : glassesWords.waiting()}></moon-empty-state
      ></moon-page>`;
    if (guest.part === 'hand') return html`<moon-hand-glass .table=${table} @leave=${this.#home}></moon-hand-glass>`;
    return html`<moon-match-screen
      gradual
      .table=${table}
      .clock=${table.roundEnds ?? null}
      .seating=${this.settings.seating === 'auto' ? null : this.settings.seating}
      @leave=${this.#home}
      @language=${(event: MoonEvent<'language'>) => this.#keep({ language: event.detail.language })}
      @theme=${(event: MoonEvent<'theme'>) => this.#keep({ theme: event.detail.theme })}
      @seating=${(event: MoonEvent<'seating'>) => this.#keep({ seating: event.detail.seating })}
    ></moon-match-screen>`;
  }

  /** The button that meets the host again, since no line comes back from a device that was restarted. */
  #lost(guest: GuestPort) {
    const { meetAgain } = guest;
    if (!meetAgain || guest.state !== 'away') return nothing;
    if (!this.meets)
      return html`<moon-button class="again" tone="question" icon="redo" @click=${() => void this.#meetAgain()}
        >${glassesWords.anew()}</moon-button
      >`;
    return html`<moon-dialog open .heading=${glassesWords.anew()} @closed=${() => (this.meets = false)}>
      <moon-meeting .begin=${() => meetAgain.call(guest)} @met=${() => (this.meets = false)}></moon-meeting>
    </moon-dialog>`;
  }

  #unsaved() {
    return this.isUnsaved
      ? html`<moon-toast class="again" @closed=${() => (this.isUnsaved = false)}>${appWords.notKept()}</moon-toast>`
      : nothing;
  }

  /** The question whether the match may move to this device. */
  #offered(guest: GuestPort) {
    if (guest.offer === 'taking')
      return html`<moon-toast class="again" tone="news" .closable=${false}>${glassesWords.taking()}</moon-toast>`;
    if (guest.offer !== 'asked') return nothing;
    return html`<moon-dialog open .heading=${glassesWords.offered()} @closed=${() => guest.takeOver?.(false)}>
      <p>${glassesWords.offeredMeans()}</p>
      <moon-button slot="actions" tone="question" icon="tablet" data-do="take-over" @click=${() => guest.takeOver?.(true)}
        >${glassesWords.takeOver()}</moon-button
      >
      <moon-button slot="actions" tone="quiet" data-do="decline" @click=${() => guest.takeOver?.(false)}
        >${glassesWords.decline()}</moon-button
      >
    </moon-dialog>`;
  }

  override render() {
    const { guest, joining } = this;
    if (guest) return html`${this.#table(guest)}${this.#lost(guest)}${this.#offered(guest)}${this.#unsaved()}`;
    return html`<moon-page .heading=${appWords.join()}>
      <div class="stack">
        <p class="soft">${glassesWords.joinMeans()}</p>
        ${this.busy ? html`<p>${glassesWords.connecting()}</p>` : nothing}
        ${this.meets && joining ? html`<moon-meeting ?read=${this.at !== ''} .begin=${() => this.#begin(joining)}></moon-meeting>` : nothing}
      </div>
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-join-screen': MoonJoinScreen;
  }
}
