import type { CharacterId } from '../../rules/terms/ids.ts';
import { capital } from '../language/sentences.ts';

/** Names of whom a text speaks by name that are printed otherwise than their ids spell them. */
const PRINTED: Readonly<Record<CharacterId, string>> = {
  'antonia-noonday-witch': 'Antonia, Noonday Witch',
  'boris-the-bunny-summoner': 'Boris, The Bunny Summoner',
  'danica-dusk-witch': 'Danica, Dusk Witch',
  'echo-of-the-forgotten-king': 'Echo of the Forgotten King',
  'flay-bearer-of-knowledge': 'Flay, Bearer of Knowledge',
  'jeremy-lord-of-the-deep': 'Jeremy, Lord of the Deep',
  'prof-boffinsworth': 'Prof. Boffinsworth',
  'raegan-leshavult-priestess': 'Raegan, Leshavult Priestess',
  'teacake-of-torment': 'Teacake of Torment',
  'zorya-dawn-witch': 'Zorya, Dawn Witch',
};

let lent: ReadonlyMap<CharacterId, string> = new Map();

/** Characters of packs are called so in texts that speak of them by name. */
export function lendCharacters(names: ReadonlyMap<CharacterId, string>): void {
  lent = names;
}

/** A character by its printed name, wherever its card is; one that a pack has invented by what its id spells behind the pack's. */
export const printedName = (id: CharacterId): string =>
  PRINTED[id] ??
  lent.get(id) ??
  id
    .slice(id.indexOf(':') + 1)
    .split('-')
    .map(capital)
    .join(' ');
