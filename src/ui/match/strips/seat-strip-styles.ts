import { css } from 'lit';
import { chromeText } from '../chrome-text.ts';
import { low } from '../../theme/sizes.ts';

export const seatStripStyles = css`
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
    will-change: opacity; /* a layer of its own: its coins are not laid in their places at every frame of a drag */
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
  /* a caption: what has just happened, sentence after sentence */
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
    /* little room: the end of it */
    .news.aside p:nth-last-child(n + 3) {
      display: none;
    }
  }
  .status {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 72px;
    padding: 4px var(--space-3);
    background: var(--ground-deep);
    border-top: var(--pen) solid var(--outline);
  }
  .asked {
    box-shadow: inset 6px 0 0 var(--question);
  }
  .who {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    font: 700 var(--text-l) / 1 var(--title-face);
  }
  .name {
    max-width: 8em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .remark {
    min-width: 0;
    max-width: 16em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ink-soft);
    font: italic 400 var(--text-s) / 1.2 var(--text-face);
  }
  .stones {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font: 700 var(--text-l) / 1 var(--text-face);
  }
  .gone {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  .coins {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 2px;
    min-width: 0;
  }
  .status.two-rows {
    flex-wrap: wrap;
    gap: 2px var(--space-3);
    padding-top: 6px;
  }
  .two-rows .coins {
    flex-basis: 100%;
    justify-content: flex-start;
  }
  .status.one-row {
    gap: var(--space-2);
    padding-inline: var(--space-2);
  }
  .one-row .who {
    gap: var(--space-1);
  }
  .one-row .name,
  .one-row .stones {
    font-size: var(--text-m);
  }
  .one-row .name {
    max-width: 4.5em;
  }
  /* the pennant says who it is */
  .one-row.standing .name {
    display: none;
  }
  /* the rims of the coins say it, too */
  @container (max-width: 470px) {
    .one-row .faction {
      display: none;
    }
  }
  @container (max-width: 430px) {
    .status.two-rows {
      column-gap: var(--space-2);
    }
    /* the rims of the coins say it, too: an answer that stands finds room beside Undo */
    .two-rows:has(.recall) .faction {
      inline-size: 0;
      margin-inline-start: calc(-1 * var(--space-2));
      overflow: hidden;
    }
    .two-rows .recall .word {
      display: none;
    }
  }
  /* two strips side by side on a small glass */
  @container (max-width: 240px) {
    .bare .faction,
    .bare .name,
    .wanted {
      display: none;
    }
    .bare .who,
    .bare .stones {
      gap: 2px;
    }
    /* pennant, moonstones and both buttons side by side, each whole */
    .status.bare {
      gap: 2px;
      padding-inline: 4px;
    }
    .bare .who {
      --pennant: 1.5em;

      flex: none;
    }
    .bare moon-undo-button {
      margin-inline: -4px;
    }
    .bare .recall {
      padding-inline: 4px;
    }
  }
  /* the number on the pennant says who it is */
  @container (max-width: 240px) {
    .two-rows .name {
      display: none;
    }
    .two-rows .faction {
      inline-size: 0;
      overflow: hidden;
    }
    /* Undo stands beside the stones, not in a row of its own */
    .two-rows .who {
      gap: 0;
    }
    .two-rows .stones {
      margin-inline: -6px;
    }
    .two-rows:has(.recall) moon-undo-button {
      margin-inline: -12px;
    }
    .two-rows:has(.recall) .who {
      margin-inline: -7px;
    }
  }
  @container (max-width: 170px) {
    .faction,
    .name {
      display: none;
    }
  }
  .one-row .coins {
    gap: 0;
    flex-wrap: nowrap;
  }
  .one-row .coin {
    flex: 0 1 var(--least, 44px);
    width: var(--least, 44px);
    min-width: 30px;
  }
  .one-row .coin svg.face {
    max-width: 100%;
  }
  /* a large troupe needs the room of the name; the number on the pennant says who it is */
  .one-row:has(.coin:nth-child(5)) :is(.name, .faction) {
    display: none;
  }
  .status.bare {
    gap: var(--space-2);
    min-height: 52px;
  }
  .bare .coins {
    display: none;
  }
`;
