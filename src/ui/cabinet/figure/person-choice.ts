import { LitElement, css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import { pressable, shared } from '../../kit/styles.ts';
import '../../kit/fields/text-field.ts';
import { takenStyles } from '../taken-styles.ts';

/**
 * Chooses the person who has or owns a figure: a known one, or another name.
 * @fires person `{ name }`
 */
@customElement('moon-person-choice')
export class MoonPersonChoice extends LitElement {
  static override styles = [
    shared,
    pressable,
    takenStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-2);
        padding: var(--space-3);
        border: var(--pen) dashed var(--line);
        border-radius: var(--radius-drawn);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: var(--space-2);
      }
      moon-text-field {
        flex: 1 1 8rem;
        margin-bottom: calc(-1 * var(--space-1));
      }
    `,
  ];
  @property() label = '';
  /** The text of the button. */
  @property() verb = '';
  @property({ attribute: false }) people: readonly string[] = [];
  @state() private name = '';

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('button, moon-text-field')?.focus());
  }

  #take(text: string) {
    const name = text.trim();
    if (name !== '') emit(this, 'person', { name });
  }

  override render() {
    return html`<div class="row" role="group" aria-label=${this.label}>
        ${this.people.slice(0, 8).map((name) => html`<button type="button" class="press" @click=${() => this.#take(name)}>${name}</button>`)}
      </div>
      <div class="row">
        <moon-text-field
          .label=${this.label}
          .value=${this.name}
          .maxlength=${60}
          @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.name = detail.value)}
          @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && this.#take(this.name)}
        ></moon-text-field>
        <moon-button tone="quiet" ?disabled=${this.name.trim() === ''} @click=${() => this.#take(this.name)}>${this.verb}</moon-button>
      </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    person: { name: string };
  }
  interface HTMLElementTagNameMap {
    'moon-person-choice': MoonPersonChoice;
  }
}
