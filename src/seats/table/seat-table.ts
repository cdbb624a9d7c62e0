import { groundSpots, type GroundQuestion } from '../../rules/effects/models/growing.ts';
import { isAskedFor, choicesOf, judge, named } from '../../rules/index.ts';
import { lookAt } from '../../rules/look-at.ts';
import type { Look } from '../../rules/look.ts';
import { standSpots } from '../../rules/movement/stand.ts';
import { stoneSpots } from '../../rules/movement/stones.ts';
import { traverseSpots } from '../../rules/movement/traverse.ts';
import { RecentResults } from '../../rules/recent-results.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Side } from '../../rules/terms/frame.ts';
import type { BlowFor, Dealt, Struck, Sum } from '../../rules/terms/sum.ts';
import { choices, type Choices } from '../../rules/terms/choices.ts';
import type { Decision, Spot } from '../../rules/terms/decision.ts';
import type { AbilityId, ModelId, PieceId, Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import { imagine } from '../imagine.ts';
import type { View } from '../view.ts';
import type { DrawnMoveKind, BoardPoint, Ending, ModelNumbers, Moved, Route, SightExplained, Verdict } from './answers.ts';
import { isInDanger } from './danger.ts';
import { endingOf } from './ending.ts';
import { blowsOf, damageOn, drawsOf, fallOf, numbersOf, priceOf, sightOf } from './explain.ts';
import { freeSpots } from './free-spots.ts';
import { hangsOnSecrets } from './secrecy.ts';
import { judgedRoute, mostOf, reachOf, routeTo } from './ways.ts';

/** The seed of the imagined match. Any seed would do, because the answers to the seat do not depend on hidden cards. */
const SEED = 'seat';

// A view does not change, so its table is kept while it is among the last.
const REMEMBERED = 16;
const known = new RecentResults<View, SeatTable>(REMEMBERED);

/**
 * The table of one seat: answers about a match from the view of the seat alone. The rules run on an imagined match, where by law their answers
 * are those of the real match. Lengths and points are in units, tenths of a millimetre.
 */
export class SeatTable {
  #look: Look | null = null;
  #choices: Choices | null = null;
  readonly #dangers = new Map<Seat, boolean>();

  /** Call `seatTable` instead, which makes one table for each view. */
  constructor(
    readonly view: View,
    readonly cards: Catalogue,
  ) {}

  get seat(): Seat | null {
    return this.view.seat;
  }
  /** The open question of the seat; null when there is none. */
  get opening(): Opening | null {
    return this.view.openings.find(({ seat }) => seat === this.seat) ?? null;
  }

  /** Every legal answer of the seat now; none for a watcher. */
  choices(): Choices {
    return (this.#choices ??= this.seat === null ? choices({}) : choicesOf(this.#imagined.match, this.seat, this.cards));
  }

  /** Judges if a decision of any seat is legal, as far as this seat can know. */
  judge(decision: Decision): Verdict {
    const { match } = this.#imagined;
    const full = named(match, decision);
    if (hangsOnSecrets(this.seat, full, isAskedFor(match, full), match.openings)) return { known: false };
    const judged = judge(match, full, this.cards);
    if (full.kind === 'take-back' && judged.ok) return { known: false };
    return { known: true, refused: judged.ok ? null : judged.reason };
  }

  numbers(model: ModelId): ModelNumbers {
    return numbersOf(this.#imagined, model);
  }
  /** Energy that an ability costs a model at these targets; without them, at the most favourable ones. */
  price(model: ModelId, ability: AbilityId, targets?: readonly ModelId[]): number {
    return priceOf(this.#imagined, model, ability, targets);
  }
  sight(from: ModelId, to: ModelId, ability?: AbilityId): SightExplained {
    return sightOf(this.#imagined, from, to, ability);
  }
  /** The damage that a side of the melee under way would deal now, by damage type. */
  blows(side: Side, struck?: Struck): BlowFor[] {
    return blowsOf(this.#imagined, side, struck);
  }
  /** The numbers of cards that the two sides of a melee attack would draw. */
  meleeDraws(attacker: ModelId, defender: ModelId): Record<Side, number> {
    return drawsOf(this.#imagined, attacker, defender);
  }
  /** The wounds of a fall of this many inches onto dry ground. */
  fall(model: ModelId, inches: number): number {
    return fallOf(this.#imagined, model, inches);
  }
  /** The damage that a model would suffer from a text of another. */
  damage(from: ModelId, dealt: Dealt): Sum {
    return damageOn(this.#imagined, from, dealt);
  }
  /** True if an enemy could reach or target a seat's models, or take a moonstone, before that seat is next asked for a reaction step. */
  isInDanger(seat: Seat): boolean {
    const danger = this.#dangers.get(seat) ?? isInDanger(this.#imagined, seat);
    this.#dangers.set(seat, danger);
    return danger;
  }

  /** The farthest this kind of move may go now. */
  longestMove(model: ModelId, as: DrawnMoveKind): number {
    return mostOf(this.#imagined, model, as);
  }
  /** The path of a model to a point: a short legal one for a Jog and for an effect's move, straight for other moves. */
  route(model: ModelId, as: DrawnMoveKind, to: BoardPoint, limit: number): Route {
    return routeTo(this.#imagined, this.#refusal, { model, as, limit }, to);
  }
  /** The exact verdict on a path drawn by hand. */
  verdict(model: ModelId, as: DrawnMoveKind, path: readonly BoardPoint[]): Route {
    return judgedRoute(this.#imagined, this.#refusal, { model, as, limit: this.longestMove(model, as) }, path);
  }
  /** The situation of a model at the end of a move. */
  ending(model: ModelId, point: BoardPoint): Ending {
    return endingOf(this.#imagined, model, point);
  }
  /** The places where a kind of move can end, as circles to shade; null when the model is not on the board. */
  reach(model: ModelId, as: DrawnMoveKind, limit: number): BoardPoint[] | null {
    return reachOf(this.#imagined, model, as, limit);
  }

  /** Legal places for the thing that the seat is asked to place, close together; null when the choices list all of them. */
  freeSpots(piece?: Moved): BoardPoint[] | null {
    const { opening, seat } = this;
    return seat !== null && opening?.kind === 'choice' ? freeSpots(this.#imagined, seat, opening.question, piece) : null;
  }
  /** The places where a model may end a Traverse of an obstacle, nearest first. */
  landings(model: ModelId, terrain: PieceId): BoardPoint[] {
    return traverseSpots(this.#imagined, model, terrain);
  }
  /** The places where a model may stand in base contact with another or with a piece of terrain. */
  beside(model: ModelId, round: { model: ModelId } | { piece: PieceId }): BoardPoint[] {
    return standSpots(this.#imagined, model, round);
  }
  /** The places for a dropped moonstone. */
  drops(model: ModelId): BoardPoint[] {
    return stoneSpots(this.#imagined, model);
  }
  /** The places for a round piece of terrain on open ground. Inches. */
  grounds(question: GroundQuestion): Spot[] {
    return groundSpots(this.#imagined, question);
  }

  get #imagined(): Look {
    return (this.#look ??= lookAt(imagine(this.view, SEED), this.cards));
  }

  /** The reason why a decision is not legal; null when it is, or when this seat cannot know. */
  readonly #refusal = (decision: Decision) => {
    const verdict = this.judge(decision);
    return verdict.known ? verdict.refused : null;
  };
}

/** The table for a view; `cards`: those of the match. Each view has one table, so that its match is imagined once. */
export function seatTable(view: View, cards: Catalogue): SeatTable {
  const before = known.get(view);
  if (before?.cards === cards) return before;
  const table = new SeatTable(view, cards);
  known.set(view, table);
  return table;
}
