import type { Page } from 'playwright-core';
import type { Visit } from '../../test/browser/support.ts';
import { sampleRecord } from '../../test/record/sample-record.ts';
import { median, row, type Row } from './timing.ts';

const [MATCHES, TROUPES, CAMPAIGNS, DECISIONS] = [500, 100, 10, 40];
const RUNS = 3;

/** Years of play, written straight into the database the app has laid out. Runs in the page. */
async function fill({ counts, record }: { counts: readonly [number, number, number, number]; record: string }): Promise<void> {
  const [matches, troupes, campaigns, decisions] = counts;
  const opened = await new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open('moonrise');
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('no database'));
  });
  const write = (name: string, rows: readonly object[]): Promise<void> =>
    new Promise((done, failed) => {
      const transaction = opened.transaction(name, 'readwrite');
      for (const one of rows) transaction.objectStore(name).put(one);
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
  for (const n of each(matches, (one) => one))
    await write(
      'entries',
      each(decisions, (at) => ({ matchId: `m${n}`, at, decision: { seat: 0, kind: 'pass' }, events })),
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
    each(campaigns, (n) => each(decisions * 5, (at) => ({ campaign: `c${n}`, n: at, decision: { kind: 'publish' } }))).flat(),
  );
  opened.close();
}

/** Milliseconds since the page began to load, or since `from`, until so many of something stand on it. */
async function until(page: Page, what: string, count: number, from = 0): Promise<number> {
  await page
    .locator(what)
    .nth(count - 1)
    .waitFor({ state: 'attached' });
  // drawn, not only put there
  return page.evaluate(
    (began) => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))),
    from,
  );
}

async function opened(page: Page, hash: string, what: string, count: number): Promise<number> {
  const from = await page.evaluate((to) => {
    const now = performance.now();
    location.hash = to;
    return now;
  }, hash);
  return until(page, what, count, from);
}

/** How long a device with years of play on it takes from the touch to the list, in a real database. */
export async function shelfRows({ url, page }: Visit): Promise<Row[]> {
  await page.goto(url);
  await page.locator('moon-home-screen').waitFor();
  const { entries: _entries, checkpoints: _checkpoints, ...head } = sampleRecord(0);
  const record = JSON.stringify(head);
  await page.evaluate(fill, { counts: [MATCHES, TROUPES, CAMPAIGNS, DECISIONS] as const, record });
  const home: number[] = [];
  const troupes: number[] = [];
  const campaigns: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${url}?${run}`);
    home.push(await until(page, 'moon-match-list [data-do="more"]', 2));
    troupes.push(await opened(page, '#/troupes', 'li[data-troupe]', TROUPES));
    campaigns.push(await opened(page, '#/campaigns', 'li[data-campaign]', CAMPAIGNS));
  }
  return [
    row(`the app, from its address to the newest of ${MATCHES} matches`, median(home), 'ms'),
    row(`the list of ${TROUPES} troupes`, median(troupes), 'ms'),
    row(`the list of ${CAMPAIGNS} campaigns`, median(campaigns), 'ms'),
  ];
}
