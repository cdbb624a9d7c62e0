import type { CDPSession, Page } from 'playwright-core';
import { characters } from '../../../src/cards/characters.ts';
import { workerActive, type Visit } from '../../../test/browser/drivers/support.ts';
import { median, row, type Row } from '../timing.ts';
import { cabinetTaps } from './cabinet-taps.ts';
import { fill, packOf, rowsOf } from './filled-cabinet.ts';

const SLOWED = 4;
const RUNS = 5;
/** The numbers of figures that are marked, lent and taken back, and of boxes that are added. */
const FIGURES = 8;
const BOXES = 4;

/** Milliseconds from opening the collection until the frame with its first coins is drawn. */
export async function firstCoins(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const began = performance.now();
        const look = (): void => {
          const shelves = document
            .querySelector('moonrise-app')
            ?.shadowRoot?.querySelector('moon-cabinet-screen')
            ?.shadowRoot?.querySelector('moon-shelves')?.shadowRoot;
          if (shelves?.querySelector('.coin-button svg')) setTimeout(() => done(performance.now() - began));
          else requestAnimationFrame(look);
        };
        location.hash = '#/collection';
        look();
      }),
  );
}

const slow = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** Fills the device with a large cabinet, and waits until the page is idle. */
export async function layCabinet({ url, page }: Visit, count: number): Promise<void> {
  await page.goto(`${url}#/collection`);
  await page.locator('moon-shelves .coin-button').first().waitFor();
  const pack = packOf(count);
  const rows = rowsOf([...characters, ...pack.characters].map(({ id }) => id));
  await page.evaluate(fill, { packs: [{ id: pack.id, changedAt: 1, archived: null, deleted: null, data: pack }], ...rows });
  await workerActive(page); // else it stores hundreds of files during the measurement
}

/** The speed at which a cabinet opens, and at which a touch in it is drawn, with so many characters and five cabinets on a slow device. */
export async function cabinetRows(v: Visit, count = 300, runs = RUNS, figures = FIGURES, boxes = BOXES): Promise<Row[]> {
  const { url, page, context } = v;
  await layCabinet(v, count);
  const cdp = await context.newCDPSession(page);
  const atOnce: number[] = [];
  const first: number[] = [];
  const again: number[] = [];
  const begun = async (run: number): Promise<void> => {
    await slow(cdp, 1);
    await page.goto(`${url}?${run}#/`);
    await page.locator('moon-home-screen').waitFor();
  };
  for (let run = 0; run < runs; run += 1) {
    await begun(run);
    await slow(cdp, SLOWED);
    atOnce.push(await firstCoins(page));
    await begun(-1 - run);
    await page.waitForTimeout(2000); // wait until the page has fetched what it expects to need next
    await slow(cdp, SLOWED);
    first.push(await firstCoins(page));
    await page.evaluate(() => (location.hash = '#/'));
    await page.locator('moon-home-screen').waitFor();
    await page.waitForTimeout(600);
    again.push(await firstCoins(page));
  }
  await slow(cdp, 1);
  await cdp.detach();
  const taps = await cabinetTaps(v, { slowed: SLOWED, figures, boxes });
  return [
    row(`first coins of ${count} characters, five cabinets, CPU slowed ${SLOWED} times, median`, median(first), 'ms'),
    row('the same, before the first screen was idle', median(atOnce), 'ms'),
    row('the same, opened once more', median(again), 'ms'),
    ...taps,
  ];
}
