import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../../art/icon.ts';
import type { IconName } from '../../art/icon.ts';
import { emit } from '../emit.ts';
import { shared } from '../styles.ts';

/** One of a few options that exclude each other. */
export interface Segment {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** The language of the label, if it is not the language of the app. */
  readonly lang?: string;
}

/** The longest word, in letters, that fits into half the width of a phone. */
const LONGEST = 12;

/** True if many options stand in two columns on a phone; a longer word takes the width that it needs. */
const inColumns = (segments: readonly Segment[]): boolean =>
  segments.length > 3 &&
  segments.some(({ label }) => label.length > 6) &&
  segments.every(({ label }) => label.split(' ').every((word) => word.length <= LONGEST));

/**
 * A few options side by side, one of them chosen.
 * @fires chosen `{ id }`
 */
@customElement('moon-segmented')
export class MoonSegmented extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: inline-block;
        max-width: 100%;
      }
      [role='radiogroup'] {
        display: flex;
        flex-wrap: wrap;
        padding: 3px;
        gap: 3px;
        border: var(--pen) solid var(--line);
        border-radius: var(--radius-drawn);
        background: var(--ground-deep);
      }
      button {
        flex: 1 1 auto;
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--space-2);
        min-height: 44px;
        min-width: 44px;
        padding: 0 var(--space-4);
        border: 0;
        border-radius: 9px;
        background: none;
        color: var(--ink);
        font-weight: 600;
      }
      /* two columns of the same width, or one for large letters */
      @media (max-width: 480px) {
        :host([columns]) {
          display: block;
          width: 100%;
        }
        :host([columns]) [role='radiogroup'] {
          display: grid;
          grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.4rem, 40%)), 1fr));
        }
        :host([columns]) button {
          gap: 3px;
          padding: 0 6px;
          font-size: 0.94em;
        }
      }
      [aria-checked='true'] {
        background: var(--touchable);
        color: var(--on-touchable);
      }
    `,
  ];
  @property({ attribute: false }) segments: readonly Segment[] = [];
  /** Many options, which stand in columns on a phone. */
  @property({ type: Boolean, reflect: true }) columns = false;
  @property() selected = '';
  @property() label = '';

  #choose(id: string) {
    if (id === this.selected) return;
    this.selected = id;
    emit(this, 'chosen', { id });
  }

  #move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const position = this.segments.findIndex((segment) => segment.id === this.selected);
    const index = (Math.max(position, 0) + step + this.segments.length) % this.segments.length;
    const next = this.segments[index];
    if (!next) return;
    this.#choose(next.id);
    this.renderRoot.querySelectorAll('button')[index]?.focus();
  }

  override willUpdate() {
    this.columns = inColumns(this.segments);
  }
  override render() {
    const taken = this.segments.some((segment) => segment.id === this.selected);
    return html`<div role="radiogroup" aria-label=${this.label || nothing} @keydown=${(event: KeyboardEvent) => this.#move(event)}>
      ${this.segments.map(
        (segment, index) =>
          html`<button
            type="button"
            role="radio"
            data-segment=${segment.id}
            lang=${segment.lang ?? nothing}
            aria-checked=${segment.id === this.selected}
            tabindex=${segment.id === this.selected || (!taken && index === 0) ? 0 : -1}
            @click=${() => this.#choose(segment.id)}
          >
            ${segment.id === this.selected ? icon('check', '1.1em') : segment.icon ? icon(segment.icon) : nothing}${segment.label}
          </button>`,
      )}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-segmented': MoonSegmented;
  }
}
