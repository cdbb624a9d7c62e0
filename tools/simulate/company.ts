import { catalogue } from '../../src/cards/index.ts';
import type { Keyword } from '../../src/rules/terms/card-language.ts';
import type { CharacterId } from '../../src/rules/terms/ids.ts';

// Whom a text of a card wants to have around.

const everybody = Object.values(catalogue.characters);

/** The characters that can bring another one into play. */
export const summonersOf = (character: CharacterId): CharacterId[] =>
  everybody.filter(({ abilities }) => JSON.stringify(abilities).includes(`"what":"${character}"`)).map(({ id }) => id);

/** The keywords a text speaks of. */
export function keywordsIn(text: unknown): Keyword[] {
  if (Array.isArray(text)) return text.flatMap(keywordsIn);
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([key, value]) => (key === 'is' && Array.isArray(value) ? (value as Keyword[]) : keywordsIn(value)));
}

const CALLS: readonly (readonly [moment: string, effects: readonly string[]])[] = [
  ['"entered"', ['"do":"summon"']],
  ['"stone-lost"', ['"do":"drop-stone"', '"do":"take-stone"']],
];

/** What others do that a text waits for, as their cards say it. */
export const callsOf = (text: unknown): string[] =>
  CALLS.flatMap(([moment, effects]) => (JSON.stringify(text).includes(moment) ? effects : []));

/** Whether a text does one of these. */
export const doesSome = (text: unknown, calls: readonly string[]): boolean => calls.some((what) => JSON.stringify(text).includes(what));

/** Characters of the troupes a text speaks of, by keyword, or because they do what it waits for. */
export function company(text: unknown): CharacterId[] {
  const words = keywordsIn(text);
  const calls = callsOf(text);
  return everybody
    .filter(
      ({ unselectable, keywords, abilities }) =>
        !unselectable && (doesSome(abilities, calls) || keywords.some((word) => words.includes(word))),
    )
    .map(({ id }) => id);
}
