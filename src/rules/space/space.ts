import type { TerrainName } from '../terms/card-language.ts';
import type { Became } from '../terms/fact.ts';
import type { MoveFrame } from '../terms/frame.ts';
import type { ModelId, PieceId, Seat, StoneId } from '../terms/ids.ts';
import type { Lure, Marker, Piece, Point, Stone } from '../terms/match.ts';
import type { Reason } from '../terms/reason.ts';

export interface SightLine {
  visible: boolean;
  /** A clear line, when there is one. */
  line: [Point, Point] | null;
  /** Models and pieces in the way. */
  blockedBy: (ModelId | PieceId)[];
}
export interface CoverFound {
  cover: 'none' | 'light' | 'heavy';
  by: { id: ModelId | PieceId; heavy: boolean; ignored: boolean }[];
}
/** A thing that is not a model: a moonstone on the ground, a piece of terrain, a disc on the ground; a disc with radius 0 is a point. */
export type Thing = { stone: StoneId } | { piece: PieceId } | { disc: { at: Point; radius: number } };

/** A path for a model. `length`: the most it may travel, in units. */
export interface MoveRoute {
  model: ModelId;
  as: MoveFrame['as'];
  seat: Seat;
  path: Point[];
  length: number;
  /** The additional distance that the model may go if it ends engaging an enemy. */
  lunge?: number;
  /** The things that the model ignores on its path, in addition to its own texts. */
  freely?: (TerrainName | 'models')[];
  /** The height of the surface on which the path ends, if it is given. */
  height?: number;
}

/**
 * All questions of the rules about space, whatever the survey. Distances are inches. The rules call the functions of `sight` and
 * `movement/ways`, whose comments say what each answer means; on a board `Measured` computes the answers.
 */
export interface Space {
  /** True if the condition of a modifier holds; a supposed fact does not decide it. */
  modifier(test: () => boolean): boolean;
  within(a: ModelId, b: ModelId, inches: number): boolean;
  thingWithin(model: ModelId, thing: Thing, inches: number): boolean;
  /** The nearest of these models; several when they are equally near. */
  nearest(to: ModelId, among: readonly ModelId[]): ModelId[];
  nearOwnEdge(model: ModelId, inches: number): boolean;
  farFromOwnEdge(model: ModelId, inches: number): boolean;

  sees(from: ModelId, to: ModelId): SightLine;
  seesThing(from: ModelId, thing: Thing): SightLine;
  /** True if b is within this many inches of a and in sight, as for engagement. */
  reaches(a: ModelId, b: ModelId, inches: number): boolean;
  cover(from: ModelId, to: ModelId): CoverFound;

  contact(a: ModelId, b: ModelId): boolean;
  touchesPiece(model: ModelId, piece: Piece): boolean;
  stonesTouched(model: ModelId): Stone[];
  markersTouched(model: ModelId): Marker[];
  /** The lures in base contact with a model, or touched on the path by which it came. */
  luresTouched(model: ModelId, path?: readonly Point[]): Lure[];

  /** True if a model is within the walls of a building. */
  indoors(model: ModelId): boolean;
  /** Pieces of this kind that the base overlaps. */
  piecesUnder(model: ModelId, terrain: TerrainName): Piece[];
  /** Pieces of this kind within this many inches, 0 being base contact; overlapped ones too. */
  near(model: ModelId, terrain: TerrainName, inches: number): Piece[];

  /**
   * The outcome of a straight push or pull as the players tell it; null when it is calculated. `from`: the model towards or away from which it leads.
   */
  driven(model: ModelId, inches: number, directly: 'towards' | 'away', from: ModelId | undefined): Became | null;
  /** True if there is room for two models to change places, as the players tell it; null when it is calculated. */
  hasRoom(a: ModelId, b: ModelId): boolean | null;

  /** The reason why a path is not legal; null when it is. */
  refuseWay(route: MoveRoute): Reason | null;
  /** The reason why this kind of move may not begin at the model's place. */
  refuseStart(model: ModelId, as: MoveRoute['as']): Reason | null;
  refuseTraverse(model: ModelId, terrain: PieceId, to: Point): Reason | null;
  refuseClimb(model: ModelId, terrain: PieceId, direction: 'up' | 'down'): Reason | null;
  refuseJump(model: ModelId, terrain: PieceId, to: Point): Reason | null;
  refuseStand(model: ModelId, point: Point, height?: number): Reason | null;
  refuseStone(model: ModelId, point: Point): Reason | null;
}
