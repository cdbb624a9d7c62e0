import { css } from 'lit';

/** The shared styles of the screens: panels drawn on the ground, headings, rows. */
export const pageStyles = css`
  :host {
    display: block;
    color: var(--ink);
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    align-content: start;
  }
  .panel {
    padding: var(--space-4);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--panel);
  }
  .panel > * + * {
    margin-top: var(--space-3);
  }
  h2 {
    font: 700 var(--text-l) / 1.2 var(--title-face);
    font-variant-numeric: lining-nums;
  }
  h3 {
    font-size: var(--text-m);
    font-weight: 650;
  }
  .soft {
    color: var(--ink-soft);
  }
  .small {
    font-size: var(--text-s);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
  }
  .spread {
    justify-content: space-between;
  }
  a {
    color: var(--touchable);
  }
`;
