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
/** A thing that is not a model: a stone on the ground, a piece of terrain, a disc on the ground; a disc without a radius is a point. */
export type Thing = { stone: StoneId } | { piece: PieceId } | { disc: { at: Point; radius: number } };

/** A way a model is to go. `length`: the most it may travel, in units. */
export interface MoveRoute {
  model: ModelId;
  as: MoveFrame['as'];
  seat: Seat;
  path: Point[];
  length: number;
  /** So much farther it may go if it ends engaging an enemy. */
  lunge?: number;
  /** The things it ignores on its way, besides those that texts on the model name. */
  freely?: (TerrainName | 'models')[];
  /** The surface it wants to end on, when it says so. */
  height?: number;
}

/**
 * What the rules ask of the table, however it is known. Distances are inches. They ask through the functions of `sight` and
 * `movement/ways`, which say what each answer means; on a board `measured` reckons it from where everything stands.
 */
export interface Space {
  /** Whether the condition of a modifier holds; what is only supposed does not settle it. */
  modifier(test: () => boolean): boolean;
  within(a: ModelId, b: ModelId, inches: number): boolean;
  thingWithin(model: ModelId, thing: Thing, inches: number): boolean;
  /** Of these the nearest; several where they are equally near. */
  nearest(to: ModelId, among: readonly ModelId[]): ModelId[];
  nearOwnEdge(model: ModelId, inches: number): boolean;
  farFromOwnEdge(model: ModelId, inches: number): boolean;

  sees(from: ModelId, to: ModelId): SightLine;
  seesThing(from: ModelId, thing: Thing): SightLine;
  /** Within so many inches and in sight: engagement. */
  reaches(a: ModelId, b: ModelId, inches: number): boolean;
  cover(from: ModelId, to: ModelId): CoverFound;

  contact(a: ModelId, b: ModelId): boolean;
  touchesPiece(model: ModelId, piece: Piece): boolean;
  stonesTouched(model: ModelId): Stone[];
  markersTouched(model: ModelId): Marker[];
  /** Those that a model is in base contact with, or touches on a way from there to where it stands. */
  luresTouched(model: ModelId, path?: readonly Point[]): Lure[];

  /** Within the walls of a building. */
  indoors(model: ModelId): boolean;
  /** Pieces of this kind that the base overlaps. */
  under(model: ModelId, terrain: TerrainName): Piece[];
  /** Pieces of this kind so near; 0 = base contact. Overlapped ones too. */
  near(model: ModelId, terrain: TerrainName, inches: number): Piece[];

  /** The outcome of a straight push or pull, where the players say it; null where it is calculated. `from`: the model it leads to or away from. */
  driven(model: ModelId, inches: number, directly: 'towards' | 'away', from: ModelId | undefined): Became | null;
  /** Whether there is room for two to change places, where it is said; null where it is reckoned. */
  hasRoom(a: ModelId, b: ModelId): boolean | null;

  /** Why a way is closed; null when it is open. */
  refuseWay(route: MoveRoute): Reason | null;
  /** Why this kind of move may not even begin where the model stands. */
  refuseStart(model: ModelId, as: MoveRoute['as']): Reason | null;
  refuseTraverse(model: ModelId, terrain: PieceId, to: Point): Reason | null;
  refuseClimb(model: ModelId, terrain: PieceId, direction: 'up' | 'down'): Reason | null;
  refuseJump(model: ModelId, terrain: PieceId, to: Point): Reason | null;
  refuseStand(model: ModelId, point: Point, height?: number): Reason | null;
  refuseStone(model: ModelId, point: Point): Reason | null;
}
