import type { Ability, Mod, Until } from './card-language.ts';
import type { ArcaneCard, MeleeCard } from './decks.ts';
import type { Decision, Edge } from './decision.ts';
import type { Fact, TableAnswers } from './fact.ts';
import type { EndlessText } from './endless-text.ts';
import type { Faction } from './factions.ts';
import type { Frame, GameFrame } from './frame.ts';
import type { AbilityId, CharacterId, ModelId, Seat, StoneId, UpgradeId } from './ids.ts';
import type { Piece, Point } from './board.ts';
import type { MatchEnd } from './match-end.ts';
import type { Opening } from './opening.ts';
import type { Options } from './options.ts';

// The match: plain JSON. Lengths are tenths of a millimetre. It holds every hand; code that is no part of the rules, the record or the
// chart works with the view of a seat, and finds what is nobody's secret in the files beside this one.

export { TERRAIN_KINDS, type Footprint, type Piece, type Point, type TerrainKind } from './board.ts';
export type { Options } from './options.ts';
export type { SetupPosition, SeatSetup, Setup } from './setup.ts';

/** Modifiers that an effect laid on a model until something ends them. */
export interface Lasting {
  mods: Mod[];
  until: Until;
  from: { model: ModelId; ability: AbilityId };
  /** A passive ability has laid them: what leaves passives out of account leaves these out. */
  passive?: true;
  /** They hold once the action under way is over. */
  waits?: true;
  /** A text of a round of melee has laid them until the action is over: of which one of those inside each other, counted from the outermost. */
  round?: number;
  /** An ability the model has gained, and whose doing that was. */
  gives?: Ability;
  by?: Seat;
  /** It has lost this ability, and for how long. */
  lost?: Until;
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
  /** The model that summoned it. */
  summoner?: ModelId;
  /** The model that a text had its player nominate. */
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

/** Something flat and round that a text has placed on the ground and that draws the models near it. @rule CHR-28 */
export interface Lure {
  id: string; // `<lure>-1`
  lure: string;
  at: Point;
  radius: number;
  /** So near, in inches, it draws every model but the one that placed it. */
  in: number;
  by: ModelId;
}

/** The seeded generator, and what the next draws and dice give before it is asked (scenario files). */
export interface Chance {
  state: number[];
  fixed: { arcane: ArcaneCard[]; melee: MeleeCard[]; d6: number[]; d4: number[] };
}

export interface MatchTable {
  models: Record<ModelId, Model>; // by seat and troupe order
  terrain: Piece[];
  stones: Stone[];
  /** Objective markers, when any have been placed. */
  markers?: Marker[];
  /** The things that texts have placed on the ground, when there are any. */
  lures?: Lure[];
  /** First card on top. Cards drawn lie in the frames that hold them. */
  decks: { arcane: ArcaneCard[]; melee: MeleeCard[] };
  /** Arcane cards flipped, played or returned; shuffled back when the action is over. Secret. */
  aside: ArcaneCard[];
  chance: Chance;
  /** Where nobody has a board: what has been said since something moved last. */
  told?: TableAnswers;
}

/** A decision that waits until the table has said what it hangs on. */
export interface Asking {
  decision: Decision;
  facts: Fact[];
  /** How many of its events have been shown. */
  shown: number;
  /** After how many things have moved the facts are asked; and what was said for each of these moments. */
  at: number;
  said: TableAnswers[];
}

export interface SeatState {
  faction: Faction | null;
  troupe: CharacterId[];
  /** The pool it drafts from; left out: every character. */
  pool?: CharacterId[];
  upgrades: Record<CharacterId, UpgradeId[]>;
  cards: string[]; // not yet played; secret
  used: string[]; // cards played
  /** Campaign cards played in earlier games of a campaign. */
  crossedOff?: string[];
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

/** A request of one seat to the others; while it stands, only `agreement` is open. `strike-out` asks all seats, the one that decided too. */
export interface Proposal {
  by: Seat;
  what:
    | { kind: 'take-back'; to: number }
    | { kind: 'draw' }
    | { kind: 'adjust'; set: Record<string, unknown> }
    | { kind: 'strike-out'; text: EndlessText };
  waiting: Seat[];
}

/** A card that has been played: when, on whom, and what it was worth at once. */
export interface PlayedCard {
  seat: Seat;
  card: string;
  turn: number;
  targets: ModelId[];
  vp?: number;
}

/** @rule CMP-9 */
export interface Deeds {
  played: PlayedCard[];
  /** The models slain, each once; `by`: the enemy that gets the kill. */
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
  /** The model that a text activates next, whichever seat's turn it would be. */
  called?: ModelId;
  /** The models that activate after that, in the order in which texts have called them. */
  calledThen?: ModelId[];
  /** Whose turn it is when those who were called have had theirs. */
  goesOn?: Seat;
  /** What a record of the match tells beside its result; left out while there is nothing. */
  deeds?: Deeds;
  /** Texts that the players have struck out for the rest of the match. */
  struckOut?: EndlessText[];
  /** Once-per-something memory of this turn: `<what>:<who>` → times. */
  ledger: Record<string, number>;
  result: MatchEnd | null;
}

export interface Match {
  rules: number;
  table: MatchTable;
  order: Order;
  stack: [GameFrame, ...Frame[]];
  /** They belong to the top frame; at most one a seat. */
  openings: Opening[];
  proposal?: Proposal;
  /** While it stands the table is asked, and nobody else. */
  asking?: Asking;
}
