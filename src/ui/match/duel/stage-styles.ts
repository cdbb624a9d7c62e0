import { css } from 'lit';
import { flat, phone } from '../../theme/sizes.ts';
import { chromeText } from '../chrome-text.ts';

/** The words and cards of a duel; the stage below them is `sceneStyles`. */
export const stageStyles = css`
  :host {
    ${chromeText}
  }
  .head {
    padding: 6px 8px 0;
  }
  .step {
    font: 700 var(--text-l) / 1.15 var(--title-face);
    color: var(--question-ink);
    text-align: center;
    text-wrap: balance;
    padding-inline: var(--space-3);
  }
  .means {
    font-size: var(--text-s);
    color: var(--ink-soft);
    text-align: center;
    text-wrap: balance;
  }
  .empty {
    width: var(--card-width);
  }
  .facts moon-melee-card {
    --card-width: 44px;
  }
  .facts moon-label {
    max-width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* no hat covers a card */
  .laid {
    position: relative;
    z-index: 1;
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
    box-sizing: border-box;
    place-items: center;
    aspect-ratio: 100 / 140;
    border: var(--pen) dashed var(--line);
    border-radius: 12px;
    color: var(--ink-soft);
    font-size: min(var(--text-s), var(--card-width) * 0.18);
  }
  @media ${flat}, ${phone} {
    .empty {
      font-size: 0;
    }
  }
  .facts {
    grid-area: facts;
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
  /* the title stands in each half, upright to its reader; the title above the stage is for screen readers alone */
  :is(.ends, .sides) > .head {
    position: absolute;
    clip-path: inset(50%);
  }
  .across {
    color: var(--ink);
  }
  .across moon-pennant,
  .other {
    display: inline-block;
    vertical-align: -0.25em;
    --pennant: 1.2em;
  }
  :is(.ends, .sides) .facts {
    font-size: clamp(var(--text-s), 4.6cqmin, 19px);
  }
  :is(.ends, .sides) strong {
    font-size: clamp(var(--text-m), 6cqmin, 26px);
  }
  .step-here {
    order: -1;
    font: 700 var(--text-m) / 1.15 var(--title-face);
    color: var(--question-ink);
  }
  .said {
    padding: 0 0.5em 0.1em;
    border: 2px solid #050d0b;
    border-radius: 14px 12px 15px 11px;
    background: #f6efdd;
    color: #20302b;
    font: 700 var(--text-l) / 1.2 var(--title-face);
  }
  .verdict {
    color: var(--question-ink);
  }
  .after {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-1) var(--space-2) var(--space-2);
    pointer-events: auto;
  }
  .after > div {
    display: grid;
    gap: var(--space-1);
    max-width: 40rem;
  }
  /* at the edge of the reader on the far side, upright to them */
  .after[data-edge='far'] {
    order: -1;
    z-index: 1; /* without a layer the first element in order would be painted under the backdrop */
    rotate: 180deg;
  }
  .after moon-button {
    flex: none;
  }
  .turned .after {
    grid-column: 1 / -1;
    padding: 0;
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
  /* with too little room the cards are smaller, and the text is shorter */
  @container (max-width: 31rem) {
    .means,
    .spoken {
      display: none;
    }
  }
  :host([data-short]) :is(.head, .means) {
    display: none;
  }
  :host([data-short]) .turned {
    --card-width: clamp(38px, 24cqmin, 84px);
  }
  /* the numbers of a card are readable, and its foot ends above the names */
  :host([data-short='short']) .beside .turned {
    --card-width: clamp(38px, min(34cqmin, (100cqh - 64px) / 1.42), 84px);
  }
  :host([data-short]) .turned {
    gap: 2px 6px;
    padding: 4px;
  }
  :host([data-short]) .stage .facts {
    min-height: 0;
  }
  /* hidden, because the effect stands below and the cards take this room */
  :host([data-short]) .beside .verdict ~ span,
  :host([data-short]) .stage.beside:has(> .after) :is(.facts moon-label, .type) {
    display: none;
  }
  :host([data-short]) .sum {
    display: none;
  }
  :host([data-short]) .after {
    flex-wrap: nowrap;
    gap: var(--space-2);
    font-size: var(--text-s);
    line-height: 1.25;
  }
  :host([data-short]) .empty {
    font-size: 0;
  }
  :host([data-short]) .pips {
    display: none;
  }
  :host([data-short]) .facts {
    font-size: var(--text-s);
  }
  :host([data-short]) .stage strong {
    font-size: var(--text-s);
  }
  :host([data-short]) .said {
    padding: 0 0.4em;
    border-width: 1px;
    font-size: var(--text-s);
  }
  :host([data-short]) .across moon-pennant,
  :host([data-short]) .step-here,
  :host([data-short='least']) .across {
    display: none;
  }
  :host(:is([data-short='shortest'], [data-short='least'])) .part {
    display: none;
  }
  :host(:is([data-short='shortest'], [data-short='least'])) .facts {
    gap: 0;
    line-height: 1.15;
  }
  :host([data-short='least']) .turned {
    --card-width: 26px;
  }
  :host([data-short='least']) .known {
    display: none;
  }
  :host([data-short='least']) strong moon-pennant {
    --pennant: 1.2em;
  }
`;
