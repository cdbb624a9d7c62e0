import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from './drivers/support.ts';
import { CalmFinger } from './drivers/calm-finger.ts';

const FIVE = ['Ada', 'Bo', 'Cy', 'Diana of the Mill', 'Eve'];

const unhurried = new CalmFinger();
async function touch(thing: Locator): Promise<void> {
  await unhurried.before(thing.page(), thing);
  await thing.tap();
}

/** The names at each table, and the stones where a result is entered. */
const tables = (page: Page): Promise<string[]> => page.locator('section[data-round] li[data-table] .players').allInnerTexts();

async function enterResult(page: Page, table: number, stones: readonly [number, number]): Promise<void> {
  const row = page.locator(`section[data-round] li[data-table="${table}"]`);
  await touch(row.locator('[data-do="enter-result"]'));
  for (const [side, count] of stones.entries())
    for (let tap = 0; tap < count; tap += 1) await touch(row.locator(`[data-side="${side}"] button`).last());
  await touch(row.locator('[data-do="keep"]'));
  await row.locator('[data-do="correct"]').waitFor();
}

describe('a tournament of five on one tablet, by touch', () => {
  let v: Visit;
  beforeAll(async () => {
    v = await visit({ hasTouch: true, painted: false, seen: true });
  });
  afterAll(() => v.end());

  it('is entered, paired, scored, reloaded, corrected and ended, and the wall follows', async () => {
    const { page } = v;
    await page.goto(`${v.url}#/tournaments`);
    await page.getByText('No tournaments yet').waitFor();
    await page.locator('moon-tournaments-screen input').fill('Autumn');
    await touch(page.locator('[data-do="begin"]'));
    for (const [index, name] of FIVE.entries()) {
      await page.locator('moon-entrants-panel input').fill(name);
      await touch(page.locator('[data-do="enter"]'));
      await page
        .locator(`[data-entrant="e${index + 1}"]`)
        .getByText(name, { exact: true })
        .waitFor();
    }
    await touch(page.locator('#tab-round'));
    await touch(page.locator('[data-do="pair"]'));
    await page
      .locator('moon-rounds-panel')
      .getByText(/has a bye/)
      .waitFor();
    await touch(page.locator('[data-do="start"]'));
    await page.getByRole('timer').waitFor();
    const wall = await v.context.newPage();
    await wall.goto(`${page.url()}/wall`);
    await wall.locator('h1').getByText('Round 1').waitFor();

    await enterResult(page, 1, [3, 1]);
    await wall.locator('li[data-table="1"]').getByText('3 : 1').waitFor();
    const before = await tables(page);
    await page.reload();
    await page.locator('section[data-round="1"]').waitFor();
    await expect.poll(() => tables(page)).toEqual(before);
    await page.getByRole('timer').waitFor(); // the clock went on

    await enterResult(page, 2, [2, 2]);
    await wall.locator('h1').getByText('After round 1').waitFor();
    await expect.poll(() => wall.locator('tbody tr').count()).toBe(FIVE.length);

    const byes = new Set<string>([
      await page
        .locator('moon-rounds-panel')
        .getByText(/has a bye/)
        .innerText(),
    ]);
    for (const round of [2, 3]) {
      await touch(page.locator('[data-do="pair"]'));
      await page.locator(`section[data-round="${round}"]`).waitFor();
      byes.add(
        await page
          .locator(`section[data-round="${round}"]`)
          .getByText(/has a bye/)
          .innerText(),
      );
      await enterResult(page, 1, [4, 2]);
      await enterResult(page, 2, [0, 5]);
    }
    expect(byes.size).toBe(3); // nobody sits out twice
    const last = page.locator('section[data-round="3"] li[data-table="2"]');
    await touch(last.locator('[data-do="correct"]'));
    await touch(last.locator('[data-side="0"] button').last());
    await last.locator('moon-text-field input').fill('Miscounted.');
    await touch(last.locator('[data-do="keep"]'));
    await last.getByText('Corrected; it was 0 : 5. Miscounted.').waitFor();
    await touch(page.locator('[data-do="end"]'));
    await page.getByText('The tournament is over.').waitFor();

    await touch(page.locator('#tab-standings'));
    const rows = page.locator('moon-standings-panel tbody tr');
    await expect.poll(() => rows.count()).toBe(FIVE.length);
    const points = (await rows.locator('td:nth-child(3)').allInnerTexts()).map(Number);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(points.reduce((sum, value) => sum + value, 0)).toBe(3 * 3 + 5 * 3 + 2); // three byes, five games won, one drawn
    await expect.poll(() => page.locator('[data-why] li').count()).toBe(FIVE.length - 1);
  });

  it('is removed from the list, and comes back', async () => {
    const { page } = v;
    await page.goto(`${v.url}#/tournaments`);
    await page.getByText('5 players · over').waitFor();
    await touch(page.locator('[data-tournament] [data-do="remove"]'));
    await page.getByText('No tournaments yet').waitFor();
    await touch(page.locator('moon-toast moon-button'));
    await page.getByText('5 players · over').waitFor();
    expect(v.failures).toEqual([]);
  });
});
