/* global self, clients, URL */
// Part of the service worker. A club tells a device that sleeps that something waits. Each message shows a notification, also one that
// cannot be read: a browser withdraws its permission from a site whose messages show nothing.
function notificationOf(event) {
  try {
    const { title, body, place, count } = event.data.json();
    const isText = (text) => typeof text === 'string' && text !== '';
    return {
      title: isText(title) ? title : 'Moonrise',
      body: isText(body) ? body : '',
      place: isText(place) && /^#\/club[\w/-]*$/.test(place) ? place : '#/club',
      count: Number.isInteger(count) && count > 0 ? count : 1,
    };
  } catch {
    return { title: 'Moonrise', body: '', place: '#/club', count: 1 };
  }
}

async function show({ title, body, place, count }) {
  if (self.navigator.setAppBadge) await self.navigator.setAppBadge(count).catch(() => undefined);
  await self.registration.showNotification(title, { body, tag: 'waits', icon: 'icon-192.png', data: { place } });
}

async function open(place) {
  const address = new URL(place, self.registration.scope).href;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [first] = windows;
  if (!first) return clients.openWindow(address);
  await first.focus().catch(() => undefined);
  return first.navigate(address).catch(() => clients.openWindow(address));
}

self.addEventListener('push', (event) => event.waitUntil(show(notificationOf(event))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.place ?? '#/club'));
});
