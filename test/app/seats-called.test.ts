import { afterEach, expect, it } from 'vitest';
import { seatsCalled } from '../../src/app/seats-called.ts';
import { speak } from '../../src/words/locale.ts';

afterEach(() => speak('en'));

it('who has no name is counted in the language that is spoken when it is read; a name stays', async () => {
  const seats = seatsCalled(['', 'Ben'], 3);
  expect(seats.map(({ name }) => name)).toEqual(['Player 1', 'Ben', 'Player 3']);
  await speak('fr');
  expect(seats.map(({ name }) => name)).toEqual(['Joueur 1', 'Ben', 'Joueur 3']);
});
