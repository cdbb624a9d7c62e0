/** Work in small steps, done at once. A caller with a clock and a screen to draw takes one step after the other instead. */
export function toEnd<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
