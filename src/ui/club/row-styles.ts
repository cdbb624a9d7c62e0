import { css } from 'lit';

/** The styles of a row in a list of the club, with its text and its actions. */
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
