import type { Faction } from '../rules/terms/factions.ts';
import type { CharacterId, UpgradeId } from '../rules/terms/ids.ts';
import { characters } from './characters.ts';
import { slug } from './slug.ts';
import { UPGRADES } from './upgrades.ts';

/** What shops, lists and other programs call a character, as slugs. */
const OTHERS: Readonly<Record<string, CharacterId>> = {
  'antonia-noon-witch': 'antonia-noonday-witch',
  'boom-boom': 'boom-boom-mc-boom',
  'boom-boom-mcboom': 'boom-boom-mc-boom',
  cheepaky: 'chezapeaky',
  chezapeake: 'chezapeaky',
  'commodore-delahay': 'commodore-delahaye',
  'friar-flavius': 'friar-flavious',
  'iris-hellebore': 'iris-and-hellebore',
  'dim-dimmer': 'dim-and-dimmer',
  'mister-toodles': 'mr-toodles',
  'professor-boffinsworth': 'prof-boffinsworth',
  'professor-flinders-memphis': 'flinders-memphis',
  'stryga-anya': 'striga-anya',
  'the-teacake-of-torment': 'teacake-of-torment',
  'the-terrible-musician': 'terrible-musician',
  'viscount-defaulte': 'viscount-de-faulte',
};

/** What people leave out of a name: what comes behind its first comma, and “The” before two words and more. */
const shorter = (name: string): string[] => {
  const [first = ''] = name.split(',');
  const bare = slug(name).replace(/^the-/, '');
  return [...(first === name ? [] : [slug(first)]), ...(bare === slug(name) || !bare.includes('-') ? [] : [bare])];
};

function namesOfCharacters(): ReadonlyMap<string, CharacterId> {
  const names = new Map(characters.map(({ id, name }) => [slug(name), id]));
  const short = characters.flatMap(({ id, name }) => shorter(name).map((called): [string, CharacterId] => [called, id]));
  for (const [called, id] of short) {
    const isClear = short.filter(([other]) => other === called).length === 1 && !names.has(called);
    if (isClear) names.set(called, id);
  }
  for (const [called, id] of Object.entries(OTHERS)) names.set(called, id);
  return names;
}

/** Every name of a character, as a slug, to its id: as printed, shorter where that is clear, and as other programs spell it. */
export const characterNames = namesOfCharacters();

/** Every name of an upgrade, as a slug, to its id. */
export const upgradeNames: ReadonlyMap<string, UpgradeId> = new Map(UPGRADES.map(({ id, name }) => [slug(name), id]));

/** Every name of a faction in the books of the four languages, as a slug. */
export const factionNames: ReadonlyMap<string, Faction> = new Map<string, Faction>([
  ['commonwealth', 'commonwealth'],
  ['la-mancomunidad', 'commonwealth'],
  ['mancomunidad', 'commonwealth'],
  ['dominion', 'dominion'],
  ['el-dominio', 'dominion'],
  ['dominio', 'dominion'],
  ['leshavult', 'leshavult'],
  ['shades', 'shades'],
  ['schatten', 'shades'],
  ['ombres', 'shades'],
  ['las-sombras', 'shades'],
  ['sombras', 'shades'],
]);
