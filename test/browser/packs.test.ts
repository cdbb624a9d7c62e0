import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMatchWords } from '../../src/words/app/new-match.ts';
import { exampleText } from '../packs/example.ts';
import { fixChance, visit, type Visit } from './drivers/support.ts';
import { TableDriver } from './drivers/table-driver.ts';
import { TablePlayers } from './drivers/players/table-players.ts';

const BOARD = 'moonlit-ruins';
const TILDA = 'lantern-fair-m4k2:tilda-wick';
const file = { name: 'lantern-fair (1).json', mimeType: 'application/json', buffer: Buffer.from(exampleText) };

describe('a pack of cards, by touch', () => {
  let v: Visit;
  beforeAll(async () => {
    v = await visit({ hasTouch: true, painted: false, seen: true });
    await fixChance(v.context, 4);
  });
  afterAll(() => v.end());

  it('is taken from a file once it has said what it changes, and lies in compendium and builder', async () => {
    const { page } = v;
    await page.goto(`${v.url}#/packs`);
    await page.getByText('No packs yet').waitFor();
    await page.locator('[data-do="take"]').tap();
    const input = page.getByLabel('File or picture');
    await expect.poll(() => input.getAttribute('accept')).toBe(null); // iOS greys out an ending that it does not know
    await input.setInputFiles(file);
    await page.getByRole('heading', { name: 'The pack Lantern Fair' }).waitFor();
    await page.locator(`[data-change="${TILDA}"]`).getByText('New: Tilda Wick').waitFor();
    await page.locator('[data-do="keep"]').tap();
    await page.locator('[data-pack="lantern-fair-m4k2"]').waitFor();

    await page.goto(`${v.url}#/compendium`);
    await page.locator(`[data-card="${TILDA}"] [data-from]`).getByText('Lantern Fair').waitFor();
    await page.goto(`${v.url}#/compendium/${TILDA}`);
    await page.getByRole('heading', { name: 'Tilda Wick' }).first().waitFor();
    await page.getByText('Moth Cloud').first().waitFor(); // by name, in the text of her arcane ability

    await page.goto(`${v.url}#/troupes`);
    await page.getByRole('button', { name: 'New troupe' }).tap();
    await page.getByLabel('Name', { exact: true }).fill('Lamps');
    for (const character of [TILDA, 'flintlock', 'quack']) await page.locator(`[data-character="${character}"]`).tap();
    await page.getByText('Ready to play.').waitFor();
  });

  it('plays in a match, and the match opens when the pack is removed', async () => {
    const { page } = v;
    await page.goto(`${v.url}#/new`);
    await page.locator('button[data-kind="quick"]').tap();
    const player = page.locator('section.panel:has(moon-troupe-builder)').first();
    await player.locator('summary').tap();
    await player.getByRole('button', { name: newMatchWords.clear() }).tap();
    for (const character of [TILDA, 'flintlock', 'quack']) await player.locator(`[data-character="${character}"]`).tap();
    await page.locator(`button[data-board="${BOARD}"]`).tap();
    await page.getByRole('button', { name: /^Start/ }).tap();
    await page.locator('moon-match-screen section.question').first().waitFor();
    const players = new TablePlayers(await TableDriver.at(page), BOARD, []);
    let seen = await players.table.look();
    for (let answers = 0; answers < 40 && !seen.turn.startsWith('Turn 1'); answers += 1) {
      expect(seen.trouble).toBe(null);
      seen = await players.turn(seen);
    }
    expect(seen.models.map(({ id }) => id)).toContain(`0:${TILDA}`);
    const match = page.url();

    await page.goto(`${v.url}#/packs`);
    await page.locator('[data-users]').getByText('Lamps').waitFor();
    await page.locator('[data-do="remove"]').tap();
    await page.getByText('Lantern Fair has been removed.').waitFor();
    await page.goto(`${v.url}#/compendium/${TILDA}`);
    await page.getByText('Tilda Wick').waitFor({ state: 'detached' });

    await page.goto(match);
    await page.reload();
    await page.locator('moon-match-screen main').waitFor();
    players.table = await TableDriver.at(page);
    seen = await players.table.look();
    expect(seen.models.map(({ id }) => id)).toContain(`0:${TILDA}`);
    expect((await players.turn(seen)).trouble).toBe(null);
    expect(v.failures).toEqual([]);
  });
});
