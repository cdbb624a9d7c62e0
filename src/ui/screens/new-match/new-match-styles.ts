import { css } from 'lit';
import { fieldBox } from '../../kit/styles.ts';
import { column, narrow } from '../../theme/sizes.ts';

export const newMatchStyles = css`
  .kinds,
  .boards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(11rem, 31%)), 1fr));
    gap: var(--space-3);
    margin-top: var(--space-3);
  }
  .boards {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  }
  .kind {
    justify-content: flex-start;
    min-height: 68px;
  }
  .detail {
    display: block;
    font-size: var(--text-s);
    font-weight: 450;
  }
  .board {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-2);
  }
  .board-name {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-height: 1.6em;
    font: 700 var(--text-l) / 1.2 var(--title-face);
  }
  .more {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--touchable);
  }
  .who {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-3);
  }
  .who moon-pennant {
    margin-bottom: 8px;
  }
  .who moon-text-field,
  .member {
    flex: 1 1 12rem;
  }
  .member {
    display: grid;
    gap: var(--space-1);
    font-weight: 600;
  }
  select {
    width: 100%;
    ${fieldBox}
  }
  @media ${column} {
    .kinds {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    }
  }
  @media ${narrow} {
    .boards {
      grid-template-columns: 1fr 1fr;
    }
    .board-name {
      font-size: var(--text-m);
    }
  }
`;
