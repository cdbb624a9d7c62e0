import type { WireLine } from '../../glasses/wire.ts';

/** A line that keeps what comes until somebody listens. */
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
      // once those who listen have heard of the line itself
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
