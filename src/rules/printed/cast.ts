import type { Look } from '../look.ts';
import type { Catalogue } from '../terms/card-language.ts';
import type { Model } from '../terms/match.ts';

/** Who is on the board, with which cards and lasting effects: the same object until one of these changes, whoever moves or is wounded. */
export interface Cast {
  models: readonly Model[];
  troupes: readonly (readonly string[])[];
  /** What has been found out of it, by what it is. */
  found: Map<string, string[]>;
}

// The list of models on the board is new whenever one of them changes; the last casts of the same cards are compared with it: that of the
// match, those that seats imagine of it, and one that was tried out and given up.
const known = new WeakMap<readonly Model[], Cast>();
const last = new WeakMap<Catalogue, Cast[]>();
const REMEMBERED = 4;

const isSameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one === other || (one.length === other.length && one.every((item, at) => item === other[at]));

const isSameModel = (one: Model, other: Model | undefined): boolean =>
  one === other ||
  (other !== undefined &&
    one.id === other.id &&
    one.character === other.character &&
    one.seat === other.seat &&
    one.upgrades === other.upgrades &&
    isSameList(one.lasting, other.lasting));

const isSame = (cast: Cast, models: readonly Model[], troupes: Cast['troupes']): boolean =>
  cast.models.length === models.length &&
  cast.models.every((model, at) => isSameModel(model, models[at])) &&
  cast.troupes.length === troupes.length &&
  cast.troupes.every((troupe, at) => isSameList(troupe, troupes[at] ?? []));

/** The cast of a match now. */
export function castOf({ onBoard, cards, match }: Look): Cast {
  const before = known.get(onBoard);
  if (before) return before;
  const troupes = match.order.seats.map(({ troupe }) => troupe);
  const lately = last.get(cards) ?? [];
  const cast = lately.find((one) => isSame(one, onBoard, troupes)) ?? { models: onBoard, troupes, found: new Map<string, string[]>() };
  if (cast !== lately[0]) last.set(cards, [cast, ...lately.filter((one) => one !== cast)].slice(0, REMEMBERED));
  known.set(onBoard, cast);
  return cast;
}
