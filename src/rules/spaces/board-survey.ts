import { discOf } from '../measuring/bases.ts';
import { houses, isInside } from '../measuring/houses.ts';
import { INCH, isShorter, isWithin } from '../../geometry/lengths.ts';
import type { Look, Survey } from '../look.ts';
import * as gaps from '../measuring/gaps.ts';
import * as lines from '../measuring/lines.ts';
import { luresUnder } from '../measuring/lures.ts';
import { markersUnder } from '../measuring/markers.ts';
import { refuseJump } from '../movement/jump.ts';
import { refuseStart, refuseWay } from '../movement/path.ts';
import { refuseStand } from '../movement/stand.ts';
import { refuseStone } from '../movement/stones.ts';
import { refuseClimb, refuseTraverse } from '../movement/traverse.ts';
import type { TerrainName } from '../terms/card-language.ts';
import type { ModelId, PieceId } from '../terms/ids.ts';
import type { Lure, Marker, Piece, Point, Stone } from '../terms/match.ts';
import type { Reason } from '../terms/reason.ts';
import type { CoverFound, SightLine, Space, Thing, MoveRoute } from '../space/space.ts';

/** Space computed from the positions on the board. */
class Measured implements Space {
  constructor(private readonly look: Look) {}

  modifier(test: () => boolean): boolean {
    return test();
  }
  /** @rule DEF-7 */
  within(a: ModelId, b: ModelId, inches: number): boolean {
    return this.#isUnder(gaps.gapBetween(this.look, a, b), inches);
  }
  thingWithin(model: ModelId, thing: Thing, inches: number): boolean {
    return this.#isUnder(gaps.gapToThing(this.look, model, thing), inches);
  }
  #isUnder(gap: number, inches: number): boolean {
    return this.look.options.strictWithin && inches > 0 ? isShorter(gap, inches * INCH) : isWithin(gap, inches * INCH);
  }
  nearest(to: ModelId, among: readonly ModelId[]): ModelId[] {
    return gaps.nearestTo(this.look, to, among);
  }
  nearOwnEdge(model: ModelId, inches: number): boolean {
    return this.#isUnder(gaps.gapToOwnEdge(this.look, model), inches);
  }
  farFromOwnEdge(model: ModelId, inches: number): boolean {
    return gaps.gapToOwnEdge(this.look, model) >= inches * INCH;
  }

  sees(from: ModelId, to: ModelId): SightLine {
    return lines.lineBetween(this.look, from, to);
  }
  seesThing(from: ModelId, thing: Thing): SightLine {
    return lines.lineToThing(this.look, from, thing);
  }
  reaches(a: ModelId, b: ModelId, inches: number): boolean {
    return isWithin(gaps.gapBetween(this.look, a, b), inches * INCH) && lines.lineBetween(this.look, a, b).visible;
  }
  cover(from: ModelId, to: ModelId): CoverFound {
    return lines.coverFound(this.look, from, to);
  }

  contact(a: ModelId, b: ModelId): boolean {
    return gaps.areInContact(this.look, a, b);
  }
  touchesPiece(model: ModelId, piece: Piece): boolean {
    return gaps.touchesFootprint(this.look, model, piece);
  }
  stonesTouched(model: ModelId): Stone[] {
    return gaps.stonesAt(this.look, model);
  }
  markersTouched(model: ModelId): Marker[] {
    return markersUnder(this.look, model);
  }
  luresTouched(model: ModelId, path: readonly Point[] = []): Lure[] {
    return luresUnder(this.look, model, path);
  }

  indoors(model: ModelId): boolean {
    return houses(this.look).some((house) => isInside(discOf(this.look, model), house));
  }
  piecesUnder(model: ModelId, terrain: TerrainName): Piece[] {
    return gaps.piecesUnder(this.look, model, terrain);
  }
  near(model: ModelId, terrain: TerrainName, inches: number): Piece[] {
    return gaps.piecesNear(this.look, model, terrain, inches);
  }

  driven(): null {
    return null;
  }
  hasRoom(): null {
    return null;
  }

  refuseWay(route: MoveRoute): Reason | null {
    return refuseWay(this.look, route);
  }
  refuseStart(model: ModelId, as: MoveRoute['as']): Reason | null {
    return refuseStart(this.look, model, as);
  }
  refuseTraverse(model: ModelId, terrain: PieceId, to: Point): Reason | null {
    return refuseTraverse(this.look, model, terrain, to);
  }
  refuseClimb(model: ModelId, terrain: PieceId, direction: 'up' | 'down'): Reason | null {
    return refuseClimb(this.look, model, terrain, direction);
  }
  refuseJump(model: ModelId, terrain: PieceId, to: Point): Reason | null {
    return refuseJump(this.look, model, terrain, to);
  }
  refuseStand(model: ModelId, point: Point, height?: number): Reason | null {
    return refuseStand(this.look, model, point, height);
  }
  refuseStone(model: ModelId, point: Point): Reason | null {
    return refuseStone(this.look, model, point);
  }
}

export const boardSurvey: Survey = { space: (look) => new Measured(look) };
