import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Choices } from '../../rules/terms/choices.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Fact } from '../../rules/terms/fact.ts';
import type { AbilityId, ModelId, PieceId, Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type {
  DrawnMoveKind,
  BoardPoint,
  MoveCourse,
  Ending,
  ModelNumbers,
  Moved,
  Outlook,
  Route,
  SightExplained,
} from '../../seats/table/answers.ts';
import { seatTable, type SeatTable } from '../../seats/table/seat-table.ts';
import type { Side } from '../../rules/terms/sides.ts';
import type { BlowFor, Dealt, Struck, Sum } from '../../rules/terms/sum.ts';
import type { View } from '../../seats/view.ts';
import { sheetAsks } from './asks.ts';
import { courseTo, outlookAfter } from './course.ts';

/** The answers of a table by the views of its seats alone, so that asking reveals nothing that a seat does not see. See `TablePort`. */
export abstract class SeatAnswers {
  abstract view(seat: Seat | null): View;
  abstract get cards(): Catalogue;

  get characters() {
    return this.cards.characters;
  }
  get meleeFaces() {
    return this.cards.melee;
  }
  get upgrades() {
    return this.cards.upgrades ?? {};
  }
  get tableCards() {
    return this.cards.tableCards ?? {};
  }

  /** The queries of a seat, by its view alone. */
  at(seat: Seat | null): SeatTable {
    return seatTable(this.view(seat), this.cards);
  }

  choices(seat: Seat): Choices {
    return this.at(seat).choices();
  }

  numbers(model: ModelId): ModelNumbers {
    return this.at(null).numbers(model);
  }

  price(model: ModelId, ability: AbilityId, targets?: readonly ModelId[]): number {
    return this.at(null).price(model, ability, targets);
  }

  asks(decision: Decision): readonly Fact[] {
    return sheetAsks(this.view(null), decision, this.cards);
  }

  route(model: ModelId, as: DrawnMoveKind, to: BoardPoint, limit: number): Route {
    return this.#mover(model, as).route(model, as, to, limit);
  }

  verdict(model: ModelId, as: DrawnMoveKind, path: BoardPoint[]): Route {
    return this.#mover(model, as).verdict(model, as, path);
  }

  ending(model: ModelId, as: DrawnMoveKind, point: BoardPoint): Ending {
    return this.#mover(model, as).ending(model, point);
  }

  course(seat: Seat, model: ModelId, to: BoardPoint): MoveCourse | null {
    return courseTo(this.view(seat), this.cards, model, to);
  }

  outlook(decisions: readonly Decision[]): Outlook | null {
    const [first] = decisions;
    return first ? outlookAfter(this.view(first.seat), this.cards, decisions) : null;
  }

  longestMove(model: ModelId, as: DrawnMoveKind): number {
    return this.#mover(model, as).longestMove(model, as);
  }

  reach(model: ModelId, as: DrawnMoveKind, limit: number): BoardPoint[] | null {
    return this.#mover(model, as).reach(model, as, limit);
  }

  freeSpots(seat: Seat, piece?: Moved): BoardPoint[] | null {
    return this.at(seat).freeSpots(piece);
  }

  landings(model: ModelId, terrain: PieceId): BoardPoint[] {
    return this.at(null).landings(model, terrain);
  }

  isQuiet({ kind, seat }: Opening): boolean {
    return kind === 'reaction' && !this.at(null).isInDanger(seat);
  }

  sight(from: ModelId, to: ModelId, ability?: AbilityId): SightExplained {
    return this.at(null).sight(from, to, ability);
  }

  blows(side: Side, struck?: Struck): BlowFor[] {
    return this.at(null).blows(side, struck);
  }

  meleeDraws(attacker: ModelId, defender: ModelId): Record<Side, number> {
    return this.at(null).meleeDraws(attacker, defender);
  }

  fall(model: ModelId, inches: number): number {
    return this.at(null).fall(model, inches);
  }

  damage(from: ModelId, dealt: Dealt): Sum {
    return this.at(null).damage(from, dealt);
  }

  /** The seat that moves a model: the seat that is asked for the way of an effect, else the seat that controls the model. */
  #mover(model: ModelId, as: DrawnMoveKind): SeatTable {
    const { openings, table } = this.view(null);
    const asked = openings.find(
      (opening) => opening.kind === 'choice' && opening.question.ask === 'path' && opening.question.model === model,
    );
    return this.at((as === 'effect' ? asked?.seat : undefined) ?? table.models[model]?.controller ?? null);
  }
}
