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

// The list of models on the board is new whenever one of them changes; the last cast of the same cards is compared with it.
const known = new WeakMap<readonly Model[], Cast>();
const last = new WeakMap<Catalogue, Cast>();

const isSameModel = (one: Model, other: Model | undefined): boolean =>
  one === other ||
  (other !== undefined &&
    one.id === other.id &&
    one.character === other.character &&
    one.seat === other.seat &&
    one.upgrades === other.upgrades &&
    (one.lasting === other.lasting || (one.lasting.length === 0 && other.lasting.length === 0)));

const isSame = (cast: Cast, models: readonly Model[], troupes: Cast['troupes']): boolean =>
  cast.models.length === models.length &&
  cast.models.every((model, at) => isSameModel(model, models[at])) &&
  cast.troupes.length === troupes.length &&
  cast.troupes.every((troupe, at) => troupe === troupes[at]);

/** The cast of a match now. */
export function castOf({ onBoard, cards, match }: Look): Cast {
  const before = known.get(onBoard);
  if (before) return before;
  const troupes = match.order.seats.map(({ troupe }) => troupe);
  const candidate = last.get(cards);
  const cast =
    candidate && isSame(candidate, onBoard, troupes) ? candidate : { models: onBoard, troupes, found: new Map<string, string[]>() };
  known.set(onBoard, cast);
  last.set(cards, cast);
  return cast;
}
