import { fromBase64 } from '../../record/base64.ts';
import type { Json } from '../../rules/terms/ids.ts';
import { clubWords } from '../../words/club/club.ts';

/** Milliseconds in which the service worker of this page has to be ready. */
const READY = 3000;

/** True if this browser can be notified while the app is closed. */
export const canBePushed = (): boolean =>
  isSecureContext && 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator;

async function manager(): Promise<PushManager | null> {
  if (!canBePushed()) return null;
  const ready = await Promise.race([navigator.serviceWorker.ready, new Promise<null>((done) => setTimeout(done, READY, null))]);
  return ready?.pushManager ?? null;
}

/** A push address as the club stores it, with the words of the notification in the language of this device. */
function addressOf(subscription: PushSubscription): Json {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint: endpoint ?? '', keys: { p256dh, auth }, title: clubWords.waitsForYou(), body: clubWords.pushSays() };
}

/** The present push address of this device; null where it has none. Never rejects. */
export async function pushAddress(): Promise<Json> {
  const subscription = await (await manager())?.getSubscription().catch(() => null);
  return subscription ? addressOf(subscription) : null;
}

/** Asks the player and the browser for a push address; null where one of them refuses. Call it only from a press. */
export async function newPushAddress(open: string): Promise<Json> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const applicationServerKey = fromBase64(open) as Uint8Array<ArrayBuffer>; // its memory is not shared
    const subscription = await (await manager())?.subscribe({ userVisibleOnly: true, applicationServerKey });
    return subscription ? addressOf(subscription) : null;
  } catch {
    return null;
  }
}

/** Removes the push address of this device. Never rejects. */
export async function dropPushAddress(): Promise<void> {
  const subscription = await (await manager())?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

/** Sets the number on the icon of the app. */
export function badge(count: number): void {
  const app: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> = navigator; // some browsers lack it
  const shown = count === 0 ? app.clearAppBadge?.() : app.setAppBadge?.(count);
  void shown?.catch(() => undefined);
}
