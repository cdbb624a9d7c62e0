import { css } from 'lit';

/**
 * The styles that every part shares: box sizing, figures, the focus ring, hidden words. A 0 must not look like an o, and every font shorthand would
 * reset that. Figures have one width only where they stand below each other or change, because a hyphen then is as wide as a figure, too.
 */
export const shared = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
    font-variant-numeric: lining-nums var(--figures,) !important;
  }
  table {
    --figures: tabular-nums;
  }
  [hidden] {
    display: none !important;
  }
  :focus {
    outline: none;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--outline);
  }
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  svg {
    display: block;
    flex: none;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
`;

/** Something on the table that can be pressed: a drawn outline with a step of ink below it, which disappears while it is pressed. */
export const pressable = css`
  .press {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-height: var(--touch);
    min-width: var(--touch);
    padding: var(--space-2) var(--press-side, var(--space-4));
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--panel-raised);
    color: var(--ink);
    font-weight: 650;
    line-height: 1.2;
    text-align: start;
    text-decoration: none;
    box-shadow: 0 3px 0 var(--outline);
    transition:
      transform var(--quick),
      box-shadow var(--quick);
  }
  .press:active:not([aria-disabled='true'], :disabled) {
    transform: translateY(3px);
    box-shadow: none;
  }
  .press:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .press:disabled,
  .press[aria-disabled='true'] {
    background: transparent;
    color: var(--ink-soft);
    border: var(--pen) dashed var(--line);
    box-shadow: none;
    cursor: default;
  }
  .press[aria-pressed='true'] {
    background: var(--touchable);
    color: var(--on-touchable);
  }
  .press[aria-pressed='true'] :is(.soft, .small) {
    color: inherit;
  }
`;

/** Declarations for text inputs and selects; each use sets the width. */
export const fieldBox = css`
  min-height: var(--touch);
  padding: 0 var(--space-3);
  border: var(--pen) solid var(--line);
  border-radius: var(--radius-drawn);
  background: var(--ground-deep);
  color: var(--ink);
  font: inherit;
`;

/** Declarations for a box with a long code. */
export const lettersBox = css`
  width: 100%;
  min-height: 6em;
  padding: var(--space-2) var(--space-3);
  border: var(--pen) solid var(--line);
  border-radius: var(--radius-drawn);
  background: var(--ground-deep);
  color: var(--ink);
  font:
    0.95rem/1.4 ui-monospace,
    monospace;
  word-break: break-all;
`;

/** Declarations for the round back button beside a heading. */
export const wayBack = css`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--touch);
  height: var(--touch);
  border: var(--pen) solid var(--outline);
  border-radius: 50% 48% 51% 49% / 49% 51% 48% 50%;
  background: var(--panel-raised);
  color: var(--touchable);
  box-shadow: 0 3px 0 var(--outline);
`;
