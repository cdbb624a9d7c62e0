import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { CabinetId } from '../../../cabinet/terms.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import { appWords } from '../../../words/app/app.ts';
import { shelfWords } from '../../../words/cabinet/cabinet-screen.ts';
import type { CabinetPort } from '../../contexts/cards/cabinet-port.ts';
import '../../kit/button.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { figureStyles } from './figure-styles.ts';
import { smallPhoto } from './small-photo.ts';

/** The player's own photograph of a figure. The picture is drawn again before it is saved, which removes its metadata. */
@customElement('moon-figure-photo')
export class MoonFigurePhoto extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    figureStyles,
    css`
      img {
        display: block;
        width: 100%;
        max-height: 22rem;
        object-fit: contain;
        border: var(--pen) solid var(--outline);
        border-radius: var(--radius-drawn);
        background: var(--ground-deep);
      }
      input {
        display: none;
      }
    `,
  ];
  @property({ attribute: false }) port!: CabinetPort;
  @property({ attribute: false }) cabinet!: CabinetId;
  @property() character: CharacterId = '';
  @property() name = '';
  @state() private address: string | null = null;
  @state() private trouble: string | null = null;
  @query('input') private readonly input!: HTMLInputElement;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#show(null);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('character') || changed.has('cabinet')) void this.#read();
  }

  /** Reads the photograph; a late answer belongs to another figure and is dropped. */
  async #read() {
    const { port, cabinet, character } = this;
    this.#show(null);
    this.trouble = null;
    const photo = await port.photo(cabinet, character).catch(() => 'unread' as const);
    if (this.character !== character || this.cabinet !== cabinet || !this.isConnected) return;
    if (photo === 'unread') this.trouble = appWords.notRead();
    else this.#show(photo);
  }

  #show(photo: Blob | null) {
    if (this.address !== null) URL.revokeObjectURL(this.address);
    this.address = photo === null ? null : URL.createObjectURL(photo);
  }

  async #take() {
    const [file] = this.input.files ?? [];
    this.input.value = '';
    if (!file) return;
    const { port, cabinet, character } = this;
    this.trouble = null;
    const bytes = await smallPhoto(file);
    if (bytes === null) return void (this.trouble = shelfWords.noPhoto());
    await this.#change(() => port.keepPhoto(cabinet, character, bytes));
  }

  async #change(work: () => Promise<void>) {
    try {
      await work();
      await this.#read();
    } catch {
      this.trouble = appWords.notKept();
    }
  }

  override render() {
    const { address, trouble, name, port, cabinet, character } = this;
    return html`<h3>${shelfWords.photo()}</h3>
      ${address === null ? nothing : html`<img src=${address} alt=${shelfWords.photoOf(name)} />`}
      <div class="actions">
        <moon-button tone="quiet" icon="plus" data-do="photo" @click=${() => this.input.click()}
          >${address === null ? shelfWords.takePhoto() : shelfWords.otherPhoto()}</moon-button
        >
        ${
          address === null
            ? nothing
            : html`<moon-button
                tone="quiet"
                icon="trash"
                data-do="no-photo"
                @click=${() => void this.#change(() => port.removePhoto(cabinet, character))}
                >${shelfWords.removePhoto()}</moon-button
              >`
        }
      </div>
      <input type="file" accept="image/*" aria-label=${shelfWords.takePhoto()} @change=${() => void this.#take()} />
      ${trouble === null ? html`<p class="small soft">${shelfWords.photoStays()}</p>` : html`<p class="small" role="alert">${trouble}</p>`}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-figure-photo': MoonFigurePhoto;
  }
}
