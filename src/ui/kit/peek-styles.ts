import { css } from 'lit';

export const peekStyles = css`
  :host {
    display: block;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .tray {
    display: flex;
    flex-direction: column;
    height: max(220px, var(--peek-height, 336px));
    border: var(--pen) solid var(--outline);
    border-radius: var(--radius-drawn);
    background: var(--panel);
    overflow: hidden;
  }
  .secret {
    flex: 1;
    min-height: 0;
    overflow: auto;
    display: grid;
    /* never wider than the tray: a finger that holds it cannot scroll */
    grid-template-columns: minmax(0, 1fr);
    place-items: center;
    padding: var(--space-2);
    color: var(--line);
    background: repeating-linear-gradient(-45deg, transparent 0 14px, var(--ground) 14px 16px);
  }
  .open .secret {
    background: var(--ground-deep);
    color: var(--ink);
  }
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-3);
    min-height: 72px;
    border: 0;
    border-top: var(--pen) solid var(--outline);
    background: var(--touchable);
    color: var(--on-touchable);
    font-weight: 650;
    touch-action: none;
  }
  .open button {
    background: var(--question);
    color: var(--on-question);
  }
  :focus-visible {
    outline-offset: -6px;
    outline-color: var(--on-touchable);
    box-shadow: none;
  }
`;
