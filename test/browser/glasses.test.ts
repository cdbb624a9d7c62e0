import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchWords } from '../../src/words/match/match.ts';
import { glassesWords } from '../../src/words/glasses/glasses.ts';
import { args as usual, executablePath } from '../../tools/chromium.mjs';
import { HandPlayer } from './hand-player.ts';
import { leadsTo } from './seen-before.ts';
import { SmallMatch } from './small-match.ts';
import type { TablePlayers } from './table-players.ts';

/** Without a camera a browser hides where it is, and asks the network for names; a machine that tests may have no network at all. */
const PLAIN = ['--disable-features=WebRtcHideLocalIpsWithMdns', '--allow-loopback-in-peer-connection'];
const MOST_ROUNDS = 260;

/** How much lies in the stores that could hold something of a match. Runs in the page: everything it needs is inside. */
async function kept(): Promise<Record<string, number>> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((take, fail) => {
      request.addEventListener('success', () => take(request.result));
      request.addEventListener('error', () => fail(request.error ?? new Error('not read')));
    });
  const counts: Record<string, number> = {};
  for (const [name, store] of [
    ['moonrise', 'matches'],
    ['moonrise', 'entries'],
    ['moonrise-glass', 'table'],
  ] as const) {
    const database = await done(indexedDB.open(name));
    counts[`${name} ${store}`] = await done(database.transaction(store).objectStore(store).count());
    database.close();
  }
  return counts;
}

describe('a match on four screens', () => {
  const match = new SmallMatch('en', { args: PLAIN, served: true });
  let devices: Browser;
  let hand: HandPlayer;
  let seat: { page: Page; players: TablePlayers };
  let watcher: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    await match.open();
    devices = await chromium.launch({ executablePath, headless: true, args: [...usual, ...PLAIN, leadsTo(match.v.served)] });
  });
  afterAll(async () => {
    await devices.close();
    await match.v.end();
  });

  /** A device that has nothing of the match. */
  async function device(width: number, height: number): Promise<Page> {
    const context = await devices.newContext({ viewport: { width, height }, hasTouch: true, locale: 'en', reducedMotion: 'reduce' });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => faults.push(message));
    return page;
  }

  async function openSheet(): Promise<void> {
    await match.page.getByRole('button', { name: matchWords.menu(), exact: true }).tap();
    await match.page.locator('button[data-id="glasses"]').tap();
    await match.page.locator('moon-glasses-sheet dialog').waitFor();
  }

  /** Two devices meet by their letters, as they do by their pictures. `joins`: brings the code of the host to the other device. */
  async function meet(part: string, page: Page, joins: (link: string) => Promise<void>): Promise<void> {
    const host = match.page;
    await openSheet();
    await host.locator(`moon-glasses-sheet [data-part="${part}"]`).tap();
    await host.locator('[data-meeting="showing"]').waitFor();
    await joins(await host.locator('#ours').inputValue());
    await page.locator('[data-meeting="joining"]').waitFor();
    const code = await page.locator('#ours').inputValue();
    await host.locator('#theirs').fill(code);
    await host.locator('[data-do="connect"]').tap();
    await host.locator(`moon-glasses-sheet [data-glass][data-state="here"]`).first().waitFor();
    await host.keyboard.press('Escape');
    await host.locator('moon-glasses-sheet dialog').waitFor({ state: 'detached' });
  }

  /** Everybody answers what is asked where they sit, until something is so. */
  async function play(until: () => boolean | Promise<boolean>): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      if (await until()) return;
      let acted = await hand.turn();
      for (const players of [match.players, seat.players]) {
        const seen = await players.table.look();
        if (seen.over !== null) return;
        if (players === match.players) expect(seen.facesInHands).toBe(0);
        expect(seen.trouble).toBe(null);
        if (seen.questions.length === 0 && !seen.verdict && seen.cover === null) continue;
        await players.turn(seen);
        acted = true;
      }
      if (!acted) await match.page.waitForTimeout(40);
    }
    throw new Error(`nothing came of ${MOST_ROUNDS} rounds`);
  }

  it('begins on the tablet; a phone takes a hand, a tablet a seat, and a second window watches', async () => {
    await match.begin();
    const { page } = match;
    seat = { page: await device(820, 1180), players: match.players };
    await meet('seat-1', seat.page, (link) => seat.page.goto(link).then(() => undefined));
    await seat.page.locator('moon-match-screen section.question, moon-match-screen main').first().waitFor();
    seat.players = await match.playersAt(seat.page);
    hand = new HandPlayer(await device(390, 844));
    await meet('hand-0', hand.page, (link) => hand.page.goto(link).then(() => undefined));
    await hand.page.locator('moon-hand-glass header').waitFor();
    await openSheet();
    const [opened] = await Promise.all([page.context().waitForEvent('page'), page.locator('moon-glasses-sheet [data-do="watch"]').tap()]);
    watcher = opened;
    await watcher.locator('moon-match-screen main').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('moon-seat-strip .glass[data-state="here"]').count()).toBe(2);
  });

  it('is played on: each question comes where its seat sits, and a claim outlives the page of the hand', async () => {
    await play(async () => (await hand.asks()) === 'claim');
    await hand.page.reload();
    await hand.page.locator('moon-hand-glass section.question[data-asks="claim"]').waitFor();
    await play(() => hand.answered.includes('claim'));
    expect(await watcher.locator('moon-match-screen section.question').count()).toBe(0);
  });

  it('goes on when the page of the tablet begins anew: the others meet it once more, and the watcher is there by itself', async () => {
    const { page } = match;
    await page.reload();
    await match.sit().catch(() => undefined);
    for (const [part, glass] of [
      ['seat-1', seat.page],
      ['hand-0', hand.page],
    ] as const) {
      await glass.getByRole('button', { name: glassesWords.anew() }).tap();
      await meet(part, glass, async (link) => {
        await glass.locator('#theirs').fill(link);
        await glass.locator('[data-do="connect"]').tap();
      });
    }
    const before = hand.answered.length;
    await play(() => hand.answered.length > before + 1);
  });

  it('ends on all screens alike when a seat concedes on its own', async () => {
    const { page } = seat;
    await page.getByRole('button', { name: matchWords.menu(), exact: true }).tap();
    await page.locator('button[data-id="concede:1"]').tap();
    await page.getByRole('button', { name: matchWords.concedeNow() }).tap();
    for (const glass of [match.page, page, watcher]) await glass.locator('moon-match-end h2').waitFor();
    const titles = await Promise.all([match.page, page, watcher].map((glass) => glass.locator('moon-match-end h2').innerText()));
    expect(new Set(titles).size).toBe(1);
    expect(await hand.page.locator('moon-hand-glass .waits').innerText()).toBe(titles[0]);
    expect(await page.locator('moon-match-end moon-button[icon="play"]').count()).toBe(0);
    // a guest keeps how it comes back, and nothing of the match
    for (const guest of [seat.page, hand.page])
      expect(await guest.evaluate(kept)).toEqual({ 'moonrise matches': 0, 'moonrise entries': 0, 'moonrise-glass table': 1 });
    expect(faults).toEqual([]);
    expect(match.v.failures).toEqual([]);
  });
});
