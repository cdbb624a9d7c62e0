import { css } from 'lit';
import { flat } from '../theme/sizes.ts';

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
  .edges {
    display: contents;
  }
  .column {
    z-index: 4;
    display: flex;
    gap: var(--space-2);
  }
  .column.beside {
    grid-template-rows: minmax(0, 1fr) repeat(var(--questions), minmax(0, auto));
    grid-template-columns: repeat(var(--abreast, 1), minmax(0, 1fr));
    border-inline-start: var(--pen) solid var(--outline);
    background: var(--ground-deep);
  }
  .column.beside,
  .column.many {
    display: grid;
    gap: 0;
  }
  .column .part,
  .column moon-seat-strip {
    display: contents;
  }
  .column.below {
    pointer-events: none;
  }
  .column.many {
    grid-template: minmax(0, 1fr) auto / repeat(var(--columns), minmax(0, 1fr));
    align-items: end;
    overflow: visible;

    --question-row: 1;
    --question-align: end;
    --news: end; /* in the middle of the board it would cover the things that it reports */
    --strip-row: 2;
  }
  .band {
    position: absolute;
    z-index: 2;
    inset: 0; /* it moves to a place with room */
    pointer-events: none;
  }
  .band[hidden] {
    display: none;
  }
  .adjust {
    z-index: 8;
    left: 50%;
    bottom: 0;
    width: min(100%, 46rem);
    max-height: min(62%, 34rem);
    translate: -50% 0;
  }
  @media ${flat} {
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
  .result {
    position: absolute;
    z-index: 7;
    inset: 8px auto auto 50%;
    translate: -50%;
  }
  .banner ~ .result {
    top: 76px;
  }
  .turn-sign {
    position: absolute;
    z-index: 5;
    inset: 30% 0 auto;
    margin: 0;
    text-align: center;
    pointer-events: none;
    animation: moonrise 1800ms ease-in-out both;
  }
  .turn-sign span {
    padding: var(--space-3) var(--space-5);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--panel);
    font: 700 var(--text-xl) / 1.2 var(--title-face);
    color: var(--question-ink);
    box-shadow: 0 6px 30px rgb(0 0 0 / 45%);
  }
  .red-moon {
    animation-duration: 3600ms;
  }
  .red-moon span {
    display: inline-grid;
    justify-items: center;
    gap: var(--space-2);
    max-width: min(86%, 30rem);
    border-color: #e2323c;
    background: #2b070b;
    color: #ffb3a8;
  }
  .red-moon span::before {
    content: '';
    width: 64px;
    height: 64px;
    border: 3px solid #12060a;
    border-radius: 50%;
    background:
      radial-gradient(circle at 66% 64%, #7d0f1a 0 16%, transparent 17%),
      radial-gradient(circle at 34% 60%, #8f1420 0 10%, transparent 11%), #e2323c;
    box-shadow: 0 0 36px 8px rgb(226 50 60 / 60%);
  }
  .red-moon small {
    font: 500 var(--text-m) / 1.25 var(--text-face);
    color: #ffe3dc;
  }
  @media (prefers-reduced-motion: reduce) {
    .turn-sign {
      animation: none;
    }
  }
  @keyframes moonrise {
    0%,
    100% {
      opacity: 0;
      translate: 0 12px;
    }
    15%,
    80% {
      opacity: 1;
      translate: 0 0;
    }
  }
  .waiting {
    padding: var(--space-3);
    color: var(--ink-soft);
  }
  .asking {
    position: absolute;
    z-index: 6;
    right: 0;
    bottom: 0;
    left: 0;
    max-height: 100%;
  }
  .board moon-spoken-table {
    position: absolute;
    inset: 0;
  }
`;
