import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from './drivers/support.ts';

describe('a puzzle, by touch', () => {
  let v: Visit;
  beforeAll(async () => {
    v = await visit({ hasTouch: true, painted: false, seen: true });
  });
  afterAll(() => v.end());

  it('lies in a list, says its goal above its table, and begins anew', async () => {
    const { page, url } = v;
    await page.goto(`${url}#/learn`);
    await page.locator('moon-learn-screen [data-do="puzzles"]').tap();
    await page.locator('[data-puzzle]').nth(9).waitFor();
    await expect.poll(() => page.locator('[data-puzzle]').count()).toBe(10);
    await page.locator('[data-puzzle="moon-1"] [data-do="play"]').tap();
    await page.locator('moon-puzzle-play [data-standing="open"]').waitFor({ state: 'attached' });
    await page.locator('moon-puzzle-play').getByText('Slay').first().waitFor();
    await page.locator('moon-match-screen section.question').first().waitFor();
    await page.locator('moon-puzzle-play [data-do="again"]').tap();
    await page.locator('moon-match-screen section.question').first().waitFor();
    await page.locator('moon-puzzle-play [data-do="leave"]').tap();
    await page.locator('[data-puzzle]').first().waitFor();
    expect(v.failures).toEqual([]);
  });

  it('is made of a position that is set up: the solution is played first', async () => {
    const { page, url } = v;
    await page.goto(`${url}#/puzzles/+`);
    await page.locator('select[data-side="0"]').selectOption('flintlock');
    await page.locator('select[data-side="1"]').selectOption('grub');
    await page.locator('[data-do="lay-out"]').tap();
    await page.locator('moon-match-screen section.question').first().waitFor();
    await page.locator('moon-position-table [data-do="make"]').tap();
    await page.getByLabel('Name of the puzzle').fill('A short one');
    await page.locator('select[data-within]').selectOption('turn');
    await page.locator('[data-do="prove"]').tap();
    await page.locator('moon-puzzle-play [data-standing="open"]').waitFor({ state: 'attached' });
    await page.getByText('Play the solution: the puzzle is saved once the goal is reached.').waitFor();
    expect(v.failures).toEqual([]);
  });
});
