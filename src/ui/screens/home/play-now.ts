import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { libraryContext } from '../../contexts/contexts.ts';
import type { DevicePort } from '../../contexts/library/device-port.ts';
import type { ReadyPairing } from '../../contexts/library-port.ts';
import type { BoxPort } from '../../contexts/library/box-port.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { pairingCards, pairingCardsStyle } from './pairing-cards.ts';
import { Watching } from '../../contexts/watching.ts';

/** The ready-made pairings: one tap shows a pairing, a second one starts it. @fires start-match `NewMatch` */
@customElement('moon-play-now')
export class MoonPlayNow extends LitElement {
  static override styles = [shared, pressable, pageStyles, pairingCardsStyle];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: BoxPort & DevicePort;
  @property({ type: Boolean }) busy = false;
  @state() private openPairing: ReadyPairing | null = null;
  protected readonly watching = new Watching(this, () => this.library);

  /** The sheet needs the emblems of all characters, so it is fetched when it is opened. */
  private async show(pairing: ReadyPairing): Promise<void> {
    await Promise.all([import('./pairing-sheet.ts'), this.library.load()]);
    this.openPairing = pairing;
  }

  /** Shows the pairing with this id, if there is one. */
  async open(id: string): Promise<void> {
    const pairing = this.library.pairings.find((candidate) => candidate.id === id);
    if (pairing) await this.show(pairing);
  }

  override render() {
    return html`${pairingCards(this.library.pairings, (pairing) => void this.show(pairing))}
    ${
      this.openPairing
        ? html`<moon-pairing-sheet
            .pairing=${this.openPairing}
            ?busy=${this.busy}
            @closed=${() => (this.openPairing = null)}
          ></moon-pairing-sheet>`
        : nothing
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-play-now': MoonPlayNow;
  }
}
