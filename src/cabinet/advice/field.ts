import type { Character } from '../../rules/terms/card-language.ts';
import { FACTIONS, type Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { keptFrom } from '../../troupes/companions.ts';

// Counts legal troupes without listing them, by a polynomial over the graph of characters that exclude each other.

/** By character, the characters that are never in a troupe with it. @rule SET-14 */
export type Rivals = ReadonlyMap<CharacterId, ReadonlySet<CharacterId>>;

export function rivalsAmong(cards: readonly Character[], listed: readonly (readonly CharacterId[])[]): Rivals {
  const rivals = new Map<CharacterId, Set<CharacterId>>(cards.map(({ id }) => [id, new Set()]));
  const add = (a: CharacterId, b: CharacterId): void => {
    rivals.get(a)?.add(b);
    rivals.get(b)?.add(a);
  };
  for (const card of cards) for (const id of keptFrom(card)) if (rivals.has(id) && id !== card.id) add(card.id, id);
  for (const set of listed) for (const a of set) for (const b of set) if (a !== b && rivals.has(a) && rivals.has(b)) add(a, b);
  return rivals;
}

type Polynomial = readonly number[];

/** The product of two polynomials, without terms beyond `most`. */
function times(a: Polynomial, b: Polynomial, most: number): Polynomial {
  const product = Array<number>(Math.min(most, a.length + b.length - 2) + 1).fill(0);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) if (i + j <= most) product[i + j] = (product[i + j] ?? 0) + x * y;
  return product;
}
const plus = (a: Polynomial, b: Polynomial): Polynomial =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, size) => (a[size] ?? 0) + (b[size] ?? 0));

/**
 * By size, how many sets of these characters contain no two rivals. Characters without rivals are factored out; then the sets with and without the
 * character that has most rivals are counted.
 */
function setsOf(ids: readonly CharacterId[], rivals: Rivals, most: number): Polynomial {
  const near = new Map(ids.map((id) => [id, ids.filter((second) => rivals.get(id)?.has(second))]));
  const bound = ids.filter((id) => (near.get(id)?.length ?? 0) > 0);
  let sets: Polynomial = [1];
  for (let free = ids.length - bound.length; free > 0; free -= 1) sets = times(sets, [1, 1], most);
  const [busiest] = [...bound].sort((a, b) => (near.get(b)?.length ?? 0) - (near.get(a)?.length ?? 0));
  if (busiest === undefined) return sets;
  const without = bound.filter((id) => id !== busiest);
  const beside = without.filter((id) => !near.get(busiest)?.includes(id));
  const branches = plus(setsOf(without, rivals, most), most > 0 ? [0, ...setsOf(beside, rivals, most - 1)] : []);
  return times(sets, branches, most);
}

/**
 * The number of legal troupes from some characters by size, for each faction and overall. A troupe that two factions could play counts in both, but
 * once overall.
 */
export interface TroupeCounts {
  by: Record<Faction, Polynomial>;
  all: Polynomial;
}

/** The number of legal troupes of up to `maxSize` characters. @rule SET-12 SET-13 SET-14 SET-16 */
export function troupeCounts(present: readonly Character[], rivals: Rivals, maxSize: number): TroupeCounts {
  const able = present.filter(({ unselectable }) => unselectable !== true);
  const sharing = (factions: readonly Faction[]): Polynomial =>
    setsOf(
      able.filter((card) => factions.every((faction) => card.factions.includes(faction))).map(({ id }) => id),
      rivals,
      maxSize,
    );
  const sides = Object.fromEntries(FACTIONS.map((faction) => [faction, sharing([faction])])) as Record<Faction, Polynomial>; // a key for each faction
  let all: Polynomial = [];
  for (let mask = 1; mask < 1 << FACTIONS.length; mask += 1) {
    const factions = FACTIONS.filter((_, bit) => mask & (1 << bit));
    const [first] = factions;
    const sets = factions.length === 1 && first ? sides[first] : sharing(factions);
    all = plus(
      all,
      sets.map((count) => (factions.length % 2 === 1 ? count : -count)),
    );
  }
  return { by: sides, all };
}

/** The largest size with at least one set. */
export const largest = (sets: Polynomial): number =>
  Math.max(
    0,
    sets.findLastIndex((count) => count > 0),
  );
