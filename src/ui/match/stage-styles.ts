import { css } from 'lit';
import { chromeText } from './chrome-text.ts';

/** A band across the board on which a duel is fought. */
export const stageStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    ${chromeText}
  }
  .stage {
    padding: var(--space-2) var(--space-3);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--panel);
    box-shadow: 0 6px 30px rgb(0 0 0 / 45%);
  }
  .step {
    font: 700 var(--text-m) / 1.2 var(--title-face);
    color: var(--question-ink);
    text-align: center;
  }
  .means {
    font-size: var(--text-s);
    color: var(--ink-soft);
    text-align: center;
    text-wrap: balance;
  }
  .halves {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
    padding: var(--space-2) 0;
  }
  .half {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-3);
    min-width: 0;
  }
  .half moon-melee-card {
    --card-width: 128px;
    flex: none;
  }
  .half moon-arcane-card {
    --card-width: 84px;
    flex: none;
  }
  .facts moon-melee-card {
    --card-width: 44px;
  }
  .facts moon-label {
    max-width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .revealed {
    animation: reveal var(--slow, 0ms) ease-out;
  }
  @keyframes reveal {
    from {
      transform: scaleX(0.04);
    }
  }
  .empty {
    display: grid;
    place-items: center;
    width: 84px;
    aspect-ratio: 100 / 140;
    border: var(--pen) dashed var(--line);
    border-radius: 12px;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  .facts {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--space-1);
    min-width: 0;
    font-size: var(--text-s);
  }
  strong {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    font: 700 var(--text-m) / 1.1 var(--title-face);
  }
  strong moon-pennant {
    --pennant: 1.7em;
  }
  .verdict {
    color: var(--question-ink);
  }
  .after {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--space-2) var(--space-4);
    padding-bottom: var(--space-1);
    pointer-events: auto;
  }
  .after > div {
    display: grid;
    gap: var(--space-1);
    max-width: 40rem;
  }
  .sum {
    color: var(--ink-soft);
    font-size: var(--text-s);
    --figures: tabular-nums;
  }
  .type {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-weight: 650;
  }
  .open {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  /* no room beside the cards */
  @container (max-width: 31rem) {
    .means,
    .spoken {
      display: none;
    }
    .half {
      flex-direction: column;
      justify-content: start;
      gap: var(--space-1);
    }
    .half moon-melee-card {
      --card-width: 96px;
    }
    .half moon-arcane-card,
    .empty {
      --card-width: 62px;
      width: 62px;
    }
    .empty {
      overflow: hidden;
      font-size: 12px;
    }
    .facts {
      align-items: center;
      max-width: 100%;
      text-align: center;
    }
    strong {
      flex-wrap: wrap;
      justify-content: center;
    }
  }
  /* no room above the question: small cards beside what is said of them */
  :host([data-short]) :is(.step, .means) {
    display: none;
  }
  :host([data-short]) .halves {
    gap: var(--space-2);
    padding: 0;
  }
  :host([data-short]) .half {
    flex-direction: row;
    align-items: start;
    justify-content: start;
    gap: var(--space-2);
  }
  :host([data-short]) :is(.half moon-melee-card, .half moon-arcane-card, .empty) {
    --card-width: 38px;
    width: 38px;
  }
  :host([data-short]) .empty {
    font-size: 0;
  }
  :host([data-short]) .facts {
    align-items: start;
    text-align: start;
  }
  :host([data-short]) strong {
    justify-content: start;
  }
  /* nor beside them: what is said goes on below the card */
  @container (max-width: 31rem) {
    :host([data-short]) .half {
      display: block;
    }
    :host([data-short]) :is(.half > moon-melee-card, .half > moon-arcane-card, .empty) {
      float: inline-start;
      margin-inline-end: 6px;
    }
    :host([data-short]) .facts {
      display: block;
    }
    :host([data-short]) .facts > * {
      margin-bottom: 3px;
    }
    :host([data-short]) .facts > .type {
      display: flex;
    }
  }
  /* nor for all of it: who strikes and with how many cards, the question and the strips say too */
  :host(:is([data-short='shortest'], [data-short='least'])) .stage {
    padding-block: var(--space-1);
  }
  :host(:is([data-short='shortest'], [data-short='least'])) .part {
    display: none;
  }
  :host(:is([data-short='shortest'], [data-short='least'])) .facts > * {
    margin-bottom: 0;
    line-height: 1.15;
  }
  /* nor for that: what is asked is left out too, and names and signs stand in one line where they can */
  :host([data-short='least']) .stage {
    padding-inline: var(--space-2);
  }
  :host([data-short='least']) :is(.half moon-melee-card, .half moon-arcane-card, .empty) {
    --card-width: 26px;
    width: 26px;
  }
  :host([data-short='least']) .known {
    display: none;
  }
  :host([data-short='least']) strong {
    display: block;
    font-size: var(--text-s);
  }
  :host([data-short='least']) strong moon-pennant {
    --pennant: 1.2em;
    display: inline-block;
    vertical-align: bottom;
  }
`;
