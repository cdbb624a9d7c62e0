import { css } from 'lit';
import { flat, phone } from '../theme/sizes.ts';

export const replayStyles = css`
  :host {
    position: fixed;
    inset: 0;
    display: grid;
    grid-template: minmax(38%, 1fr) minmax(0, auto) / minmax(0, 1fr);
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
    overflow: auto;
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
    --figures: tabular-nums;
  }
  .where strong {
    color: var(--question-ink);
  }
  .told {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    flex: none;
    height: 6.5rem;
    overflow: auto;
  }
  .turned {
    padding: var(--space-1) var(--space-3);
    border: var(--pen) dashed var(--question-ink);
    border-radius: var(--radius-drawn);
    background: var(--panel-raised);
  }
  .turned > :first-child {
    font-weight: 650;
  }
  .who {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-weight: 650;
  }
  /* the buttons that go on and back stay in sight under any amount of text */
  .drive {
    position: sticky;
    z-index: 1;
    bottom: calc(-1 * var(--space-3) - env(safe-area-inset-bottom));
    display: grid;
    flex: none;
    gap: var(--space-1);
    margin-bottom: calc(-1 * var(--space-3));
    padding: 0.6em 0 var(--space-3);
    background: var(--panel);
    box-shadow: 0 -6px 6px var(--panel);
  }
  .keys {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-2) min(var(--space-2), 1vw);
  }
  .beside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
  .press.speed {
    padding: 0;
    font-variant-numeric: lining-nums;
  }
  .decided {
    display: flex;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .decided .press {
    gap: var(--space-3);
    padding-inline: 0;
  }
  .decided b {
    flex: none;
    min-width: 1.6em;
    border-radius: 1em;
    background: var(--question);
    color: var(--on-question);
    line-height: 1.6;
    text-align: center;
  }
  .decided span {
    display: none;
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
    .beside {
      flex-direction: column;
      align-items: stretch;
    }
    .onward {
      align-self: start;
    }
    .decided {
      flex-direction: column;
    }
    .decided .press {
      width: 100%;
      padding-inline: var(--space-4);
      justify-content: flex-start;
      text-align: start;
    }
    .decided span {
      display: block;
      font-size: var(--text-s);
      font-weight: 500;
    }
  }
  @media ${phone} {
    .told {
      height: 4.4rem;
    }
    .keys {
      gap: 2px;
    }
    .drive {
      --press-side: var(--space-2);
    }
  }
  @media ${flat} {
    aside {
      gap: var(--space-1);
      padding-block: var(--space-1);
    }
    .told {
      min-height: 3rem;
    }
  }
`;
