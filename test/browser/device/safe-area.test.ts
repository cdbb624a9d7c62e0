import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixChance, visit, type Visit } from '../drivers/support.ts';

const GLASSES = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
/** What clock, camera, corners and the home band cover of a glass. */
const COVERED = { top: 24, right: 30, bottom: 20, left: 34 };

/** Words and buttons that lie under what is covered. Runs in the page: everything it needs is inside. */
function under({ top, right, bottom, left }: typeof COVERED): string[] {
  const found: string[] = [];
  /** What is to be seen of it: the rest has been scrolled away. */
  const seen = (element: Element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let anotherElement: Element | null = element; anotherElement;) {
      const root: Node = anotherElement.getRootNode();
      anotherElement = anotherElement.assignedSlot ?? anotherElement.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
      if (!anotherElement || getComputedStyle(anotherElement).overflowX === 'visible' || anotherElement.matches('html, body')) continue;
      const room = anotherElement.getBoundingClientRect();
      [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
      [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
    }
    return { left, top, right, bottom };
  };
  const walk = (root: ParentNode): void => {
    for (const element of root.children) {
      if (element.shadowRoot) walk(element.shadowRoot);
      walk(element);
      if (!element.matches('button, a[href], input, select, h1, h2, section.status, moon-health-bar, dialog p')) continue;
      const box = seen(element);
      // what only a reader of the screen meets, and what is not drawn
      if (box.right - box.left < 4 || box.bottom - box.top < 4 || getComputedStyle(element).visibility === 'hidden') continue;
      if (element.closest('.reachable')) continue;
      if (box.left < left - 1 || box.top < top - 1 || box.right > innerWidth - right + 1 || box.bottom > innerHeight - bottom + 1)
        found.push(
          `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()} ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`,
        );
    }
  };
  walk(document);
  return found;
}

describe('a glass whose edges are covered', () => {
  let v: Visit;
  let cdp: CDPSession;
  const looked = async (page: Page, label: string, glasses = GLASSES): Promise<string[]> => {
    const all: string[] = [];
    for (const glass of glasses) {
      await page.setViewportSize(glass);
      await page.waitForTimeout(300);
      const found = await page.evaluate(under, COVERED);
      all.push(...found.map((text) => `${label}, ${glass.width} × ${glass.height}: ${text}`));
    }
    return all;
  };

  beforeAll(async () => {
    v = await visit({ hasTouch: true, painted: false, seen: true });
    await fixChance(v.context, 1);
    cdp = await v.context.newCDPSession(v.page);
    await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...COVERED } });
    await v.page.goto(v.url);
  });
  afterAll(() => v.end());

  it('the board editor', async () => {
    await v.page.goto(`${v.url}#/boards/+`);
    await v.page.locator('moon-board-editor header').waitFor();
    expect(await looked(v.page, 'editor')).toEqual([]);
  });

  it('a match, its menu and its cover', async () => {
    const { page } = v;
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.goto(v.url);
    await page.locator('#first').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'A Quick Quarrel' }).tap();
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await page.locator('moon-match-screen section.question').first().waitFor();
    let covers = 0;
    for (const seating of ['Side by side', 'Flat table']) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      const menu = page.locator('moon-match-menu');
      await menu.getByRole('radio', { name: seating }).tap();
      // a smaller glass is passed round, which puts the menu away
      expect(await looked(page, 'menu', GLASSES.slice(0, 2))).toEqual([]);
      await page.setViewportSize({ width: 1180, height: 820 });
      await menu.getByRole('button', { name: 'Close' }).tap();
      expect(await looked(page, seating)).toEqual([]);
      const cover = page.locator('moon-cover').getByRole('button');
      if (await cover.isVisible()) {
        covers += 1;
        await cover.tap();
      }
      await page.setViewportSize({ width: 1180, height: 820 });
    }
    expect(covers, 'the cover was seen, too').toBeGreaterThan(0);
  });
});
