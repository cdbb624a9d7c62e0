import type { CDPSession, Page } from 'playwright-core';
import { sight, onGlass, type Point } from '../../test/browser/sight.ts';
import { TableDriver } from '../../test/browser/table-driver.ts';
import { TablePlayers } from '../../test/browser/table-players.ts';
import { visit, workerActive } from '../../test/browser/support.ts';
import { median, percentile, row, type Row } from './timing.ts';

const PAIRING = 'A Quick Quarrel';
const BOARD = 'moonlit-ruins';
const DECISIONS = 15;
const PUTS = 60;

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tid: number;
  pid: number;
}

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

/** Milliseconds of main-thread work of each frame in which a finger moved: input, script, style, layout and paint together. */
async function frames(cdp: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // as the protocol writes them
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'] },
  });
  await work();
  await cdp.send('Tracing.end');
  await complete;
  const moves = events.filter(
    ({ name, args }: TraceEvent & { args?: { data?: { type?: string } } }) =>
      name === 'EventDispatch' && args?.data?.type === 'pointermove',
  );
  const thread = moves[0]?.tid;
  const process = moves[0]?.pid;
  const tasks = events
    .filter(({ name, tid, pid, dur }) => tid === thread && pid === process && dur !== undefined && /RunTask$/.test(name))
    .sort((a, b) => a.ts - b.ts);
  // a frame is the work between one beginning of drawing and the next
  const spent = moves.map(({ ts }) => {
    const task = tasks.find((one) => one.ts <= ts && ts <= one.ts + (one.dur ?? 0));
    return task ? { key: task.ts, ms: (task.dur ?? 0) / 1000 } : null;
  });
  return [...new Map(spent.flatMap((one) => (one ? [[one.key, one.ms]] : []))).values()];
}

/** Drags to and fro, one move a frame, never letting go. */
async function dragAbout(page: Page, cdp: CDPSession, from: Point, far: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  await touch('touchStart', from);
  for (let step = 1; step <= 120; step += 1) {
    const turn = (step / 120) * 4 * Math.PI;
    await touch('touchMove', { x: from.x + far * Math.sin(turn), y: from.y + 56 + far * 0.6 * Math.sin(turn / 2) });
    await page.waitForTimeout(16);
  }
  await touch('touchEnd');
}

/** What the built app costs in a browser: a decision until it is durable, and a frame of a drag on a full board. Needs `npm run build`. */
export async function browserRows(): Promise<Row[]> {
  const v = await visit({ hasTouch: true });
  try {
    await v.page.addInitScript(watchWrites);
    await v.page.goto(v.url);
    await workerActive(v.page);
    await v.page.getByRole('button', { name: PAIRING }).tap();
    await v.page.getByRole('button', { name: 'Start', exact: true }).tap();
    await v.page.locator('moon-match-screen section.question').first().waitFor();
    const table = await TableDriver.at(v.page);
    const players = new TablePlayers(table, BOARD);
    for (let answers = 0; answers < 60; answers += 1) {
      const seen = await table.look();
      const [question] = seen.questions;
      if (question?.prompt === 'moon-act-prompt') break;
      if (question) await players.answer(seen, question);
      await table.changed(seen, 2000);
    }
    const durable = (await writes(v.page)).slice(-DECISIONS);
    const raw = await rawPuts(v.page);

    const seen = await v.page.evaluate(sight);
    const me = seen.models.find(({ selected }) => selected);
    const [question] = seen.questions;
    if (!me || !question) throw new Error('nobody is active');
    await table.pressId(question.seat, 'jog');
    await v.page.waitForTimeout(300);
    const cdp = await v.context.newCDPSession(v.page);
    const drawn = await frames(cdp, () => dragAbout(v.page, cdp, onGlass(seen, me.at), 80));
    return [
      row('a decision, until it is durable', median(durable), 'ms'),
      row('a bare IndexedDB put beside it', median(raw), 'ms'),
      row('durable decision : bare put', median(durable) / median(raw), 'ratio'),
      row('board drag frame, median', median(drawn), 'ms'),
      row('board drag frame, 95th percentile', percentile(drawn, 95), 'ms'),
      row('models on the board while dragging', seen.models.length, 'models'),
    ];
  } finally {
    await v.end();
  }
}
