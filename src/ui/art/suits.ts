import { svg } from 'lit';
import type { TemplateResult } from 'lit';

/** The three arcane suits; each has a colour, a figure and a pattern. */
export type SuitName = 'green' | 'blue' | 'pink';

/**
 * `ink` for figures and numerals, `wash` for the ground of the card, `mark` for the pattern. They are the same by night and by day, because a card is
 * an object.
 */
export const suitColours: Record<SuitName, { ink: string; wash: string; mark: string }> = {
  green: { ink: '#235c30', wash: '#d5e6c1', mark: '#9cc18d' },
  blue: { ink: '#164f80', wash: '#cfe3ef', mark: '#8fb9d8' },
  pink: { ink: '#9a2a5c', wash: '#f5dbe2', mark: '#e0a3ba' },
};

const leaf = svg`<path d="M0 11C-11 4 -9 -8 0 -13C9 -8 11 4 0 11Z"></path><path class="vein" d="M0 14V-8M0 3L-4.500 -1.500M0 3L4.500 -1.500M0 -3L-3 -6M0 -3L3 -6"></path>`;
const drop = svg`<path d="M0 -13C6 -5 9.500 0 9.500 4.500A9.500 9.500 0 0 1 -9.500 4.500C-9.500 0 -6 -5 0 -13Z"></path><path class="vein" d="M-5 5A5 5 0 0 0 0 10"></path>`;
const petal = 'M0 -2C-7 -6 -5 -13 0 -12C5 -13 7 -6 0 -2Z';
const blossom = svg`${[0, 72, 144, 216, 288].map((turn) => svg`<path d=${petal} transform="rotate(${turn})"></path>`)}<circle class="heart" r="3"></circle>`;
const figures: Record<SuitName, TemplateResult> = { green: leaf, blue: drop, pink: blossom };

/** A suit's figure about 26 high, centred on (x, y); veins take `--wash`. */
export function suitFigure(suit: SuitName, x: number, y: number, scale = 1): TemplateResult {
  const { ink, wash } = suitColours[suit];
  return svg`<g transform="translate(${x} ${y}) scale(${scale})" fill=${ink} style="--wash: ${wash}">
    <style>.vein { fill: none; stroke: var(--wash); stroke-width: 1.3; stroke-linecap: round; } .heart { fill: var(--wash); }</style>
    ${figures[suit]}</g>`;
}

const tiles: Record<SuitName, TemplateResult> = {
  green: svg`<circle cx="4" cy="4" r="1.700"></circle><circle cx="10" cy="10" r="1.700"></circle>`,
  blue: svg`<path d="M0 4Q3 1 6 4T12 4M0 10Q3 7 6 10T12 10" fill="none" stroke-width="1.200"></path>`,
  pink: svg`<path d="M3 1Q6 4 3 7Q0 4 3 1ZM9 7Q12 10 9 13Q6 10 9 7Z"></path>`,
};

/** The suit's pattern as a `<pattern>` named after the suit, for `fill="url(#wash-green)"`. */
export function suitPattern(suit: SuitName): TemplateResult {
  const { mark, wash } = suitColours[suit];
  return svg`<pattern id="wash-${suit}" width="12" height="12" patternUnits="userSpaceOnUse">
    <rect width="12" height="12" fill=${wash}></rect><g fill=${mark} stroke=${mark} stroke-width="0">${tiles[suit]}</g>
  </pattern>`;
}

/** The catastrophe: a moon with a crack through it, centred on (x, y), about 48 wide. */
export function crackedMoon(x: number, y: number, scale = 1): TemplateResult {
  return svg`<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-3 -24A24 24 0 0 0 -9 22L-2 10L-9 2L1 -8Z" fill="#efe4c6"></path>
    <path d="M4 -23.700A24 24 0 0 1 -2 24L5 9L-2 2L8 -8Z" fill="#efe4c6"></path>
    <circle cx="-13" cy="-5" r="3.200" fill="#d2c39b"></circle><circle cx="-10" cy="9" r="2" fill="#d2c39b"></circle>
    <circle cx="13" cy="8" r="4" fill="#d2c39b"></circle><circle cx="14" cy="-9" r="2.200" fill="#d2c39b"></circle>
    <path d="M4 -24L-1 -8" stroke="#efe4c6" stroke-width="0"></path>
  </g>`;
}
