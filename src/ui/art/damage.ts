import { html, svg } from 'lit';
import type { TemplateResult } from 'lit';

/** The kinds of damage; each has a silhouette that no other kind has. */
export type DamageName = 'impact' | 'piercing' | 'slicing' | 'magical';
export const damageNames: readonly DamageName[] = ['impact', 'piercing', 'slicing', 'magical'];

const shapes: Record<DamageName, TemplateResult> = {
  // a blunt burst
  impact: svg`<path d="M12 1.500L14.600 7L20 3.800L18.200 9.600L22.800 12L18.200 14.400L20 20.200L14.600 17L12 22.500L9.400 17L4 20.200L5.800 14.400L1.200 12L5.800 9.600L4 3.800L9.400 7Z"></path>`,
  // a narrow point going in
  piercing: svg`<path d="M12 1L16.500 12H13.800V19H10.200V12H7.500Z"></path><path d="M5 22.300H19" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"></path>`,
  // the sickle of a cut
  slicing: svg`<path d="M3 20.500C13.500 19.500 20 13 21.500 2C17 9.500 11 14.500 3 20.500Z"></path><path d="M3.500 13.500C7.500 11 10.500 8 12.500 4" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"></path>`,
  // a star in a ring
  magical: svg`<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2"></circle><path d="M12 4.500L13.800 10.200L19.500 12L13.800 13.800L12 19.500L10.200 13.800L4.500 12L10.200 10.200Z"></path>`,
};

/** The sign of a damage type in the text's colour; hidden from assistive technology. */
export function damageSign(type: DamageName, size = '1.2em'): TemplateResult {
  return html`<svg class="damage" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true" fill="currentColor">
    ${shapes[type]}
  </svg>`;
}
