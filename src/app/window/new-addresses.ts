/**
 * Calls back for each new place in the address, and for the present one when the returned function is called. `popstate` comes at once where a
 * browser sends it for a link within the page; `hashchange` comes in every browser, but a task later, after a whole frame.
 */
export function newAddresses(goTo: (hash: string) => void): () => void {
  let last: string | null = null;
  const look = (): void => {
    const { hash } = location;
    if (hash === last) return;
    last = hash;
    goTo(hash);
  };
  for (const type of ['popstate', 'hashchange']) addEventListener(type, look);
  return () => {
    last = null;
    look();
  };
}
