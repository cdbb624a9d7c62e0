import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { matchWords } from '../../../src/words/match/match.ts';
import type { HandPlayer } from './players/hand-player.ts';
import { visit, workerActive, type Visit } from './support.ts';
import { CalmFinger } from './calm-finger.ts';
import type { TablePlayers } from './players/table-players.ts';

/** Without a camera, a browser hides its address and asks the network for names; a test machine may have no network at all. */
export const PLAIN = ['--disable-features=WebRtcHideLocalIpsWithMdns', '--allow-loopback-in-peer-connection'];

/** A device of this size on which the app is installed, without any matches. */
export async function device(width: number, height: number, locale = 'en'): Promise<Visit> {
  const visited = await visit({ hasTouch: true, painted: false, seen: true, args: PLAIN, locale, viewport: { width, height } });
  await visited.page.goto(visited.url);
  await workerActive(visited.page);
  await visited.stopServer();
  return visited;
}

/** The number of rows in the tables that could hold parts of a match. Runs in the page: everything it needs is inside. */
export async function rowCounts(): Promise<Record<string, number>> {
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

/**
 * What a screen knows of its match: the view of each of its seats, the public view, and the story. Runs in the page: everything it needs is inside.
 */
function shownTable(seats: readonly number[]): string {
  const within = (root: ParentNode): Element | null => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches('moon-match-screen, moon-hand-glass')) return element;
      const found = element.shadowRoot && within(element.shadowRoot);
      if (found) return found;
    }
    return null;
  };
  const { table } = within(document) as unknown as {
    table: { view: (seat: number | null) => unknown; log: (seat: number | null) => unknown };
  };
  return JSON.stringify([null, ...seats].map((seat) => [table.view(seat), table.log(seat)]));
}

/** Checks that every screen shows the same as the host's: the public view and story, and those of its seats. */
export async function expectAlike(host: Page, glasses: readonly (readonly [Page, readonly number[]])[]): Promise<void> {
  for (const [page, seats] of glasses) {
    // the last view may still be under way
    const tableOf = async (glass: Page): Promise<unknown> => JSON.parse(await glass.evaluate(shownTable, seats));
    const hostTable = await tableOf(host);
    expect(JSON.stringify(hostTable).length).toBeGreaterThan(10_000);
    await expect.poll(() => tableOf(page)).toEqual(hostTable);
  }
}

/** The finger of the player who holds the device. */
const finger = new CalmFinger();
/** Touches something that is visible, or becomes visible within `timeout` milliseconds (by default a minute). */
export async function touch(page: Page, target: Locator, timeout?: number): Promise<void> {
  await finger.before(page, target, timeout);
  await target.tap(timeout === undefined ? {} : { timeout });
}

export async function openSheet(host: Page): Promise<void> {
  await touch(host, host.getByRole('button', { name: matchWords.menu(), exact: true }));
  await touch(host, host.locator('button[data-id="glasses"]'));
  await host.locator('moon-glasses-sheet dialog').waitFor();
}

/** Lets two devices meet by their codes as text, as they do by pictures. `joins`: takes the code of the host to the other device. */
export async function meet(host: Page, part: string, page: Page, joins: (link: string) => Promise<unknown>): Promise<void> {
  await openSheet(host);
  await touch(host, host.locator(`moon-glasses-sheet [data-part="${part}"]`));
  await host.locator('[data-meeting="showing"]').waitFor();
  await joins(await host.locator('#ours').inputValue());
  await page.locator('[data-meeting="joining"]').waitFor();
  const code = await page.locator('#ours').inputValue();
  await host.locator('#theirs').fill(code);
  await touch(host, host.locator('[data-do="connect"]'));
  // the sheet returns when they have met
  await host.locator('moon-glasses-sheet moon-meeting').waitFor({ state: 'detached' });
  await host.locator(`moon-glasses-sheet [data-glass][data-state="here"]`).first().waitFor();
  await host.keyboard.press('Escape');
  await host.locator('moon-glasses-sheet dialog').waitFor({ state: 'detached' });
}

/** The players at these screens. */
export interface Sitting {
  hands: readonly HandPlayer[];
  tables: readonly TablePlayers[];
}

/** Lets every player answer at their screen until `until` holds or the match is over; gives whether it holds. */
export async function play({ hands, tables }: Sitting, most: number, until: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let round = 0; round < most; round += 1) {
    if (await until()) return true;
    let acted = false;
    for (const hand of hands) acted = (await hand.turn()) || acted;
    for (const [nth, players] of tables.entries()) {
      const seen = await players.table.look();
      if (seen.over !== null) return false;
      // seats whose hands are on the first screen are not asked there
      if (nth === 0) expect(seen.facesInHands).toBe(0);
      expect(seen.trouble).toBe(null);
      if (seen.questions.length === 0 && !seen.verdict && seen.cover === null) continue;
      await players.turn(seen);
      acted = true;
    }
    if (!acted) await tables[0]?.table.page.waitForTimeout(40);
  }
  throw new Error(`nothing came of ${most} rounds`);
}
