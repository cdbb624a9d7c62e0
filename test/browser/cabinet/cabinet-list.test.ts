import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../drivers/support.ts';

/** What has the focus: a box, what a button does, else the element; and whether all of it can be seen in what scrolls. Runs in the page. */
function focus(): { name: string; inSight: boolean } {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!(element instanceof HTMLElement)) return { name: '', inSight: false };
  const add = document
    .querySelector('moonrise-app')
    ?.shadowRoot?.querySelector('moon-cabinet-screen')
    ?.shadowRoot?.querySelector('moon-add-product');
  const frame = add?.shadowRoot?.querySelector('moon-dialog')?.shadowRoot?.querySelector('.body')?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  const name = element.dataset['product'] ?? element.dataset['do'] ?? `${element.localName}.${element.className}`;
  return { name, inSight: frame !== undefined && top >= frame.top - 1 && bottom <= frame.bottom + 1 };
}

/** How far the list is scrolled, and which box stands first in sight, how far down. Runs in the page. */
function scrolled(): { box: string; down: number; drawn: number; places: number } {
  const add = document
    .querySelector('moonrise-app')
    ?.shadowRoot?.querySelector('moon-cabinet-screen')
    ?.shadowRoot?.querySelector('moon-add-product');
  const frame = add?.shadowRoot?.querySelector('moon-dialog')?.shadowRoot?.querySelector('.body')?.getBoundingClientRect();
  const boxes = [...(add?.shadowRoot?.querySelectorAll<HTMLElement>('[data-product]') ?? [])];
  const first = boxes.find((box) => box.getBoundingClientRect().top >= (frame?.top ?? 0));
  const down = (first?.getBoundingClientRect().top ?? 0) - (frame?.top ?? 0);
  return { box: first?.dataset['product'] ?? '', down, drawn: boxes.length, places: add?.shadowRoot?.querySelectorAll('li').length ?? 0 };
}

/** The page has nothing else to do only when the test says so. Runs in the page. */
function busy(): void {
  const waiting: (() => void)[] = [];
  window.requestIdleCallback = (work) => waiting.push(() => work({ didTimeout: true, timeRemaining: () => 0 }));
  Object.assign(window, { rest: () => waiting.splice(0).forEach((work) => work()) });
}
const runIdleWork = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { rest: () => void }).rest());

describe('the list of boxes on a phone', () => {
  let v: Visit;
  beforeAll(async () => {
    v = await visit({ hasTouch: true, seen: true, viewport: { width: 390, height: 844 } });
    await v.page.goto(`${v.url}#/collection`);
    await v.page.locator('moon-shelves .coin-button').first().waitFor({ state: 'attached' });
    await v.page.evaluate(busy);
  });
  afterAll(() => v.end());
  const drawnUpTo = (count: number): Promise<void> =>
    expect.poll(() => v.page.evaluate(scrolled).then(({ drawn }) => drawn)).toBeGreaterThanOrEqual(count);

  it('by keys goes from box to box, each in its turn and in sight, also those that are not drawn yet', async () => {
    const { page } = v;
    await page.getByRole('button', { name: 'Add', exact: true }).focus();
    await page.keyboard.press('Enter');
    await drawnUpTo(16);
    const { name: opened } = await page.evaluate(focus);
    expect((await page.evaluate(scrolled)).drawn).toBeLessThan(40);
    await runIdleWork(page);
    await drawnUpTo(20);
    expect((await page.evaluate(focus)).name).toBe(opened); // the list has grown, and the focus stays
    const reached: string[] = [];
    for (let press = 0; press < 60 && reached.at(-1) !== 'all'; press += 1) {
      await page.keyboard.press('Tab');
      const { name, inSight } = await page.evaluate(focus);
      if (reached.length === 0 && !(await page.locator(`[data-product="${name}"]`).count())) continue; // what stands above the list
      reached.push(name);
      expect(inSight, name).toBe(true);
    }
    expect(reached).toHaveLength(41);
    const listed = (): Promise<string[]> =>
      page.locator('[data-product]').evaluateAll((boxes) => boxes.map((box) => (box as HTMLElement).dataset['product'] ?? ''));
    expect(reached).toEqual([...(await listed()).slice(0, 40), 'all']);
    // the button that shows the others goes, and the first of them has the focus
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(scrolled).then(({ places }) => places)).toBeGreaterThan(40);
    await expect.poll(() => page.evaluate(focus).then(({ name }) => name)).not.toMatch(/^all$|^body/);
    expect((await page.evaluate(focus)).name).toBe((await listed())[40]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focus)).toEqual({ name: (await listed())[41], inSight: true });
    await page.keyboard.press('Escape');
  });

  it('by touch stays where a finger has moved it, and keeps the focus, while it grows', async () => {
    const { page } = v;
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await drawnUpTo(16);
    const { name: focused } = await page.evaluate(focus);
    const cdp = await v.context.newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 190, y }] });
    await finger('touchStart', 640);
    for (let y = 620; y >= 240; y -= 20) await finger('touchMove', y);
    await page.waitForTimeout(300); // it rests: nothing goes on by itself
    await finger('touchEnd');
    const [first] = await page
      .locator('[data-product]')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLElement).dataset['product']));
    await expect.poll(() => page.evaluate(scrolled).then(({ box }) => box)).not.toBe(first);
    const before = await page.evaluate(scrolled);
    expect(before.drawn).toBeLessThan(before.places);
    for (let count = before.drawn; count < before.places; count += 4) {
      await runIdleWork(page);
      await drawnUpTo(Math.min(count + 4, before.places));
    }
    const after = await page.evaluate(scrolled);
    expect(after.box).toBe(before.box);
    expect(Math.abs(after.down - before.down)).toBeLessThanOrEqual(1);
    expect((await page.evaluate(focus)).name).toBe(focused);
    await page.keyboard.press('Escape');
    expect(v.failures).toEqual([]);
  });
});
