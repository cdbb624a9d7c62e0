import { fixChance, type Visit } from '../../test/browser/drivers/support.ts';
import { handsAt, sitDown, takeIn } from './at-table.ts';
import { crowdFile } from './crowd.ts';
import { median, row, type Row } from './timing.ts';
import { traced, type TraceEvent } from './watch/trace.ts';

const SLOWED = 4;
/** Nothing is read from the page for so long after a touch, in ms: what is read has to be laid out. */
const SILENCE = 600;
/** So many trays are opened. */
const TRAYS = 12;
/** Answers without a tray among them: so many are enough. */
const MOST_ANSWERS = 90;

/** Marks in the page's own trace when a tray opens and when it closes. Runs in the page. */
function watch(): void {
  for (const type of ['held', 'released']) addEventListener(type, () => void performance.mark(`tray ${type}`), { capture: true });
}

/** Milliseconds of the longest layout of each tray, from the finger that opens it until it closes. */
export function layoutsOfTrays(events: readonly TraceEvent[]): number[] {
  const longest: number[] = [];
  let open = false;
  for (const { name, tdur, dur } of events) {
    if (name === 'tray held') longest.push(0);
    if (name === 'tray held' || name === 'tray released') open = name === 'tray held';
    else if (name === 'Layout' && open) longest.push(Math.max(longest.pop() ?? 0, (tdur ?? dur ?? 0) / 1000));
  }
  return longest;
}

/** Trays that are held in a match of six a side, on a slow machine. */
export async function trayRows(v: Visit, wanted = TRAYS, silence = SILENCE): Promise<Row[]> {
  const { page, context } = v;
  await fixChance(context, 1);
  const six = crowdFile('activations', 2);
  await takeIn(v, six);
  await sitDown(v, six.title);
  const players = await handsAt(v, silence);
  await page.evaluate(watch);
  const trays = (): Promise<number> => page.evaluate(() => performance.getEntriesByName('tray held').length);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const events = await traced(cdp, async () => {
    let seen = await players.table.look();
    for (let given = 0; given < MOST_ANSWERS && seen.over === null && (await trays()) < wanted; given += 1) seen = await players.turn(seen);
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const layouts = layoutsOfTrays(events);
  const all = `layout of a tray, CPU slowed ${SLOWED} times`;
  return [
    row(`${all}, the longest`, Math.max(0, ...layouts), 'ms'),
    row(`${all}, median`, layouts.length > 0 ? median(layouts) : 0, 'ms'),
    row('trays measured', layouts.length, 'trays'),
  ];
}
