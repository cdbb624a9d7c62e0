import { css } from 'lit';

/** The shared styles of the questions to one player: rows to press, their icons and their small print. */
export const askStyles = css`
  .rows {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: var(--space-2) var(--space-3);
    align-items: start;
  }
  .rows > li {
    min-width: 0;
  }
  .row-press {
    width: 100%;
    justify-content: flex-start;
    padding: var(--space-1) var(--space-3);
    font-weight: 500;
  }
  .grow {
    flex: 1;
    min-width: 0;
  }
  strong,
  .under {
    display: block;
  }
  .under {
    font-size: var(--text-s);
    font-weight: 450;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: var(--space-2) 0 var(--space-2) var(--space-4);
  }
  .measure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
  .two {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-2);
  }
  /* a long list never hides the button that goes on */
  .end {
    position: sticky;
    bottom: calc(-1 * var(--space-6)); /* this covers the page's own margin at the bottom, so that nothing shows below the buttons */
    z-index: 1;
    display: flex;
    justify-content: flex-end;
    padding-block: var(--space-3);
    border-top: var(--pen) solid var(--line);
    background: var(--ground);
  }
  /* a row to press, and its card beside it */
  .with-card {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  summary {
    padding-block: calc((var(--touch) - 1.5em) / 2);
    font-weight: 650;
    line-height: 1.5;
    color: var(--touchable);
    cursor: pointer;
  }
`;
