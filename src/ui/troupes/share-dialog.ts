import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { packsWords } from '../../words/app/making/packs.ts';
import { sharingWords } from '../../words/app/keeping/sharing.ts';
import type { ForeignCode, Parcel } from '../contexts/cards/troupe-port.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import { emit } from '../kit/emit.ts';
import { lettersBox, shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import { pageStyles } from '../page/page-styles.ts';
import { saveFile } from '../page/save-file.ts';
import '../codes/qr-picture.ts';
import type { MoonQrPicture } from '../codes/qr-picture.ts';

/** Milliseconds for which each picture is shown while they change automatically; a camera needs less than half of that. */
const STANDS = 1500;

/** Shares something: as QR codes, letters, a link or a file. @fires closed */
@customElement('moon-share-dialog')
export class MoonShareDialog extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      moon-qr-picture {
        width: min(100%, 21rem);
        margin: 0 auto;
      }
      .letters {
        ${lettersBox}
        resize: vertical;
      }
      .turner {
        justify-content: center;
      }
      label {
        display: block;
        font-weight: 600;
      }
    `,
  ];
  @property({ attribute: false }) parcel: Parcel | null = null;
  /** The pack that is shared instead of the troupe that needs it; null for none. */
  @state() private beside: Parcel | null = null;
  @state() private picture = 0;
  /** True if the pictures change automatically. */
  @state() private turning = false;
  @state() private notice: { words: string; tone: 'good' | 'news' } | null = null;
  @query('textarea') private readonly letters!: HTMLTextAreaElement | null;
  @query('moon-qr-picture') private readonly qr!: MoonQrPicture | null;

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('parcel')) return;
    this.beside = null;
    this.picture = 0;
    this.turning = false;
    this.notice = null;
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('turning') && !changed.has('picture')) return;
    clearTimeout(this.#turn);
    if (this.turning) this.#turn = setTimeout(() => this.#showNext(), STANDS);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.turning = false;
    clearTimeout(this.#turn);
  }
  #turn: ReturnType<typeof setTimeout> | undefined;

  /** Shows the next picture, and the first one after the last. */
  #showNext() {
    const count = (this.beside ?? this.parcel)?.frames?.length ?? 0;
    if (count > 1) this.picture = (this.picture + 1) % count;
    else this.turning = false;
  }

  /** Shares a pack in place of the troupe that needs it. */
  #turnTo(parcel: Parcel) {
    this.beside = parcel;
    this.picture = 0;
    this.turning = false;
    this.notice = null;
  }

  #packs(packs: readonly Parcel[]) {
    return packs.length === 0
      ? nothing
      : html`<section class="stack" data-packs>
          <p>${packsWords.beside(packs.map(({ title }) => title))}</p>
          <div class="row">
            ${packs.map(
              (pack) =>
                html`<moon-button tone="quiet" icon="share" @click=${() => this.#turnTo(pack)}
                  >${packsWords.share(pack.title)}</moon-button
                >`,
            )}
          </div>
        </section>`;
  }

  async #copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      this.notice = { words: sharingWords.copied(), tone: 'good' };
    } catch {
      const { letters } = this;
      if (letters) {
        letters.value = text;
        letters.focus();
        letters.select();
      }
      this.notice = { words: sharingWords.copyByHand(), tone: 'news' };
    }
  }

  /** Shows a picture that the player has chosen, and stops the automatic change. */
  #show(part: number) {
    this.turning = false;
    this.picture = part;
  }

  #pictures({ frames, title, file }: Parcel) {
    if (!frames) return html`<p>${sharingWords.noPictures()}</p>`;
    const { picture: part } = this;
    const label = frames.length > 1 ? sharingWords.pictureOf(part + 1, frames.length) : sharingWords.picture(title);
    const save = async () => {
      const picture = await this.qr?.picture();
      if (picture) await saveFile(`${file.name.replace(/\.\w+$/, '')}${frames.length > 1 ? `-${part + 1}` : ''}.png`, picture);
    };
    return html`<moon-qr-picture .text=${frames[part] ?? ''} .label=${label}></moon-qr-picture>
      ${
        frames.length > 1
          ? html`<div class="row turner">
                <moon-button tone="quiet" icon="chevron-left" ?disabled=${part === 0} @click=${() => this.#show(part - 1)}
                  >${sharingWords.previous()}</moon-button
                >
                <strong aria-live=${this.turning ? 'off' : 'polite'}>${label}</strong>
                <moon-button tone="quiet" icon="chevron-right" ?disabled=${part === frames.length - 1} @click=${() => this.#show(part + 1)}
                  >${sharingWords.next()}</moon-button
                >
              </div>
              <div class="row turner">
                <moon-button tone="quiet" data-do="turn" @click=${() => (this.turning = !this.turning)}
                  >${this.turning ? sharingWords.stopTurning() : sharingWords.turnPictures()}</moon-button
                >
              </div>`
          : nothing
      }
      <div class="row turner">
        <moon-button tone="quiet" icon="download" data-do="picture" @click=${() => void save()}>${sharingWords.savePicture()}</moon-button>
      </div>`;
  }

  #foreignCode({ program, code, omissions }: ForeignCode) {
    const name = sharingWords.program(program);
    return html`<div>
      <moon-button tone="quiet" data-copy=${program} @click=${() => void this.#copy(code)}>${sharingWords.copyFor(name)}</moon-button>
      ${omissions.length > 0 ? html`<p class="small soft">${name}: ${sharingWords.leaves(omissions)}</p>` : nothing}
    </div>`;
  }

  #letters(code: string) {
    return html`<div>
      <label for="letters">${sharingWords.letters()}</label>
      <textarea id="letters" class="letters" readonly .value=${code}></textarea>
    </div>`;
  }

  #body(parcel: Parcel) {
    const { kind, code, link, file, foreign, sealed } = parcel;
    const { notice } = this;
    return html`<div class="stack">
      ${sealed ? html`<moon-toast .closable=${false}>${kind === 'campaign' ? sharingWords.sealedCampaign() : sharingWords.sealed()}</moon-toast>` : nothing}
      ${this.#packs(parcel.packs ?? [])} ${this.#pictures(parcel)} ${parcel.frames ? this.#letters(code) : nothing}
      ${notice ? html`<moon-toast .tone=${notice.tone} @closed=${(event: Event) => (event.stopPropagation(), (this.notice = null))}>${notice.words}</moon-toast>` : nothing}
      <div class="row">
        ${parcel.frames ? html`<moon-button data-do="copy" @click=${() => void this.#copy(code)}>${sharingWords.copyCode()}</moon-button>` : nothing}
        ${link === null ? nothing : html`<moon-button tone="quiet" data-do="link" @click=${() => void this.#copy(link)}>${sharingWords.copyLink()}</moon-button>`}
        ${parcel.list === null ? nothing : html`<moon-button tone="quiet" data-do="list" @click=${() => void this.#copy(parcel.list ?? '')}>${sharingWords.copyList()}</moon-button>`}
        <moon-button tone="quiet" icon="share" data-do="file" @click=${() => void saveFile(file.name, file.blob)}
          >${sharingWords.sendFile()}</moon-button
        >
      </div>
      ${
        foreign.length > 0
          ? html`<section class="stack" aria-labelledby="others">
              <h3 id="others">${sharingWords.forOthers()}</h3>
              <div class="row">${foreign.map((foreignCode) => this.#foreignCode(foreignCode))}</div>
            </section>`
          : nothing
      }
    </div>`;
  }

  override render() {
    const parcel = this.beside ?? this.parcel;
    return html`<moon-dialog
      ?open=${parcel !== null}
      .heading=${parcel ? sharingWords.shareHeading(parcel.title) : ''}
      @closed=${() => emit(this, 'closed')}
      >${parcel ? this.#body(parcel) : nothing}</moon-dialog
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-share-dialog': MoonShareDialog;
  }
}
