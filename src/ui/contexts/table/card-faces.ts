import type { Character, MeleeFace, TableCard, Upgrade } from '../../../rules/terms/card-language.ts';
import type { CharacterId, UpgradeId } from '../../../rules/terms/ids.ts';
import type { MeleeCard } from '../../../rules/terms/decks.ts';

/** The cards of a match, by their ids. */
export interface CardFaces {
  readonly characters: Record<CharacterId, Character>;
  /** Upgrades that models of this match carry, when there are any. */
  readonly upgrades: Record<UpgradeId, Upgrade>;
  readonly meleeFaces: Record<MeleeCard, MeleeFace>;
  /** Events and Agendas, when there are any. */
  readonly tableCards: Record<string, TableCard>;
}
