import { afterAll, beforeAll, expect, it } from 'vitest';
import { onGlass, type Sight } from '../readers/sight.ts';
import { fixChance, visit, type Visit } from '../drivers/support.ts';
import { TableDriver } from '../drivers/table-driver.ts';

/** From the first screen to the first move that is confirmed, six a side. */
const MOST = 12;
const SEED = 3;
const INCH = 254;

let v: Visit;
let taps = 0;
const lined = new Set<number>();

beforeAll(async () => {
  v = await visit({ hasTouch: true, painted: false, seen: true });
  await fixChance(v.context, SEED);
  await v.page.goto(v.url);
});
afterAll(() => v.end());

/** The first answer that is offered, the places left to the app, and of the first activation a drag and Confirm. */
async function answer(table: TableDriver, { questions: [asked], ...seen }: Sight & { questions: Sight['questions'] }): Promise<boolean> {
  // a line-up that is left to the app is being set down
  if (!asked || (asked.asks === 'deploy' && lined.has(asked.seat))) return false;
  taps += 1;
  const question = table.question(asked.seat);
  if (asked.asks === 'deploy') {
    lined.add(asked.seat);
    await table.tap(question.locator('[data-id="line-up"]'));
  } else if (asked.asks !== 'activate') await table.tap(question.locator('moon-choice-list button'));
  else {
    const model = seen.models.find(({ id }) => id.startsWith(`${asked.seat}:`));
    if (!model) throw new Error('nobody can be chosen');
    // towards the middle, farther than a Jog
    const to = { x: model.at.x, y: model.at.y + (model.at.y < 18 * INCH ? 5 : -5) * INCH };
    await table.drag(model.on, onGlass({ questions: [asked], ...seen }, to), asked.turn);
    await table.settled(1000);
    taps += 1;
    await table.tap(question.getByRole('button', { name: 'Confirm' }));
    return true;
  }
  return false;
}

it('the first move of six a side is confirmed with the twelfth touch of the glass', async () => {
  const { page } = v;
  await page.locator('moon-play-now [data-pairing="crown-and-burrow"]').tap();
  await page.locator('moon-pairing-sheet moon-button[tone="question"]').tap();
  taps += 2;
  await page.locator('moon-match-screen section.question').first().waitFor();
  const table = await TableDriver.at(page);
  let moved = false;
  for (let answers = 0; answers < 4 * MOST && !moved; answers += 1) {
    const seen = await table.settled(4000);
    moved = await answer(table, seen ?? (await table.look()));
  }
  await table.settled(4000);
  expect((await table.look()).models.length, 'both troupes stand on the board').toBe(12);
  // a busy machine may still be at it
  await expect
    .poll(async () => (await table.look()).questions[0]?.asks, { message: 'it has moved and may go on: nobody is near enough to react' })
    .toBe('act');
  expect(taps).toBeLessThanOrEqual(MOST);
});
