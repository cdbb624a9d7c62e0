import type { CDPSession, Page } from 'playwright-core';
import { products } from '../../../src/cards/products.ts';
import { shelfWords } from '../../../src/words/cabinet/cabinet-screen.ts';
import type { Visit } from '../../../test/browser/drivers/support.ts';
import { SHORTEST, watchedTaps, watchTaps } from '../watch/tap-watch.ts';
import { mean, median, percentile, row, type Row } from '../timing.ts';
import { LENT_TO } from './filled-cabinet.ts';

/** Milliseconds for which a finger stays. */
const STAY = 90;
/** Milliseconds after a touch, and before one, in which the page is not read. */
const SILENCE = 900;
const CALM = 150;

/** An element to touch: the first one with this selector and these words, in any shadow root. */
interface Touched {
  selector: string;
  words?: string;
}

/** A touch and its purpose. */
interface Tap extends Touched {
  kind: string;
}

/** The middle of an element, which is scrolled into view. Runs in the page: everything it needs is inside. */
function middleOf({ selector, words }: Touched): { x: number; y: number } | null {
  const search = (root: Document | ShadowRoot): HTMLElement | null => {
    const element = [...root.querySelectorAll<HTMLElement>(selector)].find(
      (candidate) => candidate.getClientRects().length > 0 && (words === undefined || candidate.textContent.trim() === words),
    );
    if (element) return element;
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inside = shadowRoot && search(shadowRoot);
      if (inside) return inside;
    }
    return null;
  };
  const element = search(document);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The outlines in view. Runs in the page. */
function outlinesInSight(): string[] {
  const shelves = document
    .querySelector('moonrise-app')
    ?.shadowRoot?.querySelector('moon-cabinet-screen')
    ?.shadowRoot?.querySelector('moon-shelves')?.shadowRoot;
  return [...(shelves?.querySelectorAll<HTMLElement>('.coin-button[data-missing]') ?? [])]
    .filter((coin) => coin.getBoundingClientRect().bottom < innerHeight - 80)
    .map((coin) => coin.dataset['character'] ?? '');
}

/** A bare touch: Playwright's `tap` would check within the measured time whether something covers the element. */
async function touch(page: Page, cdp: CDPSession, { kind, ...touched }: Tap): Promise<void> {
  const place = await page.evaluate(middleOf, touched);
  if (!place) throw new Error(`nothing to touch: ${kind}`);
  await page.waitForTimeout(CALM);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await page.waitForTimeout(STAY);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(SILENCE);
}

/** The touches for a figure that is not owned yet. */
const deedsOf = (character: string): Tap[] => [
  { kind: 'an outline', selector: `[data-missing][data-character="${character}"]` },
  { kind: 'a second copy', selector: '.actions button', words: shelfWords.onceMore() },
  { kind: 'a stage', selector: '[data-stage="primed"]' },
  { kind: 'who has it', selector: '.actions button', words: shelfWords.lend() },
  { kind: 'lent', selector: '[role="group"] button', words: LENT_TO },
  { kind: 'undo', selector: '[data-do="undo"]' },
  { kind: 'a figure that is here', selector: '.coin-button:not([data-missing], [aria-current])' },
];

const boxTaps = (product: string): Tap[] => [
  { kind: 'the list of boxes', selector: 'header .tools button', words: shelfWords.add() },
  { kind: 'a box', selector: `[data-product="${product}"]` },
];

/** The speed at which touches in a cabinet are drawn: figures that are marked, copied, painted, lent and taken back, and boxes. */
export async function cabinetTaps(
  { url, page, context }: Visit,
  { slowed, figures, boxes }: { slowed: number; figures: number; boxes: number },
): Promise<Row[]> {
  const cdp = await context.newCDPSession(page);
  // a page without Playwright's locators, whose code listens to each touch
  await page.goto(`${url}?taps#/collection`);
  await page.waitForTimeout(5000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await watchTaps(page);
  const outlines = (await page.evaluate(outlinesInSight)).slice(0, figures);
  const brought = products.filter(({ kind }) => kind === 'troupe-box').slice(-boxes);
  const plan = [...outlines.flatMap(deedsOf), ...brought.flatMap(({ id }) => boxTaps(id))];
  const taps: { kind: string; time: number }[] = [];
  const known = new Set<string>();
  for (const tap of plan) {
    await touch(page, cdp, tap);
    const fresh = Object.entries((await watchedTaps(page)).named).filter(([id]) => !known.has(id));
    for (const [id] of fresh) known.add(id);
    taps.push({ kind: tap.kind, time: Math.max(SHORTEST, ...fresh.map(([, time]) => time)) });
  }
  const { tasks } = await watchedTaps(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  const times = taps.map(({ time }) => time);
  return [
    row(`a tap in the cabinet to the next paint, CPU slowed ${slowed} times, mean`, mean(times), 'ms'),
    row('the same, median (the browser tells it in steps of 8 ms)', median(times), 'ms'),
    row('the same, 98th percentile', percentile(times, 98), 'ms'),
    row('taps in the cabinet measured', times.length, 'taps'),
    ...[...new Set(taps.map(({ kind }) => kind))].map((kind) => {
      const alike = taps.filter((tap) => tap.kind === kind).map(({ time }) => time);
      return row(`of these: ${kind}, mean`, mean(alike), 'ms');
    }),
    row('long tasks after taps in the cabinet, 98th percentile', tasks.length > 0 ? percentile(tasks, 98) : 0, 'ms'),
  ];
}
