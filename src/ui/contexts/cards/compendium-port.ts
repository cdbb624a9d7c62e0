import type { Character, TableCard, Upgrade } from '../../../rules/terms/card-language.ts';

/** Every card of the catalogue. `tableCards`: those that belong to a player, of whatever kind. */
export interface CardShelf {
  characters: readonly Character[];
  upgrades: readonly Upgrade[];
  tableCards: readonly TableCard[];
  /** By card, the name of the pack it is from; printed cards have none. */
  packs?: ReadonlyMap<string, string>;
}
