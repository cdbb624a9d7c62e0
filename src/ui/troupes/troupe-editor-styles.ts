import { css } from 'lit';
import { wayBack } from '../kit/styles.ts';

/** The styles of the troupe editor: the picks beside the pool, or above it on a narrow screen. */
export const troupeEditorStyles = css`
  :host {
    display: block;
    min-height: 100dvh;
    background: var(--ground);
  }
  header,
  main {
    width: min(100%, 84rem);
    margin-inline: auto;
    padding-inline: max(var(--space-4), env(safe-area-inset-left)) max(var(--space-4), env(safe-area-inset-right));
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    padding-top: calc(var(--space-4) + env(safe-area-inset-top));
  }
  h1 {
    flex: 1 1 12rem;
    min-width: 0;
    margin: 0;
    font: 700 var(--text-xl) / 1.1 var(--title-face);
    overflow-wrap: anywhere;
  }
  h1:focus-visible {
    outline: none;
    box-shadow: none;
  }
  .back {
    ${wayBack}
  }
  main {
    display: grid;
    grid-template: 'bench pool' auto 'more pool' 1fr / minmax(21rem, 5fr) 7fr;
    align-items: start;
    gap: var(--space-4) var(--space-5);
    padding-block: var(--space-4) var(--space-6);
  }
  .wide {
    grid-column: 1 / -1;
    grid-row: 1;
  }
  .bench {
    grid-area: bench;
  }
  .more {
    grid-area: more;
  }
  .pool {
    grid-area: pool;
    display: grid;
    gap: var(--space-3);
  }
  /* the number of chosen characters stays in sight along a list of a hundred */
  .chosen {
    position: sticky;
    z-index: 2;
    top: env(safe-area-inset-top);
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-3);
    padding-block: var(--space-2);
    background: var(--panel);
  }
  .play {
    background: var(--question);
    color: var(--on-question);
    text-decoration: none;
  }
  .sub {
    font: 650 var(--text-m) / 1.4 var(--text-face);
  }
  .faction strong {
    font: 700 var(--text-l) / 1.3 var(--title-face);
  }
  .linked {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-top: var(--space-2);
  }
  .linked .press {
    padding: var(--space-1) var(--space-3);
    font-weight: 500;
  }
  label {
    display: block;
    margin-bottom: var(--space-1);
    font-weight: 600;
  }
  textarea {
    width: 100%;
    min-height: 5.5em;
    padding: var(--space-2) var(--space-3);
    border: var(--pen) solid var(--line);
    border-radius: var(--radius-drawn);
    background: var(--ground-deep);
    color: var(--ink);
    font: inherit;
    resize: vertical;
  }
  @media (max-width: 900px) {
    main {
      grid-template: 'wide' auto 'bench' auto 'pool' auto 'more' auto / minmax(0, 1fr);
    }
  }
`;
