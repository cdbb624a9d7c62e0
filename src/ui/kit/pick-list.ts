import { css } from 'lit';

/** Rows of a list from which characters are picked: a press button with a name, and what goes with it. */
export const pickList = css`
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
  }
  .press {
    flex: 1;
    min-width: 0;
    justify-content: flex-start;
    padding: var(--space-1) var(--space-3);
    font-weight: 500;
  }
  .name {
    flex: 1;
    min-width: 0;
  }
  strong,
  .small {
    display: block;
  }
`;
