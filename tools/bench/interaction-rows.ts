import type { Page } from 'playwright-core';
import type { Visit } from '../../test/browser/support.ts';
import { handsAt, sitDown, takeIn } from './at-table.ts';
import { crowdFile } from './crowd.ts';
import { median, percentile, row, type Row } from './timing.ts';

const SLOWED = 4;
/** Nothing is read from the page for so long after a touch: a driver that looks is counted with the app. */
const SILENCE = 900;
/** Long tasks later than this after an input are not its doing. */
const AFTER = 600;
const ANSWERS = 40;
/** Shorter ones the browser does not report. */
const SHORTEST = 16;

interface Watched {
  /** Milliseconds from an input until the next frame was on the glass, by interaction. */
  taps: Record<number, number>;
  /** Milliseconds of the long tasks that began soon after an input. */
  tasks: number[];
}

/** Notes what the browser itself measures of interactions. Runs in the page: everything it needs is inside. */
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
const seenBy = (page: Page): Promise<Watched & { count: number }> =>
  page.evaluate(() => ({
    ...(window as unknown as { watched: Watched }).watched, // put there by `watch`
    count: (performance as Performance & { interactionCount?: number }).interactionCount ?? 0,
  }));

/** Whole activations of six a side, touched by hands that leave the page alone afterwards. */
export async function interactionRows(v: Visit, answers = ANSWERS, silence = SILENCE): Promise<Row[]> {
  const { page, context } = v;
  const six = crowdFile('activations', 2);
  await takeIn(v, six);
  await sitDown(v, six.title);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const players = await handsAt(v, silence);
  await page.evaluate(watch, { shortest: SHORTEST, after: AFTER });
  let seen = await players.table.look();
  for (let given = 0; given < answers && seen.over === null; given += 1) seen = await players.turn(seen);
  const { taps, tasks, count } = await seenBy(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  const measured = Object.values(taps);
  const all = [...measured, ...Array.from({ length: Math.max(0, count - measured.length) }, () => SHORTEST)];
  return [
    row(`tap to next paint, CPU slowed ${SLOWED} times, median`, median(all), 'ms'),
    row(`tap to next paint, CPU slowed ${SLOWED} times, 98th percentile`, percentile(all, 98), 'ms'),
    row('taps measured', all.length, 'taps'),
    row(`long tasks within ${AFTER} ms of an input, 98th percentile`, tasks.length > 0 ? percentile(tasks, 98) : 0, 'ms'),
  ];
}
