import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../../art/icon.ts';
import type { IconName } from '../../art/icon.ts';
import { flat } from '../../theme/sizes.ts';
import { shared } from '../styles.ts';

/**
 * Says that there is nothing here yet, and what the player can do about it.
 * @slot picture - a drawing instead of the icon
 * @slot - the way on: usually one button
 */
@customElement('moon-empty-state')
export class MoonEmptyState extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      .clearing {
        display: flex;
        flex-direction: column;
        align-items: center;
        gap: var(--space-3);
        padding: var(--space-6) var(--space-4);
        text-align: center;
      }
      /* with little room, the words come before the picture */
      @media ${flat} {
        .clearing {
          gap: var(--space-2);
          padding-block: var(--space-3);
        }
        .picture,
        ::slotted([slot='picture']) {
          order: 1;
        }
      }
      .picture {
        display: grid;
        place-items: center;
        width: 116px;
        height: 116px;
        border-radius: 50% 47% 52% 48% / 48% 52% 47% 51%;
        background: var(--panel);
        border: var(--pen) dashed var(--line);
        color: var(--ink-soft);
      }
      h2 {
        font: 700 var(--text-l) / 1.2 var(--title-face);
      }
      p {
        max-width: 28em;
        color: var(--ink-soft);
      }
    `,
  ];
  @property() icon: IconName = 'campfire';
  @property() heading = '';
  @property() text = '';

  override render() {
    return html`<div class="clearing">
      <slot name="picture"><span class="picture">${icon(this.icon, '64px')}</span></slot>
      <h2>${this.heading}</h2>
      <p>${this.text}</p>
      <slot></slot>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-empty-state': MoonEmptyState;
  }
}
