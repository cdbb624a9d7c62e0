import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignHands, readStandings, whole } from './campaign-hands.ts';
import type { Sight } from './sight.ts';
import { fixChance, visit, workerActive, type Visit } from './support.ts';
import { TableDriver } from './table-driver.ts';
import { TablePlayers } from './table-players.ts';

const SEED = 5;
const BOARD = 'heron-quay';
const NAME = 'The long night';
const MOST_ANSWERS = 400;
/** In the order of joining; the first keeps the books. Ada meets Dan and Ben meets Cleo in the first week. */
const PLAYERS = [
  { name: 'Ada', faction: 'Commonwealth', roster: ['Baron von Fancyhat', 'Flintlock', 'Quack'], more: 'Fritz' },
  { name: 'Ben', faction: 'Dominion', roster: ['Vicious Syd', 'Shabbaroon', 'Boulder'], more: 'Ribald' },
  { name: 'Cleo', faction: 'Leshavult', roster: null, more: null },
  { name: 'Dan', faction: 'Dominion', roster: ['Beaky Bobby', 'Seasick Stu', 'Grub'], more: 'Firespitter' },
] as const;
const CARD = 'The High Road';
/** Played by Ada in the match on the glass. */
const IN_THE_MATCH = { id: 'dawnlight-robbery', name: 'Dawnlight Robbery' };
const CROSSED_OFF = 'This card has been played in this campaign; it is crossed off.';

describe('four people play a campaign of two weeks by touching the glass', () => {
  let v: Visit;
  let standings: string[][] = [];

  const { tap, button, reads, alone, table, choose, byHand } = campaignHands(() => v.page);

  async function openCampaign(page: Page, url: string): Promise<void> {
    await page.goto(`${url}#/campaigns`);
    await page.getByRole('link', { name: NAME }).tap();
    await page.locator('moon-campaign-screen').waitFor();
  }

  beforeAll(async () => {
    v = await visit({ hasTouch: true });
    await fixChance(v.context, SEED);
    await v.page.goto(v.url);
    await workerActive(v.page);
    await v.stopServer();
    await expect(fetch(v.url)).rejects.toThrow();
  });
  afterAll(() => v.end());

  it('is laid out without a network', async () => {
    await tap(v.page.getByRole('link', { name: 'Campaigns' }));
    await tap(v.page.getByRole('link', { name: 'New campaign' }));
    await v.page.getByLabel('Name of the campaign').fill(NAME);
    for (const [at, { name, faction }] of PLAYERS.entries()) {
      await v.page.getByLabel(`Name of player ${at + 1}`).fill(name);
      await tap(v.page.locator(`li[data-player="${at}"]`).getByRole('radio', { name: faction }));
    }
    await tap(v.page.getByRole('radio', { name: 'As many as agreed' }));
    await tap(v.page.getByRole('group', { name: 'How many weeks' }).getByRole('button', { name: 'Less' }));
    await tap(v.page.locator('button[data-growth="cogs-escalation"]'));
    await reads('4 players, 2 weeks');
    await tap(button('Begin the campaign'));
    await reads('Week 1 of 2');
    await tap(button('Announce the week'));
  });

  it('rosters are chosen behind the cover, and nobody reads another’s', async () => {
    for (const { name, roster } of PLAYERS) {
      await alone(name, async () => {
        const open = v.page.locator('button[data-character][aria-pressed="false"]:not([aria-disabled])');
        if (roster) for (const character of roster) await tap(v.page.getByRole('button', { name: new RegExp(`^${character}`) }));
        else for (let count = 0; count < 3; count += 1) await tap(open);
        expect(await whole(v.page)).toContain('3 of 3 characters');
      });
      expect(await whole(v.page)).not.toMatch(/Flintlock|Beaky Bobby|Vicious Syd/);
    }
    await tap(button('Lock the rosters'));
    await v.page.locator('[data-game="w1g1"] [data-errand]').first().waitFor();
    await tap(v.page.getByRole('tab', { name: 'Rosters' }));
    await reads('Flintlock');
    await tap(v.page.getByRole('tab', { name: 'Week', exact: true }));
  });

  it('a game is played here, and its end becomes its result, the campaign card played in it included', async () => {
    await table('w1g1', { Ada: () => choose(IN_THE_MATCH.name) });
    expect(await whole(v.page)).not.toContain(IN_THE_MATCH.name);
    await tap(v.page.locator('[data-game="w1g1"]').getByRole('button', { name: 'Play it here' }));
    await tap(v.page.locator(`button[data-board="${BOARD}"]`));
    await v.page.locator('moon-match-screen section.question').first().waitFor();
    const players = new TablePlayers(await TableDriver.at(v.page), BOARD);
    // whoever holds no card is never asked for one
    for (const seat of [0, 1]) players.picking.kept.set(seat, [IN_THE_MATCH.id]);
    players.picking.watchful = true;
    let seen: Sight = await players.table.look();
    for (let answers = 0; answers < MOST_ANSWERS && seen.over === null && !/Turn 2/.test(seen.turn); answers += 1) {
      expect(seen.trouble).toBe(null);
      seen = await players.turn(seen);
    }
    expect([0, 1].map((seat) => players.picking.kept.get(seat)?.length).sort()).toEqual([0, 1]);
    if (seen.over === null) {
      expect(seen.turn).toContain('Turn 2');
      await tap(button('Menu'));
      await tap(button('Dan: concede'));
      await tap(button('Concede'));
    }
    const end = v.page.locator('moon-match-end');
    await end.waitFor();
    seen = await players.table.look();
    expect(seen.over).toBe('Ada wins!');
    const fallen = await end.locator('table').evaluateAll((tables) => tables.map(({ textContent }) => textContent.split('✕').length - 1));
    await tap(end.getByRole('link', { name: 'Back to the campaign' }));
    await tap(button('Enter how it ended'));
    const form = v.page.locator('moon-result-form');
    await form.getByRole('switch', { name: 'Dan conceded' }).waitFor();
    await form.locator('[data-side="p1"]').getByText(IN_THE_MATCH.name).waitFor();
    await tap(button('Keep the result'));
    await v.page.locator('[data-game="w1g1"]').getByText('Played').waitFor();
    const rows = await readStandings(v.page);
    for (const [seat, name] of ['Ada', 'Dan'].entries()) {
      const row = rows.find((cells) => cells[1] === name) ?? [];
      expect(row[6], `stones of ${name}`).toBe(String(seen.held[seat]));
      expect(row[8], `deaths of ${name}`).toBe(String(fallen[seat]));
    }
    await tap(v.page.getByRole('tab', { name: 'Rosters' }));
    await reads(`Cards played and crossed off: ${IN_THE_MATCH.name}`);
    await tap(v.page.getByRole('tab', { name: 'Week', exact: true }));
    await reads(`Ada: ${IN_THE_MATCH.name}, during the game`);
  });

  it('another is entered by hand, with a campaign card that nobody saw before', async () => {
    await table('w1g2', {
      Ben: () => choose(CARD),
    });
    expect(await whole(v.page)).not.toContain(CARD);
    await byHand('w1g2', { p2: ['Ben', 4], p3: ['Cleo', 1] });
    await table('w1g2', {
      Ben: async () => {
        const play = v.page.getByRole('switch', { name: `Play ${CARD}` });
        if (await play.isVisible()) await tap(play);
      },
    });
    await reads('The week is scored');
    const ben = (await readStandings(v.page)).find((cells) => cells[1] === 'Ben');
    expect(ben?.slice(2, 7)).toEqual(['6', '4', '2', '1 / 0 / 0', '4']);
    await tap(v.page.getByRole('tab', { name: 'Ledger' }));
    await v.page.getByRole('listitem').filter({ hasText: CARD }).filter({ hasText: '+2 MP' }).first().waitFor();
  });

  it('the browser dies between the weeks, and the campaign goes on; rosters grow', async () => {
    const before = await readStandings(v.page);
    await v.crash();
    await fixChance(v.context, SEED);
    await openCampaign(v.page, v.url);
    expect(await readStandings(v.page)).toEqual(before);
    await tap(v.page.getByRole('tab', { name: 'Week', exact: true }));
    await tap(button('Begin the next week'));
    await reads('Week 2 of 2');
    await tap(button('Announce the week'));
    const order = v.page.locator('moon-campaign-screen .asked [data-errand]');
    await order.first().waitFor();
    for (const { name, more: fourth } of PLAYERS)
      await alone(name, async () => {
        await v.page.getByText('3 of 4 characters').waitFor();
        await tap(
          fourth === null
            ? v.page.locator('button[data-character][aria-pressed="false"]:not([aria-disabled])')
            : v.page.getByRole('button', { name: new RegExp(`^${fourth}`) }),
        );
        await v.page.getByText('4 of 4 characters').waitFor();
      });
    await tap(button('Lock the rosters'));
  });

  it('machinations are made in secret and scored with their names', async () => {
    for (const [made, { name }] of PLAYERS.entries()) {
      await alone(name, async () => {
        // nobody may be against his own opponent, nor for him
        await tap(v.page.locator(`[data-kind="${name === 'Cleo' ? 'sabotage' : 'support'}"]:not([aria-disabled])`));
        await v.page.getByText('1 of 2').waitFor();
      });
      if (made !== 1) continue;
      // Two have sealed theirs, two have not: neither is asked twice, and nothing of it can be read.
      await v.crash();
      await openCampaign(v.page, v.url);
      await v.page.locator('moon-campaign-screen .asked [data-errand]').first().waitFor();
      const called = await v.page.locator('moon-campaign-screen .asked [data-errand]').allInnerTexts();
      const waitedFor = called.filter((words) => !words.trim().endsWith('change'));
      expect(PLAYERS.map((player) => player.name).filter((one) => waitedFor.some((words) => words.includes(one)))).toEqual(['Cleo', 'Dan']);
      expect(await whole(v.page)).not.toMatch(/[Ss]upported|[Ss]abotaged/);
    }
    expect(await whole(v.page)).not.toMatch(/[Ss]upported|[Ss]abotaged/);
    await tap(button('Lock the machinations'));
    for (const game of ['w2g1', 'w2g2']) {
      const card = v.page.locator(`moon-game-card[data-game="${game}"]`);
      await card.waitFor();
      await table(game, {
        Ada: async () => {
          if ((await v.page.locator('moon-cards-ask').count()) === 0) return;
          const crossed = v.page.getByRole('button', { name: new RegExp(`^${IN_THE_MATCH.name}`) });
          await crossed.getByText(CROSSED_OFF).waitFor();
          expect(await crossed.getAttribute('aria-disabled')).toBe('true');
        },
      });
      const [first = '', second = ''] = await card
        .locator('.side')
        .evaluateAll((sides) => sides.map((side) => side.getAttribute('data-player') ?? ''));
      const nameOf = (id: string): string => PLAYERS[Number(id.slice(1)) - 1]?.name ?? '';
      await byHand(game, { [first]: [nameOf(first), 3], [second]: [nameOf(second), 1] });
      await table(game);
    }
    await reads('The week is scored');
    await tap(v.page.getByRole('tab', { name: 'Ledger' }));
    await v.page
      .getByText(/^Sabotaged /)
      .first()
      .waitFor();
    expect(await v.page.getByText(/^Sabotaged /).count()).toBe(1);
    expect(await v.page.getByText(/^Supported /).count()).toBe(3);
    await tap(button('End the campaign'));
    await reads(/has won the campaign|share the victory/);
    standings = await readStandings(v.page);
    for (const [, name, power, vp, mp] of standings) expect(Number(power), name).toBe(Number(vp) + Number(mp));
    expect(standings.map(([, name]) => name).sort()).toEqual(['Ada', 'Ben', 'Cleo', 'Dan']);
  });

  it('a copy brings it to another device with the same standings', async () => {
    await v.page.goto(`${v.url}#/settings`);
    await v.page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: () => false }));
    const [download] = await Promise.all([v.page.waitForEvent('download'), button('Save a copy').tap()]);
    const buffer = await readFile(await download.path());
    const w = await visit({ hasTouch: true });
    try {
      await w.page.goto(`${w.url}#/settings`);
      const file = { name: 'whole.moonrise', mimeType: 'application/octet-stream', buffer };
      await w.page.locator('moon-backup-panel input[type="file"]').setInputFiles(file);
      await w.page.getByRole('button', { name: 'Read it back' }).tap();
      await w.page.getByText('The copy has been read back.').waitFor();
      await openCampaign(w.page, w.url);
      expect(await readStandings(w.page)).toEqual(standings);
      expect(w.failures).toEqual([]);
    } finally {
      await w.end();
    }
  });

  it('nothing went wrong on the way', () => {
    expect(v.failures).toEqual([]);
  });
});
