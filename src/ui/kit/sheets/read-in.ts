import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { COMPLETE, fetchLanguage, inLanguage, LANGUAGES, spoken, type Language } from '../../../words/language/locale.ts';
import { settingsWords } from '../../../words/app/settings.ts';
import '../button.ts';
import { emit } from '../emit.ts';
import { shared } from '../styles.ts';

/**
 * One text in another language, for who reads it better there; all around it stays as it is.
 * @fires read `{ language }` it is read in this one now; null: no more
 */
@customElement('moon-read-in')
export class MoonReadIn extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
        color: var(--ink-soft);
        font-size: var(--text-s);
      }
      .said {
        margin: var(--space-2) 0 0;
        white-space: pre-line;
        hyphens: auto;
      }
    `,
  ];
  /** The text, in whatever language is spoken as it is called. */
  @property({ attribute: false }) say: () => string | TemplateResult = () => '';
  /** Those it can be read in. */
  @property({ attribute: false }) languages: readonly Language[] = COMPLETE;
  /** The one it is read in at first. */
  @property({ attribute: false }) first: Language | null = null;
  @state() private reading: Language | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('first') && this.first !== null && this.reading === null) void this.#show(this.first);
  }

  async #show(language: Language) {
    // where its words cannot be fetched nothing is shown
    await fetchLanguage(language).then(
      () => (this.reading = language),
      () => undefined,
    );
  }

  async #read(language: Language) {
    if (this.reading === language) this.reading = null;
    else await this.#show(language);
    emit(this, 'read', { language: this.reading });
  }

  override render() {
    const reading = this.reading === spoken() ? null : this.reading;
    return html`<div class="row">
        <span>${settingsWords.readIn()}</span>
        ${this.languages
          .filter((language) => language !== spoken())
          .map(
            (language) =>
              html`<moon-button tone="quiet" lang=${language} data-language=${language} @click=${() => void this.#read(language)}
                >${LANGUAGES[language]}</moon-button
              >`,
          )}
      </div>
      ${reading === null ? nothing : html`<p class="said" lang=${reading} aria-live="polite">${inLanguage(reading, this.say)}</p>`}`;
  }
}

declare global {
  interface MoonriseEvents {
    read: { language: Language | null };
  }
  interface HTMLElementTagNameMap {
    'moon-read-in': MoonReadIn;
  }
}
