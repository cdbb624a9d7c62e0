declare global {
  /**
   * The detail of each event; `undefined` for none. An element declares its events in its own file; events that several elements
   * fire stand here. A name has one meaning: events with different details have different names.
   */
  interface MoonriseEvents {
    again: undefined;
    cancelled: undefined;
    /** The new value of a field: a text, a number, or whether it is on. */
    changed: { value: string } | { value: number } | { on: boolean };
    /** The chosen id. A list of ids of one kind narrows it: `MoonEvent<'chosen', { id: Theme }>`. */
    chosen: { id: string };
    closed: undefined;
    'first-alone': undefined;
    'go-on-in-copy': undefined;
    leave: undefined;
    left: undefined;
    'go-on': undefined;
    'save-copy': undefined;
    'show-log': undefined;
    'show-menu': undefined;
    skip: undefined;
    'went-on': undefined;
  }
  /** The event that a listener gets. `Detail` narrows its detail. */
  type MoonEvent<Name extends keyof MoonriseEvents, Detail extends MoonriseEvents[Name] = MoonriseEvents[Name]> = CustomEvent<Detail>;
}

type Carried<Name extends keyof MoonriseEvents> = undefined extends MoonriseEvents[Name]
  ? [detail?: MoonriseEvents[Name]]
  : [detail: MoonriseEvents[Name]];

/** Dispatches an event to all listeners, through every shadow root. Returns false if a listener prevented the default. */
export function emit<Name extends keyof MoonriseEvents>(source: HTMLElement, name: Name, ...[detail]: Carried<Name>): boolean {
  return source.dispatchEvent(new CustomEvent<unknown>(name, { detail, bubbles: true, composed: true, cancelable: true }));
}
