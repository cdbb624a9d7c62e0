import { FACTIONS, type Faction } from '../rules/terms/factions.ts';
import type { CharacterId } from '../rules/terms/ids.ts';
import type { Troupe } from './troupe.ts';
import { characterOf, type TroupeCatalogue } from './troupe-catalogue.ts';

/** Factions that all of these carry, in the order of the books; all of them while nobody is picked, none when they have none in common. @rule SET-12 SET-13 */
export const sharedFactions = (characters: readonly CharacterId[], catalogue: TroupeCatalogue): Faction[] =>
  FACTIONS.filter((faction) => characters.every((id) => characterOf(catalogue, id)?.factions.includes(faction) ?? true));

/** The factions a troupe may be played as: the one its player has fixed, else those its picks leave open. */
export const factionsOf = ({ faction, characters }: Pick<Troupe, 'faction' | 'characters'>, catalogue: TroupeCatalogue): Faction[] =>
  faction === null ? sharedFactions(characters, catalogue) : [faction];
