import { css } from 'lit';

export const privateCardsStyles = css`
  :host {
    display: block;
  }
  dialog {
    position: fixed;
    inset: 0;
    width: 100vw;
    height: 100dvh;
    max-width: none;
    max-height: none;
    margin: 0;
    padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    border: 0;
    background: var(--ground);
    color: var(--ink);
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
  }
  dialog::backdrop {
    background: var(--ground);
  }
  header,
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-3) min(var(--space-5), 5vw);
    background: var(--panel);
  }
  header {
    border-bottom: var(--pen) solid var(--outline);
  }
  footer {
    border-top: var(--pen) solid var(--outline);
  }
  h2 {
    flex: 1 1 14rem;
    min-width: 0;
    font: 700 min(var(--text-l), 9.5vw) / 1.2 var(--title-face);
    overflow-wrap: anywhere;
    hyphens: manual;
  }
  /* a long word moves to a line of its own before it is broken */
  .word {
    display: inline-block;
    max-width: 100%;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  moon-text-field {
    flex: 1 1 16rem;
    max-width: 28rem;
  }
  .cards {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    grid-auto-rows: max-content;
    align-content: start;
    gap: var(--space-3);
    padding: var(--space-4) var(--space-5);
    overflow: auto;
    overscroll-behavior: contain;
  }
  .cards button {
    display: flex;
    flex-direction: column;
    gap: var(--space-1);
    min-height: 60px;
    padding: var(--space-2) var(--space-3);
    border: var(--pen) solid var(--line);
    border-radius: var(--radius-drawn);
    background: var(--panel-raised);
    color: var(--ink);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .cards b {
    font: 700 var(--text-m) / 1.2 var(--title-face);
  }
  .cards small {
    font-size: var(--text-s);
    line-height: 1.35;
  }
  .cards [aria-pressed='true'] {
    border-color: var(--question);
    background: var(--question);
    color: var(--on-question);
  }
`;
