import type { WireLine } from '../../glasses/wire.ts';

/** A connection that stores arriving texts until there is a listener. */
export function patient(line: WireLine): WireLine {
  const early: string[] = [];
  let hear: ((text: string) => void) | null = null;
  line.onText = (text) => (hear ? hear(text) : void early.push(text));
  return {
    send: (text) => line.send(text),
    close: () => line.close(),
    turn: () => line.turn?.(),
    get onText() {
      return hear ?? ((): void => undefined);
    },
    set onText(listener) {
      hear = listener;
      // after the listeners have been given the connection itself
      queueMicrotask(() => {
        for (const text of early.splice(0)) hear?.(text);
      });
    },
    get onGone() {
      return line.onGone;
    },
    set onGone(listener) {
      line.onGone = listener;
    },
  };
}
