import type { Faction } from '../rules/terms/factions.ts';
import type { CharacterId, UpgradeId } from '../rules/terms/ids.ts';
import { characters } from './characters.ts';
import { products } from './products.ts';
import { slug } from './slug.ts';
import { translatedNames } from './translated-names.ts';
import { UPGRADES } from './upgrades.ts';

/** Names of characters used by players, lists and other programs, beside those of the shop and of the translated cards; as slugs. */
const OTHERS: Readonly<Record<string, CharacterId>> = {
  balboa: 'crusty-balboa',
  baron: 'baron-von-fancyhat',
  'baron-fancyhat': 'baron-von-fancyhat',
  bjoern: 'bjorn',
  bobby: 'beaky-bobby',
  boffinsworth: 'prof-boffinsworth',
  'boom-boom': 'boom-boom-mc-boom',
  'boom-boom-mcboom': 'boom-boom-mc-boom',
  boomboommcboom: 'boom-boom-mc-boom',
  calders: 'old-calders',
  capitano: 'el-capitano',
  chezapeake: 'chezapeaky',
  claudia: 'claudia-duvel',
  commodore: 'commodore-delahaye',
  'commodore-delehaye': 'commodore-delahaye',
  crusty: 'crusty-balboa',
  delahaye: 'commodore-delahaye',
  'diana-queen-of-the-faeries': 'diana-queen-of-the-fae',
  'dim-dimmer': 'dim-and-dimmer',
  fancyhat: 'baron-von-fancyhat',
  growbottom: 'herbert-growbottom',
  herbert: 'herbert-growbottom',
  hogswash: 'sir-hogswash',
  'iris-hellebore': 'iris-and-hellebore',
  'kalista-leshavult-princess': 'kalista-leshavult-priestess',
  memphis: 'flinders-memphis',
  'mister-toodles': 'mr-toodles',
  nancy: 'nancy-priston',
  pete: 'portly-pete',
  pidge: 'brave-sir-pidge',
  polly: 'old-polly',
  poppycock: 'sir-guillemot-poppycock',
  'sen-ara': 'senara',
  shabaroon: 'shabbaroon',
  'sir-pidge': 'brave-sir-pidge',
  'sir-poppycock': 'sir-guillemot-poppycock',
  stu: 'seasick-stu',
  swiggarty: 'swiggarty-swooty',
  'swigarty-swooty': 'swiggarty-swooty',
  swooty: 'swiggarty-swooty',
  syd: 'vicious-syd',
  syril: 'syril-swampfoot',
  teacake: 'teacake-of-torment',
  'tee-toe': 'teetoe',
  'the-baron': 'baron-von-fancyhat',
  toodles: 'mr-toodles',
  viktor: 'viktor-petty-graverobber',
  viscount: 'viscount-de-faulte',
  wenda: 'wenda-wetbones',
};

/** The names of characters that the shop sells singly, as it spells them, and those of the translated cards. */
const spelled = (ids: ReadonlyMap<string, CharacterId>): [string, CharacterId][] => [
  ...products.flatMap(({ name, also = [], characters: [only, ...more] }) =>
    only === undefined || more.length > 0 ? [] : [name, ...also].map((called): [string, CharacterId] => [slug(called), only]),
  ),
  ...Object.entries(translatedNames).flatMap(([name, others]) => {
    const id = ids.get(slug(name));
    return id === undefined ? [] : others.map((called): [string, CharacterId] => [slug(called), id]);
  }),
];

/** Shorter forms of a name: without the part after the first comma, and without “The”. */
const shorter = (name: string): string[] => {
  const [first = ''] = name.split(',');
  const bare = slug(name).replace(/^the-/, '');
  return [...(first === name ? [] : [slug(first)]), ...(bare === slug(name) ? [] : [bare])];
};

function namesOfCharacters(): ReadonlyMap<string, CharacterId> {
  const names = new Map(characters.map(({ id, name }) => [slug(name), id]));
  const short = characters.flatMap(({ id, name }) => shorter(name).map((called): [string, CharacterId] => [called, id]));
  for (const [called, id] of short) {
    const isClear = short.filter(([other]) => other === called).length === 1 && !names.has(called);
    if (isClear) names.set(called, id);
  }
  for (const [called, id] of [...spelled(names), ...Object.entries(OTHERS)]) if (!names.has(called)) names.set(called, id);
  return names;
}

/** Every name of a character, as a slug, to its id: as printed, shorter where that is unambiguous, and as other programs spell it. */
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
