import { boards, catalogue } from '../../src/cards/index.ts';
import { matchFile } from '../../src/app/kept/match-file.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import type { Visit } from '../../test/browser/support.ts';
import { resumeLink, takeIn } from './at-table.ts';
import { playMatch, type Manner } from '../simulate/play-match.ts';
import { randomSetup } from '../simulate/random-setup.ts';
import { longestTask, watchTasks } from './long-tasks.ts';
import { best, row, type Row } from './timing.ts';

const DECISIONS = 1200;
const SLOWED = 4;
const RUNS = 3;
const UNWATCHED: Manner = { brokenEvery: Infinity, leaksEvery: Infinity, refold: false };

/** A match of four with as many decisions: the first ones of a longer one, given anew. */
function longMatch(decisions: number): Folded {
  for (let seed = 0; seed < 50; seed += 1) {
    const setup = { ...randomSetup(`long ${seed}`, { seats: 4, size: 6, eventsAndAgendas: true }), terrain: boards[0]?.terrain ?? [] };
    const { folded, violations } = playMatch(setup, catalogue, UNWATCHED);
    if (violations.length === 0 && folded.record.entries.length > decisions) return cut(folded, decisions);
  }
  throw new Error('no match was long enough');
}

function cut({ record }: Folded, decisions: number): Folded {
  let folded = beginRecord(record.setup, catalogue);
  for (const { decision } of record.entries.slice(0, decisions)) {
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(next.reason.code);
    ({ folded } = next);
  }
  return folded;
}

/** A match of so many decisions, from the touch to its question, on a slow machine. */
export async function longMatchRows(v: Visit, decisions = DECISIONS, runs = RUNS): Promise<Row[]> {
  const { url, page, context } = v;
  const title = 'A long match';
  const { record } = longMatch(decisions);
  await takeIn(v, { file: matchFile({ record, names: ['Ada', 'Ben', 'Cleo', 'Dan'], title }, false), title });
  const link = resumeLink(v, title);
  const cdp = await context.newCDPSession(page);
  const taken: number[] = [];
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${url}?${run}#/`); // another page, not another place of the same one
    await link.waitFor();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await watchTasks(page);
    const began = await page.evaluate(() => performance.now());
    await link.tap();
    await page.locator('moon-match-screen section.question, moon-match-screen moon-cover[open]').first().waitFor({ state: 'attached' });
    const done = await page.evaluate(
      () => new Promise<number>((shown) => requestAnimationFrame(() => setTimeout(() => shown(performance.now())))),
    );
    taken.push(done - began);
    longest.push(await longestTask(page));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await cdp.detach();
  return [
    row(`a match of ${decisions} decisions opened, CPU slowed ${SLOWED} times`, best(taken), 'ms'),
    row('its longest task meanwhile', best(longest), 'ms'),
  ];
}
