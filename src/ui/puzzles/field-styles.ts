import { css } from 'lit';

/** Lists to choose from, as large as a finger. */
export const fieldStyles = css`
  select {
    min-height: var(--touch);
    max-width: 100%;
    font: inherit;
    padding: 0 var(--space-2);
    color: var(--ink);
    background: var(--ground-deep);
    border: var(--pen) solid var(--line);
    border-radius: var(--radius-drawn);
  }
`;
