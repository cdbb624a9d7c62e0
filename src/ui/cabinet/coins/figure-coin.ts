import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Character } from '../../../rules/terms/card-language.ts';
import { emblemPath } from '../../art/emblem.ts';
import { rimPath } from '../../art/factions.ts';
import { pictureGlyphs } from '../../art/glyphs.ts';

/** The state that a coin shows by its shape. `step`: the stage from 1 to 6, 0 while there is no copy. */
export interface CoinMark {
  step: number;
  /** True if the figure counts as painted. */
  painted: boolean;
  copies: number;
  /** True if an owned copy is lent. */
  lent: boolean;
  /** True if all copies here are borrowed. */
  guest: boolean;
  wished: boolean;
}

/** The mark of a missing figure. */
export const ABSENT: CoinMark = { step: 0, painted: false, copies: 0, lent: false, guest: false, wished: false };

const INK = '#0b1613';
const STEPS = 6;
const GAP = 0.1;

const pointAt = (turn: number, r: number): string =>
  `${(r * Math.sin(turn * 2 * Math.PI)).toFixed(1)} ${(-r * Math.cos(turn * 2 * Math.PI)).toFixed(1)}`;

/** One of six pieces of the ring round a coin, from the top on to the right. */
const piece = (step: number): string => `M${pointAt((step + GAP) / STEPS, 50)}A50 50 0 0 1 ${pointAt((step + 1 - GAP) / STEPS, 50)}`;

const PIECES = Array.from({ length: STEPS }, (_, step) => piece(step));
const STAR = `M${Array.from({ length: 10 }, (_, point) => pointAt(point / 10, point % 2 === 0 ? 15 : 6.5)).join('L')}Z`;

/** The ring: a thick piece for each step that is done, a thin piece for each other step. */
const ring = (step: number) =>
  svg`<path d=${PIECES.join('')} fill="none" stroke="var(--line)" stroke-width="2" stroke-linecap="round"></path>
    <path d=${PIECES.slice(0, step).join('')} fill="none" stroke="var(--outline)" stroke-width="11"></path>
    <path d=${PIECES.slice(0, step).join('')} fill="none" stroke="var(--touchable)" stroke-width="6"></path>`;

const dots = svg`<circle r="50" fill="none" stroke="var(--outline)" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 15.700"></circle>
  <circle r="50" fill="none" stroke="var(--touchable)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 15.700"></circle>`;

const ribbon = svg`<path d="M-57 17H57L49 29L57 41H-57L-49 29Z" fill="var(--paper-raised)" stroke=${INK} stroke-width="3.500" stroke-linejoin="round"></path>
  <path d="M-22 29H22M14 22L22 29L14 36" fill="none" stroke=${INK} stroke-width="4" stroke-linecap="round" stroke-linejoin="round"></path>`;

/** Scales an emblem that is 512 wide to 50, in the middle of the coin. */
const EMBLEM = 'translate(-25 -25) scale(0.0977)';

/** The number of copies, on the coin. */
const count = (copies: number) =>
  svg`<circle cx="40" cy="40" r="15" fill="var(--paper-raised)" stroke=${INK} stroke-width="3.500"></circle>
    <text x="40" y="46.500" text-anchor="middle" font-size="19" font-weight="750" fill=${INK}>${copies}</text>`;

const brush = svg`<circle cx="-37" cy="-37" r="19" fill="var(--paper-raised)" stroke=${INK} stroke-width="3.500"></circle>
  <path d=${pictureGlyphs.brush} transform="translate(-51 -51) scale(.055)" fill=${INK}></path>`;

/** The star of a wished figure, for use beside a word. */
export const wishSign = html`<svg class="icon" viewBox="-17 -17 34 34" width="1.2em" height="1.2em" aria-hidden="true">
  <path d=${STAR} fill="currentColor"></path>
</svg>`;

const star = svg`<path d=${STAR} transform="translate(39 -38)" fill="var(--question)" stroke=${INK} stroke-width="3.500" stroke-linejoin="round"></path>`;

/** The outline of a missing figure, with as few elements as possible, since most coins of a large cabinet are outlines. */
const outline = ({ id, keywords }: Character, wished: boolean, size: string): TemplateResult =>
  html`<svg class="coin" viewBox="-58 -58 116 116" width=${size} height=${size} aria-hidden="true">
    <circle r="44" fill="none" stroke="var(--line)" stroke-width="3" stroke-dasharray="8 7"></circle>
    <path d=${emblemPath(id, keywords)} transform=${EMBLEM} fill="var(--line)" fill-opacity="0.750"></path>
    ${wished ? star : nothing}
  </svg>`;

/**
 * A figure as a coin of the cabinet. Missing: an outline. Here: filled, with a ring of six pieces for its stage and a brush once it is
 * painted. Lent: a ribbon. Borrowed: a dotted ring. Wished for: a star. `size` is a CSS length.
 */
export function figureCoin(card: Character, mark: CoinMark, size = '60px'): TemplateResult {
  const { step, painted, copies, lent, guest, wished } = mark;
  const { id, keywords, factions } = card;
  if (copies === 0) return outline(card, wished, size);
  const faction = factions[0] ?? 'commonwealth';
  return html`<svg class="coin" viewBox="-58 -58 116 116" width=${size} height=${size} aria-hidden="true">
    ${guest ? dots : ring(step)}
    <circle cx="3" cy="6" r="45" fill="var(--outline)" fill-opacity="0.450"></circle>
    <circle r="43" fill="var(--${faction})"></circle>
    <path d=${rimPath(faction, 44)} fill="var(--${faction})" stroke=${INK} stroke-width="4"></path>
    <circle r="34" fill="#f6efdd" stroke=${INK} stroke-width="2"></circle>
    <path d="M-29 -12A32 32 0 0 1 -8 -30" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"></path>
    <path d=${emblemPath(id, keywords)} transform=${EMBLEM} fill="#17211d"></path>
    ${lent ? ribbon : nothing}${painted ? brush : nothing}${copies > 1 ? count(copies) : nothing}${wished ? star : nothing}
  </svg>`;
}
