import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { LANGUAGES } from '../../src/words/locale.ts';
import { TableDriver } from '../../test/browser/table-driver.ts';
import { TablePlayers } from '../../test/browser/table-players.ts';
import { fixChance, visit, workerActive, type Visit } from '../../test/browser/support.ts';
import { weightOf } from '../../test/browser/weight.ts';
import { BOARD, dragRows, untilActing } from './drag-rows.ts';
import { interactionRows } from './interaction-rows.ts';
import { longMatchRows } from './long-match-rows.ts';
import { shelfRows } from './shelf-rows.ts';
import { median, row, type Row } from './timing.ts';

const PAIRING = 'A Quick Quarrel';
const DECISIONS = 15;
const PUTS = 60;

/** Notes in the page when a decision is given and when the storage has finished writing it: the transactions of the app itself. */
function watchWrites(): void {
  const times: number[] = [];
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given: Parameters<IDBDatabase['transaction']>) {
    const made = transaction.apply(this, given);
    const began = performance.now();
    if (given[1] === 'readwrite' && [...made.objectStoreNames].includes('entries'))
      made.addEventListener('complete', () => times.push(performance.now() - began));
    return made;
  };
  Object.assign(window, { writes: times });
}
const writes = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { writes: number[] }).writes); // put there by watchWrites

/** One small record written by hand, as durably as the app writes. */
const rawPuts = (page: Page): Promise<number[]> =>
  page.evaluate(async (puts) => {
    const opened = await new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open('bench', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('rows');
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error ?? new Error('no database'));
    });
    const times: number[] = [];
    for (let put = 0; put < puts; put += 1) {
      const began = performance.now();
      await new Promise<void>((done, failed) => {
        const transaction = opened.transaction('rows', 'readwrite', { durability: 'strict' });
        transaction.objectStore('rows').put({ at: put, events: 'x'.repeat(400) }, put);
        transaction.oncomplete = () => done();
        transaction.onerror = () => failed(transaction.error ?? new Error('not written'));
      });
      times.push(performance.now() - began);
    }
    opened.close();
    return times;
  }, PUTS);

/** A decision until it is durable, beside one small record written by hand. */
async function durableRows({ url, page }: Visit): Promise<Row[]> {
  await page.goto(url);
  await workerActive(page);
  await page.getByRole('button', { name: PAIRING }).tap();
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  const table = await TableDriver.at(page);
  await untilActing(page, new TablePlayers(table, BOARD), table);
  const durable = (await writes(page)).slice(-DECISIONS);
  const raw = await rawPuts(page);
  return [
    row('a decision, until it is durable', median(durable), 'ms'),
    row('a bare IndexedDB put beside it', median(raw), 'ms'),
    row('durable decision : bare put', median(durable) / median(raw), 'ratio'),
  ];
}

/** What each language but English weighs in the built app. */
const weightRows = (): Row[] =>
  Object.entries(LANGUAGES)
    .filter(([language]) => language !== 'en')
    .map(([language, name]) => {
      const { messages, cardText } = weightOf(language);
      return row(`the words of ${name}, packed`, (messages + cardText) / 1000, 'kB');
    });

/** What the built app costs in a browser. Builds it first. */
export async function browserRows(): Promise<Row[]> {
  // in a process of its own: the words of the app, which lie in the page, may be set up once in each, and the benches of the rules have them here
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const v = await visit({ hasTouch: true });
  try {
    await fixChance(v.context, 1);
    await v.context.addInitScript(watchWrites);
    return [
      ...weightRows(),
      ...(await durableRows(v)),
      ...(await interactionRows(v)),
      ...(await dragRows(v)),
      ...(await longMatchRows(v)),
      ...(await shelfRows(v)),
    ];
  } finally {
    await v.end();
  }
}
