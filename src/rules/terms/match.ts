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

// The match: plain JSON. Lengths are tenths of a millimetre. A match contains every hand, so only the rules, the record and the chart use
// it. Other code uses the view of a seat, and the types in the files beside this one that contain no secret.

export { TERRAIN_KINDS, type Footprint, type Piece, type Point, type TerrainKind } from './board.ts';
export type { Options } from './options.ts';
export type { SetupPosition, SeatSetup, Setup } from './setup.ts';

/** Modifiers that an effect laid on a model until something ends them. */
export interface Lasting {
  mods: Mod[];
  until: Until;
  from: { model: ModelId; ability: AbilityId };
  /** A passive ability has laid them, so texts that ignore passive abilities ignore them too. */
  passive?: true;
  /** They take effect when the action under way is over. */
  waits?: true;
  /** For modifiers that a text in a round of melee has laid until the action is over: which of the nested melees that was, the outermost being 1. */
  round?: number;
  /** An ability that the model has gained. */
  gives?: Ability;
  /** The seat whose text gave the ability. */
  by?: Seat;
  /** The model has lost the gained ability until then. */
  lost?: Until;
  /** They hold only against this model; with `next-action` and `next-attack`, for a melee attack on it. */
  against?: ModelId;
}

export interface Model {
  id: ModelId;
  seat: Seat; // the seat that brought it
  controller: Seat; // the seat that controls it now (ARC-41, CTL)
  character: CharacterId;
  /** Upgrades attached to it; left out when there are none. */
  upgrades?: UpgradeId[];
  status: 'reserve' | 'board' | 'slain' | 'removed';
  at: Point; // the centre of the base; for a model off the board, its last place
  height: number; // of the surface on which it stands
  wounds: number;
  energy: number;
  activated: boolean;
  jogged: boolean;
  /** The number of times that each ability was used: in this turn, and in this game since its last reload. */
  used: Record<AbilityId, { turn: number; game: number }>;
  /** Abilities that may not be used again until the turn or the game ends. */
  spent: Record<AbilityId, 'turn' | 'game'>;
  lasting: Lasting[];
  /** The model that summoned it. */
  summoner?: ModelId;
  /** The model that its player has nominated, because a text asks for it. */
  nominee?: ModelId;
}

/** A moonstone on the ground (`holder` null) or on the card of a model, which may have left play. */
export interface Stone {
  id: StoneId;
  at: Point;
  depth: number;
  holder: ModelId | null;
}

/** An objective marker of a campaign game, of the player `seat`; a model of that player makes it active. */
export interface Marker {
  id: string; // `<seat>:marker-1`
  seat: Seat;
  at: Point;
  active: boolean;
}

/** A lure: a flat, round thing that a text has placed on the ground and that draws models near it. @rule CHR-28 */
export interface Lure {
  id: string; // `<lure>-1`
  lure: string;
  at: Point;
  radius: number;
  /** Inches within which it draws every model except `by`, the model that placed it. */
  in: number;
  by: ModelId;
}

/** The seeded generator, and the results that a scenario file has fixed for the next draws and dice. */
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
  /** Lures on the ground, when there are any. */
  lures?: Lure[];
  /** The first card is on top. Cards that have been drawn are in the frames that use them. */
  decks: { arcane: ArcaneCard[]; melee: MeleeCard[] };
  /** Arcane cards that were flipped, played or returned; they are shuffled back when the action is over. Secret. */
  aside: ArcaneCard[];
  chance: Chance;
  /** At a spoken table: the facts told since something last moved. */
  told?: TableAnswers;
}

/** A decision that waits for facts that the players must tell. */
export interface Asking {
  decision: Decision;
  facts: Fact[];
  /** The number of events of the decision that have been shown. */
  shown: number;
  /** The number of things that the decision has moved when it needs these facts. */
  at: number;
  /** The answers so far, by how many things the decision had moved. */
  said: TableAnswers[];
}

export interface SeatState {
  faction: Faction | null;
  troupe: CharacterId[];
  /** The pool from which the seat drafts; left out: every character. */
  pool?: CharacterId[];
  upgrades: Record<CharacterId, UpgradeId[]>;
  cards: string[]; // not yet played; secret
  used: string[]; // cards played
  /** Campaign cards played in earlier games of a campaign. */
  crossedOff?: string[];
  /** Arcane cards that the seat has taken out of the deck and keeps in secret. */
  held?: ArcaneCard[];
  /** The X that was chosen for each card with a lasting effect. */
  chosen?: Record<string, number>;
  /** Arcane cards set aside beside a character card, by its model; secret. */
  kept?: Record<ModelId, ArcaneCard[]>;
  mulligan: boolean; // still available
  edge: Edge | null;
  /** The seat has been asked to place objective markers. */
  marked?: true;
  conceded: boolean;
  standBy: 'action' | 'activation' | 'recall' | null;
}

/** A request of one seat to the others; until they have answered, only `agreement` is open. `strike-out` asks every seat, the requesting one too. */
export interface Proposal {
  by: Seat;
  what:
    | { kind: 'take-back'; to: number }
    | { kind: 'draw' }
    | { kind: 'adjust'; set: Record<string, unknown> }
    | { kind: 'strike-out'; text: EndlessText };
  waiting: Seat[];
}

/** A card that has been played: the turn, its targets, and the victory points that it gave at once. */
export interface PlayedCard {
  seat: Seat;
  card: string;
  turn: number;
  targets: ModelId[];
  vp?: number;
}

/** The things that a campaign counts of a match. @rule CMP-9 */
export interface Deeds {
  played: PlayedCard[];
  /** The models that were slain, each once; `by`: the enemy that gets the kill. */
  slain: { model: ModelId; by: ModelId | null }[];
  /** By seat: how many catastrophes its models have suffered. */
  catastrophes: number[];
}

export interface Order {
  options: Options;
  seats: SeatState[];
  turn: number; // 0 before the first
  suddenDeath: boolean;
  /** The seat with Initiative (DEP-3); null with three or four players. */
  initiative: Seat | null;
  /** Deployment order (DEP-5, DEP-7). */
  deployment: Seat[];
  first: Seat; // the seat that activated first this turn, or last turn until the roll
  next: Seat; // the seat that activates next
  active: ModelId | null; // the model whose activation is under way
  /** The model that a text activates next, whichever seat would be next. */
  called?: ModelId;
  /** The models that activate after `called`, in the order in which texts have called them. */
  calledThen?: ModelId[];
  /** The seat that goes on when the called models have had their activations. */
  goesOn?: Seat;
  /** Left out while there is nothing to count. */
  deeds?: Deeds;
  /** Texts that the players have struck out for the rest of the match. */
  struckOut?: EndlessText[];
  /** Counts of this turn for texts with limits (`src/rules/ledger.ts`): `<what>:<who>` → times. */
  ledger: Record<string, number>;
  result: MatchEnd | null;
}

export interface Match {
  rules: number;
  table: MatchTable;
  order: Order;
  stack: [GameFrame, ...Frame[]];
  /** The openings of the top frame; at most one for each seat. */
  openings: Opening[];
  proposal?: Proposal;
  /** Until it is answered, only facts are asked for. */
  asking?: Asking;
}
