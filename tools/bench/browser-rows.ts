import type { CDPSession, Page } from 'playwright-core';
import { build } from 'vite';
import { onGlass, type Point } from '../../test/browser/sight.ts';
import { TableDriver } from '../../test/browser/table-driver.ts';
import { TablePlayers } from '../../test/browser/table-players.ts';
import { fixChance, visit, workerActive, type Visit } from '../../test/browser/support.ts';
import { crowdFile } from './crowd.ts';
import { shelfRows } from './shelf-rows.ts';
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

/** Plays until a model may act. */
async function untilActing(page: Page, players: TablePlayers, table: TableDriver): Promise<void> {
  await page.locator('moon-match-screen section.question').first().waitFor();
  let seen = await table.look();
  for (let answers = 0; answers < 60; answers += 1) {
    if (seen.questions[0]?.prompt === 'moon-act-prompt') return;
    seen = await players.turn(seen);
  }
  throw new Error('nobody came to act');
}

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

/** A frame of a drag with 24 models and a board full of terrain. */
async function dragRows({ url, page, context }: Visit): Promise<Row[]> {
  await page.goto(`${url}#/`);
  const { file, pieces } = crowdFile('bench');
  const buffer = Buffer.from(await file.arrayBuffer());
  await page
    .locator('moon-home-screen input[type="file"]')
    .setInputFiles({ name: 'full.moonrise', mimeType: 'application/octet-stream', buffer });
  await page.getByRole('link', { name: 'Resume A full board' }).tap();
  const table = await TableDriver.at(page);
  await untilActing(page, new TablePlayers(table, BOARD), table);
  const seen = await table.look();
  const me = seen.models.find(({ selected }) => selected);
  const [question] = seen.questions;
  if (!me || !question) throw new Error('nobody is active');
  await table.pressId(question.seat, 'jog');
  await table.settled();
  const cdp = await context.newCDPSession(page);
  const drawn = await frames(cdp, () => dragAbout(page, cdp, onGlass(seen, me.at), 80));
  return [
    row('board drag frame, median', median(drawn), 'ms'),
    row('board drag frame, 95th percentile', percentile(drawn, 95), 'ms'),
    row('models on the board while dragging', seen.models.length, 'models'),
    row('pieces of terrain on that board', pieces, 'pieces'),
  ];
}

/** What the built app costs in a browser. Builds it first. */
export async function browserRows(): Promise<Row[]> {
  await build({ logLevel: 'error', mode: 'production' });
  const v = await visit({ hasTouch: true });
  try {
    await fixChance(v.context, 1);
    await v.context.addInitScript(watchWrites);
    return [...(await durableRows(v)), ...(await dragRows(v)), ...(await shelfRows(v))];
  } finally {
    await v.end();
  }
}
