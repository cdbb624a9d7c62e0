import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright-core';
import { onGlass, type Point } from '../../test/browser/sight.ts';
import type { Visit } from '../../test/browser/support.ts';
import { handsAt, sitDown, takeIn, untilOffered } from './at-table.ts';
import { crowdFile } from './crowd.ts';
import { median, percentile, row, type Row } from './timing.ts';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** What of `dur` the thread was at work and not waiting for a processor, where the browser says so. */
  tdur?: number;
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
    const task = tasks.find((candidate) => candidate.ts <= ts && ts <= candidate.ts + (candidate.dur ?? 0));
    return task ? { key: task.ts, ms: (task.tdur ?? task.dur ?? 0) / 1000 } : null;
  });
  return [...new Map(spent.flatMap((frame) => (frame ? [[frame.key, frame.ms]] : []))).values()];
}

/** Drags to and fro, one move a frame, so many of them, and lets go. */
async function dragAbout(page: Page, cdp: CDPSession, from: Point, moves: number, ahead = 56): Promise<void> {
  const length = 80;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [{ x: point.x, y: point.y }] : [] });
  await touch('touchStart', from);
  for (let step = 1; step <= moves; step += 1) {
    const turn = (step / moves) * 4 * Math.PI;
    await touch('touchMove', { x: from.x + length * Math.sin(turn), y: from.y + ahead + length * 0.6 * Math.sin(turn / 2) });
    await page.waitForTimeout(16);
  }
  await touch('touchEnd');
}

/** A frame of a drag with 24 models and a board full of terrain, beside one of chessground. */
export async function dragRows(v: Visit, moves = 120): Promise<Row[]> {
  const { page, context } = v;
  const { pieces, ...named } = crowdFile('bench');
  await takeIn(v, named);
  await sitDown(v, named.title);
  const players = await handsAt(v);
  const { table } = players;
  const { questions, ...seen } = await untilOffered(players, 'jog');
  const me = seen.models.find(({ selected }) => selected);
  if (!me) throw new Error('nobody is active');
  await table.pressId(questions[0]?.seat ?? 0, 'jog');
  await table.settled();
  const cdp = await context.newCDPSession(page);
  const drawn = await frames(cdp, () => dragAbout(page, cdp, onGlass({ questions, ...seen }, me.at), moves));
  if ((await table.look()).ghost === null) throw new Error(`${me.id} was not dragged`);
  return [
    row('board drag frame, median', median(drawn), 'ms'),
    row('board drag frame, 95th percentile', percentile(drawn, 95), 'ms'),
    row('models on the board while dragging', seen.models.length, 'models'),
    row('pieces of terrain on that board', pieces, 'pieces'),
    ...(await chessRows(v, moves)),
  ];
}

/**
 * The same drag over chessground's board of 32 pieces, in the same browser and run: what a machine does here is known by it.
 * chessground is under the GPL: it is measured beside the app, never part of it.
 */
async function chessRows({ page, context }: Visit, moves: number): Promise<Row[]> {
  const { resolve } = createRequire(import.meta.url);
  const part = (path: string): Promise<string> => readFile(resolve(`chessground/${path}`), 'utf8');
  const styles = await Promise.all(['base', 'brown', 'cburnett'].map((name) => part(`assets/chessground.${name}.css`)));
  await page.goto('about:blank');
  await page.setContent(`<style>${styles.join('')}</style><div id="board" style="width: 768px; height: 768px"></div>`);
  const script = Buffer.from(await part('chessground.min')).toString('base64');
  // as text: what runs the tests would put a function of its own in the place of `import`
  await page.evaluate(
    `import('data:text/javascript;base64,${script}').then(({ Chessground }) => void Chessground(document.querySelector('#board'), { movable: { free: true } }))`,
  );
  await page.locator('piece').first().waitFor();
  const cdp = await context.newCDPSession(page);
  const drawn = await frames(cdp, () => dragAbout(page, cdp, { x: 60, y: 708 }, moves, 0));
  return [
    row('chessground drag frame, median', median(drawn), 'ms'),
    row('chessground drag frame, 95th percentile', percentile(drawn, 95), 'ms'),
  ];
}
