import { chromium, type Page } from 'playwright-core';
import { meetByLetters, newDevice, TELLS_ADDRESS } from '../../test/browser/drivers/meets.ts';
import { visit, type Visit } from '../../test/browser/drivers/support.ts';
import { args, executablePath } from '../chromium.mjs';
import { sitDown, takeIn } from './at-table.ts';
import { crowdFile } from './crowd.ts';
import { tapsAtTable } from './interaction-rows.ts';
import { median, percentile, row, type Row } from './timing.ts';

const RETURNS = 4;
const DECISIONS = 40;
const ANSWERS = 16;
const SILENCE = 900;

/**
 * Answers the questions to the seats of a page with the first complete decisions, until so many were given; gives the milliseconds from each choice
 * to the next view. Runs in the page: everything it needs is inside.
 */
async function playsAlone({ seats, decisions, patience }: { seats: number[]; decisions: number; patience: number }): Promise<number[]> {
  interface Played {
    openings(): { seat: number }[];
    choices(seat: number): { decisions: { kind: string }[] };
    decide(decision: object): Promise<unknown>;
    subscribe(listener: () => void): () => void;
  }
  const within = (root: ParentNode): Element | null => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches('moon-match-screen')) return element;
      const inner = element.shadowRoot && within(element.shadowRoot);
      if (inner) return inner;
    }
    return null;
  };
  const { table } = within(document) as unknown as { table: Played };
  const times: number[] = [];
  const end = performance.now() + patience;
  for (let turn = 0; times.length < decisions && performance.now() < end; turn += 1) {
    const asked = table.openings().find(({ seat }) => seats.includes(seat));
    const able = asked ? table.choices(asked.seat).decisions : [];
    const decision = able[turn % Math.max(1, Math.min(3, able.length))];
    if (decision) {
      const began = performance.now();
      await new Promise<void>((done) => {
        const unsubscribe = table.subscribe(() => {
          times.push(performance.now() - began);
          unsubscribe();
          done();
        });
        void table.decide(decision).then((refused) => refused !== null && (unsubscribe(), done()));
      });
    }
    await new Promise((done) => setTimeout(done, 60));
  }
  return times;
}

async function timeOfReturn(page: Page): Promise<number> {
  await page.waitForTimeout(3000); // the next connection has to wait
  await page.reload();
  const began = performance.now();
  await page.locator('moon-match-screen main').waitFor();
  return performance.now() - began;
}

/** The cost of other devices: meeting, reconnecting, a decision from device to device, and a tap on the host while three others watch. */
export async function meetingRows(
  v: Visit,
  { returns = RETURNS, decisions = DECISIONS, answers = ANSWERS, silence = SILENCE } = {},
): Promise<Row[]> {
  const six = crowdFile('activations', 2);
  await takeIn(v, six);
  await sitDown(v, six.title);
  const devices = await chromium.launch({ executablePath, headless: true, args: [...args, ...TELLS_ADDRESS] });
  const lone = await visit({ hasTouch: true });
  try {
    const meetings: number[] = [];
    const meets = async (part: string): Promise<Page> => {
      const page = await newDevice(devices);
      await page.goto(v.url); // the browser has opened the app before
      meetings.push(await meetByLetters(v.page, part, page, (link) => page.goto(link)));
      await page.locator('moon-match-screen main').waitFor();
      return page;
    };
    const watchers = [await meets('watch'), await meets('watch'), await meets('watch')];
    const { taps } = await tapsAtTable(v, answers, silence);
    await takeIn(lone, six);
    await sitDown(lone, six.title);
    const { taps: tapsAlone } = await tapsAtTable(lone, answers, silence);
    for (const page of watchers) await page.context().close();
    const seat = await meets('seat-1');
    const back: number[] = [];
    for (let count = 0; count < returns; count += 1) back.push(await timeOfReturn(seat));
    const patience = decisions * 1500;
    const [views] = await Promise.all([
      seat.evaluate(playsAlone, { seats: [1], decisions, patience }),
      v.page.evaluate(playsAlone, { seats: [0], decisions, patience }),
    ]);
    return [
      row('two devices meet, from the second look to the line, median', median(meetings), 'ms'),
      row('a glass comes again after its page began anew, median', median(back), 'ms'),
      row('a decision on another glass, until its next view, median', median(views), 'ms'),
      row('a decision on another glass, until its next view, 95th percentile', percentile(views, 95), 'ms'),
      row('decisions measured', views.length, 'decisions'),
      row('tap to next paint on the host, CPU slowed 4 times, three others watch, median', median(taps), 'ms'),
      row('the same with one glass, median', median(tapsAlone), 'ms'),
      row('four glasses : one glass', median(taps) / median(tapsAlone), 'ratio'),
    ];
  } finally {
    await lone.end();
    await devices.close();
  }
}
