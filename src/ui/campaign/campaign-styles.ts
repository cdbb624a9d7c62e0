import { css } from 'lit';

export const campaignStyles = css`
  /* in the foot of a form the text has a line of its own */
  .said {
    flex: 1 1 100%;
  }
  .now {
    border-color: var(--question);
  }
  .asked {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: var(--space-2);
  }
  .in {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--touch);
  }
  .games {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
    gap: var(--space-3);
    align-items: start;
  }
  .ledger {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    gap: var(--space-3);
    align-items: start;
  }
  .entry {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-1);
    border-bottom: 1px solid var(--line);
  }
  .entry strong {
    white-space: nowrap;
  }
  .members {
    display: grid;
    gap: var(--space-1);
  }
  .members .row {
    flex-wrap: nowrap;
  }
  .deeds {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: var(--space-2);
  }
  .winners {
    font: 700 var(--text-xl) / 1.2 var(--title-face);
    text-align: center;
    text-wrap: balance;
  }
  .boards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: var(--space-2);
  }
  .boards .press {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-2);
    text-align: center;
  }
  summary {
    padding-block: calc((var(--touch) - 1.5em) / 2);
    font-weight: 650;
    line-height: 1.5;
    color: var(--touchable);
    cursor: pointer;
  }
  .said {
    white-space: pre-line;
    user-select: text;
  }
`;
