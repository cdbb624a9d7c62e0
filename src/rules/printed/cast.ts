import { boardTopic, type Look } from '../look.ts';
import type { Catalogue } from '../terms/card-language.ts';
import type { Match, Model } from '../terms/match.ts';

/**
 * The models on the board, with results that depend only on their cards and lasting effects: the same object until one of these changes. Moves and
 * wounds do not change it.
 */
export interface Cast {
  models: readonly Model[];
  troupes: readonly (readonly string[])[];
  /** The results found for this cast, by topic. */
  results: Map<string, string[]>;
  /** By kind of modifier: the models with rules that carry it. */
  bearers: Map<string, string[]>;
  /** By moment: the models with texts for it. */
  waiting: Map<string, string[]>;
  /** By kind and model: the modifiers, if only the cast decides them; null if something else does. */
  settled: Map<string, Map<string, readonly object[] | null>>;
}

// The board is a new object whenever a model changes, so the last few casts for the same cards are compared first: those of the match, of
// the matches that seats imagine, and of one that was tried out.
const known = boardTopic<{ cast: Cast; seats: Match['order']['seats'] }>();
const last = new WeakMap<Catalogue, Cast[]>();
const REMEMBERED = 4;

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]));

/** True if a model has the same card and lasting effects as before, wherever it stands. */
export const isSameModel = (a: Model, b: Model | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.id === b.id &&
    a.character === b.character &&
    a.seat === b.seat &&
    a.upgrades === b.upgrades &&
    isSameList(a.lasting, b.lasting));

const hasTroupes = (cast: Cast, troupes: Cast['troupes']): boolean =>
  cast.troupes.length === troupes.length && cast.troupes.every((troupe, index) => isSameList(troupe, troupes[index] ?? []));

const isSame = (cast: Cast, models: readonly Model[], troupes: Cast['troupes']): boolean =>
  cast.models.length === models.length &&
  cast.models.every((model, index) => isSameModel(model, models[index])) &&
  hasTroupes(cast, troupes);

/** The cast of a match now. */
export function castOf({ board, cards, match }: Look): Cast {
  const before = board.get(known);
  const { seats } = match.order;
  if (before?.seats === seats) return before.cast;
  const troupes = seats.map(({ troupe }) => troupe);
  if (before && hasTroupes(before.cast, troupes)) {
    before.seats = seats;
    return before.cast;
  }
  const { models } = board;
  const lately = last.get(cards) ?? [];
  const cast = lately.find((recent) => isSame(recent, models, troupes)) ?? {
    models,
    troupes,
    results: new Map<string, string[]>(),
    bearers: new Map<string, string[]>(),
    waiting: new Map<string, string[]>(),
    settled: new Map<string, Map<string, readonly object[] | null>>(),
  };
  if (cast !== lately[0]) last.set(cards, [cast, ...lately.filter((recent) => recent !== cast)].slice(0, REMEMBERED));
  board.keep(known, { cast, seats });
  return cast;
}
