import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { clubWords } from '../../words/club/club.ts';
import '../codes/qr-picture.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';

/** A link of the club to share: as a QR code, by a copy button, or as text to select. @fires closed */
@customElement('moon-club-link')
export class MoonClubLink extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      moon-qr-picture {
        width: min(100%, 16rem);
      }
      output {
        display: block;
        overflow-wrap: anywhere;
        user-select: all;
      }
    `,
  ];
  @property() address = '';
  /** A sentence about the use of the link. */
  @property() means = '';
  @state() private copied = false;

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.address);
      this.copied = true;
    } catch {
      // the link can still be selected and copied
    }
  }

  override render() {
    return html`<moon-dialog open .heading=${clubWords.link()}>
      <div class="stack">
        <p>${this.means}</p>
        <moon-qr-picture .text=${this.address} .label=${clubWords.link()}></moon-qr-picture>
        <output data-link>${this.address}</output>
        ${this.copied ? html`<p role="status">${clubWords.copied()}</p>` : nothing}
      </div>
      <moon-button slot="actions" icon="share" data-do="copy" @click=${() => void this.#copy()}>${clubWords.copy()}</moon-button>
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-club-link': MoonClubLink;
  }
}
