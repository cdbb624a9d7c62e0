import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../../src/app/glasses/code.ts';
import { glassesWords } from '../../../src/words/glasses/glasses.ts';
import { LANGUAGES, speak, type Language } from '../../../src/words/language/locale.ts';
import { args as usual, executablePath } from '../../../tools/chromium.mjs';
import { TELLS_ADDRESS } from '../drivers/meets.ts';
import { leadsTo } from '../readers/seen-before.ts';
import { visit, type Visit } from '../drivers/support.ts';

/** No device is there (RFC 5737). */
const NOBODY = codeOf({
  ufrag: 'abcd',
  pwd: 'x'.repeat(24),
  print: new Uint8Array(32).fill(7),
  addresses: [{ kind: 4, host: Uint8Array.of(192, 0, 2, 1), port: 9 }],
});
/** A browser that may use no address of its device. */
const NO_ADDRESS = ['--force-webrtc-ip-handling-policy=disable_non_proxied_udp'];
const PICTURES = process.env['MOONRISE_PICTURES'];

/** A browser whose owner has forbidden connections in the local network. Runs in the page: everything it needs is inside. */
function forbidsLocalNetwork(): void {
  const { query } = Permissions.prototype;
  Permissions.prototype.query = function (this: Permissions, asked: PermissionDescriptor) {
    return String(asked.name) === 'local-network-access'
      ? Promise.resolve({ state: 'denied' } as PermissionStatus)
      : query.call(this, asked);
  };
}

describe.each(Object.keys(LANGUAGES) as Language[])('what keeps two devices apart is said, with what helps: %s', (language) => {
  let v: Visit;
  let near: Browser;
  let nowhere: Browser;

  beforeAll(async () => {
    v = await visit({ seen: true });
    const begin = (more: readonly string[]): Promise<Browser> =>
      chromium.launch({ executablePath, headless: true, args: [...usual, ...more, leadsTo(v.served)] });
    [near, nowhere] = await Promise.all([begin(TELLS_ADDRESS), begin(NO_ADDRESS)]);
    await speak(language);
  });
  afterAll(async () => {
    await speak('en');
    await Promise.all([near.close(), nowhere.close()]);
    await v.end();
  });

  /** A page on which this device has read the code of one that is not there, 21 seconds ago. */
  async function waiting(browser: Browser, prepare?: () => void): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: language, reducedMotion: 'reduce' });
    const page = await context.newPage();
    if (prepare) await context.addInitScript(prepare);
    await page.clock.install();
    await page.goto(`${v.url}#/join`);
    await page.locator('[data-meeting="showing"]').waitFor();
    await page.locator('#theirs').fill(NOBODY);
    await page.locator('[data-do="connect"]').click();
    await page.locator('[data-meeting="joining"]').waitFor();
    await page.clock.runFor(21_000);
    await page.locator('[data-meeting="unanswered"]').waitFor();
    return page;
  }
  const fault = (page: Page, kind: string) => page.locator(`[data-fault="${kind}"]`).innerText();
  const picture = (page: Page, name: string) =>
    PICTURES === undefined ? Promise.resolve() : page.screenshot({ path: `${PICTURES}/${name}-${language}.png`, fullPage: true });

  it('no camera, and a network that keeps them apart; after a minute another try', async () => {
    const page = await waiting(near);
    expect(await fault(page, 'camera')).toBe(glassesWords.noCamera());
    expect(await fault(page, 'silence')).toBe(glassesWords.fault('silence'));
    for (const cause of [/VPN/, /relay|relais/i, /hotspot|point d’accès|punto de acceso/i])
      expect(await fault(page, 'silence')).toMatch(cause);
    await picture(page, 'silence');
    await page.clock.runFor(40_000);
    await page.locator('[data-meeting="failed"]').waitFor();
    await page.getByRole('button', { name: glassesWords.anew() }).click();
    await page.locator('[data-meeting="showing"]').waitFor();
    expect(await page.locator('[data-fault="silence"]').count()).toBe(0);
    await page.context().close();
  });

  it('connections in the local network forbidden, and no address', async () => {
    const denied = await waiting(near, forbidsLocalNetwork);
    expect(await fault(denied, 'denied')).toBe(glassesWords.fault('denied'));
    await picture(denied, 'denied');
    await denied.context().close();
    const alone = await waiting(nowhere);
    expect(await fault(alone, 'address')).toBe(glassesWords.fault('address'));
    await picture(alone, 'address');
    await alone.context().close();
  });
});
