import type { CharacterId } from '../../rules/terms/ids.ts';
import { capital } from '../language/sentences.ts';

/** Printed names of characters that cannot be made from their ids. */
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

/** Sets the names of characters from packs, for texts that mention them. */
export function lendCharacters(names: ReadonlyMap<CharacterId, string>): void {
  lent = names;
}

/** The printed name of a character, whether or not its card is known; for an invented character of a pack it is made from the end of its id. */
export const printedName = (id: CharacterId): string =>
  PRINTED[id] ??
  lent.get(id) ??
  id
    .slice(id.indexOf(':') + 1)
    .split('-')
    .map(capital)
    .join(' ');
