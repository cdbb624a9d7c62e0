import { afterEach, describe, expect, it } from 'vitest';
import { TournamentBook } from '../../../src/app/tournament/tournament-book.ts';
import type { TournamentDesk } from '../../../src/ui/contexts/gatherings/tournament-port.ts';
import { Device } from '../../storage/memory.ts';

const desks: TournamentDesk[] = [];
async function opened(book: TournamentBook, id: string): Promise<TournamentDesk> {
  const desk = await book.open(id);
  if (!desk) throw new Error('not there');
  desks.push(desk);
  return desk;
}
afterEach(() => {
  for (const desk of desks.splice(0)) desk.close();
});

describe('a tournament that lies open', () => {
  it('keeps each decision before it is seen, in the order in which they were made', async () => {
    const book = new TournamentBook(new Device().open().database);
    const id = await book.begin('Autumn');
    const desk = await opened(book, id);
    expect(await Promise.all([desk.enter('Ada', null), desk.enter('Bo', null), desk.pair()])).toEqual([null, null, null]);
    expect(desk.tournament.rounds[0]?.games).toHaveLength(1);
    const again = await opened(book, id);
    expect(again.tournament).toEqual(desk.tournament);
    expect(await book.list()).toMatchObject([{ id, name: 'Autumn', entrants: 2, round: 1, rounds: 3, isOver: false }]);
  });

  it('says why a decision is refused, and changes nothing', async () => {
    const book = new TournamentBook(new Device().open().database);
    const desk = await opened(book, await book.begin('Autumn'));
    const before = desk.tournament;
    expect(await desk.pair()).toBe('A round needs two players.');
    expect(desk.tournament).toBe(before);
  });

  it('pairs a round once, though two windows ask for it at the same time', async () => {
    const { database } = new Device().open();
    const book = new TournamentBook(database);
    const id = await book.begin('Autumn');
    const first = await opened(book, id);
    await first.enter('Ada', null);
    await first.enter('Bo', null);
    const second = await opened(new TournamentBook(database), id);
    const answers = await Promise.all([first.pair(), second.pair()]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.find((answer) => answer !== null)).toMatch(/^(Another window has changed this tournament|Round 1 is paired already)/);
    const { tournament } = await opened(book, id);
    expect(tournament.rounds).toHaveLength(1);
    await expect.poll(() => [first.tournament, second.tournament]).toEqual([tournament, tournament]);
  });

  it('is told of what another window decides', async () => {
    const { database } = new Device().open();
    const book = new TournamentBook(database);
    const id = await book.begin('Autumn');
    const [organiser, wall] = [await opened(book, id), await opened(book, id)];
    let calls = 0;
    wall.subscribe(() => (calls += 1));
    await organiser.enter('Ada', null);
    await expect.poll(() => wall.tournament.entrants.map(({ name }) => name)).toEqual(['Ada']);
    expect(calls).toBe(1);
    await organiser.undo();
    await expect.poll(() => wall.tournament.entrants).toEqual([]);
  });

  it('is not there any more once it is removed, and comes back', async () => {
    const book = new TournamentBook(new Device().open().database);
    const id = await book.begin('Autumn');
    await book.remove(id);
    expect([await book.open(id), await book.list()]).toEqual([null, []]);
    await book.undoRemove(id);
    expect(await book.list()).toHaveLength(1);
  });
});
