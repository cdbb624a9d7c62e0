import { LitElement, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Catalogue } from '../../../rules/terms/card-language.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import { byAlphabet } from '../../../words/language/sentences.ts';
import { keywordName } from '../../../words/names/keywords.ts';
import { slugOf } from '../../../workshop/new-card.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import { emit } from '../../kit/emit.ts';
import { pressable, shared } from '../../kit/styles.ts';
import '../../kit/fields/text-field.ts';
import { pageStyles } from '../../page/page-styles.ts';

/** The keywords that a card can get: those of printed cards, or a new one. @fires keyword-chosen `{ keyword }` @fires closed */
@customElement('moon-keyword-sheet')
export class MoonKeywordSheet extends LitElement {
  static override styles = [shared, pressable, pageStyles];
  /** Keywords that the card has already. */
  @property({ attribute: false }) present: readonly string[] = [];
  @property({ attribute: false }) printed!: Catalogue;
  @state() private typed = '';

  override render() {
    const has = new Set(this.present);
    const all = new Set(Object.values(this.printed.characters).flatMap(({ keywords }) => keywords));
    const known = [...all].filter((keyword) => !has.has(keyword)).toSorted((a, b) => byAlphabet(keywordName(a), keywordName(b)));
    const invented = slugOf(this.typed, '');
    return html`<moon-dialog open side="bottom" .heading=${workshopWords.addKeyword()} @closed=${() => emit(this, 'closed')}>
      <div class="stack">
        <div class="row">
          ${known.map(
            (keyword) =>
              html`<button type="button" class="press" data-keyword=${keyword} @click=${() => emit(this, 'keyword-chosen', { keyword })}>
                ${keywordName(keyword)}
              </button>`,
          )}
        </div>
        <div class="row">
          <moon-text-field
            .label=${workshopWords.ownKeyword()}
            .maxlength=${30}
            .value=${this.typed}
            @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.typed = detail.value)}
          ></moon-text-field>
          <moon-button ?disabled=${invented === '' || has.has(invented)} @click=${() => emit(this, 'keyword-chosen', { keyword: invented })}
            >${workshopWords.addKeyword()}</moon-button
          >
        </div>
      </div>
    </moon-dialog>`;
  }
}

declare global {
  interface MoonriseEvents {
    'keyword-chosen': { keyword: string };
  }
  interface HTMLElementTagNameMap {
    'moon-keyword-sheet': MoonKeywordSheet;
  }
}
