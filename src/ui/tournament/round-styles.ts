import { css } from 'lit';
import { phone } from '../theme/sizes.ts';

/** The styles of the tables of a round, a row each. */
export const roundStyles = css`
  .tables {
    display: grid;
    gap: var(--space-2);
  }
  .tables li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
  }
  .number {
    display: grid;
    place-items: center;
    min-width: 2.2em;
    min-height: 2.2em;
    border: var(--pen) solid var(--line);
    border-radius: 50%;
    font-weight: 700;
  }
  .done .number {
    border-style: dashed;
  }
  .players {
    overflow-wrap: anywhere;
  }
  .players .press {
    min-height: 44px;
  }
  moon-result-entry {
    grid-column: 1 / -1;
  }
  summary {
    min-height: 44px;
    padding-block: var(--space-2);
    cursor: pointer;
    font: 700 var(--text-l) / 1.2 var(--title-face);
  }
  @media ${phone} {
    .tables li > moon-button {
      grid-column: 2 / -1;
      justify-self: start;
    }
  }
`;
