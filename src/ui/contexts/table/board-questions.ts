import type { AbilityId, ModelId, PieceId, Seat } from '../../../rules/terms/ids.ts';
import type { DrawnMoveKind, BoardPoint, Ending, MoveCourse, Moved, Outlook, Route, SightExplained } from '../../../seats/table/answers.ts';
import type { Decision } from '../../../rules/terms/decision.ts';

/** The questions that only a board on the screen can answer: ways, places and lines of sight. A table of real miniatures has no such board. */
export interface BoardQuestions {
  /** The way a model would go to a point: a short legal path for a jog and for an effect's move, straight for the rest. */
  route(model: ModelId, as: DrawnMoveKind, to: BoardPoint, limit: number): Route;
  /** Judges exactly a path drawn by hand. */
  verdict(model: ModelId, as: DrawnMoveKind, path: BoardPoint[]): Route;
  /**
   * The Jog and the Steps that bring a model to a place, or as near to it as it can get, in its activation or the one it might have next;
   * null where it cannot move. Left out where the player draws every move.
   */
  course(seat: Seat, model: ModelId, to: BoardPoint): MoveCourse | null;
  /** The actions open to a seat after these decisions if no seat reacts; null where something else would be asked first. */
  outlook(decisions: readonly Decision[]): Outlook | null;
  /** The effects of ending a move here: contact, engagement, cover. */
  ending(model: ModelId, as: DrawnMoveKind, point: BoardPoint): Ending;
  /** The farthest a kind of move may go now, in units. */
  longestMove(model: ModelId, as: DrawnMoveKind): number;
  /** The free spots, to shade as circles, at which a drawn move can end; null when the model is not on the board. */
  reach(model: ModelId, as: DrawnMoveKind, limit: number): BoardPoint[] | null;
  /**
   * Places, close together, where a seat may put the thing it is asked to place (for a moved piece of terrain, its middle); null where the
   * choices themselves list all places.
   */
  freeSpots(seat: Seat, piece?: Moved): BoardPoint[] | null;
  /** The places where a model may come down beyond an obstacle it touches, nearest first. */
  landings(model: ModelId, terrain: PieceId): BoardPoint[];
  /** The line of sight between two models. `ability`: the ability whose cards are counted; by default the first that draws any. */
  sight(from: ModelId, to: ModelId, ability?: AbilityId): SightExplained;
  /** The wounds of a fall of that many inches onto dry ground. */
  fall(model: ModelId, inches: number): number;
}
