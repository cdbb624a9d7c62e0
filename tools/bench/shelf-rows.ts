import type { Page } from 'playwright-core';
import type { Visit } from '../../test/browser/drivers/support.ts';
import { sampleRecord } from '../../test/record/sample-record.ts';
import { median, row, type Row } from './timing.ts';

/** The numbers of stored matches, troupes and campaigns, and of decisions in each match. */
export type Shelf = readonly [matches: number, troupes: number, campaigns: number, decisions: number];
/** Years of play. */
export const YEARS: Shelf = [500, 100, 10, 40];
const RUNS = 3;

/** Writes years of play directly into the app's database. Runs in the page. */
async function fill({ counts, record }: { counts: Shelf; record: string }): Promise<void> {
  const [matches, troupes, campaigns, decisions] = counts;
  // the first screen is drawn before the app has created its database; opening it earlier would create an empty one
  const laidOut = async () => (await indexedDB.databases()).some(({ name, version = 0 }) => name === 'moonrise' && version > 1);
  while (!(await laidOut())) await new Promise((done) => setTimeout(done, 50));
  const opened = await new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open('moonrise');
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('no database'));
  });
  const write = (name: string, rows: readonly object[]): Promise<void> =>
    new Promise((done, failed) => {
      const transaction = opened.transaction(name, 'readwrite');
      for (const count of rows) transaction.objectStore(name).put(count);
      transaction.oncomplete = () => done();
      transaction.onerror = () => failed(transaction.error ?? new Error(`not written: ${name}`));
    });
  const each = <One>(count: number, make: (n: number) => One): One[] => Array.from({ length: count }, (_, n) => make(n));
  const marks = { changedAt: 1, archived: null, deleted: null };
  const names = ['Ada', 'Benjamin'];
  const match = (n: number) => ({
    id: `m${n}`,
    title: `Evening ${n}`,
    names,
    startedAt: n,
    changedAt: n,
    finished: n % 2 === 0,
    turn: 4,
    deleted: null,
  });
  await write('matches', each(matches, match));
  await write(
    'heads',
    each(matches, (n) => ({ matchId: `m${n}`, head: JSON.parse(record) as object })),
  );
  const events = [{ what: 'arcane-drawn', seat: 0, count: 1, part: 'hand', secret: { to: 0, cards: ['blue-2'] } }];
  for (const n of each(matches, (item) => item))
    await write(
      'entries',
      each(decisions, (index) => ({ matchId: `m${n}`, at: index, decision: { seat: 0, kind: 'pass' }, events })),
    );
  const characters = ['flintlock', 'quack', 'fritz', 'baron-von-fancyhat', 'eric-the-squire', 'agatha-tavernfrau'];
  const data = (n: number) => ({
    id: `t${n}`,
    name: `Troupe ${n}`,
    faction: 'commonwealth',
    characters,
    upgrades: {},
    format: 'friendly',
    notes: '',
    archived: false,
  });
  await write(
    'troupes',
    each(troupes, (n) => ({ id: `t${n}`, ...marks, data: data(n) })),
  );
  const summary = { players: each(12, (n) => `Player ${n}`), week: 3, lastWeek: 6, finished: false };
  await write(
    'campaigns',
    each(campaigns, (n) => ({ id: `c${n}`, title: `Campaign ${n}`, startedAt: n, ...marks, summary, head: {} })),
  );
  await write(
    'campaignEntries',
    each(campaigns, (n) => each(decisions * 5, (index) => ({ campaign: `c${n}`, n: index, decision: { kind: 'publish' } }))).flat(),
  );
  opened.close();
}

/** Milliseconds from loading the page, or from `from`, until the page shows so many elements with this selector. */
async function until(page: Page, selector: string, count: number, from = 0): Promise<number> {
  await page
    .locator(selector)
    .nth(count - 1)
    .waitFor({ state: 'attached' });
  // drawn, not only attached
  return page.evaluate(
    (began) => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))),
    from,
  );
}

async function opened(page: Page, hash: string, selector: string, count: number): Promise<number> {
  const from = await page.evaluate((to) => {
    const time = performance.now();
    location.hash = to;
    return time;
  }, hash);
  return until(page, selector, count, from);
}

/** Writes so many matches, troupes and campaigns into the storage of the app. */
export async function stock({ url, page }: Visit, counts: Shelf): Promise<void> {
  await page.goto(url);
  const { entries: _entries, checkpoints: _checkpoints, ...head } = sampleRecord(0);
  await page.evaluate(fill, { counts, record: JSON.stringify(head) });
}

/** The times from the touch to the list on a device with years of play, in a real database. */
export async function shelfRows(v: Visit, counts = YEARS, runs = RUNS): Promise<Row[]> {
  const { url, page } = v;
  const [matches, ofTroupes, ofCampaigns] = counts;
  await stock(v, counts);
  const home: number[] = [];
  const troupes: number[] = [];
  const campaigns: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${url}?${run}`);
    home.push(await until(page, 'moon-match-list [data-do="more"]', 2));
    troupes.push(await opened(page, '#/troupes', 'li[data-troupe]', ofTroupes));
    campaigns.push(await opened(page, '#/campaigns', 'li[data-campaign]', ofCampaigns));
  }
  return [
    row(`the app, from its address to the newest of ${matches} matches`, median(home), 'ms'),
    row(`the list of ${ofTroupes} troupes`, median(troupes), 'ms'),
    row(`the list of ${ofCampaigns} campaigns`, median(campaigns), 'ms'),
  ];
}
