import type { AbilityId, ModelId, PieceId, StoneId } from '../../rules/terms/ids.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { SumPart } from '../../rules/terms/sum.ts';
import type { Reason } from '../../rules/terms/reason.ts';

// The types of the answers of `SeatTable`.

/** The judgement of a decision: `refused` is null if it is legal, or the reason. `known` false: that depends on a secret that the seat may not know. */
export type Verdict = { known: true; refused: Reason | null } | { known: false };

/** A kind of move that a player draws. */
export type DrawnMoveKind = 'step' | 'jog' | 'react' | 'effect';

/** A point on the board in tenths of a millimetre. */
export interface BoardPoint {
  x: number;
  y: number;
}

/** The numbers of a model now. */
export interface ModelNumbers {
  melee: number;
  meleeRange: number;
  arcane: number;
  evade: number;
  openDots: number;
  engagedBy: ModelId[];
  slow: boolean;
  /** The ids of abilities that are used up or spent now. */
  used: AbilityId[];
  /** The energy that each basic action (by its kind) and each ability (by its id) costs now, at the most favourable target. */
  costs: Record<string, number>;
  /** The changes of those costs, text by text; only for actions whose cost is changed. */
  costParts?: Record<string, SumPart[]>;
}

/** A path to the point under a finger: its legs, its length, and the reason of a refusal. Units. */
export interface Route {
  path: BoardPoint[];
  length: number;
  limit: number;
  refused: Reason | null;
  /** The model would leave the board (EDG-1), so the player is asked before the decision is sent. */
  leavesBoard: boolean;
  /** The moves of which the path consists, if there may be several. */
  course?: MoveCourse;
}

/** Consecutive moves to one place: a Jog first if one is left, then Steps. Units. */
export interface MoveCourse {
  moves: { as: 'jog' | 'step'; path: BoardPoint[] }[];
  /** The greatest length of all these moves. */
  limit: number;
  /** The energy left at the end. */
  energy: number;
}

/** The choices of a seat after some planned decisions; `decisions` are those that need no drawing. */
export interface Outlook {
  decisions: Decision[];
  /** True if there are also choices that the player draws. */
  drawn: boolean;
  /** The energy that the acting model would have. */
  energy: number;
}

/** The situation of a model at the end of a move. */
export interface Ending {
  touches: StoneId[];
  /** The moonstone that the model narrowly misses, and by how much in units; null when it touches one or none is near. */
  short: { stone: StoneId; gap: number } | null;
  engages: ModelId[];
  engagedBy: ModelId[];
  /** The refusals of actions that only this place prevents: a Jog in water or woods, a Harvest while engaged. */
  hampers: Reason[];
}

/** Sight and cover between two models, explained. */
export interface SightExplained {
  visible: boolean;
  line: [BoardPoint, BoardPoint] | null;
  blockedBy: (ModelId | PieceId)[];
  cover: 'none' | 'light' | 'heavy';
  coverBy: { id: ModelId | PieceId; heavy: boolean; ignored: boolean }[];
  gap: number;
  /** The number of cards that an arcane ability would draw at this target, with the parts of the number; null without such an ability. */
  draw: { cards: number; stat: number; evade: number; cover: number; elevation: number; more: number; resist: number } | null;
}

/** A piece of terrain that is being moved, and its middle. */
export interface Moved {
  id: PieceId;
  middle: BoardPoint;
}
