import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchWords } from '../../../src/words/match/match.ts';
import { readOnlyBecause } from '../../../src/words/app/keeping/storage.ts';
import { device, expectAlike, rowCounts, meet, openSheet, PLAIN, play } from '../drivers/glasses.ts';
import { HandPlayer } from '../drivers/players/hand-player.ts';
import { SmallMatch } from '../drivers/small-match.ts';
import type { Visit } from '../drivers/support.ts';
import { TableDriver } from '../drivers/table-driver.ts';

const MOST_ROUNDS = 260;

/** Opens what a page loads from now on so that its connections can be cut. Runs in the page: everything it needs is inside. */
function cuttable(): void {
  const made: RTCPeerConnection[] = [];
  const Made = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Made {
    constructor(...given: ConstructorParameters<typeof Made>) {
      super(...given);
      made.push(this);
    }
  };
  Object.assign(window, {
    cut: () => {
      for (const connection of made) if (connection.connectionState === 'connected') connection.close();
    },
  });
}

describe('a match moves to another device', () => {
  const match = new SmallMatch('en', { args: PLAIN });
  let seat: Visit;
  let hand: Visit;
  let person: HandPlayer;

  beforeAll(async () => {
    await match.open();
    [seat, hand] = await Promise.all([device(820, 1180), device(390, 844, 'de')]);
    await hand.context.addInitScript(cuttable);
    await hand.page.reload();
  });
  afterAll(async () => {
    for (const visited of [match.v, seat, hand]) await visited.end();
  });

  const pictureOf = (page: Page): Promise<void> => page.locator('moon-match-screen main').first().waitFor();

  it('after a tablet and a phone have come to it', async () => {
    await match.begin();
    await meet(match.page, 'seat-1', seat.page, (link) => seat.page.goto(link));
    await pictureOf(seat.page);
    await meet(match.page, 'hand-0', hand.page, (link) => hand.page.goto(link));
    person = new HandPlayer(hand.page);
    await hand.page.locator('moon-hand-glass header').waitFor();
    const newHost = await match.playersAt(seat.page);
    let rounds = 0;
    await play({ hands: [person], tables: [match.players, newHost] }, MOST_ROUNDS, () => (rounds += 1) > 12);
    // each device speaks the language of its player
    await expect.poll(() => hand.page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(await match.page.evaluate(() => document.documentElement.lang)).toBe('en');
  });

  it('a phone whose line is cut comes back by itself within a second', async () => {
    const began = Date.now();
    await hand.page.evaluate(() => (window as unknown as { cut: () => void }).cut());
    await match.page.locator('moon-seat-strip[data-seat="0"] .glass[data-state="here"]').waitFor();
    await hand.page.locator('moon-hand-glass moon-toast').waitFor({ state: 'detached' });
    expect(Date.now() - began).toBeLessThan(20_000); // within a second on a machine that does nothing else
    await hand.page.locator('moon-hand-glass header').waitFor();
  });

  it('not where the other device declines', async () => {
    await openSheet(match.page);
    await expect.poll(() => match.page.locator('[data-hand-over]').count()).toBe(1);
    await match.page.locator('[data-hand-over="seat-1"]').tap();
    await seat.page.locator('[data-do="decline"]').tap();
    await match.page.locator('[data-handing="refused"]').waitFor();
    await match.page.keyboard.press('Escape');
    expect(await seat.page.evaluate(rowCounts)).toMatchObject({ 'moonrise matches': 0, 'moonrise entries': 0 });
    await match.page.locator('moon-match-screen section.question, moon-match-screen main').first().waitFor();
  });

  it('and goes on there, with the phone, and the tablet before as a seat of it', async () => {
    await openSheet(match.page);
    await match.page.locator('[data-hand-over="seat-1"]').tap();
    await seat.page.locator('[data-do="take-over"]').tap();
    await seat.page.waitForURL(/#\/match\//);
    await pictureOf(seat.page);
    await match.page.waitForURL(/#\/join\/moved/);
    await pictureOf(match.page);
    await seat.page.locator('moon-seat-strip[data-seat="0"] .glass[data-state="here"]').first().waitFor();
    const [host, guest] = [await TableDriver.at(seat.page), await TableDriver.at(match.page)];
    const tables = [await match.playersAt(seat.page), await match.playersAt(match.page)];
    expect(await host.look()).toBeTruthy();
    expect(await guest.look()).toBeTruthy();
    const before = person.answered.length;
    await play({ hands: [person], tables }, MOST_ROUNDS, () => person.answered.length > before);
    await expectAlike(seat.page, [
      [hand.page, [0]],
      [match.page, []],
    ]);
  });

  it('where it has been it may only be looked at', async () => {
    const before = await match.page.evaluate(rowCounts);
    await match.page.goto(`${match.v.url}#/`);
    await match.page.locator('a[href^="#/match/"]').first().tap();
    await match.page.getByText(readOnlyBecause('handed-over')).first().waitFor();
    await expect.poll(() => match.page.getByRole('button', { name: matchWords.goOnInCopy() }).count()).toBe(1);
    expect(await match.page.locator('moon-match-screen section.question').count()).toBe(0);
    expect(await match.page.evaluate(rowCounts)).toMatchObject({ 'moonrise matches': before['moonrise matches'] });
    for (const visited of [match.v, seat, hand]) expect(visited.failures).toEqual([]);
  });
});
