import { expect } from 'vitest';
import { cardName } from '../../../src/ui/prompts/cards/table-card-list.ts';
import type { Wish } from './players/memory.ts';
import type { Sight } from '../readers/sight.ts';
import { complaints } from '../readers/complaints.ts';
import { TableDriver } from './table-driver.ts';
import { TablePlayers } from './players/table-players.ts';
import { fixChance, visit, type Visit } from './support.ts';

const MOST_ANSWERS = 700;
const BOARD = 'village-green';
const SEED = 2;
export const WIDE = { width: 1180, height: 820 };
export const HIGH = { width: 820, height: 1180 };
/** Actions that have been tested with two players. */
const UNWISHED: Wish[] = ['traverse', 'jump', 'active', 'step', 'arcane', 'ok', 'bluff', 'replace'];
/** The rotation of each seat when every player sits at an edge of a flat tablet. */
export const TURNS = { 3: { wide: [0, 90, 270], high: [0, 90, 180] }, 4: { wide: [0, 90, 180, 270], high: [0, 90, 180, 270] } };

/** Three or four people round one tablet. */
export class Evening {
  v!: Visit;
  table!: TableDriver;
  players!: TablePlayers;
  /** The rotations of the seats now; null when they are not checked. */
  turns: readonly number[] | null = null;
  /** How often each seat was asked. */
  readonly asked = new Map<number, number>();

  constructor(readonly seats: 3 | 4) {}

  get page() {
    return this.v.page;
  }

  /** Sets up a match by touch: the number of players, a draft, Events and Agendas, a board. */
  async begin(): Promise<void> {
    this.v = await visit({ hasTouch: true, painted: false, seen: true });
    await fixChance(this.v.context, SEED);
    const { page } = this;
    await page.goto(`${this.v.url}#/new`);
    await page.locator('button[data-kind="friendly"]').tap();
    await page
      .getByRole('radiogroup', { name: 'How many?' })
      .getByRole('radio', { name: String(this.seats), exact: true })
      .tap();
    await page.locator(`button[data-board="${BOARD}"]`).tap();
    await page.getByRole('heading', { name: 'House rules' }).tap();
    for (const rule of ['draft', 'eventsAndAgendas']) await page.locator(`moon-toggle[data-rule="${rule}"]`).getByRole('switch').tap();
    await page.getByRole('button', { name: /^Start/ }).tap();
    await page.locator('moon-match-screen section.question').first().waitFor();
    this.table = await TableDriver.at(page);
    this.players = new TablePlayers(this.table, BOARD, UNWISHED);
  }

  /** Holds the tablet at this size, and waits until everything has settled. */
  async hold(glass: typeof WIDE): Promise<void> {
    await this.page.setViewportSize(glass);
    await expect.poll(() => this.page.evaluate(complaints, []), { timeout: 240_000 }).toEqual([]);
    await this.table.settled();
  }

  /** Chooses something in the menu of the match. */
  async menu(label: 'radio' | 'button', name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).tap();
    const menu = this.page.locator('moon-match-menu');
    await menu.getByRole(label, { name, exact: label === 'radio' }).tap();
  }
  async sit(how: 'Flat table' | 'Pass the tablet' | 'Side by side'): Promise<void> {
    await this.menu('radio', how);
    const close = this.page.locator('moon-match-menu').getByRole('button', { name: 'Close' });
    // the cover of a tablet that is passed round closes the menu itself
    if (how !== 'Pass the tablet') await close.tap();
    await this.table.settled();
  }

  /** Checks that must hold after every action. */
  private async check(seen: Sight): Promise<void> {
    expect(seen.trouble).toBe(null);
    expect(seen.facesInHands).toBe(0);
    const secret = [...this.players.picking.kept.values()].flat().map(cardName);
    expect(await this.page.evaluate(complaints, secret)).toEqual([]);
    for (const { seat, turn } of seen.questions) {
      this.asked.set(seat, (this.asked.get(seat) ?? 0) + 1);
      if (this.turns) expect(turn, `how the question of seat ${seat} is turned`).toBe(this.turns[seat]);
    }
  }

  /** Lets every player answer until `until` holds or the match is over. */
  async play(until: (seen: Sight) => boolean): Promise<Sight> {
    let seen = await this.table.look();
    for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
      if (seen.over !== null || until(seen)) return seen;
      await this.check(seen);
      seen = await this.players.turn(seen);
    }
    throw new Error(`no end after ${MOST_ANSWERS} answers`);
  }

  /** The tables of the final screen, whether it is too wide, and the buttons that lie beyond the edge of the display. */
  async end(): Promise<{ tables: string[]; wide: boolean; shut: string[] }> {
    return this.page.evaluate(() => {
      const screen = document.querySelector('moonrise-app')?.shadowRoot?.querySelector('moon-match-screen') ?? null;
      const end = screen?.shadowRoot?.querySelector('moon-match-end') ?? null;
      const root = end?.shadowRoot ?? null;
      return {
        tables: [...(root?.querySelectorAll('caption') ?? [])].map((element) => element.innerText.replaceAll(/\s+/g, ' ').trim()),
        wide: (end?.scrollWidth ?? 0) > (end?.clientWidth ?? 0),
        shut: [...(root?.querySelectorAll('.buttons > *') ?? [])].flatMap((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? [element.textContent.trim()] : [];
        }),
      };
    });
  }
}
