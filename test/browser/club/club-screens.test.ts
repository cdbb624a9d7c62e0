import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFlaws } from '../readers/axe.ts';
import { ClubServer, Devices, invitation, joinClub } from '../drivers/club.ts';

const GLASSES = [
  { width: 1180, height: 820 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const PICTURES = process.env['MOONRISE_PICTURES'];

/** What there is against a page on any glass, and with text twice as large. `axe`: not only what is wider than the glass. */
async function flaws(page: Page, name: string, glasses = GLASSES): Promise<string[]> {
  const all: string[] = [];
  for (const glass of [...glasses, { width: 390, height: 844, twice: true }]) {
    await page.setViewportSize(glass);
    const style = await page.addStyleTag({ content: `html { font-size: ${'twice' in glass ? '200%' : 'revert'} }` });
    await page.waitForTimeout(250);
    const label = `${name}, ${glass.width}${'twice' in glass ? ', text twice as large' : ''}`;
    if (PICTURES !== undefined) {
      const paint = (off: boolean) =>
        page.evaluate((hidden) => ((window as unknown as { glass: CSSStyleSheet }).glass.disabled = hidden), off);
      await paint(true);
      await page.screenshot({ path: `${PICTURES}/${label.replaceAll(/\W+/g, '-')}.png`, fullPage: true });
      await paint(false);
    }
    const lastingFlaws = await pageFlaws(page, glass.width !== 320);
    all.push(...lastingFlaws.map((flaw) => `${label}: ${flaw}`));
    await style.evaluate((element) => (element as Element).remove());
  }
  return all;
}

describe('the screens of a club', () => {
  let server: ClubServer;
  let devices: Devices;
  let ada: Page;
  const places: Record<string, string> = {};

  beforeAll(async () => {
    [server, devices] = await Promise.all([ClubServer.start('screens'), Devices.open()]);
    ({ page: ada } = await devices.device(1180, 820));
    await joinClub(ada, `${server.url}#/join/${server.founder}`, 'Ada-Wilhelmine von Hohenstein');
    const { page: bo } = await devices.device(390, 844);
    await joinClub(bo, await invitation(ada), 'Bo');
  });
  afterAll(async () => {
    await devices.end();
    await server.end();
  });

  it('have nothing against them on any glass, with text twice as large, too', async () => {
    const found: string[] = [];
    const link = await invitation(ada);
    const watch = await invitation(ada, 'watch-link');
    const { page: guest } = await devices.device(390, 844);
    for (const [name, address] of [
      ['join', link],
      ['watch', watch],
    ] as const) {
      await guest.goto(address);
      await guest.locator(`moon-join-club [data-do="${name}"]`).waitFor();
      found.push(...(await flaws(guest, name)));
    }
    await guest.locator('moon-join-club [data-do="watch"]').click();
    await guest.locator('moon-club-screen [data-line="live"]').waitFor();
    found.push(...(await flaws(guest, 'club of a watcher')));
    // a match by turns, a tournament and a campaign
    await ada.locator('moon-club-screen [data-do="new-match"]').click();
    await ada.locator('moon-new-club-match moon-segmented').first().locator('button').nth(2).click();
    found.push(...(await flaws(ada, 'new match')));
    // the way back leads to the club
    await ada.locator('moon-new-match-screen moon-page header a').click();
    await ada.locator('moon-club-screen').waitFor();
    await ada.goto(`${server.url}#/club/new`);
    await ada.locator('moon-new-club-match moon-segmented').first().locator('button').nth(2).click();
    await ada.locator('button[data-kind="quick"]').click();
    await ada.locator('moon-new-club-match moon-page [slot="foot"] moon-button').click();
    await ada.locator('moon-club-match moon-match-screen main').waitFor();
    places['match'] = new URL(ada.url()).hash;
    found.push(...(await flaws(ada, 'match', GLASSES.slice(0, 2))));
    await ada.goto(`${server.url}#/club`);
    await ada.locator('moon-club-events moon-text-field input').fill('Moon Cup');
    await ada.locator('moon-club-events [data-do="new-tournament"]').click();
    await ada.locator('moon-club-tournament moon-tournament-screen').waitFor();
    places['tournament'] = new URL(ada.url()).hash;
    found.push(...(await flaws(ada, 'tournament')));
    places['campaigns'] = '#/club/campaigns';
    await ada.goto(`${server.url}${places['campaigns']}`);
    await ada.locator('moon-move-in').waitFor();
    found.push(...(await flaws(ada, 'campaigns')));
    await ada.goto(`${server.url}#/club`);
    await ada.locator('moon-orders-panel summary').first().click();
    await ada.locator('moon-orders-panel [data-wake="near"]').first().waitFor();
    found.push(...(await flaws(ada, 'club')));
    expect(found).toEqual([]);
  });

  it.each(['de', 'fr', 'es'])('are no wider than a narrow glass where the device speaks %s', async (language) => {
    await ada.setViewportSize(GLASSES[0] ?? { width: 1180, height: 820 });
    const link = await invitation(ada, 'new-device');
    const { page } = await devices.device(320, 640, language);
    await joinClub(page, link, 'Ada');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    const found = await flaws(page, `club ${language}`, GLASSES.slice(2));
    for (const [name, address] of [...Object.entries(places), ['new', '#/club/new'], ['home', '#/']] as const) {
      await page.goto(`${server.url}${address}`);
      await page.waitForTimeout(400);
      if (name !== 'match') found.push(...(await flaws(page, `${name} ${language}`, GLASSES.slice(2))));
    }
    expect(found).toEqual([]);
    expect(devices.faults).toEqual([]);
  });
});
