import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../../art/icon.ts';
import type { IconName } from '../../art/icon.ts';
import { shared } from '../styles.ts';

/** A small label that says what its icon or number means. Its words are always visible, because nothing hovers over a touch screen. */
@customElement('moon-label')
export class MoonLabel extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: inline-flex;
        align-items: center;
        gap: 5px;
        padding: 2px 9px;
        border: 1.5px solid var(--line);
        border-radius: 9px 8px 10px 7px;
        font-size: var(--text-s);
        font-weight: 550;
        color: var(--ink);
        white-space: nowrap;
      }
      :host([tone='question']) {
        border-color: var(--question);
        color: var(--question-ink);
      }
      :host([tone='harm']) {
        border-color: var(--harm);
        color: var(--harm-ink);
      }
    `,
  ];
  @property() icon: IconName | null = null;
  @property({ reflect: true }) tone: 'plain' | 'question' | 'harm' = 'plain';

  override render() {
    return html`${this.icon ? icon(this.icon, '1.2em') : nothing}<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-label': MoonLabel;
  }
}
