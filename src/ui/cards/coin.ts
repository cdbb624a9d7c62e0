import { html, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Character } from '../../rules/terms/card-language.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import { rimPath } from '../art/factions.ts';
import { bustAt } from '../art/body.ts';
import { emblemAt } from '../art/emblem.ts';

/** A character as a coin, without any state of a match. `size` is a CSS length. */
export function characterCoin({ id, keywords, factions }: Character, size = '46px', worn?: Faction): TemplateResult {
  const faction = worn ?? factions[0] ?? 'commonwealth';
  return html`<svg class="coin" viewBox="-50 -50 100 100" width=${size} height=${size} aria-hidden="true">
    <circle r="43" fill="var(--${faction})"></circle>
    <path d=${rimPath(faction, 45)} fill="var(--${faction})" stroke="#0b1613" stroke-width="4"></path>
    <circle r="37" fill="color-mix(in oklab, var(--${faction}), #f6efdd 62%)" stroke="#0b1613" stroke-width="2"></circle>
    ${bustAt({ character: id, keywords, faction }, 37, svg`<g color="#17211d">${emblemAt(id, keywords, 0, 0, 53)}</g>`)}
  </svg>`;
}
