import { css } from 'lit';

export const peekStyles = css`
  :host {
    /* what clock, camera and home band cover of the glass */
    --covered: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    display: block;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  /* lies over everything while it is held: nothing that scrolls or is crowded cuts it off */
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
    /* a card as wide as its height allows */
    --tray-card: calc((100cqh - 30px) * 100 / 140);
  }
  /* nobody else looks: it lies in its place as high as what it shows */
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
    /* never wider than the tray: a finger that holds it cannot scroll */
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
  @media (max-height: 480px) {
    .tray > button {
      min-height: 56px;
    }
  }
  .tray.open > button,
  .tray > button[data-pressed] {
    background: var(--question);
    color: var(--on-question);
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
  /* short ones under what they are about */
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
  /* what would be taken if the finger let go now */
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
