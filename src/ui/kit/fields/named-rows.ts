import { css } from 'lit';

/** Items beside each other (`ul.rows`), each with its name and, at the end, its buttons (`.head`). */
export const namedRows = css`
  ul.rows {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
    gap: var(--space-3);
    align-items: start;
  }
  .head {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  .name {
    flex: 1;
    min-width: 0;
  }
`;
