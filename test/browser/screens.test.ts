import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFlaws } from './readers/axe.ts';
import type { Sight } from './readers/sight.ts';
import { TableDriver } from './drivers/table-driver.ts';
import { TablePlayers } from './drivers/players/table-players.ts';
import { fixChance, visit, workerActive, type Visit } from './drivers/support.ts';

const GLASSES = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const heading = 'A Quick Quarrel';
const [wide] = GLASSES;

/** What axe has against the page, and how far it is wider than the glass. */
async function flaws(page: Page): Promise<string[]> {
  // a sign that comes and goes is pale while it does
  await page.locator('.turn-sign').waitFor({ state: 'detached' });
  return pageFlaws(page);
}

/** The same page on all three glasses; a cover that comes up on the smallest is looked at, too, and then opened. */
async function onAllGlasses(page: Page, name: string): Promise<string[]> {
  const all: string[] = [];
  for (const glass of GLASSES) {
    await page.setViewportSize(glass);
    await page.waitForTimeout(350);
    const lines = (await flaws(page)).map((flaw) => `${name}, ${glass.width}: ${flaw}`);
    all.push(...lines);
    const cover = page.locator('moon-cover').getByRole('button');
    if ((await cover.count()) > 0 && (await cover.first().isVisible())) {
      await cover.first().tap();
      await page.waitForTimeout(250);
      all.push(...(await flaws(page)).map((flaw) => `${name}, ${glass.width}, uncovered: ${flaw}`));
    }
  }
  await page.setViewportSize(wide ?? { width: 1180, height: 820 });
  await page.waitForTimeout(150);
  return all;
}

async function begin(v: Visit): Promise<{ table: TableDriver; players: TablePlayers }> {
  await fixChance(v.context, 1);
  await v.page.goto('about:blank');
  await v.page.goto(v.url);
  await v.page.locator('#first').waitFor({ state: 'detached' });
  await v.page.getByRole('button', { name: heading }).tap();
  await v.page.getByRole('button', { name: 'Start', exact: true }).tap();
  await v.page.locator('moon-match-screen section.question').first().waitFor();
  const table = await TableDriver.at(v.page);
  return { table, players: new TablePlayers(table, 'moonlit-ruins') };
}

/** Plays on until the glass shows what is waited for. */
async function playUntil(table: TableDriver, players: TablePlayers, until: (seen: Sight) => boolean, most = 200): Promise<Sight> {
  let seen = await table.look();
  for (let answers = 0; answers < most; answers += 1) {
    if (seen.over !== null || until(seen)) return seen;
    seen = await players.turn(seen);
  }
  throw new Error('what was waited for never came');
}
const asks = (prompt: string) => (seen: Sight) => seen.questions.some((question) => question.prompt === prompt);
const asked = ({ questions, turn, said }: Sight) => ({
  turn,
  // who sees whom is said a little after the rest
  said: said.map((line) => line.replace(/, (not )?seen by [^,]+(, \w+ cover)?/, '')).sort(),
  questions: questions.map(({ seat, prompt, say }) => ({ seat, prompt, say })),
});

/** A glass that is opened again shows what it showed before. */
const showsAgain = (table: TableDriver, before: Sight): Promise<void> =>
  expect.poll(async () => asked(await table.look())).toEqual(asked(before));
/** What is shown once nothing changes any more: a line of the board may be said a little after the rest. */
const standing = async (table: TableDriver): Promise<Sight> => (await table.settled()) ?? table.look();

describe('screens', () => {
  let v: Visit;
  beforeAll(async () => {
    v = await visit({ hasTouch: true, acceptDownloads: true, painted: false });
  });
  afterAll(() => v.end());

  it('first load: no more than 129 kB of script, packed', async () => {
    const scripts = new Map<string, number>();
    const waiting: Promise<void>[] = [];
    v.page.on('response', (response) => {
      const url = response.url();
      if (url.endsWith('.js') && !response.fromServiceWorker() && response.request().serviceWorker() === null && !url.endsWith('/sw.js'))
        waiting.push(
          response
            .body()
            .then((body) => void scripts.set(url, gzipSync(body).length))
            .catch(() => undefined),
        );
    });
    await v.page.goto(v.url);
    await v.page.locator('moon-home-screen').getByRole('heading', { name: 'Moonrise', exact: true }).waitFor();
    // the kept rows are read after the first picture, later on a slow machine: count until no more scripts come
    for (let known = -1; known !== waiting.length;) {
      known = waiting.length;
      await v.page.waitForTimeout(2_000);
    }
    await Promise.all(waiting);
    const sum = [...scripts.values()].reduce((all, packed) => all + packed, 0);
    expect(scripts.size).toBeGreaterThan(0);
    expect(sum).toBeLessThan(129 * 1024);
    await workerActive(v.page);
    v.page.removeAllListeners('response');
  });

  for (const [name, place] of [
    ['home', ''],
    ['new match', 'new'],
    ['settings', 'settings'],
    ['about', 'about'],
    ['packs', 'packs'],
    ['workshop', 'workshop/flintlock'],
    ['print', 'print'],
    ['learn', 'learn'],
    ['melee trainer', 'learn/melee'],
    ['arcane trainer', 'learn/arcane'],
  ] as const)
    it(`${name}: nothing against it, on any glass`, async () => {
      await v.page.goto(`${v.url}#/${place}`);
      await v.page.locator('h1').first().waitFor();
      expect(await onAllGlasses(v.page, name.replace(' ', '-'))).toEqual([]);
    });

  it('a match: nothing against any phase, on any glass', async () => {
    const { table, players } = await begin(v);
    const flawed = await onAllGlasses(v.page, 'mulligan');
    const phases = [
      'moon-edge-prompt',
      'moon-deploy-prompt',
      'moon-activate-prompt',
      'moon-act-prompt',
      'moon-claim-prompt',
      'moon-call-prompt',
      'moon-reaction-prompt',
    ];
    // in the order in which the match asks: a question that comes early may never come again
    const awaited = new Set(phases);
    while (awaited.size > 0) {
      const isNew = ({ questions }: Sight) => questions.some(({ prompt }) => awaited.has(prompt));
      const { questions, over } = await playUntil(table, players, isNew, 400);
      expect(over, `before ${[...awaited].join()}`).toBe(null);
      const met = questions.map(({ prompt }) => prompt).filter((prompt) => awaited.delete(prompt));
      flawed.push(...(await onAllGlasses(v.page, met.join(' and '))));
    }
    await playUntil(table, players, asks('moon-secret-prompt'));
    await playUntil(table, players, ({ questions }) => questions.some(({ say }) => say === 'Play a melee card.'));
    flawed.push(...(await onAllGlasses(v.page, 'melee')));
    expect([...new Set(flawed)]).toEqual([]);
  });
});

describe('what is kept', () => {
  let v: Visit;
  let table: TableDriver;
  let players: TablePlayers;
  beforeAll(async () => {
    v = await visit({ hasTouch: true, acceptDownloads: true, painted: false, seen: true });
    ({ table, players } = await begin(v));
    await playUntil(table, players, asks('moon-act-prompt'));
  });
  afterAll(() => v.end());

  it('a second tab may only look, and says so', async () => {
    const other = await v.context.newPage();
    await other.goto(v.page.url());
    await other.getByText('This match is open in another window. Here you can only view it.').waitFor();
    expect(await other.locator('section.question').count()).toBe(0);
    await other.close();
  });

  it('a jog is taken back: the model stands where it stood', async () => {
    const before = await table.look();
    const me = before.models.find(({ selected }) => selected);
    const [question] = before.questions;
    if (!me || !question) throw new Error('nobody is active');
    await table.pressId(question.seat, 'jog');
    await table.tapBoard({ x: me.at.x, y: me.at.y + (me.at.y < 4572 ? 500 : -500) });
    await table.press(question.seat, 'Confirm');
    await v.page.getByRole('button', { name: 'Confirm' }).waitFor({ state: 'hidden' });
    expect((await table.look()).models.find(({ id }) => id === me.id)?.at).not.toEqual(me.at);
    await v.page.getByRole('button', { name: 'Menu' }).tap();
    await v.page
      .getByRole('button', { name: /: (take back the last decision|ask to take back)/ })
      .first()
      .tap();
    const agree = v.page.getByRole('button', { name: 'Agree' });
    await v.page.waitForTimeout(500);
    if (await agree.isVisible()) await agree.tap();
    await v.page.waitForTimeout(500);
    expect((await table.look()).models.find(({ id }) => id === me.id)?.at).toEqual(me.at);
  });

  it('a backup brings the same match with the same question to another device', async () => {
    const before = await standing(table);
    await v.page.goto(`${v.url}#/settings`);
    await v.page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: () => false }));
    const [download] = await Promise.all([v.page.waitForEvent('download'), v.page.getByRole('button', { name: 'Save a copy' }).tap()]);
    const path = await download.path();
    const bytes = await readFile(path);
    const w = await visit({ hasTouch: true, painted: false, seen: true });
    try {
      await w.page.goto(`${w.url}#/settings`);
      const input = w.page.locator('moon-backup-panel input[type="file"]');
      await input.setInputFiles({
        name: 'cut.moonrise',
        mimeType: 'application/octet-stream',
        buffer: bytes.subarray(0, bytes.length - 200),
      });
      await w.page.getByText('Nothing was changed.').first().waitFor();
      await input.setInputFiles({ name: 'whole.moonrise', mimeType: 'application/octet-stream', buffer: bytes });
      await w.page.getByText('1 match is added.').waitFor();
      await w.page.getByRole('button', { name: 'Restore', exact: true }).tap();
      await w.page.getByText('The copy has been restored.').waitFor();
      await w.page.goto(w.url);
      await w.page.getByRole('link', { name: `Resume ${heading}` }).tap();
      await w.page.locator('moon-match-screen section.question').first().waitFor();
      await showsAgain(await TableDriver.at(w.page), before);
    } finally {
      await w.end();
    }
  });

  it('a deleted match comes back', async () => {
    await v.page.goto(v.url);
    const link = v.page.getByRole('link', { name: `Resume ${heading}` });
    await link.waitFor();
    await v.page.getByRole('button', { name: `Delete ${heading}` }).tap();
    await v.page.getByText(`${heading} has been deleted.`).waitFor();
    expect(await link.count()).toBe(0);
    await v.page.getByRole('button', { name: 'Undo' }).tap();
    await link.waitFor();
  });

  it('when the device is full the players are told, the match goes on and can be taken along', async () => {
    await v.page.addInitScript(() => {
      const full = (): never => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = full;
      IDBObjectStore.prototype.add = full;
    });
    await v.page.goto(v.url);
    await v.page.reload();
    await v.page.getByRole('link', { name: `Resume ${heading}` }).tap();
    await v.page.locator('moon-match-screen section.question').first().waitFor();
    const on = await TableDriver.at(v.page);
    const before = await standing(on);
    const sight = await playUntil(on, new TablePlayers(on, 'moonlit-ruins'), ({ banner }) => banner !== null, 5);
    expect(sight.banner).toContain('This device is full.');
    expect(asked(sight)).not.toEqual(asked(before));
    // and goes on
    await playUntil(on, new TablePlayers(on, 'moonlit-ruins'), (seen) => JSON.stringify(asked(seen)) !== JSON.stringify(asked(sight)), 5);
    await v.page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: () => false }));
    await v.page.getByRole('button', { name: 'Menu' }).tap();
    const [download] = await Promise.all([
      v.page.waitForEvent('download'),
      v.page.getByRole('button', { name: /^Export the match/ }).tap(),
    ]);
    expect((await readFile(await download.path())).length).toBeGreaterThan(500);
  });
});

describe('where the browser forbids keeping anything', () => {
  let v: Visit;
  beforeAll(async () => {
    v = await visit({ hasTouch: true, acceptDownloads: true, painted: false, seen: true });
  });
  afterAll(() => v.end());

  it('the players are told at once, the match goes on in memory and can be taken along', async () => {
    await v.context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('site data is switched off', 'SecurityError');
      };
      Object.defineProperty(navigator, 'canShare', { value: () => false });
    });
    await v.page.goto(v.url);
    const sentence = 'The browser does not let Moonrise save anything here.';
    await v.page.getByText(sentence).waitFor();
    const { table, players } = await begin(v);
    const first = await table.look();
    expect(first.banner).toContain(sentence);
    await playUntil(table, players, asks('moon-act-prompt'));
    const later = await standing(table);
    expect(later.banner).toContain(sentence);
    expect(asks('moon-act-prompt')(later)).toBe(true);
    // left and come back to while the window lives
    await v.page.goto(`${v.url}#/`);
    await v.page.getByRole('link', { name: `Resume ${heading}` }).tap();
    await v.page.locator('moon-match-screen section.question').first().waitFor();
    await showsAgain(table, later);
    await v.page.getByRole('button', { name: 'Menu' }).tap();
    const [download] = await Promise.all([
      v.page.waitForEvent('download'),
      v.page.getByRole('button', { name: /^Export the match/ }).tap(),
    ]);
    expect((await readFile(await download.path())).length).toBeGreaterThan(500);
  });
});
