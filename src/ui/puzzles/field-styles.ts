import { css } from 'lit';
import { fieldBox } from '../kit/styles.ts';

/** Lists to choose from, as large as a finger. */
export const fieldStyles = css`
  select {
    ${fieldBox}
    max-width: 100%;
  }
`;
