import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { CabinetId } from '../../../cabinet/terms.ts';
import { appWords } from '../../../words/app/app.ts';
import { coinWords, shelfWords, stageName } from '../../../words/cabinet/cabinet-screen.ts';
import { sharingWords } from '../../../words/app/keeping/sharing.ts';
import type { CabinetPort, ListReview, ReviewLine } from '../../contexts/cards/cabinet-port.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import { emit } from '../../kit/emit.ts';
import { lettersBox, shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import type { CabinetChanges } from '../changes.ts';
import type { ShelfCatalogue } from '../coins/shown-shelves.ts';
import { takenStyles } from '../taken-styles.ts';

/** Takes a list of figures that is pasted, read from a file or from a link. The whole list is reviewed before anything is taken. @fires closed */
@customElement('moon-lines-in')
export class MoonLinesIn extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    takenStyles,
    css`
      textarea {
        ${lettersBox}
        min-height: 9em;
        word-break: normal;
      }
      label {
        font-weight: 600;
      }
      li {
        padding: var(--space-1) 0;
        border-bottom: 1px solid var(--line);
        overflow-wrap: anywhere;
      }
      li label {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        min-height: 44px;
        font-weight: 500;
      }
      input[type='checkbox'] {
        width: 24px;
        height: 24px;
        flex: none;
        accent-color: var(--touchable);
      }
      input[type='file'] {
        display: block;
        max-width: 100%;
        min-height: 48px;
        padding-block: var(--space-2);
        font: inherit;
      }
      h3 {
        font: 700 1.1rem/1.2 var(--title-face);
      }
    `,
  ];
  @property({ attribute: false }) port!: CabinetPort;
  @property({ attribute: false }) changes!: CabinetChanges;
  @property({ attribute: false }) catalogue!: ShelfCatalogue;
  @property({ attribute: false }) cabinet!: CabinetId;
  /** The letters of a link; '' where a list is pasted. */
  @property() code = '';
  @state() private review: ListReview | null = null;
  /** Why there is no list to review, as a sentence; null while nothing was read or a list is here. */
  @state() private unread: string | null = null;
  @state() private selection: ReadonlySet<number> = new Set();
  @query('textarea') private readonly letters!: HTMLTextAreaElement | null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('code') || this.code === '') return;
    this.review = this.port.readCode(this.code);
    this.unread = this.review === null ? shelfWords.noCode() : null;
  }

  #read(text: string) {
    const code = /#\/?collection\/([\w.~-]+)/.exec(text)?.[1];
    this.review = code === undefined ? this.port.readList(text) : this.port.readCode(code);
    this.unread = this.review === null ? shelfWords.noCode() : null;
    this.selection = new Set();
  }

  async #file({ target }: Event) {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (!file) return;
    const text = await file.text().catch(() => null);
    if (text !== null) return this.#read(text);
    this.review = null;
    this.unread = appWords.notRead();
  }

  async #take(review: ListReview) {
    await this.changes.make(() => this.port.takeList(this.cabinet, review, [...this.selection]));
    emit(this, 'closed');
  }

  #lineText({ product, character, count, lent, wished, stage }: ReviewLine): string {
    const name = product ? this.catalogue.products.get(product)?.name : character && this.catalogue.cards.get(character)?.name;
    const facts = [
      ...(stage === null ? [] : [stageName(stage)]),
      ...(lent === null ? [] : [shelfWords.isWith(lent)]),
      ...(wished ? [coinWords.wished()] : []),
    ];
    return [`${count > 1 ? `${count} × ` : ''}${name ?? ''}`, ...facts].join(', ');
  }

  #guess(line: ReviewLine) {
    const flip = (): void => {
      const taken = new Set(this.selection);
      if (!taken.delete(line.number)) taken.add(line.number);
      this.selection = taken;
    };
    return html`<li>
      <label
        ><input type="checkbox" data-guess=${line.number} .checked=${this.selection.has(line.number)} @change=${flip} /><span
          >${line.text} → <strong>${this.#lineText(line)}</strong></span
        ></label
      >
    </li>`;
  }

  #lines(kind: ReviewLine['certainty'], heading: string, item: (line: ReviewLine) => unknown, lines: readonly ReviewLine[]) {
    const shown = lines.filter(({ certainty }) => certainty === kind);
    return shown.length === 0
      ? nothing
      : html`<section data-how=${kind}>
          <h3>${heading}</h3>
          <ul>
            ${shown.map(item)}
          </ul>
        </section>`;
  }

  #reviewed(review: ListReview) {
    const { lines, known, guesses, not } = review;
    const count = known + this.selection.size;
    return html`<div class="stack">
        ${this.#lines('guess', shelfWords.guesses(guesses), (line) => this.#guess(line), lines)}
        ${this.#lines('not', shelfWords.unknown(not), ({ number, text }) => html`<li>${number}: ${text}</li>`, lines)}
        ${this.#lines('known', shelfWords.known(known), (line) => html`<li>${this.#lineText(line)}</li>`, lines)}
        ${lines.length === 0 ? html`<p>${sharingWords.nothingGiven()}</p>` : nothing}
      </div>
      <moon-button slot="actions" tone="question" data-do="take" ?disabled=${count === 0} @click=${() => void this.#take(review)}
        >${shelfWords.take(count)}</moon-button
      >`;
  }

  override render() {
    const { review } = this;
    return html`<moon-dialog open .heading=${shelfWords.listsIn()} @closed=${() => emit(this, 'closed')}>
      ${
        review
          ? this.#reviewed(review)
          : html`<div class="stack">
                ${this.unread === null ? nothing : html`<p role="alert">${this.unread}</p>`}
                <label for="lines">${shelfWords.paste()}</label>
                <textarea id="lines"></textarea>
                <label
                  >${sharingWords.file()}
                  <input type="file" accept=".csv,.txt,text/plain,text/csv" @change=${(event: Event) => void this.#file(event)}
                /></label>
              </div>
              <moon-button slot="actions" data-do="read" @click=${() => this.#read(this.letters?.value ?? '')}
                >${shelfWords.read()}</moon-button
              >`
      }
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-lines-in': MoonLinesIn;
  }
}
