import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askWords, resultWords } from '../../../src/words/campaign/campaign-asks.ts';
import { pointsText } from '../../../src/words/campaign/campaign-lines.ts';
import { campaignReasonText } from '../../../src/words/campaign/campaign-reasons.ts';
import { recordWords } from '../../../src/words/campaign/campaign-records.ts';
import { settingWords } from '../../../src/words/campaign/campaign-settings.ts';
import {
  campaignsWords,
  gameStageWords,
  hubWords,
  newCampaignWords,
  stageWords,
  windowWords,
} from '../../../src/words/campaign/campaign.ts';
import { kitWords } from '../../../src/words/app/kit.ts';
import { speak, type Language } from '../../../src/words/language/locale.ts';
import { matchWords } from '../../../src/words/match/match.ts';
import { settingsWords } from '../../../src/words/app/settings.ts';
import { campaignHands, readStandings, whole } from './campaign-hands.ts';
import { NAMES, PLAYERS, linesOf, untold } from './players/campaign-players.ts';
import type { Sight } from '../readers/sight.ts';
import { fixChance, visit, workerActive, type Visit } from './support.ts';
import { TableDriver } from './table-driver.ts';
import { TablePlayers } from './players/table-players.ts';
import { Vocabulary, written } from '../readers/vocabulary.ts';
import { begins, holds, only, plain } from '../readers/words.ts';

const SEED = 1;
const BOARD = 'heron-quay';
const NAME = 'The long night';
const MOST_ANSWERS = 400;
const CARD = 'The High Road';
/** Played by Ada in the match on the screen. */
const IN_THE_MATCH = { id: 'dawnlight-robbery', name: 'Dawnlight Robbery' };
const TURNS = 4;
/**
 * The journey of a campaign of four people; in English its match goes on into the second turn, in other languages until a campaign card was played.
 */
export function wholeCampaign(language: Language): void {
  describe(`four people play a campaign of two weeks by touching the glass: ${language}`, () => {
    let v: Visit;
    let standings: string[][] = [];
    /** The results of the match on the screen. */
    const brought: { name: string; stones: number | undefined; deaths: number }[] = [];

    let vocabulary: Vocabulary;
    const foreign = new Set<string>();
    /** Reads all words on the screen. */
    const look = async (): Promise<void> => {
      for (const word of vocabulary.foreign(await v.page.evaluate(written))) foreign.add(word);
    };
    const { tap, button, reads, alone, table, choose, byHand } = campaignHands(() => v.page, look);

    async function openCampaign(page: Page, url: string): Promise<void> {
      await page.goto(`${url}#/campaigns`);
      await page.getByRole('link', { name: NAME }).tap();
      await page.locator('moon-campaign-screen').waitFor();
    }

    beforeAll(async () => {
      await speak(language);
      vocabulary = new Vocabulary([...NAMES, NAME]);
      v = await visit({ hasTouch: true, locale: language, painted: false, seen: true });
      await fixChance(v.context, SEED);
      await v.page.goto(v.url);
      await workerActive(v.page);
      await v.stopServer();
      await expect(fetch(v.served)).rejects.toThrow();
    });
    afterAll(() => v.end());

    it('is laid out without a network', async () => {
      await tap(v.page.getByRole('link', { name: campaignsWords.heading() }));
      await tap(v.page.getByRole('link', { name: campaignsWords.fresh() }));
      await v.page.getByLabel(newCampaignWords.name()).fill(NAME);
      for (const [index, { name, faction }] of PLAYERS.entries()) {
        await v.page.getByLabel(newCampaignWords.nameOf(index + 1)).fill(name);
        await tap(v.page.locator(`li[data-player="${index}"]`).locator(`[data-segment="${faction}"]`));
      }
      await tap(v.page.getByRole('radio', { name: settingWords.fixedLength() }));
      await tap(v.page.getByRole('group', { name: settingWords.weeks() }).getByRole('button', { name: kitWords.less }));
      await tap(v.page.locator('button[data-growth="cogs-escalation"]'));
      await reads(plain(newCampaignWords.ready(4, 2)));
      await tap(button(newCampaignWords.begin()));
      await reads(plain(hubWords.of(1, 2)));
      await tap(button(hubWords.publish()));
    });

    it('rosters are chosen behind the cover, and nobody reads another’s', async () => {
      for (const { name, roster } of PLAYERS) {
        await alone(name, async () => {
          const open = v.page.locator('button[data-character][aria-pressed="false"]:not([aria-disabled])');
          if (roster) for (const character of roster) await tap(v.page.getByRole('button', { name: begins(character) }));
          else for (let count = 0; count < 3; count += 1) await tap(open);
          expect(plain(await whole(v.page))).toContain(plain(askWords.rosterCount(3, 3)));
        });
        expect(await whole(v.page)).not.toMatch(/Flintlock|Beaky Bobby|Vicious Syd/);
      }
      await tap(button(hubWords.lockRosters()));
      await v.page.locator('[data-game="w1g1"] [data-errand]').first().waitFor();
      await tap(v.page.getByRole('tab', { name: hubWords.rosters() }));
      await reads('Flintlock');
      await tap(v.page.getByRole('tab', { name: hubWords.week(), exact: true }));
    });

    it('a game is played here, and its end becomes its result, the campaign card played in it included', async () => {
      await table('w1g1', { Ada: () => choose(IN_THE_MATCH.name) });
      expect(await whole(v.page)).not.toContain(IN_THE_MATCH.name);
      await tap(v.page.locator('[data-game="w1g1"]').getByRole('button', { name: hubWords.playHere() }));
      await tap(v.page.locator(`button[data-board="${BOARD}"]`));
      await v.page.locator('moon-match-screen section.question').first().waitFor();
      const players = new TablePlayers(await TableDriver.at(v.page), BOARD);
      // players without a card are never asked for one
      for (const seat of [0, 1]) players.picking.kept.set(seat, [IN_THE_MATCH.id]);
      players.picking.watchful = true;
      const enough = ({ turn, questions }: Sight): boolean =>
        language === 'en'
          ? turn.includes(plain(matchWords.turn(2, TURNS)))
          : questions.some(({ asks }) => asks === 'activate') && [0, 1].some((seat) => players.picking.kept.get(seat)?.length === 0);
      let seen: Sight = await players.table.look();
      for (let answers = 0; answers < MOST_ANSWERS && seen.over === null && !enough(seen); answers += 1) {
        expect(seen.trouble).toBe(null);
        await look();
        seen = await players.turn(seen);
      }
      expect([0, 1].map((seat) => players.picking.kept.get(seat)?.length).sort()).toEqual([0, 1]);
      if (seen.over === null) {
        expect(seen.turn).toContain(plain(matchWords.turn(language === 'en' ? 2 : 1, TURNS)));
        await tap(button(matchWords.menu()));
        await tap(button(matchWords.concede('Dan')));
        await tap(button(only(matchWords.concedeNow())));
      }
      const end = v.page.locator('moon-match-end');
      await end.waitFor();
      seen = await players.table.look();
      expect(seen.over).toBe(plain(matchWords.wins('Ada')));
      const tables = await end.locator('table').allTextContents();
      for (const { name, roster } of [PLAYERS[0], PLAYERS[3]]) {
        const seat = seen.troupes.findIndex((troupe) => troupe.some((text) => text.startsWith(roster[0])));
        const line = tables.find((table) => table.includes(roster[0])) ?? '';
        brought.push({ name, stones: seen.held[seat], deaths: line.split('✕').length - 1 });
      }
      await tap(end.getByRole('link', { name: matchWords.backToCampaign() }));
      await tap(button(hubWords.takeResult()));
      const form = v.page.locator('moon-result-form');
      await form.getByRole('switch', { name: resultWords.conceded('Dan') }).waitFor();
      await form.locator('[data-side="p1"]').getByText(IN_THE_MATCH.name).waitFor();
      await tap(button(resultWords.keep()));
      await v.page.locator('[data-game="w1g1"]').getByText(gameStageWords.done()).waitFor();
      await tap(v.page.getByRole('tab', { name: hubWords.rosters() }));
      await reads(plain(recordWords.used(IN_THE_MATCH.name)));
      await tap(v.page.getByRole('tab', { name: hubWords.week(), exact: true }));
      await reads(plain(`Ada: ${IN_THE_MATCH.name}, ${windowWords.during()}`));
    });

    it('another is entered by hand, with a campaign card that nobody saw before', async () => {
      await table('w1g2', {
        Ben: () => choose(CARD),
      });
      expect(await whole(v.page)).not.toContain(CARD);
      await byHand('w1g2', { p2: ['Ben', 4], p3: ['Cleo', 1] });
      await table('w1g2', {
        Ben: async () => {
          const play = v.page.getByRole('switch', { name: askWords.play(CARD) });
          if (await play.isVisible()) await tap(play);
        },
      });
      await reads(stageWords.scoring());
      const rows = await readStandings(v.page);
      const ben = rows.find((cells) => cells[1] === 'Ben');
      expect(ben?.slice(2, 7)).toEqual(['6', '4', '2', '1 / 0 / 0', '4']);
      expect(brought).toHaveLength(2);
      for (const { name, stones, deaths } of brought) {
        const row = rows.find((cells) => cells[1] === name) ?? [];
        expect(row[5], name).toBe(name === 'Ada' ? '1 / 0 / 0' : '0 / 0 / 1');
        expect(row[6], `stones of ${name}`).toBe(String(stones));
        expect(row[8], `deaths of ${name}`).toBe(String(deaths));
      }
      await tap(v.page.getByRole('tab', { name: hubWords.ledger() }));
      await v.page
        .getByRole('listitem')
        .filter({ hasText: CARD })
        .filter({ hasText: pointsText({ points: 'mp', delta: 2 }) })
        .first()
        .waitFor();
    });

    it('the browser dies between the weeks, and the campaign goes on; rosters grow', async () => {
      const before = await readStandings(v.page);
      await v.crash();
      await fixChance(v.context, SEED);
      await openCampaign(v.page, v.url);
      await expect.poll(() => readStandings(v.page)).toEqual(before);
      await tap(v.page.getByRole('tab', { name: hubWords.week(), exact: true }));
      await tap(button(hubWords.nextWeek()));
      await reads(plain(hubWords.of(2, 2)));
      await tap(button(hubWords.publish()));
      const order = v.page.locator('moon-campaign-screen .asked [data-errand]');
      await order.first().waitFor();
      for (const { name, more: fourth } of PLAYERS)
        await alone(name, async () => {
          await v.page.getByText(askWords.rosterCount(3, 4)).waitFor();
          await tap(
            fourth === null
              ? v.page.locator('button[data-character][aria-pressed="false"]:not([aria-disabled])')
              : v.page.getByRole('button', { name: begins(fourth) }),
          );
          await v.page.getByText(askWords.rosterCount(4, 4)).waitFor();
        });
      await tap(button(hubWords.lockRosters()));
      // until then a named player is still asked for a roster
      await button(hubWords.lockRosters()).waitFor({ state: 'detached' });
    });

    it('machinations are made in secret and scored with their names', async () => {
      for (const [made, { name }] of PLAYERS.entries()) {
        await alone(name, async () => {
          // players may neither sabotage nor support their own opponent
          await tap(v.page.locator(`[data-kind="${name === 'Cleo' ? 'sabotage' : 'support'}"]:not([aria-disabled])`));
          await v.page.getByText(askWords.chosen(1, 2)).waitFor();
        });
        if (made !== 1) continue;
        // Two players have sealed, two have not: none is asked twice, and no secret can be read.
        await v.crash();
        await openCampaign(v.page, v.url);
        await v.page.locator('moon-campaign-screen .asked [data-errand]').first().waitFor();
        const called = await v.page.locator('moon-campaign-screen .asked [data-errand]').allInnerTexts();
        const waitedFor = called.filter((words) => !NAMES.some((name) => plain(words).includes(plain(hubWords.amend(name)))));
        expect(PLAYERS.map((player) => player.name).filter((text) => waitedFor.some((words) => words.includes(text)))).toEqual([
          'Cleo',
          'Dan',
        ]);
        await untold(v.page);
      }
      await untold(v.page);
      await tap(button(hubWords.lockMachinations()));
      for (const game of ['w2g1', 'w2g2']) {
        const card = v.page.locator(`moon-game-card[data-game="${game}"]`);
        await card.waitFor();
        await table(game, {
          Ada: async () => {
            if ((await v.page.locator('moon-cards-ask').count()) === 0) return;
            const crossed = v.page.getByRole('button', { name: begins(IN_THE_MATCH.name) });
            await crossed.getByText(campaignReasonText({ code: 'card-used', clauses: [] })).waitFor();
            await expect.poll(() => crossed.getAttribute('aria-disabled')).toBe('true');
          },
        });
        const [first = '', second = ''] = await card
          .locator('.side')
          .evaluateAll((sides) => sides.map((side) => side.getAttribute('data-player') ?? ''));
        const nameOf = (id: string): string => PLAYERS[Number(id.slice(1)) - 1]?.name ?? '';
        await byHand(game, { [first]: [nameOf(first), 3], [second]: [nameOf(second), 1] });
        await table(game);
      }
      await reads(stageWords.scoring());
      await tap(v.page.getByRole('tab', { name: hubWords.ledger() }));
      const lines = v.page.locator('ul.ledger .entry'); // the sheet for printing has them, too
      await lines
        .getByText(only(...linesOf('sabotage')))
        .first()
        .waitFor();
      await expect.poll(() => lines.getByText(only(...linesOf('sabotage'))).count()).toBe(1);
      await expect.poll(() => lines.getByText(only(...linesOf('support'))).count()).toBe(3);
      await tap(button(hubWords.finish()));
      await reads(holds(hubWords.winners(''), hubWords.sharedWin('')));
      standings = await readStandings(v.page);
      for (const [, name, power, vp, mp] of standings) expect(Number(power), name).toBe(Number(vp) + Number(mp));
      expect(standings.map(([, name]) => name).sort()).toEqual(['Ada', 'Ben', 'Cleo', 'Dan']);
    });

    it('a copy brings it to another device with the same standings', async () => {
      await v.page.goto(`${v.url}#/settings`);
      await v.page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: () => false }));
      const [download] = await Promise.all([v.page.waitForEvent('download'), button(settingsWords.save()).tap()]);
      const buffer = await readFile(await download.path());
      const w = await visit({ hasTouch: true, locale: language, painted: false, seen: true });
      try {
        await w.page.goto(`${w.url}#/settings`);
        const file = { name: 'whole.moonrise', mimeType: 'application/octet-stream', buffer };
        await w.page.locator('moon-backup-panel input[type="file"]').setInputFiles(file);
        await w.page.getByRole('button', { name: only(settingsWords.restoreNow()) }).tap();
        await w.page.getByText(settingsWords.restored()).waitFor();
        await openCampaign(w.page, w.url);
        await expect.poll(() => readStandings(w.page)).toEqual(standings);
        expect(w.failures).toEqual([]);
      } finally {
        await w.end();
      }
    });

    it('every word on the glass was of the language', () => expect([...foreign]).toEqual([]));

    it('nothing went wrong on the way', () => {
      expect(v.failures).toEqual([]);
    });
  });
}
