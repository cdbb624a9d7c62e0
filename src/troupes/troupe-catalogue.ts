import type { Character, Upgrade } from '../rules/terms/card-language.ts';
import type { CharacterId, UpgradeId } from '../rules/terms/ids.ts';

/** The cards that troupes are made of, handed in from outside. */
export interface TroupeCatalogue {
  characters: Record<CharacterId, Character>;
  upgrades: Record<UpgradeId, Upgrade>;
  /** Characters of which a troupe may field only one. */
  rivals: readonly (readonly CharacterId[])[];
  /** By card, the name of the pack it is from; printed cards have none. */
  packs?: ReadonlyMap<string, string>;
  /** By card, when a pack last changed it, in milliseconds since 1970. */
  changedAt?: ReadonlyMap<string, number>;
}

const cardOf = <T>(cards: Readonly<Record<string, T>>, id: string): T | undefined => (Object.hasOwn(cards, id) ? cards[id] : undefined);

export const characterOf = ({ characters }: TroupeCatalogue, id: CharacterId): Character | undefined => cardOf(characters, id);
export const upgradeOf = ({ upgrades }: TroupeCatalogue, id: UpgradeId): Upgrade | undefined => cardOf(upgrades, id);
