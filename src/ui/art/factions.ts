import { html, svg } from 'lit';
import type { TemplateResult } from 'lit';

/** The four factions, spelt as in every id of the game. */
export type FactionName = 'commonwealth' | 'dominion' | 'leshavult' | 'shades';
export const factionNames: readonly FactionName[] = ['commonwealth', 'dominion', 'leshavult', 'shades'];

const pointAt = (r: number, turn: number) =>
  `${(r * Math.sin(turn * 2 * Math.PI)).toFixed(2)} ${(-r * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`;

function round(r: number): string {
  return `M${pointAt(r, 0)}A${r} ${r} 0 1 1 ${pointAt(r, 0.5)}A${r} ${r} 0 1 1 ${pointAt(r, 1)}Z`;
}

function notched(r: number): string {
  const count = 10;
  const inner = r * 0.87;
  const steps = Array.from({ length: count }, (_, i) => {
    const from = i / count;
    const high = from + 0.6 / count;
    const low = from + 0.7 / count;
    const next = from + 0.9 / count;
    return `A${r} ${r} 0 0 1 ${pointAt(r, high)}L${pointAt(inner, low)}A${inner} ${inner} 0 0 1 ${pointAt(inner, next)}L${pointAt(r, (i + 1) / count)}`;
  });
  return `M${pointAt(r, 0)}${steps.join('')}Z`;
}

function leafToothed(r: number): string {
  const count = 14;
  const valley = r * 0.88;
  const teeth = Array.from({ length: count }, (_, i) => {
    const from = i / count;
    return `Q${pointAt(r * 1.02, from + 0.25 / count)} ${pointAt(r * 1.03, from + 0.8 / count)}Q${pointAt(valley, from + 0.8 / count)} ${pointAt(valley, (i + 1) / count)}`;
  });
  return `M${pointAt(valley, 0)}${teeth.join('')}Z`;
}

function broken(r: number): string {
  const shards: [number, number][] = [
    [0.02, 0.19],
    [0.23, 0.31],
    [0.35, 0.54],
    [0.58, 0.78],
    [0.82, 0.97],
  ];
  return shards.map(([from, to]) => `M${pointAt(r, from)}A${r} ${r} 0 0 1 ${pointAt(r, to)}`).join('');
}

const rims: Record<FactionName, (r: number) => string> = { commonwealth: round, dominion: notched, leshavult: leafToothed, shades: broken };

/** The path of the rim of a faction's coin round (0, 0), to be stroked; that of `shades` is open and needs a filled disc behind it. */
export function rimPath(faction: FactionName, r: number): string {
  return rims[faction](r);
}

const charges: Record<FactionName, TemplateResult> = {
  commonwealth: svg`<circle r="5"></circle><path fill="none" stroke-width="2.4" d="M0 -7.500V-11.500M0 7.500V11.500M7.500 0H11.500M-7.500 0H-11.500M5.300 -5.300L8 -8M5.300 5.300L8 8M-5.300 5.300L-8 8M-5.300 -5.300L-8 -8"></path>`,
  dominion: svg`<path stroke-linejoin="round" stroke-width="1.500" d="M-9.500 7L-11 -5L-5 0L0 -9L5 0L11 -5L9.500 7Z"></path><path stroke="var(--rim)" stroke-width="1.600" d="M-8.500 4H8.500"></path>`,
  leshavult: svg`<path d="M-8 10C-10 -2 -2 -10 9 -10C10 1 3 9 -6 8Z"></path><path fill="none" stroke="var(--rim)" stroke-width="1.500" d="M-9 11L5 -6M-3 4L-4 -2M-3 4L3 4M1 -1L0 -5M1 -1L6 -1"></path>`,
  shades: svg`<path d="M-8 11V-2A8 8 0 0 1 8 -2V11L4 8L0 11L-4 8Z"></path><path stroke="var(--rim)" stroke-width="3.200" stroke-linecap="round" d="M-3 -2V-1M3 -2V-1"></path>`,
};

/** A faction's sign: its rim and its emblem in its colour. `size` is a CSS length. */
export function factionSign(faction: FactionName, size = '2em'): TemplateResult {
  return html`<svg class="faction" viewBox="-22 -22 44 44" width=${size} height=${size} aria-hidden="true" style="--rim: var(--${faction})">
    ${faction === 'shades' ? svg`<circle r="19.500" fill="var(--rim)"></circle>` : null}
    <path
      d=${rimPath(faction, faction === 'shades' ? 19.5 : 20)}
      fill="var(--rim)"
      stroke="var(--outline)"
      stroke-width="2.400"
      stroke-linejoin="round"
    ></path>
    <g fill="var(--on-faction)" stroke="var(--on-faction)" stroke-linecap="round">${charges[faction]}</g>
  </svg>`;
}
