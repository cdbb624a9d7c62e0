import { fixChance, type Visit } from '../../test/browser/drivers/support.ts';
import { handsAt, sitDown, takeIn } from './at-table.ts';
import { crowdFile } from './crowd.ts';
import { AFTER, watchedTaps, watchTaps } from './watch/tap-watch.ts';
import { mean, median, percentile, row, type Row } from './timing.ts';

const SLOWED = 4;
/** Nothing is read from the page for so long after a touch: a driver that looks is counted with the app. */
const SILENCE = 900;
/** A finger stays for so long, in ms: what is drawn for a press is a picture of its own. */
const STAY = 90;
/** Fewer taps say nothing of the second worst of a hundred. */
const TAPS = 200;
/** So many answers one after the other in one match. */
const MATCH = 60;
/** Milliseconds from each tap to the next frame, and of long tasks soon after one, while so many answers are given at a table that lies open; the processor is slowed. */
export async function tapsAtTable(
  v: Visit,
  answers: number,
  silence: number,
  most = Infinity,
): Promise<{ taps: number[]; tasks: readonly number[] }> {
  const { page, context } = v;
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const players = await handsAt(v, silence, STAY);
  await watchTaps(page);
  let seen = await players.table.look();
  const tapped = (): Promise<number> =>
    page.evaluate(() => (performance as Performance & { interactionCount?: number }).interactionCount ?? 0);
  for (let given = 0; given < answers && seen.over === null && (await tapped()) < most; given += 1) seen = await players.turn(seen);
  const watched = await watchedTaps(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  return watched;
}

/** Whole activations of six a side, in matches one after the other, touched by hands that leave the page alone afterwards. */
export async function interactionRows(v: Visit, wanted = TAPS, silence = SILENCE): Promise<Row[]> {
  const taps: number[] = [];
  const tasks: number[] = [];
  for (let match = 0; taps.length < wanted; match += 1) {
    await fixChance(v.context, match); // the ids of matches come by chance, and no two may be the same
    const six = crowdFile(match === 0 ? 'activations' : `activations ${match}`, 2, `Match ${match + 1}`);
    await takeIn(v, six);
    await sitDown(v, six.title);
    const watched = await tapsAtTable(v, MATCH, silence, wanted - taps.length);
    taps.push(...watched.taps);
    tasks.push(...watched.tasks);
    await v.page.goto('about:blank'); // what is watched begins again
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
