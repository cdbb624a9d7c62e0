import type { WakingEvent } from '../../../machines/app/waking.ts';

/** Keeps the screen awake until it is cancelled; tells when the device refuses or withdraws it. */
export function keepAwake(tell: (event: WakingEvent) => void, device: Navigator = navigator): () => void {
  let over = false;
  let sentinel: WakeLockSentinel | null = null;
  const ask = async (): Promise<void> => {
    // a browser without wake locks counts as one that refuses
    const lock = await (device.wakeLock as WakeLock | undefined)?.request('screen');
    if (over) return lock?.release();
    if (!lock) return tell({ type: 'LOST' });
    sentinel = lock;
    lock.addEventListener('release', () => !over && tell({ type: 'LOST' }));
  };
  ask().catch(() => !over && tell({ type: 'LOST' }));
  return () => {
    over = true;
    void sentinel?.release().catch(() => undefined);
  };
}
