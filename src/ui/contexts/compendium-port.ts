import type { Ability, Character, TableCard } from '../../rules/terms/card-language.ts';
import type { Faction } from '../../rules/terms/factions.ts';

/** A card that is attached to a character, as far as it is read here. */
export interface UpgradeCard {
  id: string;
  name: string;
  factions: readonly Faction[];
  /** The bearer carries one of these keywords, when there are any, and none of the others. */
  allowed: readonly string[];
  forbidden: readonly string[];
  /** Keywords the bearer gains. */
  keywords?: readonly string[];
  /** What is added to printed stats. */
  stats?: Readonly<Partial<Record<'melee' | 'arcane' | 'evade', number>>>;
  abilities: readonly Ability[];
}

/** Every card of the catalogue. `tableCards`: those that belong to a player, of whatever kind. */
export interface CardShelf {
  characters: readonly Character[];
  upgrades: readonly UpgradeCard[];
  tableCards: readonly TableCard[];
}
