import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CDPSession } from 'playwright-core';
import { onGlass, type Point } from '../../test/browser/readers/sight.ts';
import type { Visit } from '../../test/browser/drivers/support.ts';
import { handsAt, sitDown, takeIn, untilOffered } from './at-table.ts';
import { crowdFile } from './crowd.ts';
import { median, percentile, row, type Row } from './timing.ts';
import { traced } from './watch/trace.ts';

/** Milliseconds between two moves of a finger: one frame. */
const PICTURE = 16;
/** Milliseconds for which a page rests before a finger comes down: what a question starts in idle time is done by then. */
const RESTS = 1000;

/**
 * Milliseconds of main-thread work for each move of a finger: input, script, style, layout and paint, and all postponed work up to the frame of the
 * next move.
 */
async function frames(cdp: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const events = await traced(cdp, work);
  const moves = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointermove');
  const thread = moves[0]?.tid;
  const process = moves[0]?.pid;
  const tasks = events.filter(
    ({ name, tid, pid, dur }) => tid === thread && pid === process && dur !== undefined && name === 'ThreadControllerImpl::RunTask',
  );
  const moving = new Set(moves.map(({ ts }) => tasks.findIndex((task) => task.ts <= ts && ts <= task.ts + (task.dur ?? 0))));
  const begins = [...moving].filter((index) => index >= 0).sort((a, b) => a - b);
  const spent = (from: number, to: number): number =>
    tasks.slice(from, to).reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0) / 1000, 0);
  // work after the last move belongs to lifting the finger
  return begins.slice(0, -1).map((from, index) => spent(from, begins[index + 1] ?? from));
}

/** Drags to and fro with a move in every frame, whether or not the page keeps up, and lets go. */
async function dragAbout(cdp: CDPSession, from: Point, moves: number, ahead = 56): Promise<void> {
  const length = 80;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [{ x: point.x, y: point.y }] : [] });
  await touch('touchStart', from);
  const sent: Promise<unknown>[] = [];
  for (let step = 1; step <= moves; step += 1) {
    const turn = (step / moves) * 4 * Math.PI;
    sent.push(touch('touchMove', { x: from.x + length * Math.sin(turn), y: from.y + ahead + length * 0.6 * Math.sin(turn / 2) }));
    await new Promise((done) => setTimeout(done, PICTURE));
  }
  await Promise.all(sent);
  await touch('touchEnd');
}

/** The cost of a drag's frame with 24 models and a board full of terrain, beside that of chessground. */
export async function dragRows(v: Visit, moves = 120): Promise<Row[]> {
  const { page, context } = v;
  const { pieces, ...named } = crowdFile('bench');
  await takeIn(v, named);
  await sitDown(v, named.title);
  const players = await handsAt(v);
  const { table } = players;
  const { questions } = await untilOffered(players, 'jog');
  await table.pressId(questions[0]?.seat ?? 0, 'jog');
  await table.settled();
  await page.waitForTimeout(RESTS); // the player looks before a finger comes down
  const seen = await table.look();
  const selectedModel = seen.models.find(({ selected }) => selected);
  if (!selectedModel) throw new Error('nobody is active');
  const cdp = await context.newCDPSession(page);
  const drawn = await frames(cdp, () => dragAbout(cdp, onGlass(seen, selectedModel.at), moves));
  if ((await table.look()).ghost === null) throw new Error(`${selectedModel.id} was not dragged`);
  const chess = await chessFrames(v, moves);
  return [
    row('board drag frame, median', median(drawn), 'ms'),
    row('board drag frame, 95th percentile', percentile(drawn, 95), 'ms'),
    row('models on the board while dragging', seen.models.length, 'models'),
    row('pieces of terrain on that board', pieces, 'pieces'),
    row('chessground drag frame, median', median(chess), 'ms'),
    row('chessground drag frame, 95th percentile', percentile(chess, 95), 'ms'),
    row('board : chessground, median', median(drawn) / median(chess), 'ratio'),
    row('board : chessground, 95th percentile', percentile(drawn, 95) / percentile(chess, 95), 'ratio'),
  ];
}

/**
 * The same drag over chessground's board of 32 pieces, in the same browser and run, as a measure of the machine. chessground is under the GPL: it is
 * measured beside the app, and never part of it.
 */
async function chessFrames({ page, context }: Visit, moves: number): Promise<number[]> {
  const { resolve } = createRequire(import.meta.url);
  const part = (path: string): Promise<string> => readFile(resolve(`chessground/${path}`), 'utf8');
  const styles = await Promise.all(['base', 'brown', 'cburnett'].map((name) => part(`assets/chessground.${name}.css`)));
  await page.goto('about:blank');
  await page.setContent(`<style>${styles.join('')}</style><div id="board" style="width: 768px; height: 768px"></div>`);
  const script = Buffer.from(await part('chessground.min')).toString('base64');
  // as text: the test runner would replace `import` by its own function
  await page.evaluate(
    `import('data:text/javascript;base64,${script}').then(({ Chessground }) => void Chessground(document.querySelector('#board'), { movable: { free: true } }))`,
  );
  await page.locator('piece').first().waitFor();
  await page.waitForTimeout(RESTS);
  const cdp = await context.newCDPSession(page);
  return frames(cdp, () => dragAbout(cdp, { x: 60, y: 708 }, moves, 0));
}
