import type { Keyword, TerrainName } from '../../../rules/terms/card-language.ts';
import type { Colour, MeleeCard } from '../../../rules/terms/decks.ts';
import type { DamageType, Faction } from '../../../rules/terms/factions.ts';
import type { ActionWord, CountedNoun, PlainWho, PrintedKeyword } from '../../card-text/language.ts';

/** Singular and plural; feminine with “una”, or with “un” before a stressed a. */
export interface Noun {
  singular: string;
  many: string;
  gender: 'm' | 'f';
  stressed?: true;
}

const el = (singular: string, many = `${singular}s`): Noun => ({ singular, many, gender: 'm' });
const la = (singular: string, many = `${singular}s`): Noun => ({ singular, many, gender: 'f' });

export const keywords = {
  animal: el('Animal', 'Animales'),
  aquatic: el('Acuático'),
  babeling: el('Babeling'),
  cleric: el('Clérigo'),
  cultist: el('Sectario'),
  elrich: el('Elrich', 'Elrich'),
  faerie: { ...la('Hada'), stressed: true },
  familiar: el('Familiar', 'Familiares'),
  faun: el('Fauno'),
  food: el('Comida', 'Comida'),
  giant: el('Gigante'),
  gnome: el('Gnomo'),
  goblin: el('Trasgo'),
  human: el('Humano'),
  machine: la('Máquina'),
  mercenary: el('Mercenario'),
  merfolk: el('Tritón', 'Tritones'),
  militia: el('Milicia', 'Milicia'),
  musician: el('Músico'),
  noble: el('Noble'),
  norse: el('Nórdico'),
  pirate: el('Pirata'),
  psychopomp: el('Psicopompo'),
  risen: el('Alzado'),
  rogue: el('Pícaro'),
  soldier: el('Soldado'),
  spirit: el('Espíritu'),
  treefolk: el('Arbóreo'),
  troll: el('Trol', 'Troles'),
  witch: la('Bruja'),
  wizard: el('Hechicero'),
} satisfies Record<PrintedKeyword, Noun>;

/** Keywords that need a noun: “un personaje Milicia”. */
export const labels: readonly Keyword[] = ['aquatic', 'elrich', 'food', 'militia'];

export const roleNouns = {
  self: 'este personaje',
  target: 'el objetivo',
  'each-target': 'cada objetivo',
  enemy: 'el enemigo',
  originator: 'el originador',
  subject: 'ese personaje',
  'your-fighter': 'tu luchador',
  summoner: 'el personaje que lo invocó',
  nominee: 'el personaje designado',
  picked: 'el personaje elegido',
  'each-picked': 'cada personaje elegido',
  'first-picked': 'el primero',
  'second-picked': 'el segundo',
  resister: 'el jugador que se resiste',
  'left-player': 'el jugador a tu izquierda',
  'enemy-player': 'el jugador que controla al enemigo',
  point: 'ese punto',
  'a-model': 'un personaje',
  'an-enemy': 'un enemigo',
  anybody: 'nadie',
} satisfies Record<PlainWho, string>;

/** Counted nouns; some of them follow “de”: “2 de energía”. */
export const counted = {
  wound: la('herida'),
  energy: { ...la('energía', 'energía'), of: true },
  stone: la('Moonstone'),
  health: { ...la('salud', 'salud'), of: true },
  card: la('carta'),
  'arcane-card': la('carta arcana', 'cartas arcanas'),
  'victory-point': el('punto de victoria', 'puntos de victoria'),
  'machination-point': el('punto de maquinación', 'puntos de maquinación'),
} satisfies Record<Extract<CountedNoun, string>, Noun & { of?: true }>;

/** The plural, the verb, and the singular with its article. */
export const actions = {
  step: ['acciones de Andar', 'andar', 'una acción de Andar'],
  jog: ['trotes', 'trotar', 'un trote'],
  traverse: ['acciones de Atravesar', 'atravesar', 'una acción de Atravesar'],
  harvest: ['cosechas', 'cosechar', 'una cosecha'],
  melee: ['Combates', 'realizar un Combate', 'un Combate'],
  active: ['habilidades activas', 'usar una habilidad activa', 'una habilidad activa'],
  arcane: ['habilidades arcanas', 'usar una habilidad arcana', 'una habilidad arcana'],
  passive: ['habilidades pasivas', 'usar una habilidad pasiva', 'una habilidad pasiva'],
  reload: ['recargas', 'recargar', 'una recarga'],
  'reaction-step': ['pasos de reacción', 'dar un paso de reacción', 'un paso de reacción'],
  any: ['acciones', 'realizar una acción', 'una acción'],
} satisfies Record<ActionWord, readonly [string, string, string]>;

export const terrain = {
  obstacle: el('obstáculo'),
  barrier: la('barrera'),
  water: el('elemento acuático', 'elementos acuáticos'),
  woods: el('boscaje'),
  building: el('edificio'),
  tree: el('árbol', 'árboles'),
  any: el('terreno', 'elementos de terreno'),
} satisfies Record<TerrainName, Noun>;

/** Damage types after “daño”. */
export const damage = {
  impact: 'de impacto',
  slicing: 'cortante',
  piercing: 'punzante',
  magical: 'mágico',
} satisfies Record<DamageType, string>;

/** Things that cards put on the ground. */
export const lures: Readonly<Record<string, Noun>> = { 'bag-of-gold': la('Bolsa de oro', 'Bolsas de oro') };

export const meleeCards = {
  'high-guard': 'Guardia alta',
  'falling-swing': 'Golpe descendente',
  thrust: 'Estocada',
  'sweeping-cut': 'Tajo barrido',
  'rising-attack': 'Ataque ascendente',
  'low-guard': 'Guardia baja',
} satisfies Record<MeleeCard, string>;

export const colours = { green: 'Verde', blue: 'Azul', pink: 'Rosa' } satisfies Record<Colour, string>;

export const factions = {
  commonwealth: 'La Mancomunidad',
  dominion: 'El Dominio',
  leshavult: 'Leshavult',
  shades: 'Las Sombras',
} satisfies Record<Faction, string>;
