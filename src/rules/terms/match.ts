import type { Ability, Mod, Until } from './card-language.ts';
import type { ArcaneCard, MeleeCard } from './decks.ts';
import type { Edge } from './decision.ts';
import type { Faction } from './factions.ts';
import type { Frame, GameFrame } from './frame.ts';
import type { AbilityId, CharacterId, ModelId, PieceId, Seat, StoneId, UpgradeId } from './ids.ts';
import type { Opening } from './opening.ts';
import type { Options } from './options.ts';

export type { Options } from './options.ts';

// The match: plain JSON. Lengths are tenths of a millimetre.

export interface Point {
  x: number;
  y: number;
}

export const TERRAIN_KINDS = ['obstacle', 'barrier', 'water', 'woods', 'platform', 'ladder', 'stairs'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];
export type Footprint = { polygon: Point[] } | { disc: { at: Point; radius: number } };

/** One piece of terrain (TER-18); entries with the same `piece` are one item, a building for instance. */
export interface Piece {
  id: PieceId;
  kind: TerrainKind;
  shape: Footprint;
  base: number;
  top: number;
  piece?: string;
  tags?: string[];
}

/** Modifiers that an effect laid on a model until something ends them. */
export interface Lasting {
  mods: Mod[];
  until: Until;
  from: { model: ModelId; ability: AbilityId };
  /** They hold once the action under way is over. */
  waits?: true;
  /** An ability the model has gained. */
  gives?: Ability;
  /** They hold against this model alone; `next-action` and `next-attack` wait for a melee attack on it. */
  against?: ModelId;
}

export interface Model {
  id: ModelId;
  seat: Seat; // who brought it
  controller: Seat; // who runs it now (ARC-41, CTL)
  character: CharacterId;
  /** Upgrades attached to it; left out when there are none. */
  upgrades?: UpgradeId[];
  status: 'reserve' | 'board' | 'slain' | 'removed';
  at: Point; // of the base's centre; the last place when it is off the board
  height: number; // of the surface it stands on
  wounds: number;
  energy: number;
  activated: boolean;
  jogged: boolean;
  /** Uses of each ability: in this turn, in this game since the last reload. */
  used: Record<AbilityId, { turn: number; game: number }>;
  /** Abilities that may not be used again until the turn or the game ends. */
  spent: Record<AbilityId, 'turn' | 'game'>;
  lasting: Lasting[];
  /** Whoever has summoned it. */
  summoner?: ModelId;
  /** Whom a text had its player nominate. */
  nominee?: ModelId;
}

/** A moonstone on the ground (`holder` null) or on a model's card, also a removed model's. */
export interface Stone {
  id: StoneId;
  at: Point;
  depth: number;
  holder: ModelId | null;
}

/** An objective marker of a campaign game: whose it is, and whether a friend has made it active. */
export interface Marker {
  id: string; // `<seat>:marker-1`
  seat: Seat;
  at: Point;
  active: boolean;
}

/** The seeded generator, and what the next draws and dice give before it is asked (scenario files). */
export interface Chance {
  state: number[];
  fixed: { arcane: ArcaneCard[]; melee: MeleeCard[]; d6: number[]; d4: number[] };
}

export interface Table {
  models: Record<ModelId, Model>; // by seat and troupe order
  terrain: Piece[];
  stones: Stone[];
  /** Objective markers, when any have been placed. */
  markers?: Marker[];
  /** First card on top. Cards drawn lie in the frames that hold them. */
  decks: { arcane: ArcaneCard[]; melee: MeleeCard[] };
  /** Arcane cards flipped, played or returned; shuffled back when the action is over. Secret. */
  aside: ArcaneCard[];
  chance: Chance;
}

export interface SeatState {
  faction: Faction | null;
  troupe: CharacterId[];
  /** What it drafts from; left out: every character. */
  pool?: CharacterId[];
  upgrades: Record<CharacterId, UpgradeId[]>;
  cards: string[]; // not yet played; secret
  used: string[]; // cards played
  /** Arcane cards taken out of the deck and kept in secret. */
  held?: ArcaneCard[];
  /** The X that was chosen for a card that goes on. */
  chosen?: Record<string, number>;
  /** Arcane cards laid beside a character card, by its model; secret. */
  kept?: Record<ModelId, ArcaneCard[]>;
  mulligan: boolean; // still available
  edge: Edge | null;
  /** It has been asked for objective markers. */
  marked?: true;
  conceded: boolean;
  standBy: 'action' | 'activation' | 'recall' | null;
}

/** Something one seat asks the others to agree to; while it stands, only `agreement` is open. */
export interface Proposal {
  by: Seat;
  what: { kind: 'take-back'; to: number } | { kind: 'draw' } | { kind: 'adjust'; set: Record<string, unknown> };
  waiting: Seat[];
}

/** A card that has been played: when, on whom, and what it was worth at once. */
export interface Played {
  seat: Seat;
  card: string;
  turn: number;
  targets: ModelId[];
  vp?: number;
}

/** @rule CMP-9 */
export interface Deeds {
  played: Played[];
  /** Who was slain, each once; `by`: whose kill it is, of the enemies. */
  slain: { model: ModelId; by: ModelId | null }[];
  /** Catastrophes suffered by the models of each seat. */
  catastrophes: number[];
}

export interface Order {
  options: Options;
  seats: SeatState[];
  turn: number; // 0 before the first
  suddenDeath: boolean;
  /** DEP-3: who has Initiative; nobody with three or four players. */
  initiative: Seat | null;
  /** Deployment order (DEP-5, DEP-7). */
  deployment: Seat[];
  first: Seat; // who activated first this turn, or last turn until the roll
  next: Seat; // who activates next
  active: ModelId | null; // whose activation it is
  /** Who activates next by a text, whoever's turn it would be. */
  called?: ModelId;
  /** What a record of the match tells beside its result; left out while there is nothing. */
  deeds?: Deeds;
  /** Once-per-something memory of this turn: `<what>:<who>` → times. */
  ledger: Record<string, number>;
  /** `points`: victory points by seat, where those decide. */
  result: {
    winner: Seat | 'draw';
    why: 'stones' | 'sudden-death' | 'concession' | 'agreement' | 'nobody-left' | 'victory-points';
    points?: number[];
  } | null;
}

export interface Match {
  rules: number;
  table: Table;
  order: Order;
  stack: [GameFrame, ...Frame[]];
  /** They belong to the top frame; at most one a seat. */
  openings: Opening[];
  proposal?: Proposal;
}

// What a match begins with.

export interface SeatSetup {
  faction?: Faction;
  troupe?: CharacterId[];
  /** Its own collection in a draft (DRF-5); players who draft from one pool bring the same. */
  pool?: CharacterId[];
  upgrades?: Record<CharacterId, UpgradeId[]>;
  cards?: string[];
  used?: string[];
  /** Chosen already, for matches that begin with deployment. */
  edge?: Edge;
}

/** A position to begin from, for scenario files and lessons. */
export interface Position {
  models?: Record<
    ModelId,
    Partial<Pick<Model, 'at' | 'height' | 'wounds' | 'energy' | 'activated' | 'jogged'>> & {
      used?: AbilityId[];
      stones?: number | StoneId[];
      status?: Model['status'];
    }
  >;
  stones?: { id: StoneId; at: Point; depth: number }[];
  turn?: number;
  first?: Seat;
  initiative?: Seat | null;
  draws?: Partial<Chance['fixed']>;
}

export interface Setup {
  seats: SeatSetup[];
  options: Partial<Options>;
  terrain: Piece[];
  seed: string;
  start: 'setup' | 'deploy' | 'replenish' | 'activation' | 'discard';
  position?: Position;
}
