import { boards, catalogue } from '../../src/cards/index.ts';
import { matchFile } from '../../src/app/match-file.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import type { Visit } from '../../test/browser/support.ts';
import { playMatch, type Manner } from '../simulate/play-match.ts';
import { randomSetup } from '../simulate/random-setup.ts';
import { best, row, type Row } from './timing.ts';

const DECISIONS = 1200;
const SLOWED = 4;
const RUNS = 3;
const UNWATCHED: Manner = { brokenEvery: Infinity, leaksEvery: Infinity, refold: false };

/** A match of four with as many decisions: those of a longer one, given anew. */
function longMatch(): Folded {
  for (let seed = 0; seed < 50; seed += 1) {
    const setup = { ...randomSetup(`long ${seed}`, { seats: 4, size: 4, eventsAndAgendas: true }), terrain: boards[0]?.terrain ?? [] };
    const { folded, violations } = playMatch(setup, catalogue, UNWATCHED);
    if (violations.length === 0 && folded.record.entries.length > DECISIONS) return cut(folded);
  }
  throw new Error('no match was long enough');
}

function cut({ record }: Folded): Folded {
  let folded = beginRecord(record.setup, catalogue);
  for (const { decision } of record.entries.slice(0, DECISIONS)) {
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(next.reason.code);
    ({ folded } = next);
  }
  return folded;
}

/** Notes the long tasks of the page. Runs in the page. */
function watchTasks(): void {
  const tasks: number[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  Object.assign(window, { tasks });
}

/** A match of `DECISIONS` decisions, from the touch to its question, on a slow machine. */
export async function longMatchRows({ url, page, context }: Visit): Promise<Row[]> {
  const { record } = longMatch();
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
  const buffer = Buffer.from(await matchFile({ record, names, title: 'A long match' }, false).arrayBuffer());
  await page.goto(`${url}#/`);
  await page
    .locator('moon-home-screen input[type="file"]')
    .setInputFiles({ name: 'long.moonrise', mimeType: 'application/octet-stream', buffer });
  const link = page.getByRole('link', { name: 'Resume A long match' }).first();
  await link.waitFor();
  const cdp = await context.newCDPSession(page);
  const taken: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto('about:blank');
    await page.goto(`${url}#/`);
    await link.waitFor();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.evaluate(watchTasks);
    const began = await page.evaluate(() => performance.now());
    await link.tap();
    await page.locator('moon-match-screen section.question, moon-match-screen moon-cover[open]').first().waitFor({ state: 'attached' });
    const done = await page.evaluate(
      () => new Promise<number>((shown) => requestAnimationFrame(() => setTimeout(() => shown(performance.now())))),
    );
    taken.push(done - began);
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks); // put there by `watchTasks`
    longest.push(Math.max(0, ...tasks));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await cdp.detach();
  return [
    row(`a match of ${DECISIONS} decisions opened, CPU slowed ${SLOWED} times`, best(taken), 'ms'),
    row('its longest task meanwhile', best(longest), 'ms'),
  ];
}
