/* global self, caches, fetch, URL */
// Part of the service worker. A window that goes on while another one has changed to a newer edition still finds the files of its own:
// the worker's cache forgets them when the newer edition takes over.
const BEFORE = 'moonrise-edition-before';
const isPart = ({ url, method }) => method === 'GET' && new URL(url).pathname.includes('/assets/');

async function keepEditionBefore() {
  // listed before the newer edition comes in
  const names = (await caches.keys()).filter((name) => name.includes('-precache-'));
  const kept = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      return { cache, parts: (await cache.keys()).filter(isPart) };
    }),
  );
  await caches.delete(BEFORE);
  const before = await caches.open(BEFORE);
  for (const { cache, parts } of kept) {
    for (const part of parts) {
      const file = await cache.match(part);
      if (file) await before.put(part, file);
    }
  }
}

// Where there is no room for two editions the newer one alone must do.
self.addEventListener('install', (event) => event.waitUntil(keepEditionBefore().catch(() => caches.delete(BEFORE))));
self.addEventListener('fetch', (event) => {
  if (isPart(event.request)) event.respondWith(caches.match(event.request).then((file) => file ?? fetch(event.request)));
});
