/** Does something whenever the page comes to the front, until it is called back. */
export function whenInFront(work: () => void, page: Document = document): () => void {
  const shown = (): void => {
    if (page.visibilityState === 'visible') work();
  };
  page.addEventListener('visibilitychange', shown);
  // a page that was put away whole comes back with this alone
  globalThis.addEventListener('pageshow', shown);
  globalThis.addEventListener('online', shown);
  return () => {
    page.removeEventListener('visibilitychange', shown);
    globalThis.removeEventListener('pageshow', shown);
    globalThis.removeEventListener('online', shown);
  };
}
