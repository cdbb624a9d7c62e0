/**
 * Resolves after the latest changes are painted; at once in a hidden page. Start long work after it, so that the player sees at once that a touch was
 * felt.
 */
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });
