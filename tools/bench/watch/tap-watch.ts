import type { Page } from 'playwright-core';

/** The browser does not report shorter ones. */
export const SHORTEST = 16;
/** Long tasks later than this after an input do not belong to it. */
export const AFTER = 600;

interface Watched {
  /** Milliseconds from an input until the next frame was on the screen, by interaction. */
  taps: Record<number, number>;
  /** Milliseconds of the long tasks that began soon after an input. */
  tasks: number[];
}

/** Records the browser's own measurements of interactions. Runs in the page: everything it needs is inside. */
function watch({ shortest, after }: { shortest: number; after: number }): void {
  const watched: Watched = { taps: {}, tasks: [] };
  let last = -Infinity;
  for (const type of ['pointerdown', 'pointerup', 'keydown']) addEventListener(type, () => (last = performance.now()), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) watched.taps[entry.interactionId] = Math.max(watched.taps[entry.interactionId] ?? 0, entry.duration);
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit); // newer than the types
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (startTime - last < after) watched.tasks.push(duration);
  }).observe({ type: 'longtask' });
  Object.assign(window, { watched });
}

/** Measures taps from now on. */
export const watchTaps = (page: Page): Promise<void> => page.evaluate(watch, { shortest: SHORTEST, after: AFTER });

/**
 * Milliseconds from each tap to the next frame, unreported short ones included, and the long tasks after taps; `named`: the reported ones by the
 * browser's number of the tap.
 */
export async function watchedTaps(
  page: Page,
): Promise<{ taps: number[]; tasks: readonly number[]; named: Readonly<Record<string, number>> }> {
  const { taps, tasks, count } = await page.evaluate(() => ({
    ...(window as unknown as { watched: Watched }).watched, // set by `watch`
    count: (performance as Performance & { interactionCount?: number }).interactionCount ?? 0,
  }));
  const measured = Object.values(taps);
  return { taps: [...measured, ...Array.from({ length: Math.max(0, count - measured.length) }, () => SHORTEST)], tasks, named: taps };
}
