import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import type { CabinetPort } from '../contexts/cards/cabinet-port.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { DesksPort } from '../contexts/library/desks-port.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';

/**
 * The number of figures of a list that are painted in the cabinets of this device, as a hint for the organiser, who decides; nothing where the
 * cabinets have none of them.
 */
@customElement('moon-painted-here')
export class MoonPaintedHere extends LitElement {
  static override styles = [shared, pageStyles];
  @consume({ context: libraryContext }) @property({ attribute: false }) library?: DesksPort;
  @property({ attribute: false }) characters: readonly CharacterId[] = [];
  @state() private port: CabinetPort | null = null;

  protected override firstUpdated(): void {
    void this.library?.cabinet().then(
      (port) => (this.port = port),
      () => undefined, // without a cabinet there is no hint
    );
  }

  override render() {
    const { port, characters } = this;
    const cabinets = port?.cabinets.map(({ id }) => id) ?? [];
    const [present, painted] = [port?.charactersIn(cabinets), port?.charactersIn(cabinets, true)];
    if (!characters.some((id) => present?.has(id))) return nothing;
    const count = characters.filter((id) => painted?.has(id)).length;
    return html`<p class="small soft">${shelfWords.paintedHere(count, characters.length)}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-painted-here': MoonPaintedHere;
  }
}
