import { catalogue } from '../../src/cards/index.ts';
import type { Keyword } from '../../src/rules/terms/card-language.ts';
import type { CharacterId } from '../../src/rules/terms/ids.ts';

// Whom a text of a card wants to have around.

const everybody = Object.values(catalogue.characters);

/** The characters that can bring another one into play; with nobody named, anybody. */
export const summonersOf = (character = ''): CharacterId[] =>
  everybody.filter(({ abilities }) => JSON.stringify(abilities).includes(`"what":"${character}`)).map(({ id }) => id);

/** The keywords a text speaks of. */
function keywordsIn(text: unknown): Keyword[] {
  if (Array.isArray(text)) return text.flatMap(keywordsIn);
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([key, value]) => (key === 'is' && Array.isArray(value) ? (value as Keyword[]) : keywordsIn(value)));
}

/** Characters of the troupes a text speaks of, by keyword, or because it waits for somebody who is summoned. */
export function company(text: unknown): CharacterId[] {
  const words = keywordsIn(text);
  const waits = JSON.stringify(text).includes('"entered"');
  const summoners = waits ? summonersOf() : [];
  return everybody
    .filter(({ unselectable, keywords, id }) => !unselectable && (summoners.includes(id) || keywords.some((word) => words.includes(word))))
    .map(({ id }) => id);
}
