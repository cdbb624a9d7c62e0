import { css, unsafeCSS } from 'lit';
import { day, night, strongDay, strongNight } from './palette.ts';
import type { Role } from './palette.ts';

/** `--role: colour;` for every role of a palette. */
function declarations(palette: Record<Role, string>, scheme: 'dark' | 'light') {
  const roles = Object.entries(palette).map(([role, colour]) => `--${role}: ${colour};`);
  const pictures = scheme === 'dark' ? '--by-night: block; --by-day: none;' : '--by-night: none; --by-day: block;';
  return unsafeCSS(`color-scheme: ${scheme}; ${pictures} ${roles.join(' ')}`);
}

/** The styles for strong contrast, where the settings or the device ask for it. */
const stronger = (root: string) =>
  unsafeCSS(`
  ${root}, ${root} [data-theme='night'] { --pen: 3px; --moonlit: 0; ${declarations(strongNight, 'dark').cssText} }
  ${root}[data-theme='day'], ${root} [data-theme='day'] { ${declarations(strongDay, 'light').cssText} }
  @media (prefers-color-scheme: light) {
    ${root}[data-theme='auto'], ${root} [data-theme='auto'] { ${declarations(strongDay, 'light').cssText} }
  }
`);

/**
 * Every token of the visual language as a style sheet for the document. Night is the default; `data-theme="day"` on an element makes its
 * content parchment, and `data-theme="auto"` follows the device. On a screen that is narrow for its letters (`data-tight`), a long word is broken and
 * not cut. The page rule, on the size of paper in the printer, belongs to the document: the browser ignores such a rule in a shadow root. Comments
 * are here and not in the sheet, because every reader of the first screen would load them.
 */
export const tokens = css`
  :root[data-tight] {
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  :root {
    font-size: 106.25%; /* 17 px */

    --title-face: 'Alegreya', 'Palatino Linotype', Palatino, Georgia, serif;
    --text-face: 'Inter Variable', 'Inter', system-ui, 'Segoe UI', sans-serif;
    --text-s: 0.83rem;
    --text-m: 1rem;
    --text-l: 1.3rem;
    --text-xl: 1.95rem;

    --space-1: 4px;
    --space-2: 8px;
    --space-3: 12px;
    --space-4: 18px;
    --space-5: 28px;
    --space-6: 44px;

    --touch: 48px;
    --radius: 12px;
    --radius-small: 7px;
    --radius-drawn: 14px 11px 15px 10px / 11px 14px 10px 15px;
    --pen: 2px;

    --quick: 120ms;
    --steady: 180ms;
    --slow: 240ms;
  }
  :root,
  [data-theme='night'] {
    ${declarations(night, 'dark')}
  }
  [data-theme='day'] {
    ${declarations(day, 'light')}
  }
  @media (prefers-color-scheme: light) {
    [data-theme='auto'] {
      ${declarations(day, 'light')}
    }
  }
  ${stronger('[data-contrast]')}
  @media (prefers-contrast: more) {
    ${stronger(':root')}
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      --quick: 0ms;
      --steady: 0ms;
      --slow: 0ms;
    }
  }
  body {
    margin: 0;
    background: var(--ground);
    color: var(--ink);
    font-family: var(--text-face);
    font-size: var(--text-m);
    font-variant-numeric: lining-nums;
    line-height: 1.4;
  }
  [data-theme] {
    background-color: var(--ground);
    color: var(--ink);
  }
  @page {
    size: portrait;
    margin: 12mm;
  }
  @media print {
    html,
    body,
    [data-theme] {
      background: #fff;
    }
  }
`;
