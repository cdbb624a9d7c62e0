import { fromBase64 } from '../../record/base64.ts';
import type { Json } from '../../rules/terms/ids.ts';
import { clubWords } from '../../words/club/club.ts';

/** Milliseconds in which the worker of this page has to be there. */
const READY = 3000;

/** Whether this browser can be told something while it sleeps. */
export const canBePushed = (): boolean =>
  isSecureContext && 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator;

async function manager(): Promise<PushManager | null> {
  if (!canBePushed()) return null;
  const ready = await Promise.race([navigator.serviceWorker.ready, new Promise<null>((done) => setTimeout(done, READY, null))]);
  return ready?.pushManager ?? null;
}

/** The address as the club keeps it, with the words of the notification in the language of this device. */
function addressOf(subscription: PushSubscription): Json {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint: endpoint ?? '', keys: { p256dh, auth }, title: clubWords.waitsForYou(), body: clubWords.pushSays() };
}

/** Where this device is reached already; null for nowhere. Never rejects. */
export async function pushAddress(): Promise<Json> {
  const subscription = await (await manager())?.getSubscription().catch(() => null);
  return subscription ? addressOf(subscription) : null;
}

/** Asks the person, and the browser, for an address; null where one of them refuses. By a press alone. */
export async function newPushAddress(open: string): Promise<Json> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const applicationServerKey = fromBase64(open) as Uint8Array<ArrayBuffer>; // of no shared memory
    const subscription = await (await manager())?.subscribe({ userVisibleOnly: true, applicationServerKey });
    return subscription ? addressOf(subscription) : null;
  } catch {
    return null;
  }
}

/** This device is reached no more. Never rejects. */
export async function dropPushAddress(): Promise<void> {
  const subscription = await (await manager())?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

/** How much waits, on the sign of the app. */
export function badge(count: number): void {
  const app: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> = navigator; // not every browser has it
  const shown = count === 0 ? app.clearAppBadge?.() : app.setAppBadge?.(count);
  void shown?.catch(() => undefined);
}
