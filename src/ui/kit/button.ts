import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../art/icon.ts';
import type { IconName } from '../art/icon.ts';
import { pressable, shared } from './styles.ts';

/** The role of a button: the main thing to do, the answer to the open question, a side action, or an action that cannot be undone. */
export type ButtonTone = 'primary' | 'question' | 'quiet' | 'harm';

/** A button with words, which are its content. Its event is `click`. */
@customElement('moon-button')
export class MoonButton extends LitElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [
    shared,
    pressable,
    css`
      :host {
        display: inline-block;
      }
      /* where there is little room, the parent leaves out the sign and moves the words nearer to the rim with --press-side */
      .press > svg {
        display: var(--press-sign, block);
      }
      /* in Firefox a touch on bare words goes to the slot, and the button gets no click */
      .press > span {
        pointer-events: none;
      }
      .press {
        width: 100%;
        height: 100%;
      }
      .primary {
        background: var(--touchable);
        color: var(--on-touchable);
      }
      .question {
        background: var(--question);
        color: var(--on-question);
      }
      .harm {
        background: var(--harm);
        color: var(--on-harm);
      }
      .quiet {
        background: transparent;
        border-color: var(--line);
        box-shadow: none;
      }
      .press:disabled {
        background: transparent;
        color: var(--ink-soft);
      }
    `,
  ];
  @property() tone: ButtonTone = 'primary';
  @property() icon: IconName | null = null;
  @property({ type: Boolean, reflect: true }) disabled = false;

  override render() {
    return html`<button class="press ${this.tone}" type="button" ?disabled=${this.disabled}>
      ${this.icon ? icon(this.icon) : nothing}<span><slot></slot></span>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-button': MoonButton;
  }
}
