import { css } from 'lit';

/** Named numbers with their steppers, as many in a row as there is room for. */
export const numberGrid = css`
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr));
    gap: var(--space-2) var(--space-4);
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1);
  }
  dt {
    font-weight: 650;
  }
`;
