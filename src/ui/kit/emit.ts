/** Dispatches an event to all listeners, through every shadow root. Returns false if a listener prevented the default. */
export function emit<Detail>(source: HTMLElement, name: string, detail?: Detail): boolean {
  return source.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
}
