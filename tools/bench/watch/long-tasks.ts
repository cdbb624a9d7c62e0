import type { Page } from 'playwright-core';

/** Runs in the page. */
function watch(): void {
  const tasks: number[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  Object.assign(window, { tasks });
}

/** Records the long tasks of a page from now on. */
export const watchTasks = (page: Page): Promise<void> => page.evaluate(watch);

/** Milliseconds of the longest task since then; 0 when none took longer than 50 ms, the limit of browsers for a long task. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks)); // set by `watch`
