import { css } from 'lit';

/** The styles of a round of a trainer: both sides, the question, the hand, the result. */
export const boutStyles = css`
  :host {
    display: grid;
    gap: var(--space-3);
    container-type: inline-size;
  }
  .arena {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
    padding: var(--space-3);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--panel);
  }
  .side {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--space-2) var(--space-4);
    min-width: 0;
  }
  .side .who {
    display: flex;
    flex: 1 1 8rem;
    max-width: 22rem;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--space-2);
    min-width: 0;
  }
  .name {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font: 700 var(--text-l) / 1.1 var(--title-face);
  }
  .side moon-melee-card {
    --card-width: 150px;
    flex: none;
  }
  .side moon-arcane-card {
    --card-width: 96px;
    flex: none;
  }
  .empty {
    display: grid;
    place-items: center;
    width: 150px;
    aspect-ratio: 100 / 140;
    padding: var(--space-2);
    border: var(--pen) dashed var(--line);
    border-radius: 12px;
    color: var(--ink-soft);
    text-align: center;
  }
  .arcane .empty {
    width: 96px;
  }
  h3 {
    font: 700 var(--text-l) / 1.2 var(--title-face);
    color: var(--question-ink);
  }
  .hand {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-3) var(--space-2);
    padding-top: var(--space-3);
  }
  .held {
    position: relative;
    padding: 0;
    border: 0;
    border-radius: 12px;
    background: none;
  }
  .held > * {
    pointer-events: none;
  }
  .held[aria-pressed='true'] {
    outline: 4px solid var(--question);
    outline-offset: 2px;
    translate: 0 -6px;
  }
  .hand moon-melee-card {
    --card-width: 150px;
  }
  .hand moon-arcane-card {
    --card-width: 84px;
  }
  .copies {
    position: absolute;
    inset-block-start: -12px;
    inset-inline-start: 4px;
    padding: 0 8px;
    border: var(--pen) solid var(--outline);
    border-radius: 12px;
    background: var(--question);
    color: var(--on-question);
    font-weight: 750;
  }
  .end {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-3);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--panel);
  }
  .verdict {
    font: 700 var(--text-xl) / 1.1 var(--title-face);
    color: var(--question-ink);
  }
  .verdict.won {
    color: var(--heal);
  }
  .sums {
    display: grid;
    gap: var(--space-1);
  }
  .others {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
  }
  .soft {
    color: var(--ink-soft);
  }
  .small {
    font-size: var(--text-s);
  }
  .do {
    position: sticky;
    z-index: 1;
    bottom: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-2);
    padding-block: var(--space-2) calc(var(--space-2) + env(safe-area-inset-bottom));
    background: var(--ground);
  }
  .do > [tone='question'] {
    min-width: min(12rem, 45%);
  }
  .text {
    white-space: pre-line;
  }
  .end {
    scroll-margin-bottom: 5rem;
  }
  .asked {
    display: grid;
    gap: var(--space-3);
    align-content: start;
    min-width: 0;
  }
`;
