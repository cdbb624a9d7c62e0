import type { Page } from 'playwright-core';
import { workerActive, type Visit } from '../../test/browser/drivers/support.ts';
import { handsAt, sitDown, takeIn } from './at-table.ts';
import { crowdFile } from './crowd.ts';
import { median, row, type Row } from './timing.ts';

const DECISIONS = 15;
const PUTS = 60;
/** Fewer writes, because each waits first. */
const RESTED_PUTS = 20;
/** Milliseconds after a touch in which the page is not read: reading it would delay the event that reports a finished write. */
const SILENCE = 300;

/** Records in the page how long each write transaction with entries takes, from its start until it is durable. */
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
const writes = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { writes: number[] }).writes); // set by `watchWrites`

/**
 * Times of small records that are written as durably as by the app; each after so many milliseconds in which the page rests, as before a decision.
 */
const rawPuts = (page: Page, puts: number, silence: number): Promise<number[]> =>
  page.evaluate(
    async ([puts, silence]) => {
      const opened = await new Promise<IDBDatabase>((done, failed) => {
        const request = indexedDB.open('bench', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('rows');
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error ?? new Error('no database'));
      });
      const times: number[] = [];
      for (let put = 0; put < puts; put += 1) {
        if (silence > 0) await new Promise((done) => setTimeout(done, silence));
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
    },
    [puts, silence] as const,
  );

/** The time until a decision is durable, beside that of one small record. */
export async function durableRows(v: Visit, decisions = DECISIONS): Promise<Row[]> {
  const { page, context } = v;
  await context.addInitScript(watchWrites);
  const { title, ...named } = crowdFile('durable', 2);
  await takeIn(v, { title, ...named });
  await workerActive(page);
  await sitDown(v, title);
  const players = await handsAt(v, SILENCE);
  let seen = await players.table.look();
  const before = (await writes(page)).length; // importing the match has written, too
  while ((await writes(page)).length < before + decisions) seen = await players.turn(seen);
  const durable = (await writes(page)).slice(before);
  const raw = median(await rawPuts(page, PUTS, 0));
  const rested = median(await rawPuts(page, RESTED_PUTS, SILENCE));
  return [
    row('a decision, until it is durable', median(durable), 'ms'),
    row('a bare IndexedDB put beside it', raw, 'ms'),
    row('durable decision : bare put', median(durable) / raw, 'ratio'),
    row('a bare IndexedDB put in a page that has rested as long', rested, 'ms'),
    row('durable decision : bare put of a rested page', median(durable) / rested, 'ratio'),
  ];
}
