import { settingsWords } from '../../src/words/app/settings.ts';
import type { Visit } from '../../test/browser/drivers/support.ts';
import { longestTask, watchTasks } from './watch/long-tasks.ts';
import { stock, YEARS } from './shelf-rows.ts';
import { row, type Row } from './timing.ts';

const SLOWED = 4;

/** Records the values of the progress bar. Runs in the page. */
function watchBar(): void {
  const values = new Set<number>();
  Object.assign(window, { told: values });
  const deep = (root: ParentNode): HTMLProgressElement | null => {
    for (const element of root.querySelectorAll('*')) {
      const bar = element instanceof HTMLProgressElement ? element : element.shadowRoot && deep(element.shadowRoot);
      if (bar) return bar;
    }
    return null;
  };
  const look = (): void => {
    const bar = deep(document);
    if (bar && bar.position >= 0) values.add(bar.value);
    requestAnimationFrame(look);
  };
  look();
}

/** The time of a backup of a device with years of play, on a slow machine, from the touch to the file. */
export async function backupRows(v: Visit, shelf = YEARS): Promise<Row[]> {
  const { url, page, context } = v;
  await stock(v, shelf);
  await page.goto(`${url}#/settings`);
  const save = page.getByRole('button', { name: settingsWords.save(), exact: true });
  await save.waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await watchTasks(page);
  await page.evaluate(watchBar);
  const saved = page.waitForEvent('download');
  const began = performance.now();
  await save.tap();
  await saved;
  const seconds = (performance.now() - began) / 1000;
  const longest = await longestTask(page);
  const steps = await page.evaluate(() => (window as unknown as { told: Set<number> }).told.size); // set by `watchBar`
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  const name = `a copy of ${shelf[0]} matches saved, CPU slowed ${SLOWED} times`;
  return [row(name, seconds, 's'), row(`${name}: longest task`, longest, 'ms'), row(`${name}: steps of its bar`, steps, 'steps')];
}
