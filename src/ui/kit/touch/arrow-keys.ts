const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Goes from one of some buttons to the next with the arrow keys, round the ends, and with Home and End to these. `position`: the one that has the focus. */
export function arrowKeys(event: KeyboardEvent, buttons: readonly HTMLElement[], position: number): void {
  const step = STEPS[event.key];
  const last = buttons.length - 1;
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? -1 : (position + step + buttons.length) % buttons.length;
  if (next < 0) return;
  event.preventDefault();
  buttons[next]?.focus();
}
