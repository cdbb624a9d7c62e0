import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../../art/icon.ts';
import { emit } from '../emit.ts';
import { shared } from '../styles.ts';

/**
 * A switch that is on or off, with its words.
 * @fires changed `{ on }`
 */
@customElement('moon-toggle')
export class MoonToggle extends LitElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      button {
        display: flex;
        align-items: center;
        gap: var(--space-4);
        width: 100%;
        min-height: var(--touch);
        padding: var(--space-2) 0;
        border: 0;
        background: none;
        text-align: start;
      }
      .words {
        flex: 1;
      }
      .hint {
        display: block;
        color: var(--ink-soft);
        font-size: var(--text-s);
      }
      .track {
        display: flex;
        align-items: center;
        width: 60px;
        height: 34px;
        padding: 2px;
        border: var(--pen) solid var(--line);
        border-radius: 20px;
        background: var(--ground-deep);
      }
      .knob {
        display: grid;
        place-items: center;
        width: 26px;
        height: 26px;
        border-radius: 50%;
        background: var(--line);
        color: var(--ground);
        transition: transform var(--quick);
      }
      [aria-checked='true'] .track {
        background: var(--touchable);
        border-color: var(--touchable);
      }
      [aria-checked='true'] .knob {
        transform: translateX(26px);
        background: var(--on-touchable);
        color: var(--touchable);
      }
      :disabled {
        cursor: default;
        color: var(--ink-soft);
      }
    `,
  ];
  @property({ type: Boolean, reflect: true }) on = false;
  @property() label = '';
  @property() hint = '';
  @property({ type: Boolean, reflect: true }) disabled = false;

  #flip() {
    this.on = !this.on;
    emit(this, 'changed', { on: this.on });
  }

  override render() {
    return html`<button type="button" role="switch" aria-checked=${this.on} ?disabled=${this.disabled} @click=${() => this.#flip()}>
      <span class="words">${this.label}${this.hint ? html`<span class="hint">${this.hint}</span>` : nothing}</span>
      <span class="track"><span class="knob">${icon(this.on ? 'check' : 'close', '15px')}</span></span>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-toggle': MoonToggle;
  }
}
