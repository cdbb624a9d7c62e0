import type { Character, Keyword } from '../rules/terms/card-language.ts';
import type { Faction } from '../rules/terms/factions.ts';
import type { CharacterId } from '../rules/terms/ids.ts';
import type { UpgradeId } from './troupe.ts';

/** What the choice of an upgrade needs of its card. */
export interface UpgradeTerms {
  id: UpgradeId;
  name: string;
  factions: readonly Faction[];
  /** Its bearer has one of these, when there are any. */
  allowedKeywords: readonly Keyword[];
  /** Its bearer has none of these. */
  forbiddenKeywords: readonly Keyword[];
}

/** The cards that troupes are made of, handed in from outside. */
export interface TroupeCatalogue {
  characters: Readonly<Record<CharacterId, Character>>;
  upgrades: Readonly<Record<UpgradeId, UpgradeTerms>>;
  /** Characters of whom a troupe may field only one. */
  rivals: readonly (readonly CharacterId[])[];
}

const own = <T>(cards: Readonly<Record<string, T>>, id: string): T | undefined => (Object.hasOwn(cards, id) ? cards[id] : undefined);

export const characterOf = ({ characters }: TroupeCatalogue, id: CharacterId): Character | undefined => own(characters, id);
export const upgradeOf = ({ upgrades }: TroupeCatalogue, id: UpgradeId): UpgradeTerms | undefined => own(upgrades, id);
