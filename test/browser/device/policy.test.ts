import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, workerActive, type Visit } from '../drivers/support.ts';

const PLACES = [
  '',
  'new',
  'boards',
  'boards/+',
  'campaigns',
  'campaigns/+',
  'campaign/none',
  'troupes',
  'share',
  'share/MR1.none',
  'compendium',
  'compendium/flintlock',
  'compendium/event:hesitation/flintlock',
  'collection',
  'players',
  'settings',
  'about',
  'match/none',
  'match/none/replay',
  'rules',
  'rules/MEL-13',
  'rulings',
  'nowhere',
];

const policyOf = (page: Page) => page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');

/** The screen of the place is there and has drawn what it fetched. */
async function stands(page: Page): Promise<void> {
  await page.locator('moonrise-app [data-screen]').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(300);
}

/** Every button and fold of the screen that leads nowhere else is pressed once. */
async function press(page: Page): Promise<void> {
  for (const button of await page.locator('summary, moon-tabs [role="tab"], moon-segmented button').all())
    await button.click({ timeout: 300 }).catch(() => undefined);
}

describe('the policy of the page', () => {
  let v: Visit;
  beforeAll(async () => {
    v = await visit({ hasTouch: true, painted: false, seen: true });
  });
  afterAll(() => v.end());

  it('lets nothing in from elsewhere, and no text become a script', async () => {
    await v.page.goto(v.url);
    await workerActive(v.page);
    const policy = await policyOf(v.page);
    expect(policy).toMatch(/default-src 'self'; script-src 'self'( 'sha256-[^']+')+;/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-eval');
    expect(/script-src[^;]*unsafe-inline/.test(policy ?? '')).toBe(false);
  });

  it('is kept by every screen', async () => {
    for (const place of PLACES) {
      await v.page.goto(`${v.url}#/${place}`);
      await stands(v.page);
      await press(v.page);
      expect([place, v.against]).toEqual([place, []]);
    }
  });

  it('is kept by the first frames of every screen, too', async () => {
    for (const place of PLACES.slice(0, 6)) {
      await v.page.goto('about:blank');
      await v.page.goto(`${v.url}#/${place}`);
      await stands(v.page);
    }
    expect(v.against).toEqual([]);
  });

  it('would be heard of', async () => {
    const w = await visit({ painted: false, seen: true });
    await w.page.goto(w.url);
    await w.page.locator('moonrise-app h1').first().waitFor();
    await w.page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src="https://example.org/x.png">');
      } catch {
        // as it should be
      }
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.org/x.png' }));
    });
    await expect.poll(() => w.against.map((text) => text.split(':')[0]).sort()).toEqual(['img-src', 'require-trusted-types-for']);
    await expect(w.end()).rejects.toThrow('against the policy of the page');
  });
});

describe('the first paint', () => {
  let v: Visit;
  beforeAll(async () => {
    v = await visit({ viewport: { width: 390, height: 844 } });
  });
  afterAll(() => v.end());

  /** Where everything one reads stands, in whole pixels. */
  const places = (page: Page) =>
    page.evaluate(() => {
      const found: string[] = [];
      const walk = (root: ParentNode): void => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) walk(element.shadowRoot);
          if (!['H1', 'H2', 'P', 'STRONG', 'BUTTON', 'IMG'].includes(element.tagName)) continue;
          const { x, y, width, height } = element.getBoundingClientRect();
          if (width > 0 && y < 844)
            found.push(
              `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')} ${element.textContent.trim().replaceAll(/\s+/g, ' ')}`,
            );
        }
      };
      walk(document);
      return found;
    });

  for (const theme of ['night', 'day'] as const)
    it(`needs no script, and the first screen stands where it stood, by ${theme}`, async () => {
      await v.page.goto(`${v.url}#/about`);
      await v.page.locator('moonrise-app h1').first().waitFor();
      // set as late as can be: the app that is left may still write what it shows
      await v.page.addInitScript((light) => localStorage.setItem('moonrise-look', JSON.stringify({ theme: light })), theme);
      await v.page.goto('about:blank');
      await v.page.route('**/assets/*.js', (route) => route.abort());
      await v.page.goto(v.url);
      await v.page.locator('#first').getByRole('button', { name: 'A Quick Quarrel' }).waitFor();
      await v.page.evaluate(() => document.fonts.ready);
      const before = await places(v.page);
      const ground = await v.page.locator('#first').evaluate((first) => getComputedStyle(first).backgroundColor);
      expect(ground).toBe(theme === 'night' ? 'rgb(16, 35, 31)' : 'rgb(239, 230, 207)');
      await v.page.unroute('**/assets/*.js');
      await v.page.reload();
      await v.page.locator('#first').waitFor({ state: 'detached' });
      expect((await places(v.page)).slice(0, before.length)).toEqual(before);
      v.failures.length = 0;
    });

  it('shifts nothing when the app takes over', async () => {
    await v.page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value); // of this type alone
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await v.page.goto('about:blank');
    await v.page.goto(v.url);
    await v.page.locator('#first').waitFor({ state: 'detached' });
    await v.page.waitForTimeout(1000);
    const sum = await v.page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((all, shift) => all + shift, 0));
    expect(sum).toBeLessThanOrEqual(0.001);
  });

  it('opens what was tapped before the app was there', async () => {
    await v.page.goto('about:blank');
    let go: () => void = () => undefined;
    const held = new Promise<void>((done) => (go = done));
    await v.page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await v.page.goto(v.url);
    await v.page.locator('#first').getByRole('button', { name: 'Trouble at the Mill' }).click();
    go();
    await v.page.locator('moon-pairing-sheet').getByRole('heading', { name: 'Trouble at the Mill' }).waitFor();
  });

  it('is not there where another screen is asked for', async () => {
    await v.page.goto('about:blank');
    await v.page.goto(`${v.url}#/settings`);
    expect(await v.page.locator('#first').count()).toBe(0);
  });
});
