import type { Page } from 'playwright-core';
import { workerActive, type Visit } from '../../test/browser/drivers/support.ts';
import { handsAt, sitDown, takeIn } from './at-table.ts';
import { crowdFile } from './crowd.ts';
import { median, row, type Row } from './timing.ts';

const DECISIONS = 15;
const PUTS = 60;
/** Fewer, where each comes after a rest. */
const RESTED_PUTS = 20;
/** Nothing is read from the page for so long after a touch, in ms: a driver that looks keeps its thread from hearing that something is written. */
const SILENCE = 300;

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

/** Small records written by hand, as durably as the app writes; each after so many ms in which the page rests, as it does before a decision. */
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

/** A decision until it is durable, beside one small record written by hand. */
export async function durableRows(v: Visit, decisions = DECISIONS): Promise<Row[]> {
  const { page, context } = v;
  await context.addInitScript(watchWrites);
  const { title, ...named } = crowdFile('durable', 2);
  await takeIn(v, { title, ...named });
  await workerActive(page);
  await sitDown(v, title);
  const players = await handsAt(v, SILENCE);
  let seen = await players.table.look();
  const before = (await writes(page)).length; // the match was taken in
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
