import type { Keyword, TerrainName } from '../../../rules/terms/card-language.ts';
import type { Colour, MeleeCard } from '../../../rules/terms/decks.ts';
import type { DamageType, Faction } from '../../../rules/terms/factions.ts';
import type { ActionWord, CountedNoun, PlainWho, PrintedKeyword } from '../../card-text/language.ts';

export const keywords = {
  animal: 'Animal',
  aquatic: 'Aquatic',
  babeling: 'Babeling',
  cleric: 'Cleric',
  cultist: 'Cultist',
  elrich: 'Elrich',
  faerie: 'Faerie',
  familiar: 'Familiar',
  faun: 'Faun',
  food: 'Food',
  giant: 'Giant',
  gnome: 'Gnome',
  goblin: 'Goblin',
  human: 'Human',
  machine: 'Machine',
  mercenary: 'Mercenary',
  merfolk: 'Merfolk',
  militia: 'Militia',
  musician: 'Musician',
  noble: 'Noble',
  norse: 'Norse',
  pirate: 'Pirate',
  psychopomp: 'Psychopomp',
  risen: 'Risen',
  rogue: 'Rogue',
  soldier: 'Soldier',
  spirit: 'Spirit',
  treefolk: 'Treefolk',
  troll: 'Troll',
  witch: 'Witch',
  wizard: 'Wizard',
} satisfies Record<PrintedKeyword, string>;

/** Keywords that are no nouns: “a Norse model”. */
export const adjectives: readonly Keyword[] = ['aquatic', 'elrich', 'food', 'militia', 'norse', 'risen'];

export const whom = {
  self: 'this model',
  target: 'the target',
  'each-target': 'each target',
  enemy: 'the enemy',
  originator: 'the originator',
  subject: 'that model',
  'your-fighter': 'your fighter',
  summoner: 'the model that summoned it',
  nominee: 'the nominated model',
  picked: 'the chosen model',
  'each-picked': 'each of them',
  point: 'that point',
  'a-model': 'a model',
  'an-enemy': 'an enemy',
  anybody: 'anybody',
} satisfies Record<PlainWho, string>;

/** One of them, and several. */
export const counted = {
  wound: ['wound', 'wounds'],
  energy: ['energy', 'energy'],
  stone: ['moonstone', 'moonstones'],
  health: ['health', 'health'],
  card: ['card', 'cards'],
  'arcane-card': ['Arcane Card', 'Arcane Cards'],
  'victory-point': ['victory point', 'victory points'],
  'machination-point': ['machination point', 'machination points'],
} satisfies Record<Extract<CountedNoun, string>, readonly [string, string]>;

export const actions = {
  step: 'Steps',
  jog: 'Jogs',
  traverse: 'Traverses',
  harvest: 'Harvests',
  melee: 'Melee Attacks',
  active: 'Active Abilities',
  arcane: 'Arcane Abilities',
  passive: 'Passive Abilities',
  reload: 'Reloads',
  'reaction-step': 'reaction steps',
  any: 'actions',
} satisfies Record<ActionWord, string>;

/** One piece with its article, and several. */
export const terrain = {
  obstacle: ['an Obstacle', 'Obstacles'],
  barrier: ['a Barrier', 'Barriers'],
  water: ['a Water Feature', 'Water Features'],
  woods: ['a Wooded Patch', 'Wooded Patches'],
  building: ['a building', 'buildings'],
  tree: ['a tree', 'trees'],
  any: ['terrain', 'pieces of terrain'],
} satisfies Record<TerrainName, readonly [string, string]>;

export const damage = {
  impact: 'Impact',
  slicing: 'Slicing',
  piercing: 'Piercing',
  magical: 'Magical',
} satisfies Record<DamageType, string>;

/** What cards lay on the ground. */
export const lures: Readonly<Record<string, string>> = { 'bag-of-gold': 'Bag of Gold' };

export const meleeCards = {
  'high-guard': 'High Guard',
  'falling-swing': 'Falling Swing',
  thrust: 'Thrust',
  'sweeping-cut': 'Sweeping Cut',
  'rising-attack': 'Rising Attack',
  'low-guard': 'Low Guard',
} satisfies Record<MeleeCard, string>;

export const colours = { green: 'Green', blue: 'Blue', pink: 'Pink' } satisfies Record<Colour, string>;

export const factions = {
  commonwealth: 'Commonwealth',
  dominion: 'Dominion',
  leshavult: 'Leshavult',
  shades: 'Shades',
} satisfies Record<Faction, string>;
