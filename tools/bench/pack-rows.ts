import type { Page } from 'playwright-core';
import { characters } from '../../src/cards/characters.ts';
import type { Visit } from '../../test/browser/drivers/support.ts';
import { fill, packOf } from './cabinet/filled-cabinet.ts';
import { median, row, type Row } from './timing.ts';

/** The number of characters from packs beside the printed ones. */
const MORE = 300;
const RUNS = 7;
const TROUPE = 'bench-troupe';

/** Milliseconds from opening a screen until the first of its cards is drawn. */
const opened = (page: Page, hash: string, mark: string): Promise<number> =>
  page.evaluate(
    ([to, wanted]) =>
      new Promise<number>((done) => {
        const stands = (root: Document | ShadowRoot): boolean =>
          root.querySelector(wanted) !== null ||
          [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null && stands(shadowRoot));
        const began = performance.now();
        const look = (): void => {
          if (stands(document)) requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
          else requestAnimationFrame(look);
        };
        location.hash = to;
        look();
      }),
    [hash, mark] as const,
  );

/** The same from a newly loaded page that is idle at home. */
async function openedAnew(page: Page, url: string, hash: string, mark: string): Promise<number> {
  await page.goto(`${url}?${hash.length}${Math.random()}#/`);
  await page.locator('moon-home-screen').waitFor();
  await page.waitForTimeout(1200);
  return opened(page, hash, mark);
}

/** The speed at which the compendium and the troupe builder open, with the printed characters alone and with many more, in one run. */
export async function packRows(v: Visit): Promise<Row[]> {
  const { url, page } = v;
  await page.goto(`${url}#/`);
  await page.locator('moon-home-screen').waitFor();
  await page.waitForTimeout(1500);
  const marks = { changedAt: 1, archived: null, deleted: null };
  const troupe = { id: TROUPE, name: 'Bench', faction: 'commonwealth', characters: ['flintlock'], upgrades: {} };
  await page.evaluate(fill, { troupes: [{ id: TROUPE, ...marks, data: troupe }] });
  const screens = [
    ['compendium', '#/compendium', '[data-card]'],
    ['builder of troupes', `#/troupes/${TROUPE}`, '[data-character]'],
  ] as const;
  const packs = [packOf(0), packOf(characters.length + MORE)];
  const lay = (pack: ReturnType<typeof packOf> | undefined): Promise<unknown> =>
    page.evaluate(fill, { packs: pack ? [{ id: pack.id, ...marks, data: pack }] : [] });
  const rows: Row[] = [];
  for (const [name, hash, mark] of screens) {
    const times: number[][] = [[], []];
    // in turn, so that other load on the machine affects both
    for (let run = 0; run <= RUNS; run += 1)
      for (const [index, pack] of packs.entries()) {
        await lay(pack);
        const time = await openedAnew(page, url, hash, mark);
        if (run > 0) times[index]?.push(time); // the first run fetches files that are stored from then on
      }
    const [few = 0, many = 0] = times.map(median);
    rows.push(
      row(`${name}: first cards, ${characters.length} characters, median`, few, 'ms'),
      row(`${name}: first cards, ${characters.length + MORE} characters, median`, many, 'ms'),
      row(`${name}: many against few`, Math.round((many / few) * 100) / 100, 'times'),
    );
  }
  return rows;
}
