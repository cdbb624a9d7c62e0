import { boards, catalogue } from '../../src/cards/index.ts';
import { matchFile } from '../../src/app/kept/match-file.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { fixChance, type Visit } from '../../test/browser/drivers/support.ts';
import { resumeLink, takeIn } from './at-table.ts';
import { playMatch, type Manner } from '../simulate/play-match.ts';
import { randomSetup } from '../simulate/setups/random-setup.ts';
import { longestTask, watchTasks } from './watch/long-tasks.ts';
import { best, row, type Row } from './timing.ts';

const DECISIONS = [30, 1200];
const SLOWED = 4;
const RUNS = 3;
/** Milliseconds after the touch in which the page is not read. */
const SILENCE = 2500;
const UNWATCHED: Manner = { brokenEvery: Infinity, leaksEvery: Infinity, refold: false };

/**
 * A match of four with so many decisions: the first ones of a longer match. No two of them begin alike, because the app would take one for the
 * continuation of the other.
 */
function longMatch(decisions: number): Folded {
  for (let seed = 0; seed < 50; seed += 1) {
    const setup = {
      ...randomSetup(`long ${decisions} ${seed}`, { seats: 4, size: 6, eventsAndAgendas: true }),
      terrain: boards[0]?.terrain ?? [],
    };
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

interface Opened {
  began: number;
  /** The times of the first question and of the models on the screen. */
  question: number;
  board: number;
}

/**
 * Records when the finger is lifted, and the frames with the question and with the models after that. Runs in the page: everything it needs is
 * inside.
 */
function watch(): void {
  const opened = { began: 0, question: 0, board: 0 };
  Object.assign(window, { opened });
  const within = (root: ParentNode): Element | null => {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName === 'moon-match-screen') return element;
      const inner = element.shadowRoot && within(element.shadowRoot);
      if (inner) return inner;
    }
    return null;
  };
  let screen: Element | null = null;
  const note = (part: 'question' | 'board'): void => void setTimeout(() => (opened[part] = performance.now()));
  const seen = { question: false, board: false };
  const look = (): void => {
    screen ??= within(document);
    const asks = [...(screen?.shadowRoot?.querySelectorAll('moon-seat-strip, moon-cover[open]') ?? [])].some(
      (element) => element.localName === 'moon-cover' || element.shadowRoot?.querySelector('section.question'),
    );
    const models = screen?.shadowRoot?.querySelector('moon-board')?.shadowRoot?.querySelector('.token');
    if (asks && !seen.question) note('question');
    if (models && !seen.board) note('board');
    seen.question ||= asks;
    seen.board ||= Boolean(models);
    if (!seen.question || !seen.board) requestAnimationFrame(look);
  };
  addEventListener('pointerup', () => ((opened.began = performance.now()), requestAnimationFrame(look)), { capture: true, once: true });
}

/** The times from the touch to the question and to the models of a match with so many decisions, on a slow machine; the page measures them. */
async function opening(v: Visit, decisions: number, runs: number): Promise<Row[]> {
  const { url, page, context } = v;
  const title = `A match of ${decisions}`;
  const { record } = longMatch(decisions);
  await fixChance(context, decisions); // match ids are random, and must differ
  await takeIn(v, { file: matchFile({ record, names: ['Ada', 'Ben', 'Cleo', 'Dan'], title }, false), title });
  const link = resumeLink(v, title);
  const cdp = await context.newCDPSession(page);
  const openings: Opened[] = [];
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${url}?${decisions}-${run}#/`); // a new page, not only another address within the same one
    await link.waitFor();
    await page.waitForTimeout(SILENCE); // the home screen fetches something, which must not count
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await watchTasks(page);
    await page.evaluate(watch);
    await link.tap();
    await page.waitForTimeout(SILENCE);
    await page.waitForFunction(() => (window as unknown as { opened: Opened }).opened.board > 0, null, { polling: 500 }); // set by `watch`
    await page.waitForFunction(() => (window as unknown as { opened: Opened }).opened.question > 0, null, { polling: 500 });
    openings.push(await page.evaluate(() => (window as unknown as { opened: Opened }).opened));
    longest.push(await longestTask(page));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await cdp.detach();
  const all = `a match of ${decisions} decisions opened, CPU slowed ${SLOWED} times`;
  return [
    row(`${all}, to its question`, best(openings.map(({ began, question }) => question - began)), 'ms'),
    row(`${all}, to its models`, best(openings.map(({ began, board }) => board - began)), 'ms'),
    row(`the longest task of the match of ${decisions}`, best(longest), 'ms'),
  ];
}

/** The times of opening a short match and a long one. */
export async function longMatchRows(v: Visit, lengths: readonly number[] = DECISIONS, runs = RUNS): Promise<Row[]> {
  const rows: Row[] = [];
  for (const decisions of lengths) rows.push(...(await opening(v, decisions, runs)));
  return rows;
}
