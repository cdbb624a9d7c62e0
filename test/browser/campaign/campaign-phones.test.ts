import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hubWords, newCampaignWords } from '../../../src/words/campaign/campaign.ts';
import { askWords } from '../../../src/words/campaign/campaign-asks.ts';
import { matchWords } from '../../../src/words/match/match.ts';
import { args as usual, executablePath } from '../../../tools/chromium.mjs';
import { campaignHands } from '../drivers/campaign-hands.ts';
import { touch } from '../drivers/glasses.ts';
import { newDevice, TELLS_ADDRESS } from '../drivers/meets.ts';
import { leadsTo } from '../readers/seen-before.ts';
import { visit, type Visit } from '../drivers/support.ts';
import { begins, only } from '../readers/words.ts';

const BOARD = 'moonlit-ruins';
const PICTURES = process.env['MOONRISE_PICTURES'];
const PLAYERS = [
  { name: 'Ada', faction: 'commonwealth', roster: ['Baron von Fancyhat', 'Flintlock', 'Quack'] },
  { name: 'Ben', faction: 'dominion', roster: ['Beaky Bobby', 'Seasick Stu', 'Grub'] },
] as const;

describe('a campaign whose players have phones', () => {
  let host: Visit;
  let devices: Browser;
  const phones: Page[] = [];

  beforeAll(async () => {
    host = await visit({ hasTouch: true, painted: false, seen: true, args: TELLS_ADDRESS, viewport: { width: 1180, height: 820 } });
    devices = await chromium.launch({ executablePath, headless: true, args: [...usual, ...TELLS_ADDRESS, leadsTo(host.served)] });
  });
  afterAll(async () => {
    await devices.close();
    await host.end();
  });

  const picture = (page: Page, name: string) =>
    PICTURES === undefined ? Promise.resolve() : page.screenshot({ path: `${PICTURES}/campaign-${name}.png` });
  const asks = (phone: Page, kind: string) => phone.locator(`moon-campaign-glass section[data-asks="${kind}"]`);
  const sealOf = (phone: Page) => phone.locator('moon-campaign-glass section[data-asks]').getByRole('button', { name: only(askWords.seal(), askWords.sealNone()) }).first(); // prettier-ignore
  const seal = (phone: Page): Promise<void> => touch(phone, sealOf(phone));
  /** A question may go while the finger is on its way: the answer to it was sent just before, and is only now heard of. */
  const sealIfAsked = async (phone: Page): Promise<void> => {
    if (!(await sealOf(phone).isVisible())) return;
    await touch(phone, sealOf(phone), 2000).catch((error: Error) => {
      if (error.name !== 'TimeoutError') throw error;
    });
  };

  it('meets them at its own page', async () => {
    const { page } = host;
    const { tap, button } = campaignHands(() => page);
    await page.goto(`${host.url}#/campaigns/+`);
    for (const nth of [3, 2]) await tap(page.locator(`li[data-player="${nth}"] moon-icon-button button`));
    for (const [nth, { name, faction }] of PLAYERS.entries()) {
      await page.getByLabel(newCampaignWords.nameOf(nth + 1)).fill(name);
      await tap(page.locator(`li[data-player="${nth}"]`).locator(`[data-segment="${faction}"]`));
    }
    await tap(page.locator('button[data-growth="cogs-escalation"]'));
    await tap(button(newCampaignWords.begin()));
    await tap(button(hubWords.publish()));
    for (const [nth, { name }] of PLAYERS.entries()) {
      const phone = await newDevice(devices);
      phones.push(phone);
      await tap(page.locator('[data-do="glasses"]'));
      await tap(page.locator(`moon-glasses-sheet [data-part="hand-${nth}"]`));
      await page.locator('[data-meeting="showing"]').waitFor();
      await phone.goto(await page.locator('#ours').inputValue());
      await phone.locator('[data-meeting="joining"]').waitFor();
      await page.locator('#theirs').fill(await phone.locator('#ours').inputValue());
      await tap(page.locator('[data-do="connect"]'));
      await page.locator('moon-glasses-sheet moon-meeting').waitFor({ state: 'detached' });
      await picture(page, `sheet-${nth}`);
      await page.keyboard.press('Escape');
      await page.locator('moon-glasses-sheet dialog').waitFor({ state: 'detached' });
      await phone.locator('moon-campaign-glass h1').getByText(name).waitFor();
    }
  });

  it('asks each alone on the phone, and nothing of an answer is on the tablet or on the other phone', async () => {
    const { page } = host;
    const { tap, button } = campaignHands(() => page);
    await expect.poll(() => page.locator('[data-errand]').count()).toBe(0);
    for (const [nth, { roster }] of PLAYERS.entries()) {
      const phone = phones[nth] as Page;
      for (const character of roster) await touch(phone, phone.getByRole('button', { name: begins(character) }).first());
      await picture(phone, `roster-${nth}`);
      await seal(phone);
      await phone.locator('moon-campaign-glass [data-sealed="roster"]').waitFor();
      await picture(phone, `sealed-${nth}`);
      const others = [page, ...phones.filter((other) => other !== phone)];
      for (const other of others) expect(await other.locator('moon-campaign-screen, moon-campaign-glass .panel').first().innerText()).not.toContain(roster[1]); // prettier-ignore
    }
    await picture(page, 'tablet');
    await tap(button(hubWords.lockRosters()));
    for (const phone of phones) {
      await asks(phone, 'cards').waitFor();
      await picture(phone, 'cards');
      await seal(phone);
    }
    // each window of the game is asked where its player is
    const play = page.locator('[data-game="w1g1"]').getByRole('button', { name: hubWords.playHere() });
    for (let round = 0; round < 100 && !(await play.isVisible()); round += 1) {
      for (const phone of phones) await sealIfAsked(phone);
      await page.waitForTimeout(100);
    }
    await expect.poll(() => page.locator('[data-errand]').count()).toBe(0);
    await play.waitFor();
  });

  it('gives each phone the hand in the game, and the campaign again after it', async () => {
    const { page } = host;
    const { tap } = campaignHands(() => page);
    await tap(page.locator('[data-game="w1g1"]').getByRole('button', { name: hubWords.playHere() }));
    await tap(page.locator(`button[data-board="${BOARD}"]`));
    await page.locator('moon-match-screen main').first().waitFor();
    for (const phone of phones) await phone.locator('moon-hand-glass header').waitFor();
    for (const [nth, { name }] of PLAYERS.entries())
      await expect.poll(() => (phones[nth] as Page).locator('moon-hand-glass h1').innerText()).toBe(name);
    await expect.poll(() => page.locator('moon-seat-strip .glass[data-state="here"]').count()).toBe(2);
    await tap(page.getByRole('button', { name: matchWords.menu(), exact: true }));
    await tap(page.locator('button[data-id="concede:1"]'));
    await tap(page.getByRole('button', { name: matchWords.concedeNow() }));
    await tap(page.locator('moon-match-end').getByRole('link', { name: matchWords.backToCampaign() }));
    for (const [nth, { name }] of PLAYERS.entries())
      await (phones[nth] as Page).locator('moon-campaign-glass h1').getByText(name).waitFor();
    await picture(phones[0] as Page, 'between');
    expect(host.failures).toEqual([]);
  });
});
