import { html, svg } from 'lit';
import type { TemplateResult } from 'lit';

/** A moonstone centred on (0, 0), 40 high, as part of a larger drawing; `depth` stands inside, null shows a dug-up stone. */
export function crystalShape(depth: number | null): TemplateResult {
  return svg`<g stroke="var(--outline)" stroke-linejoin="round">
    <path d="M0 -20L15 0L0 20L-15 0Z" fill="var(--stone)" stroke-width="2.400"></path>
    <path d="M0 20L15 0L6.500 2L0 9.500L-6.500 2L-15 0Z" fill="var(--stone-deep)" stroke-width="0"></path>
    <path d="M-15 0L-9 -2.500L0 -20Z" fill="var(--stone-deep)" opacity="0.550" stroke-width="0"></path>
    <path d="M0 -20L15 0L0 20L-15 0Z" fill="none" stroke-width="2.400"></path>
    ${
      depth === null
        ? null
        : svg`<text y="6.200" text-anchor="middle" font-family="var(--text-face)" font-weight="800" font-size="17"
      fill="var(--on-stone)" stroke="var(--stone)" stroke-width="3" paint-order="stroke">${depth}</text>`
    }
  </g>`;
}

/** A moonstone with its depth, as a separate picture. */
export function crystal(depth: number | null, size = '2em'): TemplateResult {
  return html`<svg class="crystal" viewBox="-18 -23 36 46" width=${size} height=${size} aria-hidden="true">${crystalShape(depth)}</svg>`;
}
