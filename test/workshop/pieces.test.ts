import { expect, test } from 'vitest';
import { characters } from '../../src/cards/index.ts';
import { textSaid } from '../../src/words/cards/card-lines.ts';
import { piecesOf } from '../../src/workshop/pieces.ts';
import { placesOf } from '../../src/workshop/places.ts';
import { writers } from './wanderer.ts';

/** Of the parts of a text that can be changed, so many in a hundred have words of their own; the others are shown beside it. */
const AT_LEAST = 90;
const cards = process.env['MOONRISE_WHOLE'] === undefined ? characters.filter((_, index) => index % 70 === 4) : characters;

test.each(Object.entries(writers))('the pieces of a text give it back, and a part has words of its own: %s', (_, writer) => {
  let [leaves, silent] = [0, 0];
  for (const card of cards)
    for (const [index] of card.abilities.entries()) {
      const path = ['abilities', index];
      const { pieces, unsaid } = piecesOf(card, path, (changed) => textSaid(changed, path, writer));
      expect(pieces.map(({ words }) => words).join('')).toBe(textSaid(card, path, writer));
      const titles = ['id', 'name'];
      leaves += placesOf(card).filter(
        (place) => place.path[1] === index && !place.row && !Array.isArray(place.value) && !titles.includes(String(place.path[2])),
      ).length;
      silent += unsaid.filter((place) => !titles.includes(String(place[2]))).length;
    }
  expect((100 * (leaves - silent)) / leaves).toBeGreaterThan(AT_LEAST);
});

test('a tap on a word finds the part that it says', () => {
  const card = characters.find(({ id }) => id === 'flintlock');
  if (!card) throw new Error('no Flintlock');
  const index = card.abilities.findIndex(({ id }) => id === 'shoot-musket');
  const path = ['abilities', index];
  const { pieces } = piecesOf(card, path, (changed) => textSaid(changed, path, writers['en']));
  const pathOf = (words: string): string | undefined => pieces.find((piece) => piece.words.trim() === words)?.path.join('.');
  expect(pathOf('Impact')).toBe(`abilities.${index}.outcomes.0.do.0.type`);
  expect(pathOf('Green')).toBe(`abilities.${index}.outcomes.0.on.colour.0`);
  expect(pieces.find(({ words }) => words.includes('12″'))?.path.join('.')).toBe(`abilities.${index}.range`);
});
