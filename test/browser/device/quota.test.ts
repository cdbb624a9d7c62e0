import { afterEach, expect, it } from 'vitest';
import { visit, type Visit } from '../drivers/support.ts';
import { TableDriver } from '../drivers/table-driver.ts';

let v: Visit | null = null;
afterEach(async () => {
  await v?.end();
  v = null;
});

/** What is left of a device that is full, in bytes. */
const FULL = 1;

it('what a full device does not take is said and waits; once there is room all of it is kept, and there after a reload', async () => {
  v = await visit({ hasTouch: true, painted: false, seen: true });
  const { page, url } = v;
  const session = await v.context.newCDPSession(page);
  const room = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, ...(quotaSize === undefined ? {} : { quotaSize }) });
  await page.goto(url);
  await page.locator('moon-play-now [data-pairing]').first().tap();
  await room(FULL);
  await page.locator('moon-pairing-sheet moon-button[tone="question"]').tap();
  await page.locator('moon-match-screen section.question').first().waitFor();
  const table = await TableDriver.at(page);
  const answer = async () => {
    const { questions } = await table.look();
    await table.tap(table.question(questions[0]?.seat ?? 0).locator('moon-choice-list button'));
    return (await table.settled(15_000)) ?? (await table.look());
  };
  const first = await answer();
  expect(first.banner).toContain('This device is full.');
  const second = await answer();
  expect(second.questions, 'and the match goes on').not.toEqual(first.questions);
  await room();
  const sight = await answer();
  await page.locator('moon-match-screen moon-toast.banner').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('moon-match-screen section.question').first().waitFor();
  const there = await TableDriver.at(page).then((again) => again.look());
  expect([there.questions, there.models]).toEqual([sight.questions, sight.models]);
  expect(there.banner).toBe(null);
});
