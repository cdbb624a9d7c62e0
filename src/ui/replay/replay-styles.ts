import { css } from 'lit';

export const replayStyles = css`
  :host {
    position: fixed;
    inset: 0;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
    background: var(--ground);
    color: var(--ink);
  }
  .board {
    position: relative;
    min-height: 0;
  }
  moon-board {
    display: block;
    width: 100%;
    height: 100%;
  }
  aside {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    min-height: 0;
    padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
    border-top: var(--pen) solid var(--outline);
    background: var(--panel);
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
  h1 {
    flex: 1;
    min-width: 0;
    font: 700 var(--text-l) / 1.1 var(--title-face);
    overflow-wrap: anywhere;
    margin: 0;
  }
  h1:focus-visible {
    outline: none;
    box-shadow: none;
  }
  a.back {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--touch);
    height: var(--touch);
    color: var(--touchable);
  }
  .where {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
    font-variant-numeric: tabular-nums;
  }
  .where strong {
    color: var(--question-ink);
  }
  .told {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    height: 6.5rem;
    overflow: auto;
  }
  .who {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-weight: 650;
  }
  .keys {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
  }
  .soft {
    color: var(--ink-soft);
  }
  moon-segmented {
    max-width: 100%;
    overflow-x: auto;
  }
  @media (orientation: landscape) {
    :host {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(20rem, 26rem);
    }
    aside {
      border-top: none;
      border-inline-start: var(--pen) solid var(--outline);
      overflow: auto;
    }
    .told {
      flex: 1;
      height: auto;
      min-height: 6.5rem;
    }
  }
  @media (max-height: 480px) {
    aside {
      gap: var(--space-1);
      padding-block: var(--space-1);
    }
    .told {
      min-height: 3rem;
    }
  }
`;
