import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { glassesWords } from '../../words/glasses/glasses.ts';
import { libraryContext, settingsContext } from '../contexts/contexts.ts';
import type { GuestPort, JoiningPort } from '../contexts/glasses-port.ts';
import type { DeviceSettings, LibraryPort } from '../contexts/library-port.ts';
import '../kit/empty-state.ts';
import { shared } from '../kit/styles.ts';
import '../page/page.ts';
import type { MoonPage } from '../page/page.ts';
import { pageStyles } from '../page/page-styles.ts';

/** Where this device joins a table elsewhere, and then what it shows of it: a hand, a seat, or what everybody sees. */
@customElement('moon-join-screen')
export class MoonJoinScreen extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      moon-match-screen {
        display: block;
        position: fixed;
        inset: 0;
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;
  @consume({ context: settingsContext, subscribe: true }) @property({ attribute: false }) settings!: DeviceSettings;
  /** What the address brought: a window of this device, or the code of another one; '' for nothing. */
  @property() at = '';
  @state() private guest: GuestPort | null = null;
  @state() private joining: JoiningPort | null = null;
  @state() private ready = false;
  @query('moon-page') private readonly page!: MoonPage | null;

  override focus(): void {
    void this.updateComplete.then(() => this.page?.focus());
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
  }

  async #open(): Promise<void> {
    this.#leave();
    this.joining ??= await this.library.joining();
    if (!this.isConnected) return;
    const guest = this.joining.window(this.at);
    if (guest) await this.#sit(guest);
  }

  /** What the glass shows is fetched while the table is being asked. */
  async #sit(guest: GuestPort): Promise<void> {
    this.guest = guest;
    guest.subscribe(() => this.requestUpdate());
    await (guest.part === 'hand' ? import('../hand/hand-glass.ts') : import('../match/match-screen.ts'));
    this.ready = true;
  }

  #keep(settings: Partial<DeviceSettings>): void {
    void this.library.change(settings).catch(() => undefined);
  }

  readonly #home = (): void => {
    this.#leave();
    location.hash = '#/';
  };

  #table(guest: GuestPort) {
    const { table } = guest;
    if (!table || !this.ready)
      return html`<moon-page .heading=${appWords.join()}
        ><moon-empty-state icon="hourglass" .heading=${glassesWords.waiting()}></moon-empty-state
      ></moon-page>`;
    if (guest.part === 'hand') return html`<moon-hand-glass .table=${table} @leave=${this.#home}></moon-hand-glass>`;
    return html`<moon-match-screen
      gradual
      .table=${table}
      .seating=${this.settings.seating === 'auto' ? null : this.settings.seating}
      @leave=${this.#home}
      @language=${(event: CustomEvent<Pick<DeviceSettings, 'language'>>) => this.#keep({ language: event.detail.language })}
      @theme=${(event: CustomEvent<Pick<DeviceSettings, 'theme'>>) => this.#keep({ theme: event.detail.theme })}
      @seating=${(event: CustomEvent<Pick<DeviceSettings, 'seating'>>) => this.#keep({ seating: event.detail.seating })}
    ></moon-match-screen>`;
  }

  override render() {
    if (this.guest) return this.#table(this.guest);
    return html`<moon-page .heading=${appWords.join()}>
      <div class="stack">
        <p class="soft">${glassesWords.joinMeans()}</p>
        ${nothing}
      </div>
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-join-screen': MoonJoinScreen;
  }
}
