import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CabinetId } from '../../cabinet/terms.ts';
import { appWords } from '../../words/app/app.ts';
import '../cabinet/figure/figure-photo.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { CabinetPort } from '../contexts/cards/cabinet-port.ts';
import type { DesksPort } from '../contexts/library/desks-port.ts';

/** The cabinet id under which photographs of invented characters are saved. */
const CARDS: CabinetId = 'cards';

/** The player's own photograph of a miniature of an invented character, which is in no cabinet. */
@customElement('moon-card-photo')
export class MoonCardPhoto extends LitElement {
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: DesksPort;
  @property() character = '';
  @property() name = '';
  @state() private port: CabinetPort | null = null;
  @state() private isUnread = false;

  protected override firstUpdated(): void {
    void this.library
      .cabinet()
      .then((port) => (this.port = port))
      .catch(() => (this.isUnread = true));
  }

  override render() {
    if (this.isUnread) return html`<p role="alert">${appWords.notRead()}</p>`;
    return this.port
      ? html`<moon-figure-photo .port=${this.port} .cabinet=${CARDS} .character=${this.character} .name=${this.name}></moon-figure-photo>`
      : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-card-photo': MoonCardPhoto;
  }
}
