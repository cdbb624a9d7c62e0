import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../art/icon.ts';
import type { IconName } from '../art/icon.ts';
import { pressable, shared } from './styles.ts';

/** A button that is only an icon; `label` says it in words for screen readers. `pressed` makes it a toggle. */
@customElement('moon-icon-button')
export class MoonIconButton extends LitElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [
    shared,
    pressable,
    css`
      /* it is as large as its button, even beside a line of large words */
      :host {
        display: inline-grid;
      }
      .press {
        padding: 0;
        width: var(--touch);
        height: var(--touch);
        border-radius: 50% 48% 51% 49% / 49% 51% 48% 50%;
        color: var(--touchable);
        border-color: var(--outline);
        background: var(--panel-raised);
      }
      .press[aria-pressed='true'] {
        box-shadow: none;
        transform: translateY(2px);
      }
      .press:disabled {
        color: var(--line);
      }
    `,
  ];
  @property() icon: IconName = 'menu';
  @property() label = '';
  @property({ type: Boolean, reflect: true }) disabled = false;
  @property({ attribute: false }) pressed: boolean | null = null;

  override render() {
    return html`<button
      class="press"
      type="button"
      aria-label=${this.label}
      ?disabled=${this.disabled}
      aria-pressed=${this.pressed === null ? nothing : this.pressed ? 'true' : 'false'}
    >
      ${icon(this.icon, '1.5em')}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-icon-button': MoonIconButton;
  }
}
