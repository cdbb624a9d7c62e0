import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sight } from '../readers/sight.ts';
import { TableDriver } from '../drivers/table-driver.ts';
import { TablePlayers } from '../drivers/players/table-players.ts';
import { fixChance, visit, workerActive, type Visit } from '../drivers/support.ts';
import { whole } from '../whole-suite.ts';

const MOST_LOOKS = 2_000;
const SEED = 5;
const BOARD = 'village-green';

describe('somebody plays against computers by touching the glass, without a network', () => {
  let v: Visit;
  let table: TableDriver;
  let players: TablePlayers;

  beforeAll(async () => {
    v = await visit({ hasTouch: true, painted: false, seen: true });
    await fixChance(v.context, SEED);
    await v.page.goto(v.url);
    await workerActive(v.page);
    await v.stopServer();
  });
  afterAll(() => v.end());

  /** Lays out a quick match: who has each seat after the first. */
  async function begin(levels: readonly string[]): Promise<void> {
    await v.page.goto(`${v.url}#/new`);
    await v.page.locator('button[data-kind="quick"]').tap();
    if (levels.length > 1)
      await v.page
        .getByRole('radio', { name: String(levels.length + 1), exact: true })
        .first()
        .tap();
    for (const [index, level] of levels.entries()) {
      const choice = v.page
        .getByRole('radiogroup', { name: `Who plays player ${index + 2}?` })
        .getByRole('radio', { name: level, exact: true });
      await choice.tap();
      await expect.poll(() => choice.getAttribute('aria-checked')).toBe('true');
      await v.page.waitForTimeout(700);
    }
    await v.page.locator(`button[data-board="${BOARD}"]`).tap();
    await v.page.getByRole('button', { name: /^Start/ }).tap();
    await v.page.locator('moon-match-screen main').waitFor();
    table = await TableDriver.at(v.page);
    players ??= new TablePlayers(table, BOARD, []);
    players.table = table;
  }

  /** Answers what the person is asked and lets the computers answer for themselves. */
  async function play(until: (seen: Sight) => boolean): Promise<Sight> {
    let seen = await table.look();
    for (let looks = 0; looks < MOST_LOOKS && !until(seen) && seen.over === null; looks += 1) {
      expect(seen.trouble).toBe(null);
      // what a computer is asked is drawn nowhere, and nobody is ever asked to hand it the tablet
      expect(seen.questions.every(({ seat }) => seat === 0)).toBe(true);
      expect(seen.cover).toBe(null);
      seen = await players.turn(seen);
    }
    return seen;
  }

  const choose = async (label: RegExp, then?: string): Promise<void> => {
    await v.page.getByRole('button', { name: 'Menu' }).tap();
    await v.page.locator('moon-match-menu').getByRole('button', { name: label }).tap();
    if (then)
      await v.page
        .locator('moon-match-menu')
        .getByRole('button', { name: new RegExp(`^${then}`) })
        .tap();
  };

  it('against the club: it answers by itself, and a browser that is killed while it thinks goes on where it was', async () => {
    await begin(['Club']);
    await play(({ turn }) => turn.startsWith('Turn 1'));
    await play(({ questions }) => questions.length === 0);
    await v.crash();
    await fixChance(v.context, SEED);
    await v.page.goto(v.url);
    await v.page
      .getByRole('link', { name: /^Resume/ })
      .first()
      .tap();
    await v.page.locator('moon-match-screen main').waitFor();
    table = await TableDriver.at(v.page);
    players.table = table;
    const answered = await play(({ questions }) => questions.length > 0);
    expect(answered.questions.map(({ seat }) => seat)).toEqual([0]);
  });

  it.runIf(whole)('a seat is left to a computer, which plays, and taken back', async () => {
    await play(({ questions }) => questions.length > 0);
    await choose(/^Let a computer play for Player 1/, 'Gentle');
    await expect.poll(async () => (await table.look()).turn, { timeout: 500_000, interval: 500 }).toMatch(/^Turn [34]/);
    expect((await table.look()).questions).toEqual([]);
    await choose(/^Let a person play for Player 1/);
    await expect.poll(async () => (await table.look()).questions.length, { timeout: 100_000, interval: 300 }).toBeGreaterThan(0);
  });

  it.runIf(whole)('is played to the end', async () => {
    const { over } = await play(() => false);
    expect(over).toMatch(/wins!$|draw/i);
    expect(await v.page.content()).not.toContain('"level"');
    expect(v.failures).toEqual([]);
  });

  it('three computers and a person at one table: the person is asked when it is their turn', async () => {
    await begin(['Gentle', 'Club', 'Gentle']);
    const seen = await play(({ turn }) => turn.startsWith('Turn 1'));
    expect(seen.troupes).toHaveLength(4);
    expect(seen.turn).toMatch(/^Turn 1/);
    expect(v.failures).toEqual([]);
  });
});
