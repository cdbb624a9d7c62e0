import type { Page } from 'playwright-core';

/** Runs in the page. */
function watch(): void {
  const tasks: number[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  Object.assign(window, { tasks });
}

/** Notes the long tasks of a page from now on. */
export const watchTasks = (page: Page): Promise<void> => page.evaluate(watch);

/** Milliseconds of the longest task since; 0 where none was longer than the 50 ms that a browser calls long. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks)); // put there by `watch`
