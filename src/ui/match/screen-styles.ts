import { css } from 'lit';

export const screenStyles = css`
  :host {
    position: relative;
    display: block;
    width: 100%;
    height: 100dvh;
    overflow: hidden;
    background: var(--ground);
    color: var(--ink);
    user-select: none;
    -webkit-user-select: none;
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
    top: 50%;
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
