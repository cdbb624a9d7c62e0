/** Work in small steps, run at once here. A caller with a screen to draw runs one step at a time. */
export function toEnd<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
