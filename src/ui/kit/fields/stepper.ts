import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../../art/icon.ts';
import { emit } from '../emit.ts';
import { labels } from '../labels.ts';
import { pressable, shared } from '../styles.ts';

/**
 * A number between two buttons, one to lower it and one to raise it.
 * @fires changed `{ value }`
 */
@customElement('moon-stepper')
export class MoonStepper extends LitElement {
  static override styles = [
    shared,
    pressable,
    css`
      :host {
        display: inline-block;
      }
      [role='group'] {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      .press {
        padding: 0;
        background: var(--touchable);
        color: var(--on-touchable);
      }
      output {
        min-width: 3ch;
        text-align: center;
        font-size: var(--text-l);
        font-weight: 700;
      }
    `,
  ];
  @property({ type: Number }) value = 0;
  @property({ type: Number }) min = 0;
  @property({ type: Number }) max = 99;
  @property({ type: Number }) step = 1;
  @property() label = '';
  /** The written form of the number, for example with its unit. */
  @property({ attribute: false }) show: (value: number) => string = String;

  #go(step: number) {
    const value = Math.min(this.max, Math.max(this.min, this.value + step));
    if (value === this.value) return;
    this.value = value;
    emit(this, 'changed', { value });
  }

  override render() {
    return html`<div role="group" aria-label=${this.label}>
      <button
        type="button"
        class="press"
        aria-label=${labels.less}
        ?disabled=${this.value <= this.min}
        @click=${() => this.#go(-this.step)}
      >
        ${icon('minus')}
      </button>
      <output aria-live="polite">${this.show(this.value)}</output>
      <button type="button" class="press" aria-label=${labels.more} ?disabled=${this.value >= this.max} @click=${() => this.#go(this.step)}>
        ${icon('plus')}
      </button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-stepper': MoonStepper;
  }
}
