import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { emit } from '../emit.ts';
import { icon } from '../../art/icon.ts';
import { fieldBox, shared } from '../styles.ts';

/**
 * A field for one line of text, with its label above and its error below.
 * @fires changed `{ value }` at every key
 */
@customElement('moon-text-field')
export class MoonTextField extends LitElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      /* where there is little room, only screen readers get the name */
      label {
        display: var(--field-label, block);
        margin-bottom: var(--space-1);
        font-weight: 600;
      }
      input {
        width: 100%;
        ${fieldBox}
      }
      ::placeholder {
        color: var(--field-placeholder, transparent);
      }
      [aria-invalid='true'] {
        border-color: var(--harm);
        border-style: double;
        border-width: 4px;
      }
      p {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        margin-top: var(--space-1);
        font-size: var(--text-s);
        color: var(--ink-soft);
      }
      p:empty {
        margin-top: 0;
      }
      .wrong {
        color: var(--harm-ink);
        font-weight: 600;
      }
    `,
  ];
  @property() label = '';
  @property() value = '';
  @property() hint = '';
  /** The error of the value, in one sentence; '' when there is none. */
  @property() error = '';
  @property({ type: Number }) maxlength = 80;
  /** Suggestions; any other value may be typed as well. */
  @property({ attribute: false }) suggestions: readonly string[] = [];
  @query('input') private readonly input!: HTMLInputElement;

  #typed() {
    this.value = this.input.value;
    emit(this, 'changed', { value: this.value });
  }

  override render() {
    return html`<label for="input">${this.label}</label>
      <input
        id="input"
        type="text"
        placeholder=${this.label}
        aria-label=${this.label || nothing}
        autocomplete="off"
        .value=${this.value}
        maxlength=${this.maxlength}
        aria-invalid=${this.error ? 'true' : nothing}
        aria-describedby="note"
        list=${this.suggestions.length > 0 ? 'suggestions' : nothing}
        @input=${() => this.#typed()}
      />
      ${
        this.suggestions.length > 0
          ? html`<datalist id="suggestions">${this.suggestions.map((value) => html`<option value=${value}></option>`)}</datalist>`
          : nothing
      }
      <p id="note" class=${this.error ? 'wrong' : ''}>${this.error ? html`${icon('warning', '1.1em')}${this.error}` : this.hint}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-text-field': MoonTextField;
  }
}
