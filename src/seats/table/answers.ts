import type { AbilityId, ModelId, PieceId, StoneId } from '../../rules/terms/ids.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { SumPart } from '../../rules/terms/sum.ts';
import type { Reason } from '../../rules/terms/reason.ts';

// The answers of a table to the questions of a seat.

/** Whether a decision would be taken: null, or why not; `unknown`: that hangs on something this seat may not know. */
export type Verdict = { known: true; refused: Reason | null } | { known: false };

/** A kind of move that is drawn with a finger. */
export type As = 'step' | 'jog' | 'react' | 'effect';

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
  /** What makes them dearer or cheaper than they are printed, text by text; nothing for what costs what it says. */
  costParts?: Record<string, SumPart[]>;
}

/** A path to where a finger points: the legs, its length, and why it would be refused. Units. */
export interface Route {
  path: BoardPoint[];
  length: number;
  most: number;
  refused: Reason | null;
  /** The model would leave the board (EDG-1): to be asked before it is sent. */
  leavesBoard: boolean;
  /** The moves it comes to, where it may be more than one. */
  course?: MoveCourse;
}

/** Moves that follow each other to one place: a Jog first where one is left, then Steps. Units. */
export interface MoveCourse {
  moves: { as: 'jog' | 'step'; path: BoardPoint[] }[];
  /** The most that could be gone so. */
  most: number;
  /** Energy that is left at its end. */
  energy: number;
}

/** What a seat could do once its decisions were taken: those that need nothing drawn. */
export interface Outlook {
  decisions: Decision[];
  /** Something that is drawn could be done, too. */
  drawn: boolean;
  /** Energy that the acting model would have. */
  energy: number;
}

/** Everything that a model would meet at the end of a move. */
export interface Ending {
  touches: StoneId[];
  /** The moonstone it just falls short of, and by how much, in units; null where it touches one or none is near. */
  short: { stone: StoneId; gap: number } | null;
  engages: ModelId[];
  engagedBy: ModelId[];
  /** The actions that it could not begin there: a Jog in water or woods, a Harvest of a stone it touches while it is engaged. */
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
  /** What an arcane ability would draw at this target, by parts; null when it makes no sense. */
  draw: { cards: number; stat: number; evade: number; cover: number; elevation: number; more: number; resist: number } | null;
}

/** A piece of terrain that is moved, and where its middle is. */
export interface Moved {
  id: PieceId;
  middle: BoardPoint;
}
