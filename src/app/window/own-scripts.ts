interface Policies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/**
 * Lets the page start only its own scripts: workers, and the service worker. Browsers with Trusted Types ask this policy before they start one;
 * others have `script-src` and `worker-src`. A worker needs nothing more than `new Worker(new URL(…), …)`.
 */
export function trustOwnScripts(
  page: string = document.baseURI,
  policies = (globalThis as { trustedTypes?: Policies }).trustedTypes, // the DOM types lack it
): void {
  const folder = new URL('./', page).href;
  policies?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, page).href.startsWith(folder) ? url : null),
  });
}
