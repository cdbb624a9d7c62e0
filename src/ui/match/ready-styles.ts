import { CSSResult, type LitElement } from 'lit';

/** The elements of the first screen of a match. */
const FIRST_PARTS = [
  'moon-match-screen',
  'moon-match-header',
  'moon-match-menu',
  'moon-round-clock',
  'moon-board',
  'moon-seat-strip',
  'moon-act-prompt',
  'moon-activate-prompt',
  'moon-reaction-prompt',
  'moon-button',
  'moon-icon-button',
  'moon-energy',
  'moon-pennant',
  'moon-undo-button',
  'moon-melee-stage',
  'moon-arcane-stage',
  'moon-model-sheet',
  'moon-log-panel',
  'moon-cover',
];

/** Reads the style sheets of the first screen of a match, so that it is drawn without that work. Its elements must have been fetched. */
export function readyMatchStyles(): void {
  for (const part of FIRST_PARTS) {
    const element = customElements.get(part) as typeof LitElement | undefined;
    for (const style of element?.elementStyles ?? []) if (style instanceof CSSResult) void style.styleSheet; // made once, when it is first asked for
  }
}
