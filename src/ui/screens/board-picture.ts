import { css, html } from 'lit';
import type { TemplateResult } from 'lit';

/** The file of a picture that `tools/pictures/board-pictures.ts` draws: one by night and one by day for each ready-made board. */
export const boardFile = (board: string, light: 'night' | 'day'): string => `boards/${board}-${light}.webp`;

/** Pixels along a side of such a picture. */
export const BOARD_PIXELS = 400;

export const boardPictureStyle = css`
  .picture {
    display: block;
    overflow: hidden;
    border-radius: var(--radius-drawn);
    aspect-ratio: 1;
  }
  .picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* the browser does not fetch a picture that is not shown */
  .by-night {
    display: var(--by-night);
  }
  .by-day {
    display: var(--by-day);
  }
`;

const picture = (board: string, light: 'night' | 'day'): TemplateResult =>
  html`<img
    class="by-${light}"
    src=${boardFile(board, light)}
    width=${BOARD_PIXELS}
    height=${BOARD_PIXELS}
    alt=""
    loading="lazy"
    decoding="async"
  />`;

/** A small picture of a ready-made board from above, in the light of the page; it costs a hundredth of drawing the board. */
export const boardPicture = (board: string): TemplateResult =>
  html`<span class="picture" aria-hidden="true">${picture(board, 'night')}${picture(board, 'day')}</span>`;
