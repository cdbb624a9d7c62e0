import { css } from 'lit';
import { chromeText } from '../chrome-text.ts';
import { low } from '../../theme/sizes.ts';

/** The question of a seat, what stands with it, and what has just happened. */
export const questionStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    min-width: 0;
  }
  .question,
  .status {
    grid-column: var(--strip-column, auto);
    pointer-events: auto;
  }
  .question {
    --text-l: min(1.3rem, max(22px, 5.2vmin));
    padding: var(--space-3) var(--space-4);
    border: var(--pen) solid var(--outline);
    border-top: 5px solid var(--question);
    border-radius: 16px 14px 0 0;
    background: var(--panel);
    overflow: auto;
    container: question strip / inline-size;
    max-height: var(--question-most, 60vh);
    margin-inline: var(--question-before, 0px) var(--question-after, 0px);
  }
  .shade {
    --shade: block;
  }
  @media (max-width: 560px), (max-height: 560px) {
    :host([low]) .question[data-asks='activate'] {
      --spare: none;
      --answers: nowrap;
      padding-block: var(--space-1);
    }
  }
  .question,
  .news {
    grid-column: var(--question-column, auto);
    grid-row: var(--question-row, auto);
    align-self: var(--question-align, stretch);
  }
  .status {
    ${chromeText}
    grid-row: var(--strip-row, auto);
    container-type: inline-size;
    will-change: opacity; /* a layer of its own, so that its coins are not laid out again at every frame of a drag */
  }
  .signs {
    float: inline-end;
    display: flex;
    margin: -8px -12px -10px 0; /* no taller than the line beside it, so that the answers have the whole width */
  }
  .rule {
    display: grid;
    place-items: center;
    width: var(--touch);
    height: var(--touch);
    color: var(--touchable);
  }
  .tongue {
    padding: 0;
    border: 0;
    background: none;
  }
  /* a caption of the latest events, sentence after sentence */
  .news {
    padding: var(--space-1) var(--space-4) var(--space-2);
    font-size: var(--text-m);
    line-height: 1.3;
  }
  .news p {
    display: inline;
  }
  .news.aside {
    box-sizing: border-box;
    max-width: min(30rem, 78%);
    align-self: var(--news, flex-start);
    border-radius: var(--radius-small);
    background: color-mix(in srgb, var(--ground-deep) 82%, transparent);
  }
  /* beside the signs, in one row: a card of the model after a tap */
  .rule.traits {
    display: block;
    width: auto;
    min-width: var(--touch);
    text-align: start;
    max-width: calc(100% - 90px);
    height: var(--touch);
    margin: -4px 0 -10px;
    padding: 0;
    border: 0;
    overflow: hidden;
    background: none;
  }
  .traits .row {
    display: flex;
    box-sizing: border-box;
    gap: 4px;
    width: 100%;
    overflow: hidden;
  }
  .traits .row > span {
    flex: 0 1 auto;
    min-width: 2.4em;
    padding: 3px 9px;
    border: 2px solid var(--outline);
    border-radius: 13px;
    overflow: hidden;
    background: var(--panel-raised);
    font-size: var(--text-s);
    line-height: 1.2;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ink);
  }
  .traits .row > .hindrance {
    flex-shrink: 0;
    background: #f2d7a0;
    color: #2a1a06;
  }
  .whom {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-bottom: var(--space-1);
    font-weight: 650;
  }
  .counsel {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-bottom: var(--space-2);
    padding: var(--space-1) var(--space-1) var(--space-1) var(--space-3);
    border: var(--pen) dashed var(--question-ink);
    border-radius: var(--radius-drawn);
    background: var(--panel-raised);
  }
  .counsel p {
    flex: 1;
    min-width: 0;
  }
  .counsel moon-icon-button {
    flex: none;
  }
  .first-step {
    margin-bottom: var(--space-2);
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--line);
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  /* one explanation at a time */
  .first-step ~ * {
    --hint: none;
  }
  @media ${low} {
    .question {
      padding-block: var(--space-1);
    }
  }
  .question:has([planning]) .first-step {
    display: none;
  }
  .recall {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-height: var(--touch);
    padding: 0 10px;
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--touchable);
    color: var(--on-touchable);
    font-size: var(--text-s);
    font-weight: 650;
  }
  .glass {
    display: grid;
    flex: none;
    color: var(--ink-soft);
  }
  .glass[data-state='here'] {
    color: var(--touchable);
  }
  .glass:not([data-state='here']) {
    opacity: 0.6;
    outline: 2px dashed currentColor;
    outline-offset: 2px;
    border-radius: 6px;
  }
  .one-row .recall .word {
    display: none;
  }
  .question .news {
    margin-bottom: var(--space-2);
    padding: 2px 0 2px var(--space-3);
    border-inline-start: 3px solid var(--question);
    text-wrap: pretty;
  }
  @media (max-width: 560px), (max-height: 560px) {
    .news {
      font-size: var(--text-s);
    }
    /* with little room, only its end is shown */
    .news.aside p:nth-last-child(n + 3) {
      display: none;
    }
  }
`;
