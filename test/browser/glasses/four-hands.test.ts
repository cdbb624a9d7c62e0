import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kitWords } from '../../../src/words/app/kit.ts';
import { newMatchWords } from '../../../src/words/app/new-match.ts';
import { optionWords } from '../../../src/words/app/options.ts';
import { matchWords } from '../../../src/words/match/match.ts';
import { args as usual, executablePath } from '../../../tools/chromium.mjs';
import { expectAlike, meet, PLAIN, play, touch } from '../drivers/glasses.ts';
import { HandPlayer } from '../drivers/players/hand-player.ts';
import type { Wish } from '../drivers/players/memory.ts';
import { leadsTo } from '../readers/seen-before.ts';
import { fixChance, visit, workerActive, type Visit } from '../drivers/support.ts';
import { TableDriver } from '../drivers/table-driver.ts';
import { TablePlayers } from '../drivers/players/table-players.ts';
import { whole } from '../whole-suite.ts';

const BOARD = 'village-green';
const SEED = 2;
const MOST_ROUNDS = 600;
const SEATS = [0, 1, 2, 3];
/** All these cost is seen elsewhere. */
const UNWISHED: Wish[] = ['step', 'traverse', 'jump', 'active', 'reaction', 'ok', 'bluff', 'replace', 'melee'];

describe('four hands round one tablet', () => {
  let v: Visit;
  let phones: Browser;
  let players: TablePlayers;
  const hands: HandPlayer[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    v = await visit({ hasTouch: true, painted: false, seen: true, args: PLAIN });
    await fixChance(v.context, SEED);
    await v.page.goto(v.url);
    await workerActive(v.page);
    phones = await chromium.launch({ executablePath, headless: true, args: [...usual, ...PLAIN, leadsTo(v.served)] });
  });
  afterAll(async () => {
    await phones.close();
    await v.end();
  });

  const answeredBy = (kind: string): boolean => hands.every(({ answered }) => answered.includes(kind));
  const sitting = () => ({ hands, tables: [players] });

  it('are taken by four phones', async () => {
    const { page } = v;
    await page.goto(`${v.url}#/new`);
    await page.locator('button[data-kind="quick"]').tap();
    await page
      .getByRole('radiogroup', { name: newMatchWords.playerCount() })
      .getByRole('radio', { name: String(SEATS.length), exact: true })
      .tap();
    await page.locator(`button[data-board="${BOARD}"]`).tap();
    await page.getByRole('heading', { name: newMatchWords.rules() }).tap();
    await page.locator('moon-toggle[data-rule="eventsAndAgendas"]').getByRole('switch').tap();
    await page.getByRole('group', { name: optionWords.troupeSize.name() }).getByRole('button', { name: kitWords.less }).tap();
    await page.getByRole('button', { name: newMatchWords.start() }).tap();
    await page.locator('moon-match-screen main').waitFor();
    players = new TablePlayers(await TableDriver.at(page), BOARD, UNWISHED);
    for (const seat of SEATS) {
      const context = await phones.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        locale: 'en',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const phone = await context.newPage();
      phone.on('pageerror', ({ message }) => faults.push(message));
      await meet(page, `hand-${seat}`, phone, (link) => phone.goto(link));
      await phone.locator('moon-hand-glass header').waitFor();
      hands.push(new HandPlayer(phone));
    }
    await expect.poll(() => page.locator('moon-seat-strip .glass[data-state="here"]').count()).toBe(SEATS.length);
  });

  it('pick their cards in secret, all at once, and none of it is on the tablet', async () => {
    await play(sitting(), MOST_ROUNDS, () => answeredBy('pick'));
    expect(await v.page.evaluate(() => document.documentElement.outerHTML)).not.toContain('agenda:');
  });

  it('play on until a claim was made and called on phones', async () => {
    const some = (kind: string): boolean => hands.some(({ answered }) => answered.includes(kind));
    await play(sitting(), MOST_ROUNDS, () => some('claim') && some('call'));
    expect(some('claim') && some('call')).toBe(true);
  });

  it('show, each for itself, what the tablet knows of them, until the end', async () => {
    if (whole) await play(sitting(), 3 * MOST_ROUNDS, () => false);
    else
      for (const seat of SEATS.slice(1)) {
        await touch(v.page, v.page.getByRole('button', { name: matchWords.menu(), exact: true }));
        await touch(v.page, v.page.locator(`button[data-id="concede:${seat}"]`));
        await touch(v.page, v.page.getByRole('button', { name: matchWords.concedeNow() }));
        await expect.poll(() => v.page.locator('moon-seat-strip .gone').count()).toBe(seat);
      }
    await v.page.locator('moon-match-end h2').waitFor();
    const title = await v.page.locator('moon-match-end h2').innerText();
    for (const { page } of hands) await expect.poll(() => page.locator('moon-hand-glass .waits').innerText()).toBe(title);
    await expectAlike(
      v.page,
      hands.map(({ page }, seat) => [page, [seat]] as const),
    );
    expect(faults).toEqual([]);
    expect(v.failures).toEqual([]);
  });
});
