import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameStageWords, hubWords, newCampaignWords } from '../../../src/words/campaign/campaign.ts';
import { resultWords } from '../../../src/words/campaign/campaign-asks.ts';
import { matchWords } from '../../../src/words/match/match.ts';
import { campaignHands, readStandings } from '../drivers/campaign-hands.ts';
import { device, expectAlike, meet, openSheet, play, rowCounts } from '../drivers/glasses.ts';
import { HandPlayer } from '../drivers/players/hand-player.ts';
import type { Wish } from '../drivers/players/memory.ts';
import { fixChance, type Visit } from '../drivers/support.ts';
import { TableDriver } from '../drivers/table-driver.ts';
import { TablePlayers } from '../drivers/players/table-players.ts';
import { begins, plain } from '../readers/words.ts';

const BOARD = 'moonlit-ruins';
const SEED = 4;
const MOST_ROUNDS = 500;
/** All these cost is seen elsewhere: a claim is enough. */
const UNWISHED: Wish[] = ['step', 'traverse', 'jump', 'active', 'reaction', 'melee', 'ok', 'bluff', 'replace'];
const PLAYERS = [
  { name: 'Ada', faction: 'commonwealth', roster: ['Baron von Fancyhat', 'Flintlock', 'Quack'] },
  { name: 'Ben', faction: 'dominion', roster: ['Beaky Bobby', 'Seasick Stu', 'Grub'] },
] as const;

describe('a game of a campaign on four screens, without the internet', () => {
  let host: Visit;
  let seat: Visit;
  let hand: Visit;
  let watcher: Page;
  let person: HandPlayer;
  const tables: TablePlayers[] = [];
  /** The seat whose hand lies on the phone, and the one that sits at the other tablet. */
  const [ADA, BEN] = [0, 1];

  beforeAll(async () => {
    [host, seat, hand] = await Promise.all([device(1180, 820), device(820, 1180), device(390, 844)]);
    await fixChance(host.context, SEED);
    await host.page.reload();
  });
  afterAll(async () => {
    for (const visited of [host, seat, hand]) await visited.end();
  });

  const sitting = () => ({ hands: [person], tables });

  async function tableAt(page: Page): Promise<TableDriver> {
    await page.locator('moon-match-screen main').first().waitFor();
    return TableDriver.at(page);
  }

  it('is laid out by two players', async () => {
    const { page } = host;
    const { tap, button, alone, table } = campaignHands(() => page);
    await page.goto(`${host.url}#/campaigns/+`);
    for (const nth of [3, 2]) await tap(page.locator(`li[data-player="${nth}"] moon-icon-button button`));
    for (const [nth, { name, faction }] of PLAYERS.entries()) {
      await page.getByLabel(newCampaignWords.nameOf(nth + 1)).fill(name);
      await tap(page.locator(`li[data-player="${nth}"]`).locator(`[data-segment="${faction}"]`));
    }
    await tap(page.locator('button[data-growth="cogs-escalation"]'));
    await tap(button(newCampaignWords.begin()));
    await tap(button(hubWords.publish()));
    for (const { name, roster } of PLAYERS)
      await alone(name, async () => {
        for (const character of roster) await tap(page.getByRole('button', { name: begins(character) }));
      });
    await tap(button(hubWords.lockRosters()));
    await page.locator('[data-game="w1g1"] [data-errand]').first().waitFor();
    await table('w1g1');
    await tap(page.locator('[data-game="w1g1"]').getByRole('button', { name: hubWords.playHere() }));
    await tap(page.locator(`button[data-board="${BOARD}"]`));
    tables[0] = new TablePlayers(await tableAt(page), BOARD, UNWISHED);
  });

  it('a phone takes a hand, a tablet a seat, and a second window watches', async () => {
    const { page } = host;
    await meet(page, `seat-${BEN}`, seat.page, (link) => seat.page.goto(link));
    tables[1] = new TablePlayers(await tableAt(seat.page), BOARD, UNWISHED);
    person = new HandPlayer(hand.page);
    await meet(page, `hand-${ADA}`, hand.page, (link) => hand.page.goto(link));
    await hand.page.locator('moon-hand-glass header').waitFor();
    await openSheet(page);
    const [opened] = await Promise.all([page.context().waitForEvent('page'), page.locator('moon-glasses-sheet [data-do="watch"]').tap()]);
    watcher = opened;
    await watcher.locator('moon-match-screen main').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('moon-seat-strip .glass[data-state="here"]').count()).toBe(2);
  });

  it('each question comes where its seat sits, and a claim outlives the death of the phone', async () => {
    await play(sitting(), MOST_ROUNDS, async () => (await person.asks()) === 'claim');
    expect(await person.asks()).toBe('claim');
    const link = hand.page.url();
    await hand.crash();
    await hand.page.goto(link);
    person.page = hand.page;
    await hand.page.locator('moon-hand-glass section.question[data-asks="claim"]').waitFor();
    await play(sitting(), MOST_ROUNDS, () => person.answered.includes('claim'));
    expect(await watcher.locator('moon-match-screen section.question').count()).toBe(0);
  });

  it('goes on when the page of the tablet begins anew: it fetches the others back, and nobody looks at anything', async () => {
    const { page } = host;
    await page.reload();
    const [ownTable] = tables;
    if (ownTable) ownTable.table = await tableAt(page);
    await expect.poll(() => page.locator('moon-seat-strip .glass[data-state="here"]').count()).toBe(2);
    const before = person.answered.length;
    await play(sitting(), MOST_ROUNDS, () => person.answered.length > before);
  });

  it('is played to its end, and each glass shows the view and the story of the table', async () => {
    await play(sitting(), MOST_ROUNDS, () => false);
    const ends = [host.page, seat.page, watcher].map((glass) => glass.locator('moon-match-end'));
    for (const end of ends) await end.locator('h2').waitFor();
    const titles = await Promise.all(ends.map((end) => end.locator('h2').innerText()));
    expect(new Set(titles).size).toBe(1);
    const stories = () => Promise.all(ends.map((end) => end.locator('moon-match-story ol').allInnerTexts()));
    await expect.poll(async () => new Set((await stories()).map(String)).size).toBe(1);
    await expect.poll(() => hand.page.locator('moon-hand-glass .waits').innerText()).toBe(titles[0]);
    await expectAlike(host.page, [
      [seat.page, [BEN]],
      [hand.page, [ADA]],
      [watcher, []],
    ]);
    expect(await seat.page.locator('moon-match-end moon-button[icon="play"]').count()).toBe(0);
    // a guest keeps how it comes back, and nothing of the match
    for (const guest of [seat.page, hand.page])
      await expect
        .poll(() => guest.evaluate(rowCounts))
        .toEqual({ 'moonrise matches': 0, 'moonrise entries': 0, 'moonrise-glass table': 1 });
  });

  it('the campaign takes its result', async () => {
    const { page } = host;
    const { tap, button } = campaignHands(() => page);
    const title = await page.locator('moon-match-end h2').innerText();
    const winner = PLAYERS.find(({ name }) => title === plain(matchWords.wins(name)))?.name;
    await tap(page.locator('moon-match-end').getByRole('link', { name: matchWords.backToCampaign() }));
    await tap(button(hubWords.takeResult()));
    await tap(button(resultWords.keep()));
    const game = page.locator('[data-game="w1g1"]');
    await game.getByText(gameStageWords.done()).waitFor();
    const rows = await readStandings(page);
    for (const { name } of PLAYERS)
      expect(rows.find((cells) => cells[1] === name)?.[5], name).toBe(winner ? (name === winner ? '1 / 0 / 0' : '0 / 0 / 1') : '0 / 1 / 0');
  });

  it('has the glasses come along, and asks nobody on the tablet whose phone is there', async () => {
    const { page } = host;
    for (const [glass, name] of [
      [hand.page, PLAYERS[0].name],
      [seat.page, PLAYERS[1].name],
    ] as const)
      await glass.locator('moon-campaign-glass h1').getByText(name).waitFor();
    await watcher.locator('moon-campaign-glass tr[data-player]').first().waitFor();
    await expect.poll(() => page.locator('[data-errand]').count()).toBe(0);
    for (const visited of [host, seat, hand]) expect(visited.failures).toEqual([]);
  });
});
