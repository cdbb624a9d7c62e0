import { css } from 'lit';

/** The sizes of a window that styles ask for: `@media ${narrow} { … }`. A part that depends on its own width asks its container. */

/** A phone held upright. */
export const phone = css`(max-width: 480px)`;
/** One column, in either orientation. */
export const narrow = css`(max-width: 599px)`;
/** Too narrow for two columns. */
export const column = css`(max-width: 700px)`;
/** Room for two columns side by side. */
export const wide = css`(min-width: 1000px)`;
/** A tablet beside another window, or a phone with its keyboard. */
export const low = css`(max-height: 640px)`;
/** A phone held across. */
export const flat = css`(max-height: 480px)`;
