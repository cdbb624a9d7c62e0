import { css } from 'lit';

/** The latest events, beside the portrait of the model that acts. */
export const latelyStyles = css`
  /* the events, as far as there is room above the strips, with the last one lowest */
  .lately {
    position: relative;
    isolation: isolate;
    container-type: size;
    grid-column: 1 / -1;
    flex: 1 1 0;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
    padding-inline: var(--space-4);
    overflow: hidden;
    font-size: var(--text-s);
    color: var(--ink-soft);
    mask-image: linear-gradient(to bottom, transparent, black 40px);
  }
  .lately ul {
    grid-row: 2;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    gap: var(--space-2);
    min-height: 0;
    margin: 0;
    padding: 0 0 var(--space-3);
    overflow: hidden;
    list-style: none;
  }
  .lately li {
    display: flex;
    flex: none;
    gap: var(--space-2);
  }
  .lately li:last-child {
    color: var(--ink);
  }
  .lately moon-pennant {
    --pennant: 1.5em;
  }
  .lately p {
    margin: 0;
  }
  /* the acting model stands under the moon, on the right; words stand on the left and never over it */
  .lately:has(.portrait) {
    grid-template-columns: minmax(0, 57fr) minmax(0, 43fr);
    column-gap: var(--space-2);
    padding-inline-end: 0;
    mask-image: none;
  }
  /* without an event and an acting model the sky is alone */
  .lately:not(:has(.portrait, li)) {
    mask-image: none;
  }
  .portrait,
  .lately:not(:has(.portrait, li)) ul::before {
    background:
      radial-gradient(circle at 84% 14%, rgb(207 230 242 / 92%) 0 20px, transparent 21px),
      radial-gradient(circle at 84% 14%, rgb(207 230 242 / 30%), transparent 44%), linear-gradient(#0a1420, #24424f 76%, #143028 77%);
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
  }
  .figure {
    position: relative;
    grid-area: 1 / 2 / span 2;
    min-height: 0;
    overflow: hidden;
  }
  .figure img {
    position: absolute;
    left: 50%;
    bottom: -4cqh;
    height: min(100cqh, 64cqw);
    translate: -50%;
  }
  .plate {
    grid-area: 1 / 1;
    padding-top: 14px;
  }
  .plate b {
    display: block;
    font: 700 clamp(20px, 9cqmin, 36px) / 1.02 var(--title-face);
    overflow-wrap: anywhere;
    color: #f8f2e2;
    text-shadow:
      0 2px 0 #10231f,
      0 0 8px #10231f;
  }
  /* whole rows of traits, as many as have room above the latest lines */
  .plate .traits {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    max-height: max(29px, round(down, 100cqh - 150px, 29px));
    margin-top: 8px;
    overflow: hidden;
  }
  .traits span {
    box-sizing: border-box;
    max-width: 100%;
    height: 25px;
    padding: 0 9px;
    border: 2px solid #10231f;
    border-radius: 13px;
    overflow: hidden;
    background: rgb(16 35 31 / 86%);
    font-size: var(--text-s);
    line-height: 21px;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: #f4efe2;
  }
  .traits .hindrance {
    background: #f2d7a0;
    color: #2a1a06;
  }
  .portrait ~ ul {
    grid-column: 1;
    padding-top: 6px;
    mask-image: linear-gradient(to bottom, transparent, black 14px);
  }
  .portrait ~ ul li:nth-child(n) {
    color: #f4efe2;
    text-shadow:
      0 0 4px #0a1815,
      0 0 8px #0a1815;
  }
  .portrait ~ ul li:not(:nth-last-child(-n + 2)) {
    display: none;
  }
  @container (max-height: 150px) {
    .lately ul::before {
      display: none;
    }
    .portrait,
    .plate,
    .figure {
      display: none;
    }
    .portrait ~ ul {
      grid-column: 1 / -1;
      grid-row: 1 / -1;
      padding-inline-end: var(--space-4);
    }
    .portrait ~ ul li:not(:nth-last-child(-n + 2)) {
      display: flex;
    }
    /* no night sky is behind them */
    .portrait ~ ul li:nth-child(n) {
      color: inherit;
      text-shadow: none;
    }
    .portrait ~ ul li:nth-child(n):last-child {
      color: var(--ink);
    }
  }
`;
