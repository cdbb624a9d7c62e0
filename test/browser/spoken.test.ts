import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sight } from './sight.ts';
import { SpokenPlayers } from './spoken-players.ts';
import { TableDriver } from './table-driver.ts';
import { fixChance, visit, workerActive, type Visit } from './support.ts';

const MOST_ANSWERS = 1_500;

describe('two people play beside their miniatures, without a network', () => {
  let v: Visit;
  let players: SpokenPlayers;

  beforeAll(async () => {
    v = await visit({ hasTouch: true });
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
    await v.page.locator('[data-pairing="a-quick-quarrel"]').tap();
    const sheet = v.page.locator('moon-pairing-sheet');
    await sheet.getByRole('radio', { name: 'Beside a real table' }).tap();
    await sheet.getByRole('button', { name: 'Start' }).tap();
    await sit();
    expect(await v.page.locator('moon-board').count()).toBe(0);
    expect(await v.page.locator('moon-spoken-table [data-model]').count()).toBe(6);
  });

  it('a form that nobody has answered is there again after the browser was killed', async () => {
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
    expect(await players.form.locator('[data-fact], [data-crowd]').allInnerTexts()).toEqual(asked);
  });

  it('is played to the end', async () => {
    const { over } = await play(() => false);
    expect(over).toMatch(/wins!$|draw/i);
    expect(players.forms).toBeGreaterThan(0);
  });

  it('is told once more by its faces', async () => {
    await v.page.locator('moon-match-end').getByRole('link', { name: 'Replay' }).tap();
    await v.page.locator('moon-replay-screen moon-spoken-table [data-model]').first().waitFor();
    expect(await v.page.locator('moon-board').count()).toBe(0);
    expect(v.failures).toEqual([]);
  });
});
