import type { TroupeCatalogue } from '../../troupes/troupe-catalogue.ts';
import { cardNamed } from '../../words/app/troupes.ts';

/** The name of a character or upgrade, also of an unknown one. */
export function cardName(id: string, { characters, upgrades }: TroupeCatalogue): string {
  const character = Object.hasOwn(characters, id) ? characters[id] : undefined;
  const upgrade = Object.hasOwn(upgrades, id) ? upgrades[id] : undefined;
  return character?.name ?? upgrade?.name ?? cardNamed(id);
}
