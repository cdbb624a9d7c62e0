import type { Character, TableCard, Upgrade } from '../../../rules/terms/card-language.ts';

/** Every card of the catalogue. `tableCards`: the cards that belong to a player rather than to a character, of every kind. */
export interface CardShelf {
  characters: readonly Character[];
  upgrades: readonly Upgrade[];
  tableCards: readonly TableCard[];
  /** By card, the name of its pack; printed cards have none. */
  packs?: ReadonlyMap<string, string>;
}
