import type { CharacterId } from '../rules/terms/ids.ts';
import type { TournamentSettings } from './terms/settings.ts';

/** The characters among these that belong to packs outside the tournament. The id of such a character begins with the id of its pack. */
export const strangeCharacters = (characters: readonly CharacterId[], { packs = [] }: Pick<TournamentSettings, 'packs'>): CharacterId[] =>
  characters.filter((id) => id.includes(':') && !packs.some((pack) => id.startsWith(`${pack.id}:`)));
