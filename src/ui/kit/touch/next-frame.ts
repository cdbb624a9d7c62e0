/** Resolves when what has just been changed is on the glass; at once where nobody looks. Work that is long begins after it, so that a finger sees at once that it has been felt. */
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });
