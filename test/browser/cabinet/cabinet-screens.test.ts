import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addingProduct, borrowing, describing, lending, owning, wishing, type CabinetState } from '../../../src/cabinet/changes.ts';
import { emptyCabinet, emptyHolding, plainCabinet, holdingChangedTo, restatedCabinet } from '../../../src/cabinet/holding.ts';
import { STAGES } from '../../../src/cabinet/terms.ts';
import { products } from '../../../src/cards/products.ts';
import { fill } from '../../../tools/bench/cabinet/filled-cabinet.ts';
import { glassFlaws } from '../readers/glass-flaws.ts';
import { visit } from '../drivers/support.ts';
import { whole } from '../whole-suite.ts';

// The screens of the cabinet on every glass, in every language, with text twice as large: nothing goes sideways, nothing is cut, nothing lies over
// something else, and every button has room for a finger. `MOONRISE_PICTURES=FOLDER` keeps what is seen, by night and by day.

const PICTURES = process.env['MOONRISE_PICTURES'];
/** Room for a finger, in pixels. */
const FINGER = 44;

interface Glass {
  width: number;
  height: number;
  twice?: boolean;
}
const GLASSES: readonly Glass[] = whole
  ? [
      { width: 390, height: 844 },
      { width: 820, height: 1180 },
      { width: 1180, height: 820 },
      { width: 844, height: 390 },
      { width: 1366, height: 1024 },
      { width: 390, height: 844, twice: true },
      { width: 1180, height: 820, twice: true },
    ]
  : [
      { width: 390, height: 844 },
      { width: 1180, height: 820 },
      { width: 390, height: 844, twice: true },
    ];

const CALM = { painting: false, beside: null, dialog: null, sort: 'people', sought: '' };
/** What is looked at, as the screen keeps it. */
const SCREENS: Readonly<Record<string, object>> = {
  shelves: CALM,
  products: { ...CALM, sort: 'product' },
  stages: { ...CALM, sort: 'stage' },
  figure: { ...CALM, beside: { what: 'figure', character: 'flintlock', start: '' } },
  lending: { ...CALM, beside: { what: 'figure', character: 'quack', start: 'lend' } },
  missing: { ...CALM, beside: { what: 'figure', character: 'nanny', start: '' } },
  field: { ...CALM, beside: { what: 'field' } },
  next: { ...CALM, beside: { what: 'next' } },
  painting: { ...CALM, painting: true },
  add: { ...CALM, dialog: 'add' },
  more: { ...CALM, dialog: 'more' },
  in: { ...CALM, dialog: 'in' },
  out: { ...CALM, dialog: 'out' },
  cabinets: { ...CALM, dialog: 'cabinets' },
  legend: { ...CALM, dialog: 'legend' },
};

/** A starter and five boxes, a stage for each. */
const BROUGHT: readonly string[] = ['dusk-till-dawn', 'the-enclave', 'shadowglade', 'blood-magic', 'rune-fated', 'the-faculty'];

/** The rows of a cabinet at all stages, with one figure lent, one borrowed, one wished for. */
function sampleRows(): Record<string, object[]> {
  let state: CabinetState = { cabinet: plainCabinet(emptyCabinet), holdings: new Map() };
  const change = (changed: ReturnType<typeof owning>): void => {
    if (changed) state = { cabinet: changed.cabinet ?? state.cabinet, holdings: new Map([...state.holdings, ...changed.holdings]) };
  };
  const wanted = products.filter(({ id }) => BROUGHT.includes(id));
  for (const [index, product] of wanted.entries())
    change(addingProduct(state, product, { stage: STAGES[index % STAGES.length] ?? 'boxed' }));
  change(owning(state, 'quack'));
  change(lending(state, 'flintlock', 'Wilhelmina'));
  change(describing(state, 'flintlock', 0, { recipe: 'Bone over black, sepia wash, dry brush' }));
  change(borrowing(state, 'grub', 'Bo'));
  change(wishing(state, 'nanny', true));
  const marks = { changedAt: 1, archived: null, deleted: null };
  return {
    cabinets: [{ id: 'mine', ...marks, data: restatedCabinet(emptyCabinet, state.cabinet, 1) }],
    holdings: [...state.holdings].map(([id, holding]) => ({
      id: `mine/${id}`,
      ...marks,
      data: holdingChangedTo(emptyHolding, holding, 1),
    })),
  };
}

/** Shows something and waits until it stands. Runs in the page. */
async function pictureOf(state: object): Promise<void> {
  const screen = document.querySelector('moonrise-app')?.shadowRoot?.querySelector('moon-cabinet-screen');
  Object.assign(screen ?? {}, state);
  const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  let last = -1;
  // nothing is added any more: answers come a little at a time
  for (let still = 0, looks = 0; still < 3 && looks < 60; looks += 1) {
    await frame();
    await new Promise((done) => requestIdleCallback(() => done(null), { timeout: 100 }));
    let count = 0;
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        count += 1;
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    still = count === last ? still + 1 : 0;
    last = count;
  }
}

async function laid(page: Page, { width, height, twice = false }: Glass): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((large) => {
    document.documentElement.style.fontSize = large ? `${200 * 1.0625}%` : '';
    dispatchEvent(new Event('resize'));
  }, twice);
}

async function pictured(page: Page, name: string): Promise<void> {
  for (const theme of ['night', 'day']) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    await page.screenshot({ path: `${PICTURES}/${name}-${theme}.png` });
  }
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'night'));
}

describe('the screens of the cabinet', () => {
  it.each(whole ? ['en', 'de', 'fr', 'es'] : ['de'])(
    'have room for everything on every glass: %s',
    { timeout: 600_000 },
    async (locale) => {
      const v = await visit({ hasTouch: true, painted: PICTURES !== undefined, seen: true, locale });
      try {
        const { page } = v;
        await page.goto(`${v.url}#/collection`);
        await page.locator('moon-shelves .coin-button').first().waitFor({ state: 'attached' });
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
        const flaws = new Set<string>();
        await page.evaluate(fill, sampleRows());
        await page.reload();
        await page.locator('moon-shelves .coin-button').first().waitFor({ state: 'attached' });
        for (const glass of GLASSES) {
          await laid(page, glass);
          const place = `${glass.width}x${glass.height}${glass.twice ? '-twice' : ''}`;
          for (const [name, state] of Object.entries(SCREENS)) {
            await page.evaluate(pictureOf, CALM);
            await page.evaluate(pictureOf, state);
            for (const flaw of await page.evaluate(glassFlaws, FINGER)) flaws.add(`${name}, ${place}: ${flaw}`);
            if (PICTURES !== undefined) await pictured(page, `${name}-${place}-${locale}`);
          }
        }
        expect([...flaws]).toEqual([]);
        expect(v.failures).toEqual([]);
      } finally {
        await v.end();
      }
    },
  );
});
