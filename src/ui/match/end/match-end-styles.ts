import { css } from 'lit';
import { flat, narrow } from '../../theme/sizes.ts';

/** The end of a match: the sky at sunrise, the winning troupe, a table for each player, and the next choices. */
export const endStyle = css`
  a.press {
    text-decoration: none;
  }
  a.on {
    background: var(--question);
    color: var(--on-question);
  }
  :host {
    display: block;
    position: absolute;
    inset: 0;
    z-index: 30;
    overflow: auto;
    background: var(--ground);
  }
  article {
    container-type: inline-size;
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--space-4);
    padding: var(--space-5) var(--space-4);
  }
  /* the table at the end, before the rising sun; its place is reserved before it is drawn */
  .frame {
    position: relative;
    flex: none;
    width: min(100%, 860px, 84vh);
  }
  .frame moon-icon-button {
    position: absolute;
    inset: var(--space-2) var(--space-2) auto auto;
  }
  .frame[data-standing] {
    width: min(100%, 430px, 58vh);
  }
  .card {
    display: block;
    box-sizing: border-box;
    width: 100%;
    aspect-ratio: 1100 / 720;
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: #38565e;
  }
  [data-standing] .card {
    aspect-ratio: 720 / 1120;
  }
  .drawn {
    animation: dawn var(--sunrise, 1400ms) ease-out;
  }
  @keyframes dawn {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .drawn {
      animation: none;
    }
  }
  .offer {
    display: flex;
    flex-flow: column;
    align-items: center;
    gap: var(--space-3);
    text-align: center;
  }
  .offer p {
    margin: 0;
  }
  h2 {
    font: 700 var(--text-xl) / 1.1 var(--title-face);
    color: var(--question-ink);
    text-align: center;
  }
  h2:focus-visible {
    outline: none;
  }
  /* side by side where there is room for two */
  .troupes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
    gap: var(--space-4) var(--space-5);
    width: min(100%, 66rem);
  }
  .troupes.many {
    width: min(100%, 72rem);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  }
  table {
    border-collapse: collapse;
    width: 100%;
    align-self: start;
  }
  .many :is(th, td) {
    padding: 6px var(--space-2);
  }
  th:first-child {
    width: 100%; /* the other columns are as wide as their longest word */
  }
  th {
    font-size: var(--text-s);
    vertical-align: bottom;
  }
  th,
  td {
    padding: var(--space-2) var(--space-3);
    border-bottom: 1px solid var(--line);
    text-align: end;
  }
  th:first-child,
  td:first-child {
    text-align: start;
  }
  th .sign {
    display: none;
  }
  /* where three words have no room side by side, signs replace them */
  @container (max-width: 26rem) {
    :is(th, td) {
      padding: var(--space-2) 6px;
    }
    th .sign {
      display: inline-block;
    }
    th:not(:first-child) .word {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  caption {
    padding: var(--space-2);
    font: 700 var(--text-l) / 1.2 var(--title-face);
    text-align: start;
  }
  caption .line {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
  }
  caption .name {
    overflow-wrap: anywhere;
  }
  .won caption {
    color: var(--question-ink);
  }
  .buttons {
    position: sticky;
    bottom: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-3);
    width: 100%;
    padding: var(--space-3) 0;
    background: var(--ground);
    /* the text that scrolls away below it fades and is not cut through its letters */
    box-shadow: 0 calc(-1 * var(--space-2)) var(--space-2) var(--ground);
  }
  @media ${flat} {
    article {
      gap: var(--space-2);
      padding-block: var(--space-2) 0;
    }
    .frame {
      width: min(100%, 124vh);
    }
    .buttons {
      gap: var(--space-2);
      padding: var(--space-2) 0;
    }
    .buttons > * {
      --press-side: var(--space-2);
      --press-sign: none;
    }
    .buttons a > svg {
      display: none;
    }
  }
  @media ${narrow} {
    .buttons {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: var(--space-2);
    }
    .buttons > * {
      --press-side: var(--space-1);
      --press-sign: none;
      font-size: min(1rem, 6vw);
    }
    .buttons a > svg {
      display: none;
    }
    .buttons .press {
      padding-inline: var(--space-1);
    }
    .buttons > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
