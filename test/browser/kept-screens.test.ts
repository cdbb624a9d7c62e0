import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFlaws } from './readers/axe.ts';
import { visit, type Visit } from './drivers/support.ts';

const GLASSES = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** What axe has against the page on each glass, and how far it is wider than the glass. */
async function flaws(page: Page, name: string): Promise<string[]> {
  const all: string[] = [];
  for (const glass of GLASSES) {
    await page.setViewportSize(glass);
    await page.waitForTimeout(350);
    all.push(...(await pageFlaws(page)).map((flaw) => `${name}, ${glass.width}: ${flaw}`));
  }
  return all;
}

describe('compendium, collection and players in the built app', () => {
  let v: Visit;
  beforeAll(async () => {
    v = await visit({ hasTouch: true, painted: false, seen: true });
  });
  afterAll(() => v.end());

  it('a card is found, read, and its keyword explained without leaving it', async () => {
    const { page } = v;
    await page.goto(v.url);
    await page.getByRole('link', { name: 'Compendium' }).tap();
    await page.getByLabel('Find').fill('goblin range 8');
    await page.getByText('Beaky Bobby').first().waitFor();
    expect(await page.getByText('Flintlock').count()).toBe(0);
    expect(await flaws(page, 'all cards')).toEqual([]);
    await page.getByText('Beaky Bobby').first().tap();
    await page.getByRole('heading', { name: 'Beaky Bobby', level: 1 }).waitFor();
    expect(await flaws(page, 'a card')).toEqual([]);
    await page.getByRole('link', { name: 'Melee', exact: true }).tap();
    await page.getByRole('heading', { name: 'The character card' }).waitFor();
    await page.keyboard.press('Escape');
    expect(page.url()).toContain('#/compendium/beaky-bobby');
    await page.goto(`${v.url}#/compendium/beaky-bobby/flintlock`);
    await page.getByRole('heading', { name: 'Beaky Bobby and Flintlock' }).waitFor();
    expect(await flaws(page, 'two cards')).toEqual([]);
  });

  it('what is owned is still known after the browser was killed', async () => {
    await v.page.goto(`${v.url}#/collection`);
    await v.page.locator('moon-shelves [data-character="quack"]').first().tap();
    await v.page.getByText('1 figure, 0 painted').waitFor();
    expect(await flaws(v.page, 'collection')).toEqual([]);
    await v.page.goto(`${v.url}#/players`);
    await v.page.getByRole('button', { name: 'Add a player' }).tap();
    await v.page.getByLabel('Name').fill('Ada');
    await v.page.getByRole('button', { name: 'Save' }).tap();
    await v.page.getByRole('heading', { name: 'Ada' }).waitFor();
    expect(await flaws(v.page, 'players')).toEqual([]);
    await v.crash();
    await v.page.goto(`${v.url}#/collection`);
    await v.page.locator('moon-shelves [aria-label="Quack: boxed"]').first().waitFor({ state: 'attached' });
    await v.page.goto(`${v.url}#/players`);
    await v.page.getByRole('heading', { name: 'Ada' }).waitFor();
  });

  it('nothing failed on the way', () => {
    expect(v.failures).toEqual([]);
  });
});
