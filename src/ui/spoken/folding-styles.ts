import { css } from 'lit';

/** The styles of lines at the table that fold behind a word. */
export const foldingStyles = css`
  details[open] {
    flex-basis: 100%;
  }
  summary {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 44px;
    font-size: var(--text-s);
    cursor: pointer;
    color: var(--touchable);
  }
  summary::after {
    content: '▾';
  }
`;
