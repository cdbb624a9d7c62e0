import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import type { Sight } from '../readers/sight.ts';
import { TableDriver } from '../drivers/table-driver.ts';
import { TablePlayers } from '../drivers/players/table-players.ts';
import { fixChance, seeThrough, visit, workerActive, type Visit } from '../drivers/support.ts';

const MOST_ANSWERS = 900;
const MOST_MATCHES = 3;
const SEED = 1;
/** Everything can be done here: a fence to climb over, a deck to jump off. */
const BOARD = 'heron-quay';
const SIDES = [
  { faction: 'Commonwealth', troupe: ['baron-von-fancyhat', 'flintlock', 'quack'] },
  { faction: 'Dominion', troupe: ['beaky-bobby', 'seasick-stu', 'grub'] },
];

/** What a question is, without what changes while somebody thinks. */
const asked = ({ questions, stage, turn }: Sight) => ({
  turn,
  stage,
  questions: questions.map(({ seat, prompt, say }) => ({ seat, prompt, say })),
});

/** Wounds by name, as they are told on the board and beside it. */
const onBoard = ({ said }: Sight): Map<string, number> =>
  new Map(
    said.flatMap((line) =>
      [...(/^(.+), seat \d+, (\d+) of \d+ wounds/.exec(line)?.slice(1) ?? [])].length > 0
        ? [[line.split(',')[0] ?? '', Number(/(\d+) of/.exec(line)?.[1])]]
        : [],
    ),
  );
const beside = ({ troupes }: Sight): Map<string, number> =>
  new Map(
    troupes.flat().map((line) => {
      const [, name = '', left, all] = /^(.+): health (\d+) of (\d+)/.exec(line) ?? [];
      return [name, Number(all) - Number(left)];
    }),
  );

describe('two people play a whole match by touching the glass', () => {
  let v: Visit;
  let table: TableDriver;
  let players: TablePlayers;
  let requests = 0;
  let matches = 1;
  /** What the logs of earlier matches told. */
  let lineNow = '';
  const prompts = new Set<string>();

  const listen = () =>
    v.context.on('request', (request) => {
      if (!request.url().startsWith('data:') && !request.serviceWorker()) requests += 1;
    });

  beforeAll(async () => {
    v = await visit({ hasTouch: true, reducedMotion: 'no-preference' });
    await fixChance(v.context, SEED);
    await v.page.goto(v.url);
    await workerActive(v.page);
    await v.stopServer();
    await expect(fetch(v.served)).rejects.toThrow();
    listen();
  });
  afterAll(() => v.end());

  /** Lays out a quick match by touch: troupes and a board. */
  async function begin(): Promise<void> {
    await v.page.goto(`${v.url}#/new`);
    await v.page.locator('button[data-kind="quick"]').tap();
    for (const [seat, { faction, troupe }] of SIDES.entries()) {
      const player = v.page.getByRole('region', { name: `Player ${seat + 1}`, exact: true });
      await player.getByRole('radio', { name: faction, exact: true }).tap();
      await player.locator('summary').tap();
      await player.getByRole('button', { name: 'Empty' }).tap();
      for (const character of troupe) await player.locator(`[data-character="${character}"]`).tap();
    }
    await v.page.locator(`button[data-board="${BOARD}"]`).tap();
    await v.page.getByRole('button', { name: /^Start/ }).tap();
    await v.page.locator('moon-match-screen section.question').first().waitFor();
  }

  /** What must be so whatever has just been done. */
  function check(seen: Sight): void {
    expect(seen.trouble).toBe(null);
    expect(seen.banner).toBe(null);
    // nobody holds a tray now: no face of any hand is in the document
    expect(seen.facesInHands).toBe(0);
    if (seen.questions.every(({ say }) => say === 'Play a melee card.') && seen.questions.length === 2) expect(seen.facesOnTable).toBe(0);
    const map = beside(seen);
    for (const [name, wounds] of onBoard(seen)) expect(map.get(name), `wounds of ${name}`).toBe(wounds);
  }

  /** The log, after a look at the table behind the end. */
  async function log(): Promise<string> {
    await v.page.getByRole('button', { name: 'Look at the table' }).tap();
    await v.page.getByRole('button', { name: 'Log' }).tap();
    const entries = v.page.locator('moon-log-panel li.entry');
    await entries.first().waitFor(); // a touch has its picture before what it opens
    const lines = await entries.allInnerTexts();
    await v.page.locator('moon-log-panel').getByRole('button', { name: 'Close' }).tap();
    return `${lines.join('\n')}\n`;
  }

  /** From here on what is seen through is not painted; it moves all the same. */
  async function reopen(): Promise<void> {
    const before = asked(await table.look());
    await v.crash();
    await seeThrough(v.context);
    listen();
    await fixChance(v.context, SEED);
    await v.page.goto(v.url);
    await v.page
      .getByRole('link', { name: /^Resume/ })
      .first()
      .tap();
    await v.page.locator('moon-match-screen section.question').first().waitFor();
    table = await TableDriver.at(v.page);
    players.table = table;
    expect(asked(await table.look())).toEqual(before);
  }

  /** Lets both answer until something is reached or the match is over. */
  async function play(until: () => boolean): Promise<Sight> {
    let seen = await table.look();
    for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
      if (seen.over !== null) {
        if ((players.memory.wishes.length === 0 && seen.over.endsWith('wins!')) || matches >= MOST_MATCHES) return seen;
        // a draw, or the stones fell so that something was out of reach: once more
        matches += 1;
        lineNow += await log();
        await begin();
        seen = await table.look();
        continue;
      }
      check(seen);
      for (const { prompt } of seen.questions) prompts.add(prompt);
      seen = await players.turn(seen);
      if (until()) return seen;
    }
    throw new Error(`no end after ${MOST_ANSWERS} answers`);
  }

  it('is laid out and begun without a network', async () => {
    await begin();
    table = await TableDriver.at(v.page);
    players = new TablePlayers(table, BOARD);
    expect((await table.look()).questions[0]).toMatchObject({ seat: 0, say: 'Keep the moonstones, or take the Mulligan.' });
  });

  it('a claim survives the death of the browser', async () => {
    const seen = await play(() => players.memory.reached === 'arcane');
    expect(seen.questions[0]?.say).toMatch(/ says: (Green|Blue|Pink|Catastrophe)/);
    await reopen();
  });

  it('so does a melee card that lies face down', async () => {
    const seen = await play(() => players.memory.reached === 'melee');
    expect(seen.questions.map(({ say }) => say)).toEqual(['Play a melee card.']);
    expect(seen.stage).toContain('Both play a card in secret');
    expect(seen.facesOnTable).toBe(0);
    await reopen();
  });

  it('is played to the end, and everything was done once', async () => {
    const seen = await play(() => false);
    expect(seen.over).toMatch(/^Player [12] wins!$/);
    expect(players.memory.wishes).toEqual([]);
    for (const label of ['mulligan', 'edge', 'dragged', 'melee-card', 'ok', 'bluff', 'lie', 'replace'])
      expect(players.memory.times(label), label).toBeGreaterThan(0);
    expect([...prompts]).toEqual(
      expect.arrayContaining([
        'moon-setup-prompt',
        'moon-deploy-prompt',
        'moon-activate-prompt',
        'moon-melee-prompt',
        'moon-secret-prompt',
      ]),
    );
  });

  it('the log tells all of it, and the coins carry what it tells', async () => {
    const last = await log();
    const seen = await table.look();
    const all = lineNow + last;
    for (const words of [
      'takes the Mulligan',
      'takes the',
      'is deployed.',
      'activates.',
      'Jogs.',
      'takes a Step.',
      'Traverses.',
      'umps.',
      'Harvests;',
      ' attacks ',
      ' uses ',
      'takes a Reaction Step.',
      'has ended its activation.',
    ])
      expect(all, words).toContain(words);
    const sum = (pattern: string): number => [...last.matchAll(new RegExp(pattern, 'g'))].reduce((so, [, count]) => so + Number(count), 0);
    for (const [name, wounds] of onBoard(seen)) {
      const { health = 0 } = Object.values(catalogue.characters).find((character) => character.name === name) ?? {};
      expect(Math.min(health, sum(`${name} suffers (\\d+) wound`) - sum(`${name} restores (\\d+) wound`)), name).toBe(wounds);
    }
    const carried = seen.said.reduce((all, line) => all + Number(/(\d+) moonstones?(,|$)/.exec(line)?.[1] ?? 0), 0);
    expect(seen.held.reduce((all, value) => all + value, 0)).toBe(carried);
  });

  it('nothing was asked of any network and nothing went wrong', () => {
    expect(v.failures).toEqual([]);
    expect(requests).toBeGreaterThan(0);
  });
});
