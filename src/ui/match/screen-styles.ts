import { css } from 'lit';

export const screenStyles = css`
  :host {
    position: relative;
    display: block;
    box-sizing: border-box;
    width: 100%;
    height: 100dvh;
    padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    overflow: hidden;
    background: var(--ground);
    color: var(--ink);
    user-select: none;
    -webkit-user-select: none;
  }
  main {
    position: relative;
    width: 100%;
    height: 100%;
  }
  .box,
  .place,
  .column {
    position: absolute;
  }
  .board {
    z-index: 0;
  }
  moon-board {
    display: block;
    width: 100%;
    height: 100%;
  }
  .place {
    z-index: 4;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    pointer-events: none;
  }
  .column {
    z-index: 4;
    display: flex;
    gap: var(--space-2);
  }
  .column.beside {
    flex-direction: column;
    justify-content: safe flex-end; /* what does not fit can be scrolled to */
    overflow-y: auto;
    border-inline-start: var(--pen) solid var(--outline);
    background: var(--ground-deep);
  }
  .column.beside moon-seat-strip {
    flex: none;
  }
  /* what has happened, as far as there is room above the strips: the last of it lowest */
  .lately {
    flex: 1 1 0;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    gap: var(--space-2);
    min-height: 0;
    margin-bottom: calc(-1 * var(--space-2)); /* takes nothing from the strips where there is no room */
    padding-inline: var(--space-4);
    overflow: hidden;
    font-size: var(--text-s);
    color: var(--ink-soft);
    mask-image: linear-gradient(to bottom, transparent, black 40px);
  }
  .lately li {
    display: flex;
    gap: var(--space-2);
  }
  .lately li:last-child {
    color: var(--ink);
  }
  .lately moon-pennant {
    --pennant: 1.5em;
  }
  .lately p {
    margin: 0;
  }
  .lately ul {
    display: contents;
  }
  .lately li:last-child {
    margin-bottom: var(--space-3);
  }
  .column.below {
    align-items: flex-end;
    pointer-events: none;
  }
  .column.below moon-seat-strip {
    flex: 1;
  }
  .column.many {
    display: grid;
    grid-template: minmax(0, 1fr) auto / repeat(var(--columns), minmax(0, 1fr));
    gap: 0;
    align-items: end;
    overflow: visible;
  }
  .column.many {
    --question-row: 1;
    --question-align: end;
    --strip-row: 2;
  }
  .column.many .part,
  .column.many moon-seat-strip {
    display: contents;
  }
  .band {
    position: absolute;
    z-index: 2;
    left: 8px;
    right: 8px;
    top: 50%; /* moves to where there is room */
    translate: 0 -50%;
    pointer-events: none;
  }
  .adjust {
    z-index: 8;
    left: 50%;
    bottom: 0;
    width: min(100%, 46rem);
    max-height: min(62%, 34rem);
    translate: -50% 0;
  }
  @media (max-height: 480px) {
    .adjust {
      max-height: 100%;
    }
  }
  .toast {
    position: absolute;
    z-index: 6;
    left: 50%;
    top: 50%;
    width: min(92%, 34rem);
  }
  .banner {
    position: absolute;
    z-index: 7;
    inset: 4px 8px auto;
  }
  .waiting {
    padding: var(--space-3);
    color: var(--ink-soft);
  }
`;
