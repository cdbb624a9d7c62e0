import { LitElement, html, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { crackedMoon, suitColours, suitFigure, suitPattern } from '../../art/suits.ts';
import type { SuitName } from '../../art/suits.ts';
import { labels } from '../../kit/labels.ts';
import { shared } from '../../kit/styles.ts';
import { cardBack } from './card-back.ts';
import { cardStyles } from './card-styles.ts';

/** A card of the arcane deck. */
export type ArcaneCardName = `${SuitName}-${1 | 2 | 3}` | 'catastrophe';

const places: Record<1 | 2 | 3, readonly (readonly [number, number])[]> = {
  1: [[50, 70]],
  2: [
    [50, 51],
    [50, 91],
  ],
  3: [
    [50, 48],
    [34, 87],
    [66, 87],
  ],
};

/** Suit and value of a card, or null for a catastrophe. */
function read(card: ArcaneCardName): { suit: SuitName; value: 1 | 2 | 3 } | null {
  const [suit, digit] = card.split('-');
  if (suit !== 'green' && suit !== 'blue' && suit !== 'pink') return null;
  return { suit, value: digit === '3' ? 3 : digit === '2' ? 2 : 1 };
}

/** The name of an arcane card for assistive technology; null is a face-down card. */
export function arcaneCardLabel(card: ArcaneCardName | null): string {
  if (card === null) return labels.cardBack;
  const face = read(card);
  return face === null ? labels.catastrophe : labels.arcaneCard(labels.suit[face.suit], face.value);
}

/** An arcane card: colour, figure and pattern say the suit, numeral and figures the value; null is its back. */
@customElement('moon-arcane-card')
export class MoonArcaneCard extends LitElement {
  static override styles = [shared, cardStyles];
  @property() card: ArcaneCardName | null = null;
  @property({ reflect: true }) size: 's' | 'm' | 'l' = 'm';

  #face(card: ArcaneCardName) {
    const face = read(card);
    if (face === null) {
      return html`<svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="100" height="140" fill="#2a2233"></rect>
        <path
          d="M50 0L44 22L56 34M50 140L57 116L45 104M0 66L18 72L22 62M100 76L84 70L79 80"
          fill="none"
          stroke="#5d4b6e"
          stroke-width="2.500"
          stroke-linejoin="round"
        ></path>
        <rect
          x="5"
          y="5"
          width="90"
          height="130"
          rx="6"
          fill="none"
          stroke="#b9a3cc"
          stroke-width="1.600"
          stroke-dasharray="14 4 6 4"
        ></rect>
        ${crackedMoon(50, 70, 1.3)}
        ${[0, 180].map((turn) => svg`<path transform="rotate(${turn} 50 70)" d="M18 12L11 24H16L13 33L23 20H17L21 12Z" fill="#f4c766"></path>`)}
      </svg>`;
    }
    const { suit, value } = face;
    const { ink, wash } = suitColours[suit];
    const corner = svg`<text x="16" y="31" text-anchor="middle" font-family="var(--title-face)" font-weight="700" font-size="34" fill=${ink}
      stroke=${wash} stroke-width="5" paint-order="stroke">${value}</text>${suitFigure(suit, 16, 43, 0.52)}`;
    return html`<svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>${suitPattern(suit)}</defs>
      <rect width="100" height="140" fill="url(#wash-${suit})"></rect>
      <rect x="4" y="4" width="92" height="132" rx="6" fill="none" stroke=${ink} stroke-width="1.600"></rect>
      <ellipse cx="50" cy="70" rx="33" ry="51" fill=${wash} stroke=${ink} stroke-width="1.200"></ellipse>
      ${places[value].map(([x, y]) => suitFigure(suit, x, y, value === 1 ? 1.9 : value === 2 ? 1.36 : 1.2))} ${corner}
      <g transform="rotate(180 50 70)">${corner}</g>
    </svg>`;
  }

  override render() {
    return html`<div class="card" role="img" aria-label=${arcaneCardLabel(this.card)}>
      ${this.card === null ? cardBack('arcane') : this.#face(this.card)}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-arcane-card': MoonArcaneCard;
  }
}
