import type { Faction } from '../../rules/terms/factions.ts';
import type { Branded, CharacterId, UpgradeId } from '../../rules/terms/ids.ts';

export type CardId = Branded<string, 'card'>;

/** The facts of a character card that a campaign needs. Keywords are slugs. */
export interface CharacterFacts {
  factions: Faction[];
  keywords: string[];
  /** True if the character can only be summoned: never on a roster, and its death does not count. */
  summoned?: boolean;
}

/** The facts of an upgrade that a campaign needs. A bearer has one of the keywords in `needs`, unless it is empty. @rule campaign 3.1 */
export interface UpgradeFacts {
  factions: Faction[];
  needs: string[];
  forbids: string[];
}

/** The cards of a campaign as plain data, kept in its record. */
export interface CampaignCatalogue {
  characters: Record<CharacterId, CharacterFacts>;
  upgrades: Record<UpgradeId, UpgradeFacts>;
  cards: Record<CardId, { factions: Faction[] }>;
  /** The packs of home-made cards among them; missing when all cards are printed ones. */
  packs?: { id: string; name: string }[];
}
