import type { StorageState } from '../../ui/contexts/library-port.ts';

/** Bytes: a few long matches, and a copy of everything. */
const LITTLE = 20_000_000;
const NEARLY_ALL = 0.95;

/** Whether there will soon be no room left, as far as the browser says. */
export const isScarce = ({ used, quota }: StorageState): boolean =>
  used !== null && quota !== null && quota > 0 && (quota - used < LITTLE || used > quota * NEARLY_ALL);

/** What the browser says of the room on this device; null for what it does not say. */
export async function storageState(): Promise<StorageState> {
  const { storage } = navigator;
  const persisted = (await storage?.persisted?.().catch(() => null)) ?? null;
  const { usage = null, quota = null } = (await storage?.estimate?.().catch(() => null)) ?? {};
  return { persisted, used: usage, quota };
}
