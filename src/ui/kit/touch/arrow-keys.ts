const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Moves the focus along a row of buttons: arrow keys go to the next or the previous button, round the ends, Home and End to the ends. `position`: the
 * index of the focused button.
 */
export function arrowKeys(event: KeyboardEvent, buttons: readonly HTMLElement[], position: number): void {
  const step = STEPS[event.key];
  const last = buttons.length - 1;
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? -1 : (position + step + buttons.length) % buttons.length;
  if (next < 0) return;
  event.preventDefault();
  buttons[next]?.focus();
}
