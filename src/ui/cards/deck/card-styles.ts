import { css } from 'lit';

/**
 * The shape of a card: 5 to 7, with an inked edge. Everything inside is measured in hundredths of its width (`cqw`), so that `size` sets
 * all: s 84 px, m 144 px, l 210 px, or `--card-width`.
 */
export const cardStyles = css`
  :host {
    display: inline-block;
    width: var(--card-width, 144px);
    container-type: inline-size;
    vertical-align: top;
  }
  :host([size='s']) {
    width: var(--card-width, 84px);
  }
  :host([size='l']) {
    width: var(--card-width, 210px);
  }
  .card {
    position: relative;
    display: block;
    width: 100%;
    aspect-ratio: 100 / 140;
    border: max(2px, 1.6cqw) solid var(--outline);
    border-radius: 8cqw 7cqw 8.5cqw 6.5cqw;
    overflow: hidden;
    background: var(--paper);
    color: var(--paper-ink);
    font-family: var(--text-face);
    box-shadow: 0 2px 0 var(--outline);
  }
  .card > svg {
    width: 100%;
    height: 100%;
  }
  .turn {
    animation: turn var(--slow, 0ms) ease-out;
  }
  @keyframes turn {
    from {
      transform: scaleX(0.05);
    }
  }
`;
