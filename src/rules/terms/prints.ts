import type { Catalogue } from './card-language.ts';
import type { HouseRules } from './options.ts';

const owned = new WeakMap<Catalogue, { newest: Catalogue; older: Catalogue }>();

/** The cards of a match: the newest prints, or the older ones if the players have agreed on them. The same cards give the same object. @rule VAR-10 */
export function printsFor(cards: Catalogue, { olderPrints }: HouseRules): Catalogue {
  const { prints, ...newest } = cards;
  if (!prints) return cards;
  const known = owned.get(cards) ?? { newest, older: { ...newest, characters: { ...newest.characters, ...prints } } };
  owned.set(cards, known);
  return olderPrints ? known.older : known.newest;
}
