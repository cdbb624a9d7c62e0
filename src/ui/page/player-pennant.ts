import { html, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { PlayerColour, PlayerPattern } from '../contexts/players-port.ts';
import { patterns } from '../kit/figures/pennant.ts';

const COLOURS: Readonly<Record<PlayerColour, string>> = {
  amber: 'var(--seat-0)',
  teal: 'var(--seat-1)',
  mauve: 'var(--seat-2)',
  lime: 'var(--seat-3)',
};

/** The patterns, on a cloth of 44 × 32; the first four are those of the seats. */
const PATTERNS: Readonly<Record<PlayerPattern, TemplateResult>> = {
  bars: patterns[0],
  bands: patterns[1],
  slants: patterns[2],
  dots: patterns[3],
  chequers: svg`<path d="M0 4h9M18 4h9M36 4h9M9 12h9M27 12h9M0 20h9M18 20h9M36 20h9M9 28h9M27 28h9" stroke-width="8"></path>`,
  moons: svg`<path d="M12 6a8 8 0 1 0 6 13a7 7 0 0 1-6-13zM30 4a8 8 0 1 0 6 13a7 7 0 0 1-6-13z" stroke-width="2.500"></path>`,
};

/** A player’s pennant: colour and pattern. Hidden from assistive technology; the name stands beside it. */
export function playerPennant({ colour, pattern }: { colour: PlayerColour; pattern: PlayerPattern }, size = '3.2em'): TemplateResult {
  return html`<svg viewBox="-3 -3 56 40" width=${size} aria-hidden="true">
    <path d="M4 1H50L40 16L50 31H4Z" fill=${COLOURS[colour]}></path>
    <g transform="translate(4 0)" stroke="var(--on-seat)" opacity="0.700" fill="none" style="clip-path: path('M0 1H46L36 16L46 31H0Z')">
      ${PATTERNS[pattern]}
    </g>
    <path d="M4 1H50L40 16L50 31H4Z" fill="none" stroke="var(--outline)" stroke-width="2.600" stroke-linejoin="round"></path>
    <path d="M2 -1V36" stroke="var(--line)" stroke-width="4" stroke-linecap="round"></path>
  </svg>`;
}
