import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { appWords } from '../../words/app/app.ts';
import { sharingWords } from '../../words/app/keeping/sharing.ts';
import type { Arrived, CodeReader, Taken, TroupeDesk } from '../contexts/cards/troupe-port.ts';
import type { Waiting } from '../contexts/waiting.ts';
import '../kit/button.ts';
import { lettersBox, shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';
import { shareHash } from '../contexts/places.ts';
import { FileReading } from '../page/reading.ts';
import './arrival.ts';

/** Takes shared content: letters, a link, a picture, a file, or a QR code in view of the camera. */
@customElement('moon-share-screen')
export class MoonShareScreen extends Screen {
  static override styles = [
    shared,
    pageStyles,
    css`
      textarea {
        ${lettersBox}
      }
      label {
        display: block;
        margin-bottom: var(--space-1);
        font-weight: 600;
      }
      input {
        display: none;
      }
    `,
  ];
  /** The code in the address; '' for none. */
  @property() code = '';
  @state() private desk: TroupeDesk | null = null;
  @state() private arrived: Arrived | null = null;
  @state() private notice: { words: string; tone: 'refusal' | 'news' } | null = null;
  @state() private filming = false;
  @state() private busy = false;
  @query('textarea') private readonly letters!: HTMLTextAreaElement | null;
  @query('input') private readonly input!: HTMLInputElement;
  /** The reader of codes; input that comes before it is ready waits for it. */
  #reader: Promise<CodeReader> | null = null;
  readonly #reading = new FileReading(this);
  /** Content that has arrived together with the shown content and waits to be shown. */
  readonly #more: Arrived[] = [];
  /** True if a code seen by the camera is being read. */
  #readsSeen = false;
  /** The newest code seen during that reading; null for none. */
  #seenMeanwhile: string | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('library') || changed.has('code')) void this.#open();
  }

  async #open() {
    const reader = await this.#ready();
    if (reader && this.code !== '') await this.#text(this.code);
  }

  /** The reader of codes; null where it cannot be opened, which is shown. The next reading tries to open it again. */
  async #ready(): Promise<CodeReader | null> {
    this.#reader ??= this.library.troupes().then((desk) => {
      this.desk = desk;
      return desk.reader();
    });
    try {
      return await this.#reader;
    } catch {
      this.#reader = null;
      this.#unread();
      return null;
    }
  }

  #unread() {
    this.notice = { words: appWords.notRead(), tone: 'refusal' };
  }

  /** Takes the result of a reading. `isMore`: it came together with the shown content and waits; other content replaces the shown content. */
  #take(result: Taken, isMore = false) {
    switch (result.stage) {
      case 'arrived':
        if (isMore && this.arrived) this.#more.push(result.arrived);
        else this.arrived = result.arrived;
        this.notice = null;
        this.filming = false;
        break;
      case 'waiting':
        this.notice = { words: sharingWords.waiting(result.have, result.parts, result.otherSeries), tone: 'news' };
        break;
      case 'refused':
        this.notice = { words: result.sentence, tone: 'refusal' };
        break;
    }
  }

  async #taking(read: (waiting: Waiting) => Promise<Taken>, isMore = false) {
    try {
      const taken = await this.#reading.during(read);
      if (taken) this.#take(taken, isMore);
    } catch {
      this.#unread();
    }
  }

  async #text(text: string) {
    const reader = await this.#ready();
    if (reader) await this.#taking((waiting) => reader.text(text, waiting));
  }

  /** Reads a code that the camera sees. Codes seen meanwhile wait, so that a slow device finishes a reading. */
  async #readCode(text: string) {
    this.#seenMeanwhile = text;
    if (this.#readsSeen) return;
    this.#readsSeen = true;
    try {
      for (let next: string | null = text; next !== null && this.filming; next = this.#seenMeanwhile) {
        this.#seenMeanwhile = null;
        await this.#text(next);
      }
    } finally {
      this.#readsSeen = false;
    }
  }

  /** Reads files: a file of the app, a text with letters, or a picture of a code; several files one after the other. */
  async take(files: readonly File[]): Promise<void> {
    const { isPicture, textInImage } = await import('../codes/read-picture.ts');
    for (const [nth, file] of files.entries()) {
      const reader = await this.#ready();
      if (!reader) return;
      await this.#taking(async (waiting) => {
        if (!(await isPicture(file))) return reader.file(file, waiting);
        const text = await textInImage(file);
        return text === null ? { stage: 'refused', sentence: sharingWords.noPicture() } : reader.text(text, waiting);
      }, nth > 0);
    }
  }

  async #chosen() {
    const files = [...(this.input.files ?? [])];
    this.input.value = '';
    await this.take(files);
  }

  async #film() {
    await import('../codes/code-camera.ts');
    this.notice = null;
    this.filming = !this.filming;
  }

  async #keep() {
    const { desk, arrived } = this;
    if (!desk || !arrived || this.busy) return;
    this.busy = true;
    try {
      const hash = await this.#reading.during((waiting) => desk.keep(arrived, waiting));
      if (hash === null) return;
      if (this.#more.length > 0) this.arrived = this.#more.shift() ?? null;
      else location.hash = hash;
    } catch (error) {
      const report = error instanceof Error && error.name === 'NotTaken' ? error.message : appWords.notKept();
      this.notice = { words: report, tone: 'refusal' };
    } finally {
      this.busy = false;
    }
  }

  #leave() {
    this.arrived = this.#more.shift() ?? null;
    if (this.arrived) return;
    if (this.code !== '') location.hash = shareHash();
  }

  #ways() {
    return html`<div class="panel">
      <div>
        <label for="letters">${sharingWords.paste()}</label>
        <textarea id="letters" autocomplete="off" spellcheck="false"></textarea>
      </div>
      <div class="row">
        <moon-button data-do="read" @click=${() => void this.#text(this.letters?.value ?? '')}>${sharingWords.read()}</moon-button>
        <moon-button tone="quiet" icon="upload" data-do="file" @click=${() => this.input.click()}>${sharingWords.file()}</moon-button>
        <moon-button tone="quiet" icon="eye" data-do="camera" @click=${() => void this.#film()}
          >${this.filming ? sharingWords.cameraStop() : sharingWords.camera()}</moon-button
        >
        <input type="file" multiple aria-label=${sharingWords.chooseFile()} @change=${() => void this.#chosen()} />
      </div>
      ${
        this.filming
          ? html`<moon-code-camera
              @code-read=${({ detail }: MoonEvent<'code-read'>) => void this.#readCode(detail.text)}
              @blind=${() => ((this.filming = false), (this.notice = { words: sharingWords.cameraNone(), tone: 'refusal' }))}
            ></moon-code-camera>`
          : nothing
      }
    </div>`;
  }

  /** A notice for a device where the app may be installed too: a link opens in the browser, whose storage is not that of the installed app. */
  #keptWhere() {
    const mayBeInstalled = navigator.maxTouchPoints > 0 && !this.library.installed;
    if (this.code === '' || !mayBeInstalled) return nothing;
    return html`<moon-toast tone="news" .closable=${false} data-kept-where
      >${sharingWords.keptHere()}<moon-button slot="link" tone="quiet" data-do="copy-code" @click=${() => void this.#copyCode()}
        >${sharingWords.copyCode()}</moon-button
      ></moon-toast
    >`;
  }

  async #copyCode() {
    try {
      await navigator.clipboard.writeText(this.code);
      this.notice = { words: sharingWords.copied(), tone: 'news' };
    } catch {
      this.notice = { words: this.code, tone: 'news' };
    }
  }

  override render() {
    const { notice, arrived, desk } = this;
    return html`<moon-page .heading=${appWords.share()}>
      <div class="stack">
        <p class="soft">${sharingWords.text()}</p>
        ${this.#reading.render()}
        ${notice ? html`<moon-toast .tone=${notice.tone} @closed=${() => (this.notice = null)}>${notice.words}</moon-toast>` : nothing}
        ${
          arrived && desk
            ? html`<moon-arrival
                .arrived=${arrived}
                .catalogue=${desk.catalogue}
                .busy=${this.busy}
                @keep=${() => void this.#keep()}
                @left=${() => this.#leave()}
              ></moon-arrival>`
            : nothing
        }
        ${this.#keptWhere()} ${this.#ways()}
      </div>
    </moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-share-screen': MoonShareScreen;
  }
}
