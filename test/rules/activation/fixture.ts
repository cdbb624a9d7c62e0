import { lookAt } from '../../../src/rules/look-at.ts';
import { person } from '../person.ts';
import type { DecisionOutcome, MatchAfter } from '../../../machines/match/decision-outcome.ts';
import { begin, decide } from '../../../machines/match/fold.ts';
import { type Look, newMatch } from '../../../src/rules/index.ts';
import { units } from '../../../src/rules/table/spots.ts';
import type { Catalogue, Character, MeleeFace } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { MELEE_CARDS } from '../../../src/rules/terms/decks.ts';
import type { Match, Options, Piece, Point, TerrainKind } from '../../../src/rules/terms/match.ts';
import type { Reason } from '../../../src/rules/terms/reason.ts';

export type XY = readonly [number, number];
export const pointAt = ([x, y]: XY): Point => ({ x: units(x), y: units(y) });

/** A model of an invented position: its card, where it stands, and how it is. */
export interface Given {
  seat: number;
  at: XY;
  card?: Partial<Character>;
  height?: number;
  energy?: number;
  wounds?: number;
  jogged?: boolean;
  activated?: boolean;
  stones?: number;
}

export interface Position {
  models: Record<string, Given>;
  terrain?: Piece[];
  stones?: Record<string, { at: XY; depth?: number }>;
  options?: Partial<Options>;
  seats?: number;
  active?: string;
  turn?: number;
}

export const character = (id: string, given: Partial<Character> = {}): Character => person(id, { keywords: [], health: 8, ...given });

const face: MeleeFace = {
  types: ['slicing'],
  deal: Object.fromEntries(MELEE_CARDS.map((card) => [card, { hit: 1 }])) as MeleeFace['deal'],
};

/** A piece of terrain with a rectangle (west, north, east, south) or a disc (x, y, radius), in inches. */
export function piece(
  id: string,
  kind: TerrainKind,
  shape: readonly [number, number, number, number] | readonly [number, number, number],
  {
    base = 0,
    top = { obstacle: 1, barrier: 6, woods: 4, water: 0, platform: 3, ladder: 3, stairs: 3 }[kind],
    ...more
  }: { base?: number; top?: number; piece?: string; tags?: string[] } = {},
): Piece {
  const [x, y, third, fourth] = shape;
  const footprint =
    fourth === undefined
      ? { disc: { at: pointAt([x, y]), radius: units(third) } }
      : { polygon: [pointAt([x, y]), pointAt([third, y]), pointAt([third, fourth]), pointAt([x, fourth])] };
  return { id, kind, shape: footprint, base: units(base), top: units(top), ...more };
}

/** A wall-less board with these models; play stands before the choice of a model to activate. */
export function table({ models, terrain = [], stones = {}, options = {}, seats = 2, turn = 2 }: Position): {
  match: Match;
  cards: Catalogue;
  look: Look;
} {
  const cards: Catalogue = {
    characters: Object.fromEntries(Object.entries(models).map(([id, { card }]) => [id, character(id, card)])),
    melee: Object.fromEntries(MELEE_CARDS.map((card) => [card, face])) as Catalogue['melee'],
  };
  const match = newMatch(
    {
      seats: Array.from({ length: seats }, (_, seat) => ({ troupe: Object.keys(models).filter((id) => models[id]?.seat === seat) })),
      options,
      terrain,
      seed: '1',
      start: 'activation',
      position: {
        turn,
        first: 0,
        models: Object.fromEntries(
          Object.entries(models).map(([id, { seat, at: where, card: _card, height, ...rest }]) => [
            `${seat}:${id}`,
            { at: pointAt(where), ...(height === undefined ? {} : { height: units(height) }), ...rest },
          ]),
        ),
        stones: Object.entries(stones).map(([id, { at: where, depth = 1 }]) => ({ id, at: pointAt(where), depth })),
      },
    },
    cards,
  );
  return { match, cards, look: lookAt(match, cards) };
}

/** The same with one model's activation under way. */
export function acting(position: Position & { active: string }): { match: Match; cards: Catalogue; look: Look } {
  const { match, cards } = table(position);
  const active = `${position.models[position.active]?.seat ?? 0}:${position.active}`;
  const model = match.table.models[active];
  if (!model) throw new Error(`nobody called ${active}`);
  const started: Match = {
    ...match,
    table: { ...match.table, models: { ...match.table.models, [active]: { ...model, activated: true } } },
    order: { ...match.order, active, next: model.controller, first: model.controller },
    stack: [{ kind: 'game', step: 'activation.act' }],
    openings: [{ seat: model.controller, kind: 'act', model: active }],
  };
  return { match: started, cards, look: lookAt(started, cards) };
}

/** A game in hand: plays decisions on a position and keeps what came of them. */
export class Game {
  match: Match;
  events: MatchAfter['events'] = [];
  readonly cards: Catalogue;

  constructor(position: Position & { active?: string }) {
    const { match, cards } = position.active === undefined ? table(position) : acting({ ...position, active: position.active });
    this.cards = cards;
    this.match = position.active === undefined ? begin(match, cards).match : match;
  }

  get look(): Look {
    return lookAt(this.match, this.cards);
  }

  try(decision: Decision): DecisionOutcome {
    const decided = decide(this.match, decision, this.cards);
    if (decided.ok) {
      this.match = decided.match;
      this.events = decided.events;
    }
    return decided;
  }

  /** Plays a decision that must be legal. */
  do(decision: Decision): this {
    const decided = this.try(decision);
    if (!decided.ok) throw new Error(`${decision.kind} refused: ${JSON.stringify(decided.reason)}`);
    return this;
  }

  /** The reason of a decision that must be refused. */
  no(decision: Decision): Reason {
    const decided = this.try(decision);
    if (decided.ok) throw new Error(`${decision.kind} was not refused`);
    return decided.reason;
  }

  model(name: string): Match['table']['models'][string] {
    const found = Object.values(this.match.table.models).find(({ id }) => id.endsWith(`:${name}`));
    if (!found) throw new Error(`nobody called ${name}`);
    return found;
  }

  /** Who is asked what, in short. */
  get asked(): string[] {
    return this.match.openings.map(({ seat, kind }) => `${seat} ${kind}`);
  }
}
