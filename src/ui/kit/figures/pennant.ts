import { LitElement, css, html, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { labels } from '../labels.ts';
import { shared } from '../styles.ts';

/** The patterns of the four pennants on a 44 × 32 cloth, so that players do not tell seats apart by colour alone. */
export const patterns = [
  svg`<path d="M8 0V32M30 0V32" stroke-width="4"></path>`,
  svg`<path d="M0 5H44M0 27H44" stroke-width="4"></path>`,
  svg`<path d="M-4 14L14 -4M-4 34L34 -4M8 40L48 0" stroke-width="4"></path>`,
  svg`<path d="M5 5h.01M5 16h.01M5 27h.01M15 5h.01M15 27h.01M27 8h.01M27 24h.01" stroke-width="5" stroke-linecap="round"></path>`,
] as const;

/** The sign of a seat: a small pennant with its number and pattern. `seat` counts from 0, as in the game; the number on it counts from 1. */
@customElement('moon-pennant')
export class MoonPennant extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: inline-block;
        vertical-align: middle;
      }
      svg {
        width: var(--pennant, 2.6em);
        height: auto;
      }
    `,
  ];
  @property({ type: Number }) seat = 0;
  /** The name of the seat's player for screen readers; '' for the number alone. */
  @property() label = '';

  override render() {
    const seat = Math.min(3, Math.max(0, Math.round(this.seat)));
    return html`<svg viewBox="-3 -3 56 40" role="img" aria-label=${this.label || labels.seat(seat + 1)}>
      <defs>
        <clipPath id="cloth"><path d="M4 1H50L40 16L50 31H4Z"></path></clipPath>
      </defs>
      <g clip-path="url(#cloth)">
        <rect width="52" height="34" fill="var(--seat-${seat})"></rect>
        <g transform="translate(4 0)" stroke="var(--on-seat)" stroke-opacity="0.420" fill="none">${patterns[seat]}</g>
      </g>
      <path d="M4 1H50L40 16L50 31H4Z" fill="none" stroke="var(--outline)" stroke-width="2.600" stroke-linejoin="round"></path>
      <path d="M2 -1V36" stroke="var(--line)" stroke-width="4" stroke-linecap="round"></path>
      <text
        x="22"
        y="23"
        text-anchor="middle"
        font-family="var(--text-face)"
        font-weight="800"
        font-size="20"
        fill="var(--on-seat)"
        stroke="var(--seat-${seat})"
        stroke-width="6"
        paint-order="stroke"
        stroke-linejoin="round"
      >
        ${seat + 1}
      </text>
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-pennant': MoonPennant;
  }
}
