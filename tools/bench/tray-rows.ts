import { fixChance, type Visit } from '../../test/browser/drivers/support.ts';
import { handsAt, sitDown, takeIn } from './at-table.ts';
import { crowdFile } from './crowd.ts';
import { median, row, type Row } from './timing.ts';
import { traced, type TraceEvent } from './watch/trace.ts';

const SLOWED = 4;
/** Milliseconds after a touch in which the page is not read, because reading forces a layout. */
const SILENCE = 600;
/** The number of trays that are opened. */
const TRAYS = 12;
/** The most answers that are given to open them, because not every answer opens a tray. */
const MOST_ANSWERS = 90;

/** Marks the opening and closing of a tray in the trace of the page. Runs in the page. */
function watch(): void {
  for (const type of ['held', 'released']) addEventListener(type, () => void performance.mark(`tray ${type}`), { capture: true });
}

/** Milliseconds of the longest layout of each tray, from the touch that opens it until it closes. */
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

/** Holding trays open in a match of six a side, on a slow machine. */
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
