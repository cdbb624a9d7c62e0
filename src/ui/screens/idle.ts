/** Resolves when the page has drawn and nobody waits for it; within two seconds in any case. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 100);
  });
