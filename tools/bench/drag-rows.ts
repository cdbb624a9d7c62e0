import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright-core';
import { onGlass, type Point } from '../../test/browser/sight.ts';
import type { Visit } from '../../test/browser/support.ts';
import { TableDriver } from '../../test/browser/table-driver.ts';
import { TablePlayers } from '../../test/browser/table-players.ts';
import { crowdFile } from './crowd.ts';
import { median, percentile, row, type Row } from './timing.ts';

export const BOARD = 'moonlit-ruins';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tid: number;
  pid: number;
}

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
async function dragAbout(page: Page, cdp: CDPSession, from: Point, far: number, ahead = 56): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  await touch('touchStart', from);
  for (let step = 1; step <= 120; step += 1) {
    const turn = (step / 120) * 4 * Math.PI;
    await touch('touchMove', { x: from.x + far * Math.sin(turn), y: from.y + ahead + far * 0.6 * Math.sin(turn / 2) });
    await page.waitForTimeout(16);
  }
  await touch('touchEnd');
}

/** Plays until a model may act. */
export async function untilActing(page: Page, players: TablePlayers, table: TableDriver): Promise<void> {
  await page.locator('moon-match-screen section.question').first().waitFor();
  let seen = await table.look();
  for (let answers = 0; answers < 60; answers += 1) {
    if (seen.questions[0]?.prompt === 'moon-act-prompt') return;
    seen = await players.turn(seen);
  }
  throw new Error('nobody came to act');
}

/** A frame of a drag with 24 models and a board full of terrain. */
export async function dragRows(v: Visit): Promise<Row[]> {
  const { url, page, context } = v;
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
    ...(await chessRows(v)),
  ];
}

/**
 * The same drag over chessground's board of 32 pieces, in the same browser and run: what a machine does here is known by it.
 * chessground is under the GPL: it is measured beside the app, never part of it.
 */
async function chessRows({ page, context }: Visit): Promise<Row[]> {
  const { resolve } = createRequire(import.meta.url);
  const part = (path: string): Promise<string> => readFile(resolve(`chessground/${path}`), 'utf8');
  const styles = await Promise.all(['base', 'brown', 'cburnett'].map((name) => part(`assets/chessground.${name}.css`)));
  await page.goto('about:blank');
  await page.setContent(`<style>${styles.join('')}</style><div id="board" style="width: 768px; height: 768px"></div>`);
  await page.evaluate(
    async (script) => {
      const { Chessground } = (await import(`data:text/javascript;base64,${script}`)) as {
        Chessground: (at: Element | null, options: object) => void;
      }; // its one export
      Chessground(document.querySelector('#board'), { movable: { free: true } });
    },
    Buffer.from(await part('chessground.min')).toString('base64'),
  );
  await page.locator('piece').first().waitFor();
  const cdp = await context.newCDPSession(page);
  const drawn = await frames(cdp, () => dragAbout(page, cdp, { x: 60, y: 708 }, 80, 0));
  return [
    row('chessground drag frame, median', median(drawn), 'ms'),
    row('chessground drag frame, 95th percentile', percentile(drawn, 95), 'ms'),
  ];
}
