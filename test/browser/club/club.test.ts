import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kitWords } from '../../../src/words/app/kit.ts';
import { newMatchWords } from '../../../src/words/app/new-match.ts';
import { optionWords } from '../../../src/words/app/options.ts';
import {
  ClubServer,
  decideOn,
  Devices,
  invitation,
  isOver,
  joinClub,
  keptIds,
  playOn,
  STORES,
  untilAsked,
  type ClubDevice,
} from '../drivers/club.ts';
import { expectAlike } from '../drivers/glasses.ts';
import { whole } from '../whole-suite.ts';

const BOARD = 'moonlit-ruins';

describe.each(STORES)('a match in the club, on three devices, with $name', (store) => {
  let server: ClubServer;
  let devices: Devices;
  let ada: ClubDevice;
  let bo: ClubDevice;
  let cy: ClubDevice;
  /** The id of a decision that outlived its page. */
  let text: string | undefined;

  beforeAll(async () => {
    [server, devices] = await Promise.all([ClubServer.start('match', store), Devices.open()]);
    [ada, bo, cy] = await Promise.all([devices.device(1180, 820), devices.device(390, 844), devices.device(1180, 820)]);
  });
  afterAll(async () => {
    await devices.end();
    await server.end();
  });

  it('is joined by a link that only the tap on Join uses', async () => {
    await joinClub(ada.page, `${server.url}#/join/${server.founder}`, 'Ada');
    const link = await invitation(ada.page);
    // looking at it twice, and on another device, uses nothing
    for (const { page } of [cy, bo]) {
      await page.goto(link);
      await page.locator('moon-join-club [data-do="join"]').waitFor();
      await page.goto(`${server.url}#/`);
    }
    await joinClub(bo.page, link, 'Bo');
    // used: nobody else comes in by it
    await bo.page.goto(`${server.url}#/`);
    await ada.page.locator('moon-people-panel li[data-member]', { hasText: 'Bo' }).waitFor();
    await cy.page.goto(link);
    await cy.page.locator('moon-join-club moon-text-field input').fill('Cy');
    await cy.page.locator('moon-join-club [data-do="join"]').click();
    await cy.page.locator('moon-join-club [data-line="refused"]').waitFor();
    // a watcher comes by a link that does not end, and is no member
    await cy.page.goto(await invitation(ada.page, 'watch-link'));
    await cy.page.locator('moon-join-club [data-do="watch"]').click();
    await cy.page.locator('moon-club-screen [data-line="live"]').waitFor();
    await expect.poll(() => ada.page.locator('moon-people-panel li[data-member]').count()).toBe(2);
  });

  it('is laid out by one player; it waits for the others on their first screen', async () => {
    const { page } = ada;
    await page.locator('moon-club-screen [data-do="new-match"]').click();
    await page.locator('button[data-kind="quick"]').click();
    await page.getByRole('heading', { name: newMatchWords.rules() }).click();
    await page.getByRole('group', { name: optionWords.troupeSize.name() }).getByRole('button', { name: kitWords.less }).click();
    await page.locator(`button[data-board="${BOARD}"]`).click();
    await page.getByRole('button', { name: newMatchWords.start() }).click();
    await page.locator('moon-club-match moon-match-screen main').waitFor();
    await bo.page.locator('moon-club-card [data-waits]').click();
    await bo.page.locator('moon-club-match moon-match-screen main').waitFor();
    await cy.page.goto(`${server.url}#/club`);
    await cy.page.locator('moon-club-screen li[data-match] a').first().click();
    await cy.page.locator('moon-club-match moon-match-screen main').waitFor();
    expect(await playOn([ada.page, bo.page], (decisions) => decisions >= 12)).toBe(false);
  });

  it('goes on after the server was killed', async () => {
    await server.kill();
    await ada.page.locator('moon-match-screen .banner').waitFor();
    await server.run();
    expect(await playOn([ada.page, bo.page], (decisions) => decisions >= 12)).toBe(false);
  });

  it('keeps the decision of a player without a network, who may draw it back, and plays on with it', async () => {
    const { context, page } = bo;
    const decision = await untilAsked(page, ada.page);
    const banner = page.locator('moon-match-screen .banner');
    await context.setOffline(true);
    await banner.waitFor();
    const drawn = decideOn(page, decision);
    await banner.locator('[data-do="draw-back"]').click();
    expect(await drawn).toBe('drawn-back');
    const again = decideOn(page, decision);
    await banner.locator('[data-do="draw-back"]').waitFor();
    await context.setOffline(false);
    expect(await again).toBe(null);
    await banner.waitFor({ state: 'detached' });
  });

  it('plays a decision once that a page kept and did not hear of, when another page of the device begins', async () => {
    const { context } = bo;
    const decision = await untilAsked(bo.page, ada.page);
    const address = bo.page.url();
    await context.setOffline(true);
    await bo.page.locator('moon-match-screen .banner').waitFor();
    void decideOn(bo.page, decision).catch(() => undefined); // its page ends before
    await expect.poll(() => bo.page.evaluate(keptIds)).toHaveLength(1);
    [text] = await bo.page.evaluate(keptIds);
    await bo.page.close();
    await context.setOffline(false);
    bo.page = await context.newPage();
    bo.page.on('pageerror', ({ message }) => devices.faults.push(message));
    await bo.page.goto(address);
    await bo.page.locator('moon-club-match moon-match-screen main').waitFor();
    await expect.poll(() => bo.page.evaluate(keptIds)).toEqual([]);
    await bo.page.reload();
    await bo.page.locator('moon-club-match moon-match-screen main').waitFor();
    expect(await playOn([ada.page, bo.page], (decisions) => decisions >= 4)).toBe(false);
  });

  it('is played to its end over another death of the server; everybody has seen the same, and each player has its record', async () => {
    await server.kill();
    await server.run();
    // all of it is played where everything is asked for; else somebody gives up
    const isEnough = (decisions: number): boolean => !whole && decisions >= 20;
    const isPlayedOut = await playOn([ada.page, bo.page], isEnough);
    if (!isPlayedOut) expect(await decideOn(bo.page, { seat: 1, kind: 'concede' })).toBe(null);
    for (const { page } of [ada, bo]) await expect.poll(() => page.evaluate(isOver)).toBe(true);
    for (const { page } of [ada, bo]) await page.locator('moon-club-match [data-line="kept"] a').waitFor();
    await expectAlike(ada.page, [
      [bo.page, []],
      [cy.page, []],
    ]);
    await ada.page.locator('moon-club-match [data-line="kept"] a').click();
    await ada.page.locator('moon-replay-screen').waitFor();
    // a rematch takes everybody along
    if (!isPlayedOut) {
      const over = bo.page.url();
      await bo.page.locator('moon-match-end [data-do="again"]').click();
      await bo.page.waitForURL((url) => url.href !== over);
      await cy.page.locator('moon-club-match [data-line="rematch"] a').click();
      await cy.page.waitForURL(bo.page.url());
      await cy.page.locator('moon-club-match moon-match-screen main').waitFor();
    }
    expect(devices.faults).toEqual([]);
    const ids = await server.decisionIds();
    expect(ids === null || new Set(ids).size === ids.length).toBe(true);
    expect(ids?.filter((id) => id.endsWith(`.${text}`)).length ?? 1).toBe(1);
  });
});
