import { css } from 'lit';
import { fieldBox } from '../kit/styles.ts';

export const adjustStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    pointer-events: none;
  }
  .panel {
    display: flex;
    flex-direction: column;
    min-height: 0;
    pointer-events: auto;
    border: var(--pen) solid var(--outline);
    border-top: 5px solid var(--question);
    border-radius: 16px 14px 0 0;
    background: var(--panel);
    color: var(--ink);
  }
  header,
  footer {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-2) var(--space-4);
  }
  moon-segmented,
  select {
    max-width: 100%;
  }
  header h2 {
    flex: 1;
    font: 700 var(--text-l) / 1.2 var(--title-face);
  }
  footer {
    flex-wrap: wrap;
    justify-content: flex-end;
    border-top: 1px solid var(--line);
  }
  .placing {
    padding: 0 var(--space-4) var(--space-4);
  }
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    overflow: auto;
    padding: 0 var(--space-4) var(--space-3);
  }
  .field {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-3);
    font-weight: 600;
  }
  .fields,
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-5);
  }
  select {
    flex: 1 1 14rem;
    max-width: 100%;
    ${fieldBox}
  }
  h3 {
    font-size: var(--text-m);
    font-weight: 650;
  }
  ul {
    padding-inline-start: 1.2em;
    list-style: disc;
  }
  .soft {
    color: var(--ink-soft);
  }
  .wrong {
    color: var(--harm-ink);
    font-weight: 600;
  }
`;
