import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { cardName } from '../../src/ui/prompts/table-card-list.ts';
import type { Wish } from './players/memory.ts';
import type { Sight } from './sight.ts';
import { complaints } from './complaints.ts';
import { TableDriver } from './table-driver.ts';
import { TablePlayers } from './table-players.ts';
import { fixChance, visit, type Visit } from './support.ts';

const MOST_ANSWERS = 700;
const BOARD = 'village-green';
const SEED = 3;
const WIDE = { width: 1180, height: 820 };
const HIGH = { width: 820, height: 1180 };
/** Everything these cost has been seen with two players. */
const UNWISHED: Wish[] = ['traverse', 'jump', 'active', 'step', 'arcane', 'ok', 'bluff', 'replace'];
/** How each seat is turned to the board when everybody sits at an edge of a glass that lies flat. */
const TURNS = { 3: { wide: [0, 90, 270], high: [0, 90, 180] }, 4: { wide: [0, 90, 180, 270], high: [0, 90, 180, 270] } };
const named = (all: readonly string[]): string[] => all.map((line) => line.split(':')[0] ?? '');

/** Three or four people round one tablet. */
class Evening {
  v!: Visit;
  table!: TableDriver;
  players!: TablePlayers;
  /** How the seats are turned now; null: nobody looks. */
  turns: readonly number[] | null = null;
  /** Seats that were asked something, by how often. */
  readonly asked = new Map<number, number>();

  constructor(readonly seats: 3 | 4) {}

  get page() {
    return this.v.page;
  }

  /** Lays out a match by touch: how many, a draft, Events and Agendas, a board. */
  async begin(): Promise<void> {
    this.v = await visit({ hasTouch: true });
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

  /** Holds the tablet so, and waits until everything has found its place. */
  async hold(glass: typeof WIDE): Promise<void> {
    await this.page.setViewportSize(glass);
    await expect.poll(() => this.page.evaluate(complaints, []), { timeout: 20_000 }).toEqual([]);
    await this.table.settled();
  }

  /** Something in the menu of the match. */
  async menu(what: 'radio' | 'button', name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).tap();
    const menu = this.page.locator('moon-match-menu');
    await menu.getByRole(what, { name, exact: what === 'radio' }).tap();
  }
  async sit(how: 'Flat table' | 'Pass the tablet' | 'Side by side'): Promise<void> {
    await this.menu('radio', how);
    const close = this.page.locator('moon-match-menu').getByRole('button', { name: 'Close' });
    // the cover of a tablet that is passed round puts the menu away itself
    if (how !== 'Pass the tablet') await close.tap();
    await this.table.settled();
  }

  /** What must be so whatever has just been done. */
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

  /** Lets everybody answer until something is so or the match is over. */
  async play(until: (seen: Sight) => boolean): Promise<Sight> {
    for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
      const seen = await this.table.look();
      if (seen.over !== null || until(seen)) return seen;
      await this.check(seen);
      await this.players.turn(seen);
    }
    throw new Error(`no end after ${MOST_ANSWERS} answers`);
  }

  /** Nobody can look beyond the end of the glass, and nothing is cut there. */
  async end(): Promise<{ tables: string[]; wide: boolean; shut: string[] }> {
    return this.page.evaluate(() => {
      const screen = document.querySelector('moonrise-app')?.shadowRoot?.querySelector('moon-match-screen') ?? null;
      const end = screen?.shadowRoot?.querySelector('moon-match-end') ?? null;
      const root = end?.shadowRoot ?? null;
      return {
        tables: [...(root?.querySelectorAll('caption') ?? [])].map((one) => one.innerText.replaceAll(/\s+/g, ' ').trim()),
        wide: (end?.scrollWidth ?? 0) > (end?.clientWidth ?? 0),
        shut: [...(root?.querySelectorAll('.buttons > *') ?? [])].flatMap((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? [one.textContent.trim()] : [];
        }),
      };
    });
  }
}

describe.each([3, 4] as const)('%d people play a whole match by touching the glass', (seats) => {
  const evening = new Evening(seats);
  const size = { 3: 4, 4: 3 }[seats];
  const all = Array.from({ length: seats }, (_, seat) => seat);
  /** Who leaves in the middle. */
  const leaves = seats === 4 ? 2 : null;

  beforeAll(() => evening.begin());
  afterAll(() => evening.v.end());

  it('factions in secret, a draft in turn, cards out of the stack', { timeout: 240_000 }, async () => {
    await evening.hold(seats === 3 ? WIDE : HIGH);
    if (seats === 3) await evening.sit('Flat table');
    evening.turns = TURNS[seats][seats === 3 ? 'wide' : 'high'];
    const { players } = evening;
    expect((await evening.table.look()).questions.map(({ seat, say }) => `${seat} ${say}`)).toEqual(
      all.map((seat) => `${seat} Choose your faction.`),
    );
    const drafted = await evening.play(({ questions }) => questions[0]?.prompt === 'moon-pick-prompt');
    expect(players.memory.times('draft')).toBe(seats * size);
    expect(drafted.questions[0]?.say).toBe('Choose a card.');
    await evening.play(({ questions }) => questions[0]?.say.includes('Mulligan') ?? false);
    expect(players.memory.times('pick')).toBe(2 * seats);
    const kept = [...players.picking.kept.values()];
    expect(kept.map((cards) => cards.map((id) => id.split(':')[0]).sort())).toEqual(all.map(() => ['agenda', 'event']));
    expect(new Set(kept.flat()).size).toBe(2 * seats);
  });

  it('stones, edges, models', { timeout: 240_000 }, async () => {
    const seen = await evening.play(({ turn }) => turn.startsWith('Turn 1'));
    const { memory } = evening.players;
    expect(memory.times('edge')).toBe(seats);
    expect(memory.times('mulligan')).toBe(1);
    expect(memory.times('deploy')).toBe(seats * size);
    expect(seen.troupes.map((troupe) => troupe.length)).toEqual(all.map(() => size));
    const names = seen.troupes.flatMap(named);
    expect(new Set(names).size).toBe(seats * size);
    expect(Object.values(catalogue.characters).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it('Events and Agendas are played, and a turn goes by', { timeout: 400_000 }, async () => {
    await evening.play(({ turn }) => turn.startsWith('Turn 2'));
    const { memory } = evening.players;
    expect(memory.times('play event')).toBeGreaterThan(0);
    expect(memory.times('play agenda')).toBeGreaterThan(0);
    expect([...evening.asked.keys()].sort()).toEqual(all);
  });

  const leaving = async (gone: number): Promise<void> => {
    await evening.menu('button', `Player ${gone + 1}: concede`);
    await evening.page.getByRole('button', { name: 'Concede', exact: true }).tap();
    await evening.table.settled();
    const seen = await evening.table.look();
    expect(seen.over).toBe(null);
    expect(seen.models.filter(({ id }) => id.startsWith(`${gone}:`))).toEqual([]);
    await evening.page.getByText('has conceded').waitFor();
    await evening.page.getByRole('button', { name: 'Menu' }).tap();
    const menu = evening.page.locator('moon-match-menu');
    expect(await menu.getByRole('button', { name: /: concede$/ }).count()).toBe(seats - 1);
    await menu.getByRole('button', { name: 'Close' }).tap();
    evening.asked.clear();
  };
  if (leaves !== null) it('somebody leaves in the middle, and the others play on', { timeout: 240_000 }, () => leaving(leaves));

  it('the tablet goes from hand to hand behind a cover', { timeout: 240_000 }, async () => {
    evening.turns = null;
    await evening.hold(seats === 3 ? HIGH : WIDE);
    await evening.sit('Pass the tablet');
    const covers = new Set<string>();
    await evening.play(({ cover, questions }) => {
      if (cover !== null) covers.add(cover);
      // whoever has it sees one question at most
      expect(questions.length).toBeLessThan(2);
      return covers.size > 1 && cover === null;
    });
    for (const cover of covers) expect(cover).toMatch(/^Hand the tablet to Player \d\. I am Player \d$/);
  });

  it('is played to the end', { timeout: 600_000 }, async () => {
    await evening.sit(seats === 3 ? 'Flat table' : 'Side by side');
    evening.turns = seats === 3 ? TURNS[3].high : all.map(() => 0);
    const { over, held } = await evening.play(() => false);
    const { memory } = evening.players;
    expect(memory.wishes).toEqual([]);
    expect(over).toMatch(/^Player [1-4] wins!$/);
    const winner = Number(/\d/.exec(over ?? '')?.[0]) - 1;
    expect(winner).not.toBe(leaves);
    expect(held.filter((one) => one >= (held[winner] ?? 0))).toHaveLength(1);
    if (leaves !== null) {
      expect(evening.asked.has(leaves)).toBe(false);
      expect(held[leaves]).toBe(0);
    }
    for (const glass of [WIDE, HIGH]) {
      await evening.hold(glass);
      const end = await evening.end();
      expect(end).toMatchObject({ wide: false, shut: [] });
      expect(end.tables).toEqual(
        all.map((seat) => (seat === leaves ? `Player ${seat + 1} · has conceded` : `Player ${seat + 1} · Moonstones: ${held[seat] ?? 0}`)),
      );
    }
    expect(evening.v.failures).toEqual([]);
  });
});
