import type { Visit } from '../../test/browser/support.ts';
import { handsAt, sitDown, takeIn } from './at-table.ts';
import { crowdFile } from './crowd.ts';
import { AFTER, watchedTaps, watchTaps } from './tap-watch.ts';
import { median, percentile, row, type Row } from './timing.ts';

const SLOWED = 4;
/** Nothing is read from the page for so long after a touch: a driver that looks is counted with the app. */
const SILENCE = 900;
const ANSWERS = 40;
/** Milliseconds from each tap to the next frame, and of long tasks soon after one, while so many answers are given at a table that lies open; the processor is slowed. */
export async function tapsAtTable(v: Visit, answers: number, silence: number): Promise<{ taps: number[]; tasks: readonly number[] }> {
  const { page, context } = v;
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const players = await handsAt(v, silence);
  await watchTaps(page);
  let seen = await players.table.look();
  for (let given = 0; given < answers && seen.over === null; given += 1) seen = await players.turn(seen);
  const watched = await watchedTaps(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  return watched;
}

/** Whole activations of six a side, touched by hands that leave the page alone afterwards. */
export async function interactionRows(v: Visit, answers = ANSWERS, silence = SILENCE): Promise<Row[]> {
  const six = crowdFile('activations', 2);
  await takeIn(v, six);
  await sitDown(v, six.title);
  const { taps, tasks } = await tapsAtTable(v, answers, silence);
  return [
    row(`tap to next paint, CPU slowed ${SLOWED} times, median`, median(taps), 'ms'),
    row(`tap to next paint, CPU slowed ${SLOWED} times, 98th percentile`, percentile(taps, 98), 'ms'),
    row('taps measured', taps.length, 'taps'),
    row(`long tasks within ${AFTER} ms of an input, 98th percentile`, tasks.length > 0 ? percentile(tasks, 98) : 0, 'ms'),
  ];
}
