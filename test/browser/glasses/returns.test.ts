import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { glassesWords } from '../../../src/words/glasses/glasses.ts';
import { args as usual, executablePath } from '../../../tools/chromium.mjs';
import { agreements, countConnections, living, meetByLetters, newDevice, TELLS_ADDRESS } from '../drivers/meets.ts';
import { leadsTo } from '../readers/seen-before.ts';
import { SmallMatch } from '../drivers/small-match.ts';
import { whole } from '../whole-suite.ts';

const RELOADS = whole ? 20 : 5;
const DAY = 86_400_000;

/** A browser that keeps no certificate, as some do in their private windows. Runs in the page: everything it needs is inside. */
function keepsNoCertificate(): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<IDBObjectStore['put']>) {
    const [value] = given as [unknown];
    const holds = (part: unknown): boolean => part instanceof RTCCertificate;
    if (holds(value) || Object.values(value ?? {}).some(holds)) throw new DOMException('no', 'DataCloneError');
    return put.apply(this, given);
  };
}

/** A clock that goes so many milliseconds ahead. Runs in the page: everything it needs is inside. */
function ahead(days: number): void {
  const { now } = Date;
  Date.now = () => now() + days;
}

describe('a glass that comes back', () => {
  const match = new SmallMatch('en', { args: TELLS_ADDRESS, served: true });
  let devices: Browser;
  let phone: Page;
  const hand = (page: Page) => page.locator('moon-hand-glass header');
  /** Both devices have noted another way back than these: a page may begin anew from now on. */
  const agreedAfter = (before: string): Promise<void> => expect.poll(() => agreements(match.page)).not.toBe(before);

  beforeAll(async () => {
    await match.open();
    devices = await chromium.launch({ executablePath, headless: true, args: [...usual, ...TELLS_ADDRESS, leadsTo(match.v.served)] });
    await match.begin();
    await match.page.context().addInitScript(countConnections);
    await match.page.evaluate(countConnections);
  });
  afterAll(async () => {
    await devices.close();
    await match.v.end();
  });

  it(`is one glass with one line however often its page begins anew: ${RELOADS} times`, async () => {
    const { page } = match;
    phone = await newDevice(devices, (context) => context.addInitScript(countConnections));
    await meetByLetters(page, 'hand-0', phone, (link) => phone.goto(link));
    await hand(phone).waitFor();
    const countOf = (): Promise<number> =>
      phone.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name === 'moonrise-glass').length);
    await expect.poll(countOf).toBe(1);
    await agreedAfter('');
    await phone.waitForTimeout(2500);
    const before = await living(page);
    for (let count = 0; count < RELOADS; count += 1) {
      const agreed = await agreements(page);
      await phone.reload();
      await hand(phone).waitFor();
      await agreedAfter(agreed);
      await phone.waitForTimeout(2500); // the last connection is closed
      await expect.poll(() => page.locator('moon-seat-strip .glass').count()).toBe(1);
    }
    await expect.poll(() => page.locator('moon-seat-strip .glass[data-state="here"]').count()).toBe(1);
    expect(await living(page)).toBeLessThanOrEqual(before);
  });

  it('is fetched back by the page of the host when that begins anew, and shows the same match', async () => {
    const agreed = await agreements(match.page);
    await match.page.reload();
    await match.page.locator('moon-match-screen main').first().waitFor();
    const began = Date.now();
    await match.page.locator('moon-seat-strip .glass[data-state="here"]').waitFor();
    console.info(`fetched back ${Date.now() - began} ms after the table stood`);
    await phone.locator('moon-hand-glass moon-toast').waitFor({ state: 'detached' });
    await expect.poll(() => hand(phone).isVisible()).toBe(true);
    // once more, by what was agreed after that
    await agreedAfter(agreed);
    if (whole) await phone.waitForTimeout(90_000);
    const next = await agreements(match.page);
    await match.page.reload();
    await match.page.locator('moon-seat-strip .glass[data-state="here"]').waitFor();
    await agreedAfter(next);
  });

  it('comes back where its network has changed: what was connected and what waited is gone', async () => {
    const began = Date.now();
    // the line may be back within a frame or two: the page itself looks for the word
    await phone.locator('moon-hand-glass').evaluate(
      (glass) =>
        new Promise<void>((done) => {
          const root = glass.shadowRoot ?? glass;
          new MutationObserver(() => {
            if (root.querySelector('moon-toast')) done();
          }).observe(root, { childList: true, subtree: true });
          (window as unknown as { closeAll: () => void }).closeAll();
        }),
    );
    await phone.locator('moon-hand-glass moon-toast').waitFor({ state: 'detached' });
    console.info(`back ${Date.now() - began} ms after everything was gone`);
    await expect.poll(() => match.page.locator('moon-seat-strip .glass').count()).toBe(1);
  });

  it('meets by two looks where the host knows nothing of it any more', async () => {
    const address = match.page.url();
    // a page of the same origin without the app, which would keep its glass once more
    await match.page.goto(new URL('icon-192.png', address).href);
    await match.page.evaluate(
      () =>
        new Promise<void>((done) => {
          const request = indexedDB.deleteDatabase('moonrise-glass');
          request.addEventListener('success', () => done());
        }),
    );
    await match.page.goto(address);
    await match.page.locator('moon-match-screen main').first().waitFor();
    await phone.getByRole('button', { name: glassesWords.anew() }).tap();
    await meetByLetters(match.page, 'hand-0', phone, async (link) => {
      await phone.locator('#theirs').fill(link);
      await phone.locator('[data-do="connect"]').tap();
    });
    await hand(phone).waitFor();
    await expect.poll(() => match.page.locator('moon-seat-strip .glass[data-state="here"]').count()).toBe(1);
  });

  it('meets by two looks, with a new certificate, when 31 and when 400 days have passed', async () => {
    for (const days of [31, 400]) {
      await phone.context().addInitScript(ahead, days * DAY);
      await match.page.evaluate(ahead, days * DAY);
      await phone.reload();
      await phone.locator('[data-meeting="showing"], [data-meeting="joining"]').waitFor();
      await phone.goto('about:blank');
      await meetByLetters(match.page, 'hand-0', phone, (link) => phone.goto(link));
      await hand(phone).waitFor();
      await expect.poll(() => match.page.locator('moon-seat-strip .glass[data-state="here"]').count()).toBe(1);
    }
  });

  it('says so where the browser keeps no certificate, sits all the same, and meets by two looks after its page began anew', async () => {
    const shy = await newDevice(devices, (context) => context.addInitScript(keepsNoCertificate));
    await meetByLetters(match.page, 'hand-1', shy, async (link) => {
      await shy.goto(link);
      await shy.getByText(glassesWords.noReturn()).waitFor();
    });
    await hand(shy).waitFor();
    await shy.waitForTimeout(2500);
    await shy.reload();
    await shy.locator('[data-meeting="showing"], [data-meeting="joining"]').waitFor();
    expect(await shy.locator('moon-hand-glass').count()).toBe(0);
    expect(match.v.failures).toEqual([]);
  });
});
