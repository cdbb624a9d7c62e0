import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { clashesOf, type WantedList } from '../../cabinet/clashes.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import type { CabinetPort } from '../contexts/cards/cabinet-port.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { DesksPort } from '../contexts/library/desks-port.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';

/** Figures that several troupes or rosters of one evening need and of which the cabinets have fewer copies; nothing where there are none. */
@customElement('moon-figure-clashes')
export class MoonFigureClashes extends LitElement {
  static override styles = [shared, pageStyles];
  @consume({ context: libraryContext }) @property({ attribute: false }) library?: DesksPort;
  @property({ attribute: false }) lists: readonly WantedList[] = [];
  @property({ attribute: false }) called: (character: CharacterId) => string = (character) => character;
  @state() private port: CabinetPort | null = null;
  #stop: () => void = () => undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override firstUpdated(): void {
    void this.library?.cabinet().then(
      (port) => {
        this.port = port;
        if (this.isConnected) this.#stop = port.subscribe(() => this.requestUpdate());
      },
      () => undefined, // without a cabinet no clash is known
    );
  }

  #copies(port: CabinetPort, character: CharacterId): number {
    return port.cabinets.reduce((sum, { id }) => sum + port.figure(id, character).present, 0);
  }

  override render() {
    const { port, lists } = this;
    const clashes = port === null ? [] : clashesOf(lists, (character) => this.#copies(port, character));
    if (clashes.length === 0) return nothing;
    return html`<section class="small" role="status" aria-label=${shelfWords.clashes()}>
      <strong>${shelfWords.clashes()}</strong>
      <ul>
        ${clashes.map(
          ({ character, count, wanted }) =>
            html`<li data-clash=${character}>${shelfWords.clash(this.called(character), count, wanted)}</li>`,
        )}
      </ul>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-figure-clashes': MoonFigureClashes;
  }
}
