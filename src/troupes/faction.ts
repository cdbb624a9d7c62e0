import { FACTIONS, type Faction } from '../rules/terms/factions.ts';
import type { CharacterId } from '../rules/terms/ids.ts';
import type { Troupe } from './troupe.ts';
import { characterOf, type TroupeCatalogue } from './troupe-catalogue.ts';

/** The factions that all of these characters share, in the order of the books; all factions for no characters. @rule SET-12 SET-13 */
export const sharedFactions = (characters: readonly CharacterId[], catalogue: TroupeCatalogue): Faction[] =>
  FACTIONS.filter((faction) => characters.every((id) => characterOf(catalogue, id)?.factions.includes(faction) ?? true));

/** The factions that a troupe can be played as: its own, or else those that its characters share. */
export const factionsOf = ({ faction, characters }: Pick<Troupe, 'faction' | 'characters'>, catalogue: TroupeCatalogue): Faction[] =>
  faction === null ? sharedFactions(characters, catalogue) : [faction];
