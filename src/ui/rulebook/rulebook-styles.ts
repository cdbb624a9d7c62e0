import { css } from 'lit';

export const rulebookStyles = css`
  :host {
    display: block;
    color: var(--ink);
  }
  a {
    color: var(--touchable);
  }
  h2,
  h3 {
    font: 700 var(--text-l) / 1.2 var(--title-face);
  }
  .gist {
    max-width: 44em;
    margin: var(--space-2) 0 var(--space-4);
    font-size: var(--text-l);
    line-height: 1.4;
  }
  .soft {
    color: var(--ink-soft);
  }
  .small {
    font-size: var(--text-s);
  }
  .stack {
    display: grid;
    gap: var(--space-4);
  }
  .chapter {
    margin-bottom: var(--space-2);
  }
  .pages {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: var(--space-2);
  }
  .page {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--touch);
    padding: var(--space-2) var(--space-3);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--panel);
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  .page .letters {
    flex: none;
    width: 2.6em;
    color: var(--touchable);
    --figures: tabular-nums;
  }
  .clauses {
    display: grid;
    gap: 1px;
  }
  .clause {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    padding: var(--space-2) var(--space-3);
    border-top: 1px solid var(--line);
    max-width: 52em;
    scroll-margin-top: var(--space-6);
  }
  .clause:focus {
    outline: none;
  }
  .clause.meant {
    background: var(--panel-raised);
    box-shadow: inset 5px 0 0 var(--question);
  }
  /* large letters in a narrow window put the text below its number */
  .clause > :last-child {
    flex: 1 1 10.5em;
    min-width: 0;
  }
  .number {
    display: inline-flex;
    flex: 0 0 4.6em;
    align-items: center;
    align-self: start;
    min-height: 1.5em;
    font-weight: 650;
    --figures: tabular-nums;
    white-space: nowrap;
  }
  .mark {
    display: inline-block;
    margin-inline-end: var(--space-2);
    padding: 0 var(--space-2);
    border: 1px solid var(--line);
    border-radius: 99px;
    font-size: var(--text-s);
    font-weight: 600;
  }
  .reading {
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    margin-top: var(--space-4);
  }
  .ways a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }
`;
