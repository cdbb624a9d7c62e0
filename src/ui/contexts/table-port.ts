import type { Choices } from '../../rules/terms/choices.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Character, MeleeFace, TableCard, Upgrade } from '../../rules/terms/card-language.ts';
import type { MeleeCard } from '../../rules/terms/decks.ts';
import type { AbilityId, CharacterId, ModelId, PieceId, Seat, UpgradeId } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { Witnessed } from '../../seats/events-for.ts';
import type { View } from '../../seats/view.ts';

/** A point on the board in tenths of a millimetre. */
export interface BoardPoint {
  x: number;
  y: number;
}

/** A model's numbers as they count now. */
export interface ModelNumbers {
  melee: number;
  meleeRange: number;
  arcane: number;
  evade: number;
  openDots: number;
  engagedBy: ModelId[];
  slow: boolean;
  /** Ability ids that are used up or spent now. */
  used: AbilityId[];
  /** Energy that each basic action (by its kind) and each ability (by its id) costs now, unless its target makes it cheaper. */
  costs: Record<string, number>;
}

/** A path to where a finger points: the legs, its length, and why it would be refused. Units. */
export interface Route {
  path: BoardPoint[];
  length: number;
  most: number;
  refused: Reason | null;
  /** The model would leave the board (EDG-1): to be asked before it is sent. */
  leavesBoard: boolean;
}

/** Sight and cover between two models, explained. */
export interface SightExplained {
  visible: boolean;
  line: [BoardPoint, BoardPoint] | null;
  blockedBy: (ModelId | PieceId)[];
  cover: 'none' | 'light' | 'heavy';
  coverBy: { id: ModelId | PieceId; heavy: boolean; ignored: boolean }[];
  gap: number;
  /** What an arcane ability would draw at this target, by parts; null when it makes no sense. */
  draw: { cards: number; stat: number; evade: number; cover: number; elevation: number } | null;
}

/** One entry of the log: a decision of a seat and what came of it, as the asking seat witnessed it. */
export interface LogEntry {
  at: number;
  seat: Seat | null;
  events: Witnessed[];
}

/**
 * The table as the screens see it: views, openings, answers. The app stands behind it with the match, the rules and the storage;
 * no screen ever holds a match. Changes arrive through `subscribe`.
 */
export interface TablePort {
  readonly matchId: string;
  readonly seats: { name: string }[];
  readonly characters: Record<CharacterId, Character>;
  /** Upgrades that models of this match carry, when there are any. */
  readonly upgrades?: Record<UpgradeId, Upgrade>;
  readonly meleeFaces: Record<MeleeCard, MeleeFace>;
  /** Events and Agendas, when there are any. */
  readonly tableCards?: Record<string, TableCard>;
  /** Why this table may only be looked at (a second tab has it, an old record); null when it can be played. */
  readonly readOnly: string | null;
  /** Saving failed: the match goes on in memory. A sentence; null when all is kept. */
  readonly unsaved: string | null;

  view(seat: Seat | null): View;
  openings(): Opening[];
  choices(seat: Seat): Choices;
  numbers(model: ModelId): ModelNumbers;
  /** Energy that an ability costs a model at these targets; without them, at the most favourable ones. */
  price(model: ModelId, ability: AbilityId, targets?: readonly ModelId[]): number;
  /** Why a decision would be refused; null when it would be taken. */
  judge(decision: Decision): Reason | null;
  /** Takes a decision; durable before the promise settles. Resolves with the reason when it is refused. */
  decide(decision: Decision): Promise<Reason | null>;
  /** The way a model would go to a point: a short legal path for a jog and for an effect's move, straight for the rest. */
  route(model: ModelId, as: 'step' | 'jog' | 'react' | 'effect', to: BoardPoint, most: number): Route;
  /** The exact verdict on a path drawn by hand. */
  verdict(model: ModelId, as: 'step' | 'jog' | 'react' | 'effect', path: BoardPoint[]): Route;
  /** Where a drawn kind of move can end, as circles of free spots to shade; null when the model is not on the board. */
  reach(model: ModelId, as: 'step' | 'jog' | 'react' | 'effect', most: number): BoardPoint[] | null;
  /**
   * Places where a seat may put what it is asked to put somewhere (the middle of a piece of terrain that is moved), near together;
   * null where the answers themselves are all there are.
   */
  freeSpots(seat: Seat, piece?: { id: PieceId; middle: BoardPoint }): BoardPoint[] | null;
  /** Where a model may come down beyond an obstacle it touches, nearest first. */
  landings(model: ModelId, terrain: PieceId): BoardPoint[];
  sight(from: ModelId, to: ModelId): SightExplained;
  log(seat: Seat | null): LogEntry[];
  /** The entry a seat could take back alone, or would have to ask about; null when there is none. */
  takeBack(seat: Seat): { to: number; alone: boolean } | null;
  subscribe(listener: (events: LogEntry | null) => void): () => void;
  /** The sealed record as a file, and one seat's view. */
  exportRecord(): Promise<Blob>;
}
