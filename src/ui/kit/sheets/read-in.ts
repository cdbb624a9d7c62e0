import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { COMPLETE, fetchLanguage, inLanguage, LANGUAGES, currentLanguage, type Language } from '../../../words/language/locale.ts';
import { settingsWords } from '../../../words/app/settings.ts';
import '../button.ts';
import { emit } from '../emit.ts';
import { shared } from '../styles.ts';

/**
 * Shows one text in another language, for a player who reads it better there; the text around it stays in the app's language.
 * @fires read `{ language }` the language in which it is shown now; null: that of the app again
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
  /** Gives the text, in the language that is set at the time of the call. */
  @property({ attribute: false }) say: () => string | TemplateResult = () => '';
  /** The languages that are offered. */
  @property({ attribute: false }) languages: readonly Language[] = COMPLETE;
  /** The language in which it is shown first; null: that of the app. */
  @property({ attribute: false }) first: Language | null = null;
  @state() private reading: Language | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('first') && this.first !== null && this.reading === null) void this.#show(this.first);
  }

  async #show(language: Language) {
    // a language that cannot be fetched is not shown
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
    const reading = this.reading === currentLanguage() ? null : this.reading;
    return html`<div class="row">
        <span>${settingsWords.readIn()}</span>
        ${this.languages
          .filter((language) => language !== currentLanguage())
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
