import { css } from 'lit';

/** The screen of one hand: the cards above, and the question below, near the thumb. */
export const handStyles = css`
  :host {
    position: fixed;
    inset: 0;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    background: var(--ground);
    color: var(--ink);
    --hand-wrap: wrap;
    --hand-flex: none;
    --hand-rows: 14px;
    --open-card: min(108px, (100vw - 64px) / 3);
    padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  }
  header {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3);
  }
  moon-pennant,
  moon-icon-button {
    flex: none;
  }
  .who {
    flex: 1;
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  h1 {
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: 700 var(--text-l) / 1.2 var(--title-face);
  }
  h1:focus-visible {
    outline: none;
    box-shadow: none;
  }
  .turn {
    /* large text leaves room for the question */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
    margin: 0;
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  .seat {
    display: grid;
    place-items: center;
    min-width: 48px;
    min-height: 48px;
    padding: 0;
    border: var(--pen) solid transparent;
    border-radius: 12px;
    background: none;
  }
  .seat[aria-pressed='true'] {
    border-color: var(--touchable);
  }
  main {
    display: flex;
    flex-direction: column;
    overflow-y: auto;
    padding: 0 var(--space-3) var(--space-2);
  }
  main > * {
    flex: none;
  }
  moon-card-hand {
    --card-width: clamp(84px, 30vw, 132px);
  }
  /* a book of the troupe, near the thumb */
  .models {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5em), 9em));
    justify-content: center;
    gap: var(--space-2) var(--space-3);
    margin-top: auto;
    padding: var(--space-2) 0;
  }
  .model {
    display: grid;
    justify-items: center;
    gap: 2px;
    padding: 0;
    border: 0;
    background: none;
    font-size: var(--text-s);
    line-height: 1.2;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .lately {
    padding: var(--space-2) 0;
  }
  h2 {
    margin: var(--space-3) 0 var(--space-1);
    font: 700 var(--text-m) / 1.2 var(--title-face);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
    font-size: var(--text-s);
  }
  .soft,
  .news {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  .first-step {
    margin: 0 0 var(--space-2);
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--line);
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  .soft {
    padding: var(--space-4) 0;
    text-align: center;
  }
  .question {
    container: question / inline-size;
    max-height: 80dvh;
    overflow-y: auto;
    padding: var(--space-3);
    border-top: var(--pen) solid var(--question);
    border-radius: 16px 16px 0 0;
    background: var(--panel);
  }
  .wrong {
    margin-bottom: var(--space-2);
    color: var(--harm-ink);
  }
  .waits {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4) var(--space-3) var(--space-5);
    text-align: center;
    font: 700 var(--text-l) / 1.3 var(--title-face);
    color: var(--ink-soft);
  }
  .waits.own {
    color: var(--question-ink, var(--ink));
  }
  .which {
    font: 400 var(--text-m) / 1.4 var(--text-face);
    color: var(--ink);
  }
  /* where there is little room, the question takes the whole screen */
  @media (orientation: portrait) and (max-height: 740px) {
    main.asked .models {
      display: none;
    }
  }
  /* on a screen held across, the question has the height of the screen, under the thumb */
  @media (orientation: landscape) and (max-height: 560px) {
    :host {
      --open-card: min(108px, (66vw - 96px) / 5);
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 2fr);
    }
    header,
    main {
      grid-column: 1;
    }
    header {
      flex-wrap: wrap;
    }
    .who {
      flex-basis: 5rem;
    }
    .question,
    .waits {
      grid-area: 1 / 2 / span 2;
    }
    .question {
      max-height: none;
      border-top: 0;
      border-left: var(--pen) solid var(--question);
      border-radius: 16px 0 0 16px;
    }
    .waits {
      align-content: center;
    }
    :host([left]) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }
    :host([left]) :is(header, main) {
      grid-column: 2;
    }
    :host([left]) :is(.question, .waits) {
      grid-area: 1 / 1 / span 2;
    }
    :host([left]) .question {
      border-left: 0;
      border-right: var(--pen) solid var(--question);
      border-radius: 0 16px 16px 0;
    }
  }
`;
