/** Does something whenever the page is shown again or the network returns, until it is cancelled. */
export function whenInFront(work: () => void, page: Document = document): () => void {
  const shown = (): void => {
    if (page.visibilityState === 'visible') work();
  };
  page.addEventListener('visibilitychange', shown);
  // a page from the back/forward cache sends only this event
  globalThis.addEventListener('pageshow', shown);
  globalThis.addEventListener('online', shown);
  return () => {
    page.removeEventListener('visibilitychange', shown);
    globalThis.removeEventListener('pageshow', shown);
    globalThis.removeEventListener('online', shown);
  };
}
