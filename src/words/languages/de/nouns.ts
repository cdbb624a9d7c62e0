import type { TerrainName } from '../../../rules/terms/card-language.ts';
import type { Colour, MeleeCard } from '../../../rules/terms/decks.ts';
import type { DamageType, Faction } from '../../../rules/terms/factions.ts';
import type { ActionWord, CountedNoun, Gender, PlainWho, PrintedKeyword } from '../../card-text/language.ts';

/** A noun with its inflections. */
export interface Noun {
  gender: Gender;
  /** The singular: in the nominative (“ein Soldat”), in the other cases where they differ (“einen Soldaten”), and in the genitive. */
  singular: string;
  bent?: string;
  of: string;
  /** The plural, and its dative. */
  many: string;
  to: string;
  /** For a noun that declines like an adjective: the stem of “ein Adeliger, der Adelige”. */
  stem?: string;
}

const m = (singular: string, genitive: string, many: string, to = many): Noun => ({ gender: 'm', singular, of: genitive, many, to });
const f = (singular: string, many: string, to = many): Noun => ({ gender: 'f', singular, of: singular, many, to });
const n = (singular: string, genitive: string, many: string, to = many): Noun => ({ gender: 'n', singular, of: genitive, many, to });
/** A noun that ends in -n in all cases but the nominative: der Soldat, den Soldaten. */
const weak = (singular: string, bent: string): Noun => ({ gender: 'm', singular, bent, of: bent, many: bent, to: bent });
const adjectival = (stem: string): Noun => ({
  gender: 'm',
  singular: `${stem}er`,
  of: `${stem}en`,
  many: `${stem}e`,
  to: `${stem}en`,
  stem,
});
/** A keyword that forms a compound: “Elrich-Charakter”. */
const character = (name: string): Noun => m(`${name}-Charakter`, `${name}-Charakters`, `${name}-Charaktere`, `${name}-Charakteren`);

/** The keyword as it is printed, and the noun for it in card text. */
export const keywords = {
  animal: ['Tier', n('Tier', 'Tieres', 'Tiere', 'Tieren')],
  aquatic: ['Wasserwesen', n('Wasserwesen', 'Wasserwesens', 'Wasserwesen')],
  babeling: ['Babeling', m('Babeling', 'Babelings', 'Babelinge', 'Babelingen')],
  cleric: ['Kleriker', m('Kleriker', 'Klerikers', 'Kleriker', 'Klerikern')],
  cultist: ['Kultist', weak('Kultist', 'Kultisten')],
  elrich: ['Elrich', character('Elrich')],
  faerie: ['Fee', f('Fee', 'Feen')],
  familiar: ['Vertrauter', adjectival('Vertraut')],
  faun: ['Faun', m('Faun', 'Fauns', 'Faune', 'Faunen')],
  food: ['Speise', f('Speise', 'Speisen')],
  giant: ['Riese', weak('Riese', 'Riesen')],
  gnome: ['Gnom', weak('Gnom', 'Gnomen')],
  goblin: ['Goblin', m('Goblin', 'Goblins', 'Goblins')],
  human: ['Mensch', weak('Mensch', 'Menschen')],
  machine: ['Maschine', f('Maschine', 'Maschinen')],
  mercenary: ['Söldner', m('Söldner', 'Söldners', 'Söldner', 'Söldnern')],
  merfolk: ['Meervolk', character('Meervolk')],
  militia: ['Miliz', character('Miliz')],
  musician: ['Musiker', m('Musiker', 'Musikers', 'Musiker', 'Musikern')],
  noble: ['Adelig', adjectival('Adelig')],
  norse: ['Nordvolk', character('Nordvolk')],
  pirate: ['Pirat', weak('Pirat', 'Piraten')],
  psychopomp: ['Seelenführer', m('Seelenführer', 'Seelenführers', 'Seelenführer', 'Seelenführern')],
  risen: ['Wiedergänger', m('Wiedergänger', 'Wiedergängers', 'Wiedergänger', 'Wiedergängern')],
  rogue: ['Schurke', weak('Schurke', 'Schurken')],
  soldier: ['Soldat', weak('Soldat', 'Soldaten')],
  spirit: ['Geist', m('Geist', 'Geistes', 'Geister', 'Geistern')],
  treefolk: ['Baumvolk', character('Baumvolk')],
  troll: ['Troll', m('Troll', 'Trolls', 'Trolle', 'Trollen')],
  witch: ['Hexe', f('Hexe', 'Hexen')],
  wizard: ['Zauberer', m('Zauberer', 'Zauberers', 'Zauberer', 'Zauberern')],
} satisfies Record<PrintedKeyword, readonly [string, Noun]>;

export const model = f('Spielfigur', 'Spielfiguren');
export const enemy = m('Gegner', 'Gegners', 'Gegner', 'Gegnern');
export const named = (name: string): Noun => m(name, name, name);
export const modelNamed = (name: string): Noun => f(`Spielfigur ${name}`, `Spielfiguren ${name}`);

const figure = m('Charakter', 'Charakters', 'Charaktere', 'Charakteren');
const player = f('Spieler:in', 'Spieler:innen');
const target = n('Ziel', 'Ziels', 'Ziele', 'Zielen');

/** The words before a noun, the noun, and the words after it. */
export const roleNouns = {
  self: ['dies', [], figure, ''],
  target: ['d', [], target, ''],
  'each-target': ['jed', [], target, ''],
  enemy: ['d', [], enemy, ''],
  originator: ['d', [], m('Initiator', 'Initiators', 'Initiatoren'), ''],
  subject: ['dies', [], model, ''],
  'your-fighter': ['dein', [], m('Kämpfer', 'Kämpfers', 'Kämpfer', 'Kämpfern'), ''],
  summoner: ['d', ['beschwörend'], model, ''],
  nominee: ['d', ['nominiert'], model, ''],
  picked: ['d', ['gewählt'], model, ''],
  'first-picked': ['d', ['erst'], model, ''],
  'second-picked': ['d', ['zweit'], model, ''],
  resister: ['d', ['verteidigend'], player, ''],
  'left-player': ['d', [], player, 'zu deiner Linken'],
  'enemy-player': ['d', [], player, 'des Gegners'],
  'each-picked': ['jed', [], f('dieser Spielfiguren', 'dieser Spielfiguren'), ''],
  point: ['dies', [], m('Punkt', 'Punkts', 'Punkte', 'Punkten'), ''],
  'a-model': ['ein', [], model, ''],
  'an-enemy': ['ein', [], enemy, ''],
  anybody: ['irgendein', [], model, ''],
} as const satisfies Record<PlainWho, readonly [string, readonly string[], Noun, string]>;

export const counted = {
  wound: f('Wunde', 'Wunden'),
  energy: f('Energie', 'Energie'),
  stone: m('Moonstone', 'Moonstones', 'Moonstones'),
  health: m('Gesundheitspunkt', 'Gesundheitspunkts', 'Gesundheitspunkte', 'Gesundheitspunkten'),
  card: f('Karte', 'Karten'),
  'arcane-card': f('Arkanakarte', 'Arkanakarten'),
  'victory-point': m('Siegpunkt', 'Siegpunkts', 'Siegpunkte', 'Siegpunkten'),
  'machination-point': m('Intrigenpunkt', 'Intrigenpunkts', 'Intrigenpunkte', 'Intrigenpunkten'),
} satisfies Record<Extract<CountedNoun, string>, Noun>;

const ability = f('Fähigkeit', 'Fähigkeiten');

/** An adjective, or '', and the noun. */
export const actions = {
  step: ['', m('Schritt', 'Schritts', 'Schritte', 'Schritten')],
  jog: ['', m('Sprint', 'Sprints', 'Sprints')],
  traverse: ['', f('Überquerung', 'Überquerungen')],
  harvest: ['', f('Ernte', 'Ernten')],
  melee: ['', m('Nahkampfangriff', 'Nahkampfangriffs', 'Nahkampfangriffe', 'Nahkampfangriffen')],
  active: ['aktiv', ability],
  arcane: ['', f('Arkana-Fähigkeit', 'Arkana-Fähigkeiten')],
  passive: ['passiv', ability],
  reload: ['', f('Nachlade-Aktion', 'Nachlade-Aktionen')],
  'reaction-step': ['', f('Reaktion', 'Reaktionen')],
  any: ['', f('Aktion', 'Aktionen')],
} satisfies Record<ActionWord, readonly [string, Noun]>;

export const terrain = {
  obstacle: n('Hindernis', 'Hindernisses', 'Hindernisse', 'Hindernissen'),
  barrier: f('Barriere', 'Barrieren'),
  water: n('Wassergelände', 'Wassergeländes', 'Wassergelände', 'Wassergeländen'),
  woods: n('Wäldchen', 'Wäldchens', 'Wäldchen'),
  building: n('Gebäude', 'Gebäudes', 'Gebäude', 'Gebäuden'),
  tree: m('Baum', 'Baumes', 'Bäume', 'Bäumen'),
  any: n('Gelände', 'Geländes', 'Geländestücke', 'Geländestücken'),
} satisfies Record<TerrainName, Noun>;

/** The stems of adjectives: “stumpfer Schaden”. */
export const damage = {
  impact: 'stumpf',
  slicing: 'schneidend',
  piercing: 'stechend',
  magical: 'magisch',
} satisfies Record<DamageType, string>;

/** Things that cards put on the ground. */
export const lures: Readonly<Record<string, Noun>> = { 'bag-of-gold': m('Goldsack', 'Goldsacks', 'Goldsäcke', 'Goldsäcken') };

export const meleeCards = {
  'high-guard': 'Obere Deckung',
  'falling-swing': 'Oberhau',
  thrust: 'Stoß',
  'sweeping-cut': 'Mittelhau',
  'rising-attack': 'Unterhau',
  'low-guard': 'Untere Deckung',
} satisfies Record<MeleeCard, string>;

export const colours = { green: 'Grün', blue: 'Blau', pink: 'Rosa' } satisfies Record<Colour, string>;

export const factions = {
  commonwealth: 'Commonwealth',
  dominion: 'Dominion',
  leshavult: 'Leshavult',
  shades: 'Schatten',
} satisfies Record<Faction, string>;
