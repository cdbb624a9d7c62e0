import { css } from 'lit';
import { fieldBox } from '../kit/styles.ts';

/** The styles of choices, as high as a finger. */
export const fieldStyles = css`
  select {
    ${fieldBox}
    max-width: 100%;
  }
`;
