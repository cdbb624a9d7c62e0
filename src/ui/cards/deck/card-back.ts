import { html, svg } from 'lit';
import type { TemplateResult } from 'lit';

const star = (x: number, y: number, r: number) =>
  svg`<path d="M${x} ${y - r}L${x + r * 0.28} ${y - r * 0.28}L${x + r} ${y}L${x + r * 0.28} ${y + r * 0.28}L${x} ${y + r}L${x - r * 0.28} ${y + r * 0.28}L${x - r} ${y}L${x - r * 0.28} ${y - r * 0.28}Z"></path>`;

const signs = {
  arcane: svg`<path d="M50 42A28 28 0 1 0 76 80A22 22 0 1 1 50 42Z" fill="#e9ddb9"></path>
    <g fill="#e9ddb9">${star(66, 62, 7)}${star(24, 30, 4)}${star(77, 28, 5)}${star(22, 112, 5)}${star(78, 112, 4)}</g>`,
  melee: svg`<g fill="none" stroke="#e9d3c4" stroke-width="5" stroke-linecap="round"><path d="M26 98L72 44M74 98L28 44"></path>
    <path d="M22 84L40 99M78 84L60 99" stroke-width="4"></path></g><circle cx="50" cy="30" r="4" fill="#e9d3c4"></circle><circle cx="50" cy="112" r="4" fill="#e9d3c4"></circle>`,
};
const grounds = { arcane: ['#1d2c52', '#31467c'], melee: ['#4a1f24', '#71343a'] } as const;

/** The back of a card of either deck: night sky for the arcane deck, crossed blades for the melee deck. */
export function cardBack(deck: 'arcane' | 'melee'): TemplateResult {
  const [ground, line] = grounds[deck];
  return html`<svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="100" height="140" fill=${ground}></rect>
    <rect x="6" y="6" width="88" height="128" rx="6" fill="none" stroke=${line} stroke-width="2.500"></rect>
    <rect x="10" y="10" width="80" height="120" rx="4" fill="none" stroke=${line} stroke-width="1"></rect>
    ${signs[deck]}
  </svg>`;
}
