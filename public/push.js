/* global self, clients, URL */
// Part of the service worker. A club tells a device that sleeps that something waits. Each message shows something, whatever it holds:
// a browser that is shown nothing takes the leave to send away.
function said(event) {
  try {
    const { title, body, at, count } = event.data.json();
    const isText = (text) => typeof text === 'string' && text !== '';
    return {
      title: isText(title) ? title : 'Moonrise',
      body: isText(body) ? body : '',
      at: isText(at) && /^#\/club[\w/-]*$/.test(at) ? at : '#/club',
      count: Number.isInteger(count) && count > 0 ? count : 1,
    };
  } catch {
    return { title: 'Moonrise', body: '', at: '#/club', count: 1 };
  }
}

async function show({ title, body, at, count }) {
  if (self.navigator.setAppBadge) await self.navigator.setAppBadge(count).catch(() => undefined);
  await self.registration.showNotification(title, { body, tag: 'waits', icon: 'icon-192.png', data: { at } });
}

async function open(at) {
  const address = new URL(at, self.registration.scope).href;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [first] = windows;
  if (!first) return clients.openWindow(address);
  await first.focus().catch(() => undefined);
  return first.navigate(address).catch(() => clients.openWindow(address));
}

self.addEventListener('push', (event) => event.waitUntil(show(said(event))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.at ?? '#/club'));
});
