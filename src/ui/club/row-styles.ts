import { css } from 'lit';

/** A row of a list in a club: what it is about, and what can be done with it. */
export const rowStyles = css`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  .what {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
