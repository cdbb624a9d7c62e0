import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../../art/icon.ts';
import type { IconName } from '../../art/icon.ts';
import '../icon-button.ts';
import { emit } from '../emit.ts';
import { labels } from '../labels.ts';
import { shared } from '../styles.ts';

const signs: Record<'refusal' | 'news' | 'good', IconName> = { refusal: 'warning', news: 'info', good: 'check' };

/**
 * One line with one message: a refusal, or news. It stays until it is closed or replaced.
 * @slot - the sentence
 * @slot link - one link to the reason
 * @fires closed
 */
@customElement('moon-toast')
export class MoonToast extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: flex-end;
        gap: var(--space-1) var(--space-3);
        padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
        min-height: 56px;
        background: var(--panel-raised);
        color: var(--ink);
        border: var(--pen) solid var(--outline);
        border-inline-start: 8px solid var(--line);
        border-radius: var(--radius-drawn);
        box-shadow: 0 3px 0 var(--outline);
      }
      .refusal {
        border-inline-start-color: var(--harm);
      }
      .refusal > .icon {
        color: var(--harm-ink);
      }
      .good {
        border-inline-start-color: var(--heal);
      }
      /* the buttons go below a long sentence and do not squeeze it */
      .text {
        flex: 1 1 var(--toast-text, 11rem);
      }
      ::slotted(a) {
        color: var(--question-ink) !important;
        font-weight: 650;
        padding: 12px 4px;
      }
    `,
  ];
  @property() tone: 'refusal' | 'news' | 'good' = 'refusal';
  @property({ attribute: false }) closable = true;
  /** True if screen readers hear its words elsewhere, so that it does not announce them. */
  @property({ attribute: false }) heard = false;

  override render() {
    return html`<div class="line ${this.tone}" role=${this.heard ? nothing : 'status'}>
      ${icon(signs[this.tone], '1.6em')}
      <span class="text"><slot></slot></span><slot name="link"></slot>
      ${this.closable ? html`<moon-icon-button icon="close" label=${labels.close} @click=${() => emit(this, 'closed')}></moon-icon-button>` : null}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-toast': MoonToast;
  }
}
