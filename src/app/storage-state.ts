import type { StorageState } from '../ui/contexts/library-port.ts';

/** What the browser says of the room on this device; null for what it does not say. */
export async function storageState(): Promise<StorageState> {
  const { storage } = navigator;
  const persisted = (await storage?.persisted?.().catch(() => null)) ?? null;
  const { usage = null, quota = null } = (await storage?.estimate?.().catch(() => null)) ?? {};
  return { persisted, used: usage, quota };
}
