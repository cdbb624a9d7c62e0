import { html, svg } from 'lit';
import type { TemplateResult } from 'lit';

/** The six melee cards in the order of the book. */
export const blowNames = ['high-guard', 'falling-swing', 'thrust', 'sweeping-cut', 'rising-attack', 'low-guard'] as const;
export type BlowName = (typeof blowNames)[number];

/** The stance of each melee card. */
export const blowStance: Record<BlowName, 'aggressive' | 'neutral' | 'defensive'> = {
  'high-guard': 'defensive',
  'falling-swing': 'aggressive',
  thrust: 'aggressive',
  'sweeping-cut': 'neutral',
  'rising-attack': 'aggressive',
  'low-guard': 'defensive',
};

// the fighter with a hat and a cloak, facing right, on a 60 × 60 ground
const fighter = svg`<g class="fighter">
  <circle cx="24" cy="22" r="6"></circle><path d="M15 19.500Q24 14.500 33 19.500L28.500 17L26 10L20.500 16.500Z"></path>
  <path d="M24 28C16 28 14 38 12 52H36C34 38 32 28 24 28Z"></path></g>`;
const lines: Record<BlowName, TemplateResult> = {
  'high-guard': svg`<path d="M6 6H50"></path><path class="grip" d="M12 2V10M30 28L36 11"></path>`,
  'falling-swing': svg`<path d="M22 4C42 2 54 16 53 38"></path><path class="tip" d="M45.500 35L53 48L59 34Z"></path>`,
  thrust: svg`<path d="M28 34H48"></path><path class="tip" d="M46 26.500L59.500 34L46 41.500Z"></path>`,
  'sweeping-cut': svg`<path d="M4 34C10 46 34 48 48 36"></path><path class="tip" d="M42.500 30.500L57 28L50.500 42Z"></path>`,
  'rising-attack': svg`<path d="M22 56C42 58 54 44 53 24"></path><path class="tip" d="M45.500 27L53 13L59 28Z"></path>`,
  'low-guard': svg`<path d="M6 54H54"></path><path class="grip" d="M12 50V58M32 38L42 49"></path>`,
};

/** The picture of a melee card: a small fighter and the path of the blade. The fighter has the colour of the text, the blade that of `--blade`. */
export function blowPicture(blow: BlowName, size = '100%'): TemplateResult {
  return html`<svg class="blow" viewBox="0 0 62 60" width=${size} height=${size} aria-hidden="true">
    <style>
      .fighter {
        fill: currentColor;
        opacity: var(--fighter, 0.38);
      }
      .way {
        fill: none;
        stroke: var(--blade, currentColor);
        stroke-width: var(--stroke, 5);
        stroke-linecap: round;
      }
      .way .tip {
        fill: var(--blade, currentColor);
        stroke: none;
      }
      .way .grip {
        stroke-width: 3.4;
      }
    </style>
    ${fighter}
    <g class="way">${lines[blow]}</g>
  </svg>`;
}

/** “No damage”: a struck circle, never a bare 0. */
export function struckCircle(size = '1em'): TemplateResult {
  return html`<svg
    class="struck"
    viewBox="0 0 20 20"
    width=${size}
    height=${size}
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="2.200"
    stroke-linecap="round"
  >
    <circle cx="10" cy="10" r="7"></circle>
    <path d="M4 16L16 4"></path>
  </svg>`;
}
