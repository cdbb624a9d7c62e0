import type { Catalogue } from './card-language.ts';
import type { HouseRules } from './options.ts';

const owned = new WeakMap<Catalogue, { newest: Catalogue; older: Catalogue }>();

/** The cards a table plays with: the newest prints, or older ones where it has agreed on those; the same object for the same cards. @rule VAR-10 */
export function printsFor(cards: Catalogue, { olderPrints }: HouseRules): Catalogue {
  const { prints, ...newest } = cards;
  if (!prints) return cards;
  const known = owned.get(cards) ?? { newest, older: { ...newest, characters: { ...newest.characters, ...prints } } };
  owned.set(cards, known);
  return olderPrints ? known.older : known.newest;
}
