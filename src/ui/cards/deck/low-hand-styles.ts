import { css } from 'lit';

/**
 * The styles of a low hand, in a container of known width and height. `--abreast`: how many cards have room side by side; the others are in
 * a second row.
 */
export const lowHandStyles = css`
  .low {
    flex-wrap: wrap;
    width: 100cqw;
    height: 100cqh;
    padding: 0;
    overflow: visible;
  }
  .low .held {
    /* 1 for a card of the second row */
    --second: clamp(0, var(--nth) + 1 - var(--abreast), 1);
    --rows: (1 + clamp(0, var(--count) - var(--abreast), 1));
    --row: (var(--second) * (var(--count) - var(--abreast)) + (1 - var(--second)) * min(var(--count), var(--abreast)));
    --cell: max(44px, min(var(--card-width) + 8px, 100cqw / min(var(--count), var(--abreast))));
    /* from the first of its row to the last */
    --along: ((var(--nth) - var(--second) * var(--abreast)) / max(1, var(--row) - 1));
    flex: 1 1 44px;
    min-width: 44px;
    max-width: calc(var(--card-width) + 8px);
    height: calc(100cqh / var(--rows));
    transition: none;
  }
  .low .held:nth-child(n) {
    padding: 0;
  }
  /* a card is small, dim and sunk, and its corner is visible */
  .low .picture {
    position: absolute;
    left: calc(50% - var(--card-width) / 2);
    bottom: 0;
    width: var(--card-width);
    transform-origin: 50% 100%;
    translate: 0 27%;
    scale: 0.6;
    filter: brightness(0.62);
    transition:
      translate var(--quick),
      scale var(--quick);
  }
  .low .held:is([aria-pressed='true'], [data-under]) {
    translate: none;
  }
  .low .held[aria-pressed='true'] .picture {
    translate: none;
  }
  /* the first and the last card move inwards, and a card of the first row comes down as far as the edge */
  .low .held:is([data-under], :active, :focus-visible) {
    z-index: 3;
  }
  .low .held:is([data-under], :active, :focus-visible) .picture {
    translate: calc((0.5 - var(--along)) * max(0px, var(--card-width) - var(--cell))) calc((1 - var(--second)) * (var(--rows) - 1) * 50cqh);
    scale: none;
    filter: none;
  }
  .low .copies {
    inset-block-start: 2px;
  }
`;
