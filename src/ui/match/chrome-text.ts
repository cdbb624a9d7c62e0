import { css } from 'lit';

/**
 * Font sizes of the strips and the header, whose places have a fixed height: they grow with the settings as far as the screen has room. Questions and
 * answers grow without a limit.
 */
export const chromeText = css`
  --chrome: min(1rem, max(17px, 2.7vmin));
  --text-s: calc(var(--chrome) * 0.83);
  --text-m: var(--chrome);
  --text-l: calc(var(--chrome) * 1.3);
  font-size: var(--text-m);
`;
