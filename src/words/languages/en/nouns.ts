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

/** Irregular plurals. */
export const several: Readonly<Partial<Record<Keyword, string>>> = {
  mercenary: 'Mercenaries',
  merfolk: 'Merfolk',
  treefolk: 'Treefolk',
  witch: 'Witches',
};

/** Keywords that are adjectives: “a Norse model”. */
export const adjectives: readonly Keyword[] = ['aquatic', 'elrich', 'food', 'militia', 'norse', 'risen'];

export const roleNouns = {
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
  'first-picked': 'the first',
  'second-picked': 'the second',
  resister: 'the resisting player',
  'left-player': 'the player to your left',
  'enemy-player': 'the player who controls the enemy',
  point: 'that point',
  'a-model': 'a model',
  'an-enemy': 'an enemy',
  anybody: 'anybody',
} satisfies Record<PlainWho, string>;

/** The singular and the plural. */
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

/** The plural, the verb, and the singular with its article. */
export const actions = {
  step: ['Steps', 'Step', 'a Step'],
  jog: ['Jogs', 'Jog', 'a Jog'],
  traverse: ['Traverses', 'Traverse', 'a Traverse'],
  harvest: ['Harvests', 'Harvest', 'a Harvest'],
  melee: ['Melee Attacks', 'make a Melee Attack', 'a Melee Attack'],
  active: ['Active Abilities', 'use an Active Ability', 'an Active Ability'],
  arcane: ['Arcane Abilities', 'use an Arcane Ability', 'an Arcane Ability'],
  passive: ['Passive Abilities', 'use a Passive Ability', 'a Passive Ability'],
  reload: ['Reloads', 'Reload', 'a Reload'],
  'reaction-step': ['Reaction Steps', 'take a Reaction Step', 'a Reaction Step'],
  any: ['actions', 'take an action', 'an action'],
} satisfies Record<ActionWord, readonly [string, string, string]>;

/** The singular with its article, and the plural. */
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

/** Things that cards put on the ground. */
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
