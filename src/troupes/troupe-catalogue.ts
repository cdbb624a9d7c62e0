import type { Character, Upgrade } from '../rules/terms/card-language.ts';
import type { CharacterId, UpgradeId } from '../rules/terms/ids.ts';

/** The cards for building troupes. */
export interface TroupeCatalogue {
  characters: Record<CharacterId, Character>;
  upgrades: Record<UpgradeId, Upgrade>;
  /** Characters of which a troupe may field only one. */
  rivals: readonly (readonly CharacterId[])[];
  /** The name of the pack of each card; printed cards have none. */
  packs?: ReadonlyMap<string, string>;
  /** When a pack last changed each card, in milliseconds since 1970. */
  changedAt?: ReadonlyMap<string, number>;
}

const cardOf = <T>(cards: Readonly<Record<string, T>>, id: string): T | undefined => (Object.hasOwn(cards, id) ? cards[id] : undefined);

export const characterOf = ({ characters }: TroupeCatalogue, id: CharacterId): Character | undefined => cardOf(characters, id);
export const upgradeOf = ({ upgrades }: TroupeCatalogue, id: UpgradeId): Upgrade | undefined => cardOf(upgrades, id);
