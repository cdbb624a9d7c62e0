import { RecentResults } from './recent-results.ts';
import type { Space } from './space/space.ts';
import type { Catalogue, Character } from './terms/card-language.ts';
import type { Frame, GameFrame } from './terms/frame.ts';
import type { ModelId, PieceId, Seat, StoneId } from './terms/ids.ts';
import type { Match, Model, Options, Piece, Stone } from './terms/match.ts';
import { completeOptions } from './terms/options.ts';
import type { Opening } from './terms/opening.ts';
import { upgradedCard } from './terms/upgrades.ts';
import { stonesHeld } from './terms/stones-held.ts';
import { thrallOf } from './table/thrall-of.ts';
import { impossible } from './violation.ts';

/** A way to know the space of a match: measured on the board, told by the players, or supposed. */
export interface Survey {
  space(look: Look): Space;
  /** For a survey that would ask for missing facts: surveys that suppose them instead, one for each case that may matter. */
  worlds?: readonly Survey[];
}

/** The key of one value that is computed from the models on the board alone, and kept with them. `T` is the type of the value. */
export interface BoardTopic<T> {
  readonly nth: number;
  readonly of?: T;
}

let topics = 0;
export function boardTopic<T>(): BoardTopic<T> {
  topics += 1;
  return { nth: topics - 1 };
}

/** The models on the board, by seat and troupe order, and values that depend only on them, the cards and the options. */
class Board {
  private readonly known: unknown[] = [];

  constructor(
    readonly cards: Catalogue,
    readonly options: Options,
    readonly models: readonly Model[],
  ) {}

  get<T>({ nth }: BoardTopic<T>): T | undefined {
    return this.known[nth] as T | undefined; // a topic always has a value of the same type
  }
  keep<T>({ nth }: BoardTopic<T>, result: T): T {
    while (this.known.length < nth) this.known.push(undefined);
    this.known[nth] = result;
    return result;
  }
}

// Matches that share their record of models share their board.
const REMEMBERED = 16;
const boards = new RecentResults<Match['table']['models'], Board>(REMEMBERED);

/** A match to read, with the cards in play. Every query of the rules takes one. */
export class Look {
  private surveyed: Space | null = null;
  private laid: { of: Match['table']['models']; board: Board } | null = null;
  private all: { of: Match['table']['models']; list: readonly Model[] } | null = null;
  private chosen: { of: Options; all: Options } | null = null;
  private known: { of: Match; maps: Map<string, Map<string, unknown>> } | null = null;

  constructor(
    protected now: Match,
    readonly cards: Catalogue,
    private readonly survey: Survey,
  ) {}

  /** Distance, sight, cover, contact, ways. */
  get space(): Space {
    return (this.surveyed ??= this.survey.space(this));
  }
  /** True if the players have no board here: missing facts are asked of them. */
  get isSpoken(): boolean {
    return this.now.order.options.table === 'spoken';
  }
  /** Looks at the same match, each with the missing facts supposed in one of the ways that may matter; only this look where no fact is missing. */
  get worlds(): readonly Look[] {
    const { worlds } = this.survey;
    return worlds ? worlds.map((survey) => new Look(this.now, this.cards, survey)) : [this];
  }
  /** A look at another match with the same cards and the same survey. */
  with(match: Match): Look {
    return new Look(match, this.cards, this.survey);
  }

  get match(): Match {
    return this.now;
  }
  get options(): Options {
    const { options } = this.now.order;
    if (this.chosen?.of !== options) this.chosen = { of: options, all: completeOptions(options) };
    return this.chosen.all;
  }
  get seats(): Seat[] {
    return this.now.order.seats.map((_, seat) => seat);
  }
  /** The frame under way. */
  get top(): Frame {
    return this.now.stack[this.now.stack.length - 1] ?? impossible('the stack is never empty');
  }
  get game(): GameFrame {
    return this.now.stack[0];
  }
  get openings(): Opening[] {
    return this.now.openings;
  }

  model(id: ModelId): Model {
    return this.now.table.models[id] ?? impossible(`no model ${id}`);
  }
  /** A model's card, with the upgrades attached to it. @rule DEF-1 */
  character(id: ModelId): Character {
    const { character, upgrades } = this.model(id);
    const card = this.cards.characters[character] ?? impossible(`no card for ${id}`);
    return upgrades ? upgradedCard(this.cards, card, upgrades) : card;
  }
  stone(id: StoneId): Stone {
    return this.now.table.stones.find((stone) => stone.id === id) ?? impossible(`no stone ${id}`);
  }
  piece(id: PieceId): Piece {
    return this.now.table.terrain.find((piece) => piece.id === id) ?? impossible(`no terrain ${id}`);
  }
  /** Every model, by seat and troupe order. */
  get models(): readonly Model[] {
    const { models } = this.now.table;
    if (this.all?.of !== models) this.all = { of: models, list: Object.values(models) };
    return this.all.list;
  }
  /** Models on the board, by seat and troupe order: the same list until a model changes. */
  get onBoard(): readonly Model[] {
    return this.board.models;
  }
  /** The models on the board with the values computed from them: the same object until a model changes. */
  get board(): Board {
    const { models } = this.now.table;
    if (this.laid?.of !== models) this.laid = { of: models, board: this.boardNow() };
    return this.laid.board;
  }
  private boardNow(): Board {
    const { table } = this.now;
    const { options } = this;
    const known = boards.get(table.models);
    if (known?.cards === this.cards && known.options === options) return known;
    const board = new Board(
      this.cards,
      options,
      this.models.filter(({ status }) => status === 'board'),
    );
    boards.set(table.models, board);
    return board;
  }
  /**
   * Values of one topic that were computed from this match, by a key that the topic chooses, such as a seat. They are kept until the match
   * changes; a caller must not change them.
   */
  cache<T>(topic: string): Map<string, T> {
    if (this.known?.of !== this.now) this.known = { of: this.now, maps: new Map() };
    const { maps } = this.known;
    let map = maps.get(topic);
    if (!map) {
      map = new Map();
      maps.set(topic, map);
    }
    return map as Map<string, T>; // a topic always has values of the same type
  }
  stonesOf(id: ModelId): Stone[] {
    return this.now.table.stones.filter((stone) => stone.holder === id);
  }
  /** Stones on the cards of the seat's own models, on the board or removed from play. @rule REM-5 WIN-2 */
  stonesHeld(seat: Seat): number {
    return stonesHeld(this.now.table, seat);
  }
  /** Blue dots that no wound covers: the energy that the model gets in a Replenish Step (REP-1, CRD-14). @rule CRD-12 CRD-13 */
  openDots(id: ModelId): number {
    const { health, blueDots } = this.character(id);
    const open = health - this.model(id).wounds;
    return blueDots.filter((box) => box <= open).length;
  }
  /**
   * True if the same seat controls both models (CTL-1). A thrall and its summoner stay friends, whichever seat controls them.
   * @rule DEF-14 DEF-15 CTL-5
   */
  friends(a: ModelId, b: ModelId): boolean {
    const [one, other] = [this.model(a), this.model(b)];
    if (one.controller === other.controller) return true;
    if (one.seat !== other.seat) return false;
    return this.isThrallOf(one, other) || this.isThrallOf(other, one);
  }
  private isThrallOf({ character, summoner }: Model, { id, character: master }: Model): boolean {
    const card = this.cards.characters[character];
    const bond = card ? thrallOf(card) : null;
    return bond !== null && (bond.of === undefined ? summoner === id : bond.of === master);
  }
  /** The match as if the player who brought a model controlled it. @rule CTL-1 */
  atHome(id: ModelId): Look {
    const { table } = this.now;
    const model = this.model(id);
    if (model.controller === model.seat) return this;
    const models = { ...table.models, [id]: { ...model, controller: model.seat } };
    return this.with({ ...this.now, table: { ...table, models } });
  }
  /** The controller of the active model; between activations, the seat that activates next. @rule DEF-33 */
  get activeSeat(): Seat {
    const { active, next } = this.now.order;
    return active === null ? next : this.model(active).controller;
  }
  /** Seats clockwise from the left of `from`; `from` itself last. @rule DEF-34 */
  clockwise(from: Seat): Seat[] {
    const count = this.now.order.seats.length;
    const seats: Seat[] = [];
    for (let step = 1; step <= count; step += 1) seats.push((from + step) % count);
    return seats;
  }
}
