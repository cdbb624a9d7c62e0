import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { Evening, HIGH, TURNS, WIDE } from './evening.ts';

const named = (all: readonly string[]): string[] => all.map((line) => line.split(':')[0] ?? '');

/** The journeys of an evening of three and of four people. */
export const wholeEvening = (seats: 3 | 4): void => {
  describe(`${seats} people play a whole match by touching the glass`, () => {
    const evening = new Evening(seats);
    const size = { 3: 4, 4: 3 }[seats];
    const all = Array.from({ length: seats }, (_, seat) => seat);
    /** The seat of the player who leaves in the middle. */
    const leaves = seats === 4 ? 2 : null;

    beforeAll(() => evening.begin());
    afterAll(() => evening.v.end());

    it('factions in secret, a draft in turn, cards out of the stack', async () => {
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
      const picks = [...players.picking.kept.values()];
      expect(picks.map((cards) => cards.map((id) => id.split(':')[0]).sort())).toEqual(all.map(() => ['agenda', 'event']));
      expect(new Set(picks.flat()).size).toBe(2 * seats);
    });

    it('stones, edges, models', async () => {
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

    it('Events and Agendas are played, and a turn goes by', async () => {
      await evening.play(({ turn }) => turn.startsWith('Turn 2'));
      const { memory } = evening.players;
      expect(memory.times('play event')).toBeGreaterThan(0);
      expect(memory.times('play agenda')).toBeGreaterThan(0);
      expect([...evening.asked.keys()].sort()).toEqual(all);
    });

    const leaving = async (count: number): Promise<void> => {
      await evening.menu('button', `Player ${count + 1}: concede`);
      await evening.page.getByRole('button', { name: 'Concede', exact: true }).tap();
      await evening.page.getByText('has conceded').waitFor();
      const theirs = async () => (await evening.table.look()).models.filter(({ id }) => id.startsWith(`${count}:`));
      await expect.poll(theirs).toEqual([]);
      expect((await evening.table.look()).over).toBe(null);
      await evening.page.getByRole('button', { name: 'Menu' }).tap();
      const menu = evening.page.locator('moon-match-menu');
      await expect.poll(() => menu.getByRole('button', { name: /: concede$/ }).count()).toBe(seats - 1);
      await menu.getByRole('button', { name: 'Close' }).tap();
      evening.asked.clear();
    };
    if (leaves !== null) it('somebody leaves in the middle, and the others play on', () => leaving(leaves));

    it('the tablet goes from hand to hand behind a cover', async () => {
      evening.turns = null;
      await evening.hold(seats === 3 ? HIGH : WIDE);
      await evening.sit('Pass the tablet');
      const covers = new Set<string>();
      await evening.play(({ cover, questions }) => {
        if (cover !== null) covers.add(cover);
        // the player who holds it sees at most one question
        expect(questions.length).toBeLessThan(2);
        return covers.size > 1 && cover === null;
      });
      for (const cover of covers) expect(cover).toMatch(/^Hand the tablet to Player \d\. I am Player \d$/);
    });

    it('is played to the end', async () => {
      await evening.sit(seats === 3 ? 'Flat table' : 'Side by side');
      evening.turns = seats === 3 ? TURNS[3].high : all.map(() => 0);
      const { over, held } = await evening.play(() => false);
      const { memory } = evening.players;
      expect(memory.wishes).toEqual([]);
      expect(over).toMatch(/^Player [1-4] wins!$/);
      const winner = Number(/\d/.exec(over ?? '')?.[0]) - 1;
      expect(winner).not.toBe(leaves);
      expect(held.filter((value) => value >= (held[winner] ?? 0))).toHaveLength(1);
      if (leaves !== null) {
        expect(evening.asked.has(leaves)).toBe(false);
        expect(held[leaves]).toBe(0);
      }
      for (const glass of [WIDE, HIGH]) {
        await evening.hold(glass);
        const end = await evening.end();
        expect(end).toMatchObject({ wide: false, shut: [] });
        expect(end.tables).toEqual(
          all.map((seat) =>
            seat === leaves ? `Player ${seat + 1} · has conceded` : `Player ${seat + 1} · Moonstones: ${held[seat] ?? 0}`,
          ),
        );
      }
      expect(evening.v.failures).toEqual([]);
    });
  });
};
