import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyOfDist, putNewerEdition } from '../drivers/newer-edition.ts';
import { visit, workerActive, type Visit } from '../drivers/support.ts';

describe('the built app in a sub-folder', () => {
  let v: Visit;
  const hosts = new Set<string>();
  // its service worker fetches all there is: one browser is enough for what is asked of it
  beforeAll(async () => {
    v = await visit({ painted: false });
    v.context.on('request', (request) => hosts.add(new URL(request.url()).host));
    await v.page.goto(v.url);
    await v.page.locator('moon-home-screen').getByRole('heading', { name: 'Moonrise', exact: true }).waitFor();
    expect(await workerActive(v.page)).toBe(`${v.url}sw.js`);
  });
  afterAll(() => v.end());

  it('asks nobody but its own server', () => expect([...hosts]).toEqual([new URL(v.url).host]));

  it('can be installed', async () => {
    const session = await v.context.newCDPSession(v.page);
    const manifest = await session.send('Page.getAppManifest');
    expect(manifest.url).toBe(`${v.url}manifest.webmanifest`);
    expect(manifest.errors).toEqual([]);
    expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  });

  it('comes back after a reload when the server is gone', async () => {
    await v.stopServer();
    await expect(fetch(v.served)).rejects.toThrow();

    await v.page.reload();
    await v.page.locator('moon-home-screen').getByRole('heading', { name: 'Moonrise', exact: true }).waitFor();
    expect(await v.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(v.failures).toEqual([]);
  });
});

const STUMBLED = 'Moonrise has hit an error.';

/** Begins the first match on offer and waits until it asks something. */
async function begin(page: Page): Promise<void> {
  await page.locator('#first').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'A Quick Quarrel' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('moon-match-screen section.question').first().waitFor();
}

describe('where the app cannot stay on the device', () => {
  let v: Visit | null = null;
  let dir: string | null = null;
  afterEach(async () => {
    await v?.end();
    if (dir) await rm(dir, { recursive: true, force: true });
    v = dir = null;
  });

  /** It says so once, and everything else goes on. */
  async function worksWithout(w: Visit): Promise<void> {
    await w.page.goto(w.url);
    const line = w.page.locator('[data-line="tethered"]');
    await line.getByText('it needs a connection each time it is opened.').waitFor();
    await line.getByRole('button').first().click();
    await line.waitFor({ state: 'detached' });
    await begin(w.page);
    await w.page.goto(`${w.url}#/settings`);
    await w.page.getByRole('heading', { name: 'Settings' }).waitFor();
    await w.page.goto(`${w.url}#/`);
    await w.page.locator('moon-home-screen').getByRole('heading', { name: 'Moonrise', exact: true }).waitFor();
    expect(await w.page.getByText(STUMBLED).count()).toBe(0);
  }

  it('because the worker is not there', async () => {
    dir = await copyOfDist();
    await rm(join(dir, 'sw.js'));
    v = await visit({ dir, painted: false });
    await worksWithout(v);
  });

  it('because the browser forbids workers', async () => {
    v = await visit({ painted: false });
    await v.context.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('forbidden here', 'SecurityError'));
    });
    await worksWithout(v);
    expect(v.failures).toEqual([]);
  });

  it('because its owner blocks all site data', async () => {
    v = await visit({ painted: false });
    await v.context.addInitScript(() => {
      const blocked = (): never => {
        throw new DOMException('site data is blocked', 'SecurityError');
      };
      const rejected = (): Promise<never> => Promise.reject(new DOMException('site data is blocked', 'SecurityError'));
      for (const name of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(window, name, { get: blocked });
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: blocked });
      IDBFactory.prototype.open = blocked;
      LockManager.prototype.request = rejected;
      StorageManager.prototype.estimate = StorageManager.prototype.persist = StorageManager.prototype.persisted = rejected;
    });
    await v.page.goto(v.url);
    await v.page.getByText('The browser does not let Moonrise save anything here.').waitFor();
    await worksWithout(v);
  });
});

/** Milliseconds until a worker has fetched and kept a whole edition, on a busy machine. */
const KEPT = { timeout: 240_000 };

describe('a newer edition', () => {
  let v: Visit;
  let dir: string;
  beforeEach(async () => {
    dir = await copyOfDist();
    v = await visit({ dir, painted: false });
  });
  afterEach(async () => {
    await v.end();
    await rm(dir, { recursive: true, force: true });
  });
  const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
  const marked = (page: Page) => page.evaluate(() => 'marked' in window);
  const script = (page: Page) => page.evaluate(() => /assets\/index-[\w-]+\.js/.exec(document.documentElement.innerHTML)?.[0]);

  it('is heard of by a window that lies open, by waiting alone', async () => {
    await v.page.clock.install();
    await v.page.goto(v.url);
    await workerActive(v.page);
    await mark(v.page);
    const offer = v.page.locator('[data-line="update"]').getByText('A new version is ready.');
    await putNewerEdition(dir);
    expect(await offer.count()).toBe(0);
    await v.page.clock.fastForward('01:05:00');
    await offer.waitFor(KEPT);
    expect(await marked(v.page)).toBe(true);
  });

  it('is heard of when the page comes to the front, and nothing is said while there is no network', async () => {
    await v.page.clock.install();
    await v.page.goto(v.url);
    await workerActive(v.page);
    const toFront = () => v.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    const offer = v.page.locator('[data-line="update"]').getByText('A new version is ready.');
    await v.context.setOffline(true);
    await toFront();
    await v.page.waitForTimeout(500); // nobody answers
    await v.context.setOffline(false);
    await putNewerEdition(dir);
    await v.page.clock.fastForward('00:02:00');
    expect(await offer.count()).toBe(0);
    await toFront();
    await offer.waitFor(KEPT);
    expect(v.failures).toEqual([]);
  });

  it('is asked about by each window for itself, and reloads none that has a match open', async () => {
    const home = v.page;
    await home.goto(v.url);
    await workerActive(home);
    const before = await script(home);
    const [playing, reading] = [await v.context.newPage(), await v.context.newPage()];
    await playing.goto(v.url);
    await begin(playing);
    await reading.goto(`${v.url}#/about`);
    await reading.getByRole('heading', { name: 'About Moonrise' }).waitFor();
    for (const page of [home, playing, reading]) await mark(page);

    await putNewerEdition(dir);
    await home.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
    const offer = (page: Page) => page.locator('[data-line="update"]').getByText('A new version is ready.');
    await offer(home).waitFor(KEPT);
    await offer(reading).waitFor(KEPT);
    expect(await offer(playing).count()).toBe(0);

    await home.getByRole('button', { name: 'Update now' }).click();
    await home.waitForFunction(() => !('marked' in window));
    await home.locator('moon-home-screen').getByRole('heading', { name: 'Moonrise', exact: true }).waitFor();
    expect(await script(home)).not.toBe(before);
    expect(await offer(home).count()).toBe(0);
    // the others were left where they were, and find what their own edition has not fetched yet
    expect([await marked(playing), await marked(reading)]).toEqual([true, true]);
    await playing.locator('moon-match-screen section.question').first().waitFor();
    await playing.evaluate(() => (location.hash = '#/compendium'));
    await playing.getByRole('heading', { name: 'Compendium', exact: true }).waitFor();
    expect(await marked(playing)).toBe(true);
    await offer(playing).waitFor();
    await playing.getByRole('button', { name: 'Update now' }).click();
    await playing.waitForFunction(() => !('marked' in window));
    await offer(reading).waitFor();
    expect(await marked(reading)).toBe(true);
  });
});

describe('a match that is only in memory', () => {
  let v: Visit;
  beforeEach(async () => {
    v = await visit({ painted: false, seen: true });
    await v.context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('site data is switched off', 'SecurityError');
      };
    });
  });
  afterEach(() => v.end());

  it('is not closed without a question; one that is kept is', async () => {
    const asked: string[] = [];
    v.page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await v.page.goto(v.url);
    await v.page.locator('moon-home-screen').getByRole('heading', { name: 'Moonrise', exact: true }).waitFor();
    await v.page.close({ runBeforeUnload: true });
    await v.page.waitForEvent('close').catch(() => undefined);
    expect([asked, v.page.isClosed()]).toEqual([[], true]);
    const page = await v.context.newPage();
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.goto(v.url);
    await begin(page);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect(page.isClosed()).toBe(false);
  });
});
