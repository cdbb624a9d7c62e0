import type { StorageState } from '../../ui/contexts/library-port.ts';

/** Bytes: a few long matches, and a copy of everything. */
const LITTLE = 20_000_000;
const NEARLY_ALL = 0.95;

/** True if storage will soon be full, as far as the browser tells. */
export const isScarce = ({ used, quota }: StorageState): boolean =>
  used !== null && quota !== null && quota > 0 && (quota - used < LITTLE || used > quota * NEARLY_ALL);

/** The used and available storage of this device; null for a figure that the browser does not tell. */
export async function storageState(): Promise<StorageState> {
  const { storage } = navigator;
  const persisted = (await storage?.persisted?.().catch(() => null)) ?? null;
  const { usage = null, quota = null } = (await storage?.estimate?.().catch(() => null)) ?? {};
  return { persisted, used: usage, quota };
}
