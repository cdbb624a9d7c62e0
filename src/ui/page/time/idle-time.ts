/** Resolves when the page has drawn and is idle; within half a second in any case. */
export const idleTime = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done, 100);
  });
