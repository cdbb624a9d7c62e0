import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CabinetId } from '../../../cabinet/terms.ts';
import { shelfWords } from '../../../words/cabinet/cabinet-screen.ts';
import { sharingWords } from '../../../words/app/keeping/sharing.ts';
import type { CabinetPort } from '../../contexts/cards/cabinet-port.ts';
import { collectionHash } from '../../contexts/places.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import { emit } from '../../kit/emit.ts';
import { lettersBox, shared } from '../../kit/styles.ts';
import '../../kit/sheets/toast.ts';
import '../../kit/fields/toggle.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { saveFile } from '../../page/save-file.ts';
import '../../codes/qr-picture.ts';
import { cabinetPicture } from './cabinet-picture.ts';
import type { ShelfCatalogue } from '../coins/shown-shelves.ts';

/** The most letters of a QR code that cameras still read well. */
const LONGEST = 900;

/** Shares a cabinet: as a QR code, a link, a text, a table or a picture. Names of persons and notes are included only when ticked. @fires closed */
@customElement('moon-lines-out')
export class MoonLinesOut extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      moon-qr-picture {
        width: min(100%, 17rem, 60vh);
        margin: 0 auto;
      }
      textarea {
        ${lettersBox}
      }
    `,
  ];
  @property({ attribute: false }) port!: CabinetPort;
  @property({ attribute: false }) catalogue!: ShelfCatalogue;
  @property({ attribute: false }) cabinet!: CabinetId;
  @state() private names = false;
  @state() private notes = false;
  @state() private notice: { text: string; letters: string | null } | null = null;

  get #link(): string {
    return new URL(collectionHash(this.port.code(this.cabinet)), document.baseURI).href;
  }

  get #name(): string {
    return this.port.cabinets.find(({ id }) => id === this.cabinet)?.name ?? '';
  }

  async #copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      this.notice = { text: sharingWords.copied(), letters: null };
    } catch {
      this.notice = { text: sharingWords.copyByHand(), letters: text };
    }
  }

  async #picture() {
    const picture = await cabinetPicture(this.#name, this.port.figures(this.cabinet), this.catalogue, getComputedStyle(this));
    await saveFile(`${this.#name}.png`, picture, 'image/png');
  }

  override render() {
    const { port, cabinet, names, notes, notice } = this;
    const ticked = { names, notes };
    const link = this.#link;
    return html`<moon-dialog open .heading=${sharingWords.shareHeading(this.#name)} @closed=${() => emit(this, 'closed')}>
      <div class="stack">
        ${link.length > LONGEST ? nothing : html`<moon-qr-picture .text=${link} .label=${sharingWords.picture(this.#name)}></moon-qr-picture>`}
        <div class="row">
          <moon-button data-do="link" @click=${() => void this.#copy(link)}>${sharingWords.copyLink()}</moon-button>
          <moon-button tone="quiet" icon="download" data-do="picture" @click=${() => void this.#picture()}
            >${shelfWords.picture()}</moon-button
          >
        </div>
        ${
          notice
            ? html`<moon-toast tone="news" @closed=${(event: Event) => (event.stopPropagation(), (this.notice = null))}
                  >${notice.text}</moon-toast
                >
                ${notice.letters === null ? nothing : html`<textarea readonly aria-label=${sharingWords.letters()} .value=${notice.letters}></textarea>`}`
            : nothing
        }
        <div>
          <moon-toggle .on=${names} .label=${shelfWords.withNames()} @changed=${() => (this.names = !names)}></moon-toggle>
          <moon-toggle .on=${notes} .label=${shelfWords.withNotes()} @changed=${() => (this.notes = !notes)}></moon-toggle>
        </div>
        <div class="row">
          <moon-button tone="quiet" data-do="text" @click=${() => void this.#copy(port.writeText(cabinet, ticked))}
            >${shelfWords.asText()}</moon-button
          >
          <moon-button
            tone="quiet"
            icon="share"
            data-do="csv"
            @click=${() => void saveFile(`${this.#name}.csv`, new Blob([port.writeCsv([cabinet], ticked)], { type: 'text/csv' }), 'text/csv')}
            >${shelfWords.table()}</moon-button
          >
        </div>
      </div>
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-lines-out': MoonLinesOut;
  }
}
