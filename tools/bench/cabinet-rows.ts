import type { Page } from 'playwright-core';
import { emptyCabinet, emptyHolding, newCopy, plainCabinet, restated, restatedCabinet } from '../../src/cabinet/holding.ts';
import { STAGES, type PlainCopy } from '../../src/cabinet/terms.ts';
import { characters } from '../../src/cards/characters.ts';
import type { Pack } from '../../src/packs/pack.ts';
import { LANGUAGE } from '../../src/rules/terms/card-language/language.ts';
import { workerActive, type Visit } from '../../test/browser/support.ts';
import { watchedTaps, watchTaps } from './tap-watch.ts';
import { median, percentile, row, type Row } from './timing.ts';

const SLOWED = 4;
const CABINETS = ['mine', 'child', 'club', 'attic', 'office'];
const PACK = 'bench-k3f7';
const RUNS = 5;
const TAPS = 12;

/** A pack that brings the characters up to so many. */
export function packOf(count: number): Pack {
  const invented = Array.from({ length: Math.max(0, count - characters.length) }, (_, n) => n).flatMap((n) => {
    const model = characters[n % characters.length];
    return model ? [{ ...model, id: `${PACK}:figure-${n}`, name: `Figure ${n}` }] : [];
  });
  return {
    id: PACK,
    name: 'Bench',
    by: '',
    notes: '',
    version: 1,
    language: LANGUAGE,
    characters: invented,
    upgrades: [],
    tableCards: [],
    corrects: {},
  };
}

/** Rows of five cabinets in which a third of everything stands, at all stages, some twice. */
export function rowsOf(ids: readonly string[]): { cabinets: object[]; holdings: object[] } {
  const marks = { changedAt: 1, archived: null, deleted: null };
  const copyOf = (n: number): PlainCopy => {
    const stage = STAGES[n % 6] ?? 'boxed';
    return { ...newCopy, days: stage === 'boxed' ? {} : { [stage]: 20_000 }, recipe: n % 4 === 0 ? 'Bone, sepia wash, dry brush' : '' };
  };
  const cabinets = CABINETS.map((name, order) => ({
    id: name,
    ...marks,
    data: restatedCabinet(emptyCabinet, { ...plainCabinet(emptyCabinet), name: order === 0 ? '' : name, order }, 1),
  }));
  const holdings = CABINETS.flatMap((cabinet) =>
    ids.map((id, n) => ({
      id: `${cabinet}/${id}`,
      ...marks,
      data: restated(
        emptyHolding,
        {
          copies: n % 3 === 0 ? [copyOf(n), ...(n % 9 === 0 ? [copyOf(n + 1)] : [])] : [],
          guests: [],
          wish: n % 11 === 0,
          note: '',
          print: null,
        },
        1,
      ),
    })),
  );
  return { cabinets, holdings };
}

/** Lays the rows into the storage of the app. Runs in the page: everything it needs is inside. */
export async function fill(rows: Record<string, readonly object[]>): Promise<void> {
  const opened = await new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open('moonrise');
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('no database'));
  });
  await new Promise<void>((done, failed) => {
    const transaction = opened.transaction(Object.keys(rows), 'readwrite');
    for (const [name, all] of Object.entries(rows)) for (const item of all) transaction.objectStore(name).put(item);
    transaction.oncomplete = () => done();
    transaction.onerror = () => failed(transaction.error ?? new Error('not written'));
  });
  opened.close();
}

const coins = (page: Page) => page.locator('moon-shelves .coin-button');

/** Milliseconds from the way to the collection until the frame with its first coins is drawn. */
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

/** How soon a cabinet stands, and how soon a touch on it is painted, with so many characters and five cabinets on a slow device. */
export async function cabinetRows(v: Visit, count = 300, runs = RUNS, tapped = TAPS): Promise<Row[]> {
  const { url, page, context } = v;
  await page.goto(`${url}#/collection`);
  await coins(page).first().waitFor();
  const pack = packOf(count);
  const rows = rowsOf([...characters, ...pack.characters].map(({ id }) => id));
  await page.evaluate(fill, { packs: [{ id: pack.id, changedAt: 1, archived: null, deleted: null, data: pack }], ...rows });
  const cdp = await context.newCDPSession(page);
  await workerActive(page); // else it keeps hundreds of files while the clock runs
  const atOnce: number[] = [];
  const first: number[] = [];
  const again: number[] = [];
  const begun = async (run: number): Promise<void> => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${url}?${run}#/`);
    await page.locator('moon-home-screen').waitFor();
  };
  for (let run = 0; run < runs; run += 1) {
    await begun(run);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    atOnce.push(await firstCoins(page));
    await begun(-1 - run);
    await page.waitForTimeout(2000); // it is idle, and has fetched what will be asked for next
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    first.push(await firstCoins(page));
    await page.evaluate(() => (location.hash = '#/'));
    await page.locator('moon-home-screen').waitFor();
    await page.waitForTimeout(600);
    again.push(await firstCoins(page));
  }
  await page.waitForTimeout(2500);
  await watchTaps(page);
  const outlines = await coins(page).evaluateAll((all) =>
    all
      .filter((coin) => coin.hasAttribute('data-missing') && coin.getBoundingClientRect().bottom < innerHeight - 80)
      .map((coin) => (coin as HTMLElement).dataset['character'] ?? ''),
  );
  for (const id of outlines.slice(0, tapped)) {
    // a finger alone: Playwright's own `tap` looks in the page, within the time that is measured, whether anything lies above the coin
    const box = await page.locator(`moon-shelves [data-character="${id}"]`).first().boundingBox();
    if (!box) throw new Error(`no coin of ${id}`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(900);
  }
  const { taps, tasks } = await watchedTaps(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  return [
    row(`first coins of ${count} characters, five cabinets, CPU slowed ${SLOWED} times, median`, median(first), 'ms'),
    row('the same, before the first screen was idle', median(atOnce), 'ms'),
    row('the same, opened once more', median(again), 'ms'),
    row(`a tap on a coin to the next paint, CPU slowed ${SLOWED} times, median`, median(taps), 'ms'),
    row('the same, 98th percentile', percentile(taps, 98), 'ms'),
    row('taps on coins measured', taps.length, 'taps'),
    row('long tasks after taps on coins, 98th percentile', tasks.length > 0 ? percentile(tasks, 98) : 0, 'ms'),
  ];
}
