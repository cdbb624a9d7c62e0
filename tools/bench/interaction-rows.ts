import { fixChance, type Visit } from '../../test/browser/drivers/support.ts';
import { handsAt, sitDown, takeIn } from './at-table.ts';
import { crowdFile } from './crowd.ts';
import { AFTER, watchedTaps, watchTaps } from './watch/tap-watch.ts';
import { mean, median, percentile, row, type Row } from './timing.ts';

const SLOWED = 4;
/** Milliseconds after a touch in which the page is not read, because reading would count as work of the app. */
const SILENCE = 900;
/** Milliseconds for which a finger stays: the pressed state has a frame of its own. */
const STAY = 90;
/** With fewer taps the second worst of a hundred would mean nothing. */
const TAPS = 200;
/** The number of answers in one match. */
const MATCH = 60;
/** Milliseconds from each tap to the next frame, and of long tasks soon after one, for so many answers at an open table; the processor is slowed. */
export async function tapsAtTable(
  v: Visit,
  answers: number,
  silence: number,
  limit = Infinity,
): Promise<{ taps: number[]; tasks: readonly number[] }> {
  const { page, context } = v;
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const players = await handsAt(v, silence, STAY);
  await watchTaps(page);
  let seen = await players.table.look();
  const tapped = (): Promise<number> =>
    page.evaluate(() => (performance as Performance & { interactionCount?: number }).interactionCount ?? 0);
  for (let given = 0; given < answers && seen.over === null && (await tapped()) < limit; given += 1) seen = await players.turn(seen);
  const watched = await watchedTaps(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  return watched;
}

/** Whole activations with six characters a side, in several matches, by touches after which the page is not read for a while. */
export async function interactionRows(v: Visit, wanted = TAPS, silence = SILENCE): Promise<Row[]> {
  const taps: number[] = [];
  const tasks: number[] = [];
  for (let match = 0; taps.length < wanted; match += 1) {
    await fixChance(v.context, match); // match ids are random, and must differ
    const six = crowdFile(match === 0 ? 'activations' : `activations ${match}`, 2, `Match ${match + 1}`);
    await takeIn(v, six);
    await sitDown(v, six.title);
    const watched = await tapsAtTable(v, MATCH, silence, wanted - taps.length);
    taps.push(...watched.taps);
    tasks.push(...watched.tasks);
    await v.page.goto('about:blank'); // the watching begins again
  }
  const all = `tap to next paint, CPU slowed ${SLOWED} times`;
  return [
    row(`${all}, mean`, mean(taps), 'ms'),
    row(`${all}, median`, median(taps), 'ms'),
    row(`${all}, 98th percentile`, percentile(taps, 98), 'ms'),
    row('taps measured', taps.length, 'taps'),
    row(`long tasks within ${AFTER} ms of an input, 98th percentile`, tasks.length > 0 ? percentile(tasks, 98) : 0, 'ms'),
  ];
}
