import { css } from 'lit';

/** Rows of a list from which a player picks characters: a toggle button with a name, and details beside it. */
export const pickList = css`
  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    /* a box may hold hundreds of entries; the browser lays out the hidden ones when they come near */
    content-visibility: auto;
    contain-intrinsic-size: auto 64px;
    padding-bottom: 4px;
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
  /* characters that are not in the collection come last, and paler */
  .rest summary {
    min-height: 44px;
    padding-block: var(--space-3);
    cursor: pointer;
    color: var(--ink-soft);
    font-weight: 600;
  }
  .rest .press {
    border-style: dashed;
    border-color: var(--line);
    background: transparent;
    box-shadow: none;
  }
`;
