import { catalogue } from '../../../src/cards/index.ts';
import type { Keyword } from '../../../src/rules/terms/card-language.ts';
import type { CharacterId } from '../../../src/rules/terms/ids.ts';

// The models that a text of a card wants nearby.

const everybody = Object.values(catalogue.characters);

/** The characters that a text brings into play, summoned or in place of another. */
function broughtBy(text: unknown): CharacterId[] {
  if (typeof text !== 'object' || text === null) return [];
  const summoned = 'do' in text && text.do === 'summon' && 'what' in text ? [text.what].flat().map(String) : [];
  const successors = 'do' in text && text.do === 'become' && 'card' in text ? [String(text.card)] : [];
  return [...summoned, ...successors, ...Object.values(text).flatMap(broughtBy)];
}

/** The characters that can bring another one into play. */
export const summonersOf = (character: CharacterId): CharacterId[] =>
  everybody.filter(({ abilities }) => broughtBy(abilities).includes(character)).map(({ id }) => id);

/** Characters with keywords that no troupe has; they can only be summoned. */
function servants(words: readonly Keyword[]): CharacterId[] {
  const rare = words.filter((word) => !everybody.some(({ unselectable, keywords }) => !unselectable && keywords.includes(word)));
  return everybody.filter(({ keywords }) => keywords.some((word) => rare.includes(word))).map(({ id }) => id);
}

/** The keywords that a text mentions. */
export function keywordsIn(text: unknown): Keyword[] {
  if (Array.isArray(text)) return text.flatMap(keywordsIn);
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([key, value]) => (key === 'is' && Array.isArray(value) ? (value as Keyword[]) : keywordsIn(value)));
}

const CALLS: readonly (readonly [moment: string, effects: readonly string[]])[] = [
  ['"entered"', ['"do":"summon"']],
  ['"reanimates"', ['"do":"return"']],
  ['"stone-lost"', ['"do":"drop-stone"', '"do":"take-stone"']],
];

/** The actions of other models for which a text waits, in the words of their cards. */
export const callsOf = (text: unknown): string[] => [
  ...CALLS.flatMap(([moment, effects]) => (JSON.stringify(text).includes(moment) ? effects : [])),
  ...(servants(keywordsIn(text)).length > 0 ? ['"do":"summon"'] : []),
];

/** True if a text contains one of these actions. */
export const doesSome = (text: unknown, calls: readonly string[]): boolean => calls.some((call) => JSON.stringify(text).includes(call));

/** Characters from troupes that a text mentions by keyword, or that do what it waits for. */
export function company(text: unknown): CharacterId[] {
  const words = keywordsIn(text);
  const calls = callsOf(text);
  const masters = servants(words).flatMap(summonersOf);
  return everybody
    .filter(
      ({ id, unselectable, keywords, abilities }) =>
        !unselectable && (doesSome(abilities, calls) || masters.includes(id) || keywords.some((word) => words.includes(word))),
    )
    .map(({ id }) => id);
}
