import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { speak, type Language } from '../../../src/words/language/locale.ts';
import { kitWords } from '../../../src/words/app/kit.ts';
import { matchWords } from '../../../src/words/match/match.ts';
import { newMatchWords } from '../../../src/words/app/new-match.ts';
import { optionWords } from '../../../src/words/app/options.ts';
import type { Wish } from './players/memory.ts';
import type { Sight } from '../readers/sight.ts';
import { fixChance, visit, workerActive, type Visit } from './support.ts';
import { TableDriver } from './table-driver.ts';
import { TablePlayers } from './players/table-players.ts';
import { Vocabulary, written } from '../readers/vocabulary.ts';

const MOST_ANSWERS = 400;
const SEED = 4;
const BOARD = 'moonlit-ruins';
const SIDES = [
  ['flintlock', 'quack'],
  ['beaky-bobby', 'grub'],
];
/** Actions that have been tested in English. */
const UNWISHED: Wish[] = ['traverse', 'jump', 'active', 'step', 'bluff', 'replace', 'reaction'];

/** Two people with two models each, in an offline browser with a given language. */
export class SmallMatch {
  v!: Visit;
  players!: TablePlayers;
  /** Words on the screen that do not belong to the language. */
  readonly foreign = new Set<string>();
  private vocabulary!: Vocabulary;

  /** `args`: further switches of the browser; `served`: whether the server keeps running, for other devices. */
  constructor(
    private readonly language: Language,
    private readonly needs: { args?: readonly string[]; served?: boolean } = {},
  ) {}

  get page() {
    return this.v.page;
  }

  async open(): Promise<void> {
    await speak(this.language);
    this.vocabulary = new Vocabulary();
    this.v = await visit({ hasTouch: true, locale: this.language, painted: false, seen: true, args: this.needs.args ?? [] });
    await fixChance(this.v.context, SEED);
    await this.page.goto(this.v.url);
    await workerActive(this.page);
    if (!this.needs.served) await this.v.stopServer();
  }

  /** Changes the expected language of the screen. */
  async speaks(language: Language): Promise<void> {
    await this.page.waitForFunction((lang) => document.documentElement.lang === lang, language);
    await speak(language);
    this.vocabulary = new Vocabulary();
  }

  /** Reads all words on the screen. */
  async read(): Promise<void> {
    for (const word of this.vocabulary.foreign(await this.page.evaluate(written))) this.foreign.add(word);
  }

  /** Sets up a quick match by touch. */
  async begin(): Promise<void> {
    const { page } = this;
    await this.read();
    await page.goto(`${this.v.url}#/new`);
    await page.locator('button[data-kind="quick"]').tap();
    await page.getByRole('heading', { name: newMatchWords.rules() }).tap();
    await page.getByRole('group', { name: optionWords.troupeSize.name() }).getByRole('button', { name: kitWords.less }).tap();
    for (const [seat, troupe] of SIDES.entries()) {
      const player = page.locator('section.panel:has(moon-troupe-builder)').nth(seat);
      await player.locator('summary').tap();
      await player.getByRole('button', { name: newMatchWords.clear() }).tap();
      for (const character of troupe) await player.locator(`[data-character="${character}"]`).tap();
    }
    await page.locator(`button[data-board="${BOARD}"]`).tap();
    await this.read();
    await page.getByRole('button', { name: newMatchWords.start() }).tap();
    await this.sit();
    expect((await this.players.table.look()).questions[0]).toMatchObject({ seat: 0, asks: 'mulligan' });
  }

  async sit(): Promise<void> {
    await this.page.locator('moon-match-screen section.question').first().waitFor();
    const players = await this.playersAt(this.page);
    this.players ??= players;
    this.players.table = players.table;
  }

  /** Players at another page that shows the match. */
  async playersAt(page: Page): Promise<TablePlayers> {
    return new TablePlayers(await TableDriver.at(page), BOARD, UNWISHED);
  }

  /** Lets both players answer until `until` holds or the match is over. */
  async play(until: () => boolean = () => false): Promise<Sight> {
    let seen = await this.players.table.look();
    for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
      await this.read();
      if (seen.over !== null || until()) return seen;
      expect(seen.trouble).toBe(null);
      expect(seen.banner).toBe(null);
      expect(seen.facesInHands).toBe(0);
      seen = await this.players.turn(seen);
    }
    throw new Error(`no end after ${MOST_ANSWERS} answers`);
  }

  /** The log, after a look at the table behind the final screen. */
  async log(): Promise<string[]> {
    const { page } = this;
    await page.getByRole('button', { name: matchWords.look() }).tap();
    await page.getByRole('button', { name: matchWords.log(), exact: true }).tap();
    await this.read();
    const lines = await page.locator('moon-log-panel li.entry').allInnerTexts();
    await page.locator('moon-log-panel').getByRole('button', { name: kitWords.close }).tap();
    return lines;
  }

  /** All stored decisions on this device. */
  async record(): Promise<string> {
    return this.page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((take, fail) => {
          request.addEventListener('success', () => take(request.result));
          request.addEventListener('error', () => fail(request.error ?? new Error('not read')));
        });
      const database = await done(indexedDB.open('moonrise'));
      const rows = database.transaction(['matches', 'entries']);
      const tables = await Promise.all(['matches', 'entries'].map((name) => done(rows.objectStore(name).getAll())));
      database.close();
      return JSON.stringify(tables);
    });
  }
}
