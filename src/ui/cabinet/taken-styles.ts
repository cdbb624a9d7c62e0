import { css } from 'lit';

/**
 * The bright rim of a pressed element, until its work is done. Nothing moves under the finger, and the rim reaches no further than the
 * element; otherwise the browser would rebuild its layers before it shows the touch.
 */
export const takenStyles = css`
  button {
    -webkit-user-select: none;
    user-select: none; /* the browser shows a touch sooner if it selects no words */
  }
  .press:active:not([aria-disabled='true'], :disabled) {
    transform: none;
    box-shadow:
      0 3px 0 var(--outline),
      inset 0 3px 0 var(--outline);
  }
  [data-taken] {
    box-shadow: inset 0 0 0 3px var(--touchable);
  }
  .press[data-taken] {
    box-shadow:
      0 3px 0 var(--outline),
      inset 0 0 0 3px var(--touchable);
  }
  /* the button within it would hide a rim of shadow */
  [data-taken]:is(moon-button, moon-icon-button) {
    box-shadow: none;
    outline: 3px solid var(--touchable);
    outline-offset: -3px;
  }
  @media (forced-colors: active) {
    [data-taken] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;
