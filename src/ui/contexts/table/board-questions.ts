import type { AbilityId, ModelId, PieceId, Seat } from '../../../rules/terms/ids.ts';
import type { As, BoardPoint, Ending, MoveCourse, Moved, Outlook, Route, SightExplained } from '../../../seats/table/answers.ts';
import type { Decision } from '../../../rules/terms/decision.ts';

/** The questions that only a board on the glass can answer: ways, places and lines of sight. A table of real miniatures has no such board. */
export interface BoardQuestions {
  /** The way a model would go to a point: a short legal path for a jog and for an effect's move, straight for the rest. */
  route(model: ModelId, as: As, to: BoardPoint, most: number): Route;
  /** The exact verdict on a path drawn by hand. */
  verdict(model: ModelId, as: As, path: BoardPoint[]): Route;
  /**
   * The Jog and the Steps by which a model whose activation it is, or might be next, would come to a place or as near as it can; null where it
   * cannot stir. Left out where every move is drawn by itself.
   */
  course(seat: Seat, model: ModelId, to: BoardPoint): MoveCourse | null;
  /** The actions open to a seat after these decisions if no seat reacts; null where something else would be asked first. */
  outlook(decisions: readonly Decision[]): Outlook | null;
  /** The effects of ending a move here: contact, engagement, cover. */
  ending(model: ModelId, as: As, point: BoardPoint): Ending;
  /** The farthest a kind of move may go now, in units. */
  most(model: ModelId, as: As): number;
  /** Where a drawn kind of move can end, as circles of free spots to shade; null when the model is not on the board. */
  reach(model: ModelId, as: As, most: number): BoardPoint[] | null;
  /**
   * Places where a seat may put what it is asked to put somewhere (the middle of a piece of terrain that is moved), near together;
   * null where the answers themselves are all there are.
   */
  freeSpots(seat: Seat, piece?: Moved): BoardPoint[] | null;
  /** Where a model may come down beyond an obstacle it touches, nearest first. */
  landings(model: ModelId, terrain: PieceId): BoardPoint[];
  /** `ability`: the one whose cards are counted; left out, the first that draws any. */
  sight(from: ModelId, to: ModelId, ability?: AbilityId): SightExplained;
  /** Wounds of a fall so many inches down, on dry ground. */
  fall(model: ModelId, inches: number): number;
}
