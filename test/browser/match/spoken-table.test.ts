import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignHands, readStandings } from '../drivers/campaign-hands.ts';
import type { Sight } from '../readers/sight.ts';
import { SpokenPlayers } from '../drivers/players/spoken-players.ts';
import { TableDriver } from '../drivers/table-driver.ts';
import { fixChance, visit, workerActive, type Visit } from '../drivers/support.ts';
import { whole } from '../whole-suite.ts';

const MOST_ANSWERS = 1_500;
const PLAYERS = [
  { name: 'Ada', faction: 'Commonwealth', roster: ['Baron von Fancyhat', 'Flintlock', 'Quack'] },
  { name: 'Ben', faction: 'Dominion', roster: ['Beaky Bobby', 'Seasick Stu', 'Grub'] },
];

describe('two people play beside their miniatures, without a network', () => {
  let v: Visit;
  let players: SpokenPlayers;
  let replay = '';
  const { tap, button, reads, alone, table } = campaignHands(() => v.page);

  beforeAll(async () => {
    v = await visit({ hasTouch: true, painted: false, seen: true });
    await fixChance(v.context, 3);
    await v.page.goto(v.url);
    await workerActive(v.page);
    await v.stopServer();
  });
  afterAll(() => v.end());

  const sit = async (): Promise<void> => {
    await v.page.locator('moon-match-screen main').waitFor();
    players = new SpokenPlayers(v.page, await TableDriver.at(v.page));
  };

  async function play(until: (seen: Sight) => boolean | Promise<boolean>): Promise<Sight> {
    let seen = await players.table.look();
    for (let answers = 0; answers < MOST_ANSWERS && seen.over === null && !(await until(seen)); answers += 1) {
      expect(seen.trouble).toBe(null);
      seen = await players.turn(seen);
    }
    return seen;
  }

  it('the first screen offers the real table as the equal of the glass', async () => {
    await v.page.locator('#first').waitFor({ state: 'detached' });
    await v.page.locator('moon-play-now [data-pairing="a-quick-quarrel"]').tap();
    const sheet = v.page.locator('moon-pairing-sheet');
    await sheet.getByRole('radio', { name: 'Beside a real table' }).tap();
    await sheet.getByRole('button', { name: 'Start' }).tap();
    await sit();
    await expect.poll(() => v.page.locator('moon-spoken-table [data-model]').count()).toBe(6);
  });

  it.runIf(whole)('a game of a campaign may be played there, too', async () => {
    await v.page.goto(`${v.url}#/campaigns`);
    await tap(v.page.getByRole('link', { name: 'New campaign' }));
    for (const place of [4, 3]) await tap(button(`Remove Player ${place}`));
    for (const [index, { name, faction }] of PLAYERS.entries()) {
      await v.page.getByLabel(`Name of player ${index + 1}`).fill(name);
      await tap(v.page.locator(`li[data-player="${index}"]`).getByRole('radio', { name: faction }));
    }
    await tap(v.page.locator('button[data-growth="cogs-escalation"]'));
    await tap(button('Begin the campaign'));
    await tap(button('Announce the week'));
    for (const { name, roster } of PLAYERS)
      await alone(name, async () => {
        for (const character of roster) await tap(button(new RegExp(`^${character}`)));
      });
    await tap(button('Lock the rosters'));
    await v.page.locator('[data-game="w1g1"] [data-errand]').first().waitFor();
    await table('w1g1');
    await tap(v.page.locator('[data-game="w1g1"]').getByRole('button', { name: 'Play it here' }));
    await tap(button('Beside a real table'));
    await sit();
    expect(await v.page.locator('moon-board').count()).toBe(0);
    await expect.poll(() => v.page.locator('moon-spoken-table [data-model]').count()).toBe(6);
  });

  it.runIf(whole)('a form that nobody has answered is there again after the browser was killed', async () => {
    await play(async () => (await players.form.count()) > 0);
    const asked = await players.form.locator('[data-fact], [data-crowd]').allInnerTexts();
    expect(asked.length).toBeGreaterThan(0);
    await v.crash();
    await fixChance(v.context, 3);
    await v.page.goto(v.url);
    await v.page
      .getByRole('link', { name: /^Resume/ })
      .first()
      .tap();
    await sit();
    await players.form.waitFor();
    await expect.poll(() => players.form.locator('[data-fact], [data-crowd]').allInnerTexts()).toEqual(asked);
  });

  it.runIf(whole)('is played to the end, and the campaign takes what came of it', async () => {
    const { over, held } = await play(() => false);
    expect(over).toMatch(/wins!$|draw/i);
    expect(players.forms).toBeGreaterThan(0);
    expect(players.sheets).toBeGreaterThan(0);
    expect(players.reactions).toBeGreaterThan(0);
    const end = v.page.locator('moon-match-end');
    replay = (await end.getByRole('link', { name: 'Replay' }).getAttribute('href')) ?? '';
    await tap(end.getByRole('link', { name: 'Back to the campaign' }));
    await tap(button('Enter the result from the match'));
    await tap(button('Save the result'));
    await reads('The week is scored');
    const rows = await readStandings(v.page);
    for (const [seat, { name }] of PLAYERS.entries()) {
      const row = rows.find((cells) => cells[1] === name) ?? [];
      expect(row[6], `stones of ${name}`).toBe(String(held[seat]));
    }
  });

  it.runIf(whole)('is told once more by its faces', async () => {
    await v.page.goto(`${v.url}${replay}`);
    await v.page.locator('moon-replay-screen moon-spoken-table [data-model]').first().waitFor();
    expect(await v.page.locator('moon-board').count()).toBe(0);
    expect(v.failures).toEqual([]);
  });
});
