import type { Keyword, TerrainName } from '../../../rules/terms/card-language.ts';
import type { Colour, MeleeCard } from '../../../rules/terms/decks.ts';
import type { DamageType, Faction } from '../../../rules/terms/factions.ts';
import type { ActionWord, CountedNoun, Gender, PlainWho, PrintedKeyword } from '../../card-text/language.ts';

/** Gender, singular and plural. */
export type Noun = readonly [gender: Extract<Gender, 'm' | 'f'>, one: string, many: string];

export const figure: Noun = ['f', 'figurine', 'figurines'];
export const enemyNoun: Noun = ['m', 'ennemi', 'ennemis'];

export const keywords = {
  animal: ['m', 'Animal', 'Animaux'],
  aquatic: ['m', 'Aquatique', 'Aquatiques'],
  babeling: ['m', 'Babeling', 'Babelings'],
  cleric: ['m', 'Clerc', 'Clercs'],
  cultist: ['m', 'Cultiste', 'Cultistes'],
  elrich: ['m', 'Elrich', 'Elrich'],
  faerie: ['f', 'Fée', 'Fées'],
  familiar: ['m', 'Familier', 'Familiers'],
  faun: ['m', 'Faune', 'Faunes'],
  food: ['f', 'Nourriture', 'Nourriture'],
  giant: ['m', 'Géant', 'Géants'],
  gnome: ['m', 'Gnome', 'Gnomes'],
  goblin: ['m', 'Gobelin', 'Gobelins'],
  human: ['m', 'Humain', 'Humains'],
  machine: ['f', 'Machine', 'Machines'],
  mercenary: ['m', 'Mercenaire', 'Mercenaires'],
  merfolk: ['m', 'Ondin', 'Ondins'],
  militia: ['m', 'Milicien', 'Miliciens'],
  musician: ['m', 'Musicien', 'Musiciens'],
  noble: ['m', 'Noble', 'Nobles'],
  norse: ['m', 'Nordique', 'Nordiques'],
  pirate: ['m', 'Pirate', 'Pirates'],
  psychopomp: ['m', 'Psychopompe', 'Psychopompes'],
  risen: ['m', 'Revenant', 'Revenants'],
  rogue: ['m', 'Roublard', 'Roublards'],
  soldier: ['m', 'Soldat', 'Soldats'],
  spirit: ['m', 'Esprit', 'Esprits'],
  treefolk: ['m', 'Homme-arbre', 'Hommes-arbres'],
  troll: ['m', 'Troll', 'Trolls'],
  witch: ['f', 'Sorcière', 'Sorcières'],
  wizard: ['m', 'Sorcier', 'Sorciers'],
} satisfies Record<PrintedKeyword, Noun>;

/** Keywords that are adjectives: “une figurine Aquatique”. */
export const adjectives: readonly Keyword[] = ['aquatic', 'elrich', 'food'];

export const roleNouns = {
  self: ['m', 'ce personnage'],
  target: ['f', 'la cible'],
  'each-target': ['f', 'chaque cible'],
  enemy: ['m', 'l’ennemi'],
  originator: ['m', 'le lanceur'],
  subject: ['f', 'cette figurine'],
  'your-fighter': ['m', 'votre combattant'],
  summoner: ['m', 'son invocateur'],
  nominee: ['f', 'la figurine désignée'],
  picked: ['f', 'la figurine choisie'],
  'each-picked': ['f', 'chaque figurine choisie'],
  'first-picked': ['f', 'la première'],
  'second-picked': ['f', 'la seconde'],
  resister: ['m', 'le joueur résistant'],
  'left-player': ['m', 'le joueur à votre gauche'],
  'enemy-player': ['m', 'le joueur qui contrôle l’ennemi'],
  point: ['m', 'ce point'],
  'a-model': ['f', 'une figurine'],
  'an-enemy': ['m', 'un ennemi'],
  anybody: ['m', 'quiconque'],
} satisfies Record<PlainWho, readonly [Gender, string]>;

export const counted = {
  wound: ['f', 'blessure', 'blessures'],
  energy: ['f', 'énergie', 'énergies'],
  stone: ['f', 'Moonstone', 'Moonstones'],
  health: ['f', 'case santé', 'cases santé'],
  card: ['f', 'carte', 'cartes'],
  'arcane-card': ['f', 'carte Arcane', 'cartes Arcane'],
  'victory-point': ['m', 'point de victoire', 'points de victoire'],
  'machination-point': ['m', 'point de machination', 'points de machination'],
} satisfies Record<Extract<CountedNoun, string>, Noun>;

export const actions = {
  step: ['m', 'Mouvement', 'Mouvements'],
  jog: ['f', 'Course', 'Courses'],
  traverse: ['f', 'action Traverser', 'actions Traverser'],
  harvest: ['f', 'Récolte', 'Récoltes'],
  melee: ['f', 'Attaque de Mêlée', 'Attaques de Mêlée'],
  active: ['f', 'Compétence active', 'Compétences actives'],
  arcane: ['f', 'Compétence Arcane', 'Compétences Arcane'],
  passive: ['f', 'Compétence passive', 'Compétences passives'],
  reload: ['m', 'Rechargement', 'Rechargements'],
  'reaction-step': ['m', 'Mouvement de Réaction', 'Mouvements de Réaction'],
  any: ['f', 'action', 'actions'],
} satisfies Record<ActionWord, Noun>;

export const terrain = {
  obstacle: ['m', 'Obstacle', 'Obstacles'],
  barrier: ['f', 'Barrière', 'Barrières'],
  water: ['m', 'Plan d’Eau', 'Plans d’Eau'],
  woods: ['f', 'Parcelle Boisée', 'Parcelles Boisées'],
  building: ['m', 'bâtiment', 'bâtiments'],
  tree: ['m', 'arbre', 'arbres'],
  any: ['m', 'décor', 'décors'],
} satisfies Record<TerrainName, Noun>;

/** Damage types in the singular and the plural. */
export const damage = {
  impact: ['Contondant', 'Contondants'],
  slicing: ['Tranchant', 'Tranchants'],
  piercing: ['Perforant', 'Perforants'],
  magical: ['Magique', 'Magiques'],
} satisfies Record<DamageType, readonly [string, string]>;

/** Things that cards put on the ground. */
export const lures: Readonly<Record<string, Noun>> = { 'bag-of-gold': ['m', 'Sac d’Or', 'Sacs d’Or'] };

export const meleeCards = {
  'high-guard': 'Garde haute',
  'falling-swing': 'Frappe descendante',
  thrust: 'Estoc',
  'sweeping-cut': 'Balayage rapide',
  'rising-attack': 'Frappe ascendante',
  'low-guard': 'Garde basse',
} satisfies Record<MeleeCard, string>;

export const colours = { green: 'Vert', blue: 'Bleu', pink: 'Rose' } satisfies Record<Colour, string>;

export const factions = {
  commonwealth: 'Commonwealth',
  dominion: 'Dominion',
  leshavult: 'Leshavult',
  shades: 'Ombres',
} satisfies Record<Faction, string>;
