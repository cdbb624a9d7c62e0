import { afterEach, expect, it } from 'vitest';
import { seatsCalled } from '../../../src/app/kept/seats-called.ts';
import { speak } from '../../../src/words/language/locale.ts';

afterEach(() => speak('en'));

it('who has no name is counted in the language that is spoken when it is read; a name stays', async () => {
  const seats = seatsCalled(['', 'Ben'], 3);
  expect(seats.map(({ name }) => name)).toEqual(['Player 1', 'Ben', 'Player 3']);
  await speak('fr');
  expect(seats.map(({ name }) => name)).toEqual(['Joueur 1', 'Ben', 'Joueur 3']);
});

it('so is a computer, by how strong it plays', async () => {
  const seats = seatsCalled(['', '', '', 'Ben'], 4, [null, 'strong', 'strong', 'strong']);
  expect(seats.map(({ name }) => name)).toEqual(['Player 1', 'Strong computer', 'Strong computer 2', 'Ben']);
  await speak('de');
  expect(seats.map(({ name }) => name)).toEqual(['Spieler:in 1', 'Computer (stark)', 'Computer (stark) 2', 'Ben']);
});
