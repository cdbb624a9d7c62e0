import { css } from 'lit';
import { wide } from '../../theme/sizes.ts';

/** The styles of the editor: the card beside its controls and findings, or above them where there is no room. */
export const cardEditorStyles = css`
  .both {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    align-items: start;
  }
  @media ${wide} {
    .both {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
  .title {
    font: 700 var(--text-xl) / 1.15 var(--title-face);
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  .name {
    font: 700 var(--text-l) / 1.2 var(--title-face);
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  .bar {
    position: sticky;
    top: 0;
    z-index: 3;
    padding-block: var(--space-2);
    background: var(--ground);
  }
  ul.plain {
    display: grid;
    gap: var(--space-2);
  }
  li,
  p {
    overflow-wrap: anywhere;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
  }
`;
