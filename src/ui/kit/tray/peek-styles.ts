import { css } from 'lit';
import { flat } from '../../theme/sizes.ts';

export const peekStyles = css`
  :host {
    /* the parts of the screen that clock, camera and home band cover */
    --covered: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    display: block;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  /* it lies over everything while it is held, so that no scrolling or crowded box cuts it off */
  .secret {
    position: fixed;
    inset: auto;
    box-sizing: border-box;
    margin: 0;
    padding: var(--space-2);
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--ground-deep);
    color: var(--ink);
    box-shadow: 0 0 24px rgb(0 0 0 / 60%);
    overflow: auto;
    container-type: size;
    /* a card is as wide as its height allows */
    --tray-card: calc((100cqh - 30px) * 100 / 140);
  }
  /* for a single player it lies in its place, as high as its content */
  .lies.secret {
    position: static;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    container-type: inline-size;
    --tray-card: var(--open-card, 108px);
  }
  .lies .answers button,
  .lies .answers.abreast button {
    min-height: 56px;
  }
  .secret:popover-open {
    display: grid;
    /* it is never wider than the tray, because a finger that holds the tray cannot scroll */
    grid-template-columns: minmax(0, 1fr);
    place-items: safe center;
  }
  .tray > button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-3);
    width: 100%;
    min-height: 72px;
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--touchable);
    color: var(--on-touchable);
    font-weight: 650;
    text-wrap: balance;
    touch-action: none;
  }
  @media ${flat} {
    .tray > button {
      min-height: 56px;
    }
  }
  .tray.open > button,
  .tray > button[data-pressed] {
    background: var(--question);
    color: var(--on-question);
  }
  /* the handle stands at the hand of its player, the slotted texts beside it */
  .tray.low {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    grid-auto-flow: dense;
    gap: var(--space-2) var(--space-3);
    align-items: center;
  }
  .low ::slotted(*) {
    grid-column: var(--beside, 1);
    min-width: 0;
  }
  .low ::slotted([slot='above']) {
    position: absolute;
    inset: 8px calc(var(--end) + 14px) auto calc(var(--start) + 14px);
    font-size: var(--text-s);
    line-height: 1.25;
    pointer-events: none;
  }
  .low > button {
    grid-column: 2;
    width: clamp(84px, 25cqw, 200px);
    padding-inline: var(--space-1);
  }
  .tray.low.left {
    grid-template-columns: auto minmax(0, 1fr);
  }
  .left ::slotted(*) {
    grid-column: var(--beside, 2);
  }
  .left > button {
    grid-column: 1;
  }
  @container question (max-width: 682px) {
    .low > button {
      flex-direction: column;
      gap: 0;
      font-size: var(--text-s);
      line-height: 1.15;
    }
  }
  /* all but the handle, which stays in sight and free */
  .low > .secret {
    --tray-card: calc((100cqh - 4px) * 100 / 140);

    padding-inline: calc(var(--start) + 8px) calc(var(--end) + 8px);
    border-radius: var(--radius-drawn) var(--radius-drawn) 0 0;
    overflow: hidden auto;
  }
  /* answers in words */
  .answers {
    display: grid;
    gap: var(--space-2);
    width: 100%;
  }
  .answers button {
    min-height: 48px;
    padding: var(--space-1) var(--space-3);
    border: var(--pen) solid var(--line);
    border-radius: 12px;
    background: var(--panel-raised);
    color: var(--ink);
    text-align: start;
  }
  /* short answers stand under the thing that they are about */
  .answers.abreast {
    display: flex;
    flex-wrap: wrap;
  }
  .answers.abreast p {
    flex: 1 0 100%;
    text-align: center;
  }
  .answers.abreast button {
    flex: 1 1 3.2em;
    min-height: min(72px, 40cqh);
    padding: 0;
    font-weight: 650;
    text-align: center;
  }
  .answers.abreast :disabled {
    text-decoration: line-through;
  }
  .answers :disabled {
    border-style: dashed;
    background: none;
    color: var(--ink-soft);
  }
  .answers [aria-pressed='true'] {
    background: var(--question);
    color: var(--on-question);
  }
  /* the card that is taken if the finger lets go now */
  [data-under] {
    outline: 4px solid var(--question);
    outline-offset: -2px;
  }
  .tray > :focus-visible {
    outline-offset: -6px;
    outline-color: var(--on-touchable);
    box-shadow: none;
  }
`;
