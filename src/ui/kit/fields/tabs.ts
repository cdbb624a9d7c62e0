import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../../art/icon.ts';
import type { IconName } from '../../art/icon.ts';
import { emit } from '../emit.ts';
import { shared } from '../styles.ts';

/** One tab; its page is the slot of the same name. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
}

/**
 * Pages behind tabs.
 * @slot <id> - the page of that tab
 * @fires chosen `{ id }`
 */
@customElement('moon-tabs')
export class MoonTabs extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      [role='tablist'] {
        display: flex;
        gap: var(--space-1);
        border-bottom: var(--pen) solid var(--outline);
        overflow-x: auto;
        padding: 4px 4px 0;
      }
      button {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: var(--touch);
        padding: 0 var(--space-4);
        border: var(--pen) solid transparent;
        border-bottom: 0;
        border-radius: 12px 10px 0 0;
        background: none;
        color: var(--ink-soft);
        font-weight: 600;
        white-space: nowrap;
      }
      [aria-selected='true'] {
        background: var(--panel-raised);
        color: var(--ink);
        border-color: var(--outline);
        box-shadow: inset 0 5px 0 var(--touchable);
      }
      :focus-visible {
        outline-offset: -5px;
      }
      [role='tabpanel'] {
        padding-top: var(--space-4);
      }
    `,
  ];
  @property({ attribute: false }) tabs: readonly Tab[] = [];
  @property() selected = '';
  @property() label = '';

  #choose(id: string) {
    this.selected = id;
    emit(this, 'chosen', { id });
  }

  #move(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const index = this.tabs.findIndex((tab) => tab.id === this.#current);
    const next = this.tabs[(index + step + this.tabs.length) % this.tabs.length];
    if (!next) return;
    this.#choose(next.id);
    this.renderRoot.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  }

  get #current(): string {
    return this.tabs.some((tab) => tab.id === this.selected) ? this.selected : (this.tabs[0]?.id ?? '');
  }

  /** Scrolls the chosen tab into view when the row of tabs is too long. */
  override updated(): void {
    const row = this.renderRoot.querySelector<HTMLElement>('[role="tablist"]');
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    const [whole, tabBox] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += Math.min(0, tabBox.left - whole.left) + Math.max(0, tabBox.right - whole.right);
  }

  override render() {
    const current = this.#current;
    return html`<div role="tablist" aria-label=${this.label || nothing} @keydown=${(event: KeyboardEvent) => this.#move(event)}>
        ${this.tabs.map(
          (tab) =>
            html`<button
              type="button"
              role="tab"
              id="tab-${tab.id}"
              aria-controls="page"
              tabindex=${tab.id === current ? 0 : -1}
              aria-selected=${tab.id === current}
              @click=${() => this.#choose(tab.id)}
            >
              ${tab.icon ? icon(tab.icon) : nothing}${tab.label}
            </button>`,
        )}
      </div>
      <div role="tabpanel" id="page" aria-labelledby="tab-${current}" tabindex="0"><slot name=${current}></slot></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-tabs': MoonTabs;
  }
}
