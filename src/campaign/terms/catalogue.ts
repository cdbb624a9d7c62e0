import type { Faction } from '../../rules/terms/factions.ts';
import type { Branded, CharacterId, UpgradeId } from '../../rules/terms/ids.ts';

export type CardId = Branded<string, 'card'>;

/** What a campaign asks of a character's card. Keywords are slugs. */
export interface CharacterFacts {
  factions: Faction[];
  keywords: string[];
  /** Only summoned: never on a roster, and its death counts for nothing. */
  summoned?: boolean;
}

/** What a campaign asks of an upgrade. `needs`: the bearer has one of these keywords, if any are named. @rule campaign 3.1 */
export interface UpgradeFacts {
  factions: Faction[];
  needs: string[];
  forbids: string[];
}

/** The cards a campaign is played with, handed in as plain data and kept in its record. */
export interface CampaignCatalogue {
  characters: Record<CharacterId, CharacterFacts>;
  upgrades: Record<UpgradeId, UpgradeFacts>;
  cards: Record<CardId, { factions: Faction[] }>;
  /** The packs of players that cards here are from; left out where only printed cards are played. */
  packs?: { id: string; name: string }[];
}
