import type { CharacterId } from '../rules/terms/ids.ts';
import type { TournamentSettings } from './terms/settings.ts';

/** Characters of packs that a tournament is not played with. A character of a pack has the id of its pack before its own. */
export const strangeCharacters = (characters: readonly CharacterId[], { packs = [] }: Pick<TournamentSettings, 'packs'>): CharacterId[] =>
  characters.filter((id) => id.includes(':') && !packs.some((pack) => id.startsWith(`${pack.id}:`)));
