import { freeId } from '../free-id.ts';
import type { Kept, KeptStore } from './kept-store.ts';
import { contentOf, signOf } from '../merge/kept-content.ts';
import { matchedPairs } from '../merge/matched-pairs.ts';

/** The choice for things that differ here and in a backup: the newer one stays, or both do. */
export type DifferingChoice = 'newer' | 'both';

/** Counts of one kind of thing in a backup: new here, continuing what is here, differing and newer, differing and older, and already here. */
export interface KeptTally {
  added: number;
  continued: number;
  newer: number;
  older: number;
  unchanged: number;
}

/** `local` is the thing here; for a new one, a removed thing with the same content. */
export interface Arrival<Data> {
  outcome: keyof KeptTally;
  brought: Kept<Data>;
  local: Kept<Data> | null;
}

/** The way to keep both: the arrival under a free id, or one merged thing. */
export type Both<Data> = 'beside' | ((newer: Data, older: Data) => Data);

const renamed = <Data extends object>(item: Kept<Data>, id: string): Kept<Data> => ({
  ...item,
  id,
  data: 'id' in item.data && item.data.id === item.id ? { ...item.data, id } : item.data,
});

const changesOf = ({ before = [] }: Kept<object>): number => before.length;

/** True if `later` is a changed version of `earlier`. */
const comesFrom = (later: Kept<object>, earlier: Kept<object>): boolean => (later.before ?? []).includes(signOf(earlier));

/**
 * True if `a` is newer than `b`, by content: it is a later version, or was changed more often. Clocks decide only for things from before
 * changes were counted; last comes an order that is the same on every device.
 */
function isNewer(a: Kept<object>, b: Kept<object>): boolean {
  const [on, back] = [comesFrom(a, b), comesFrom(b, a)];
  if (on !== back) return on;
  if (changesOf(a) !== changesOf(b)) return changesOf(a) > changesOf(b);
  if (changesOf(a) === 0 && a.changedAt !== b.changedAt) return a.changedAt > b.changedAt;
  return contentOf(a) > contentOf(b);
}

/** A thing in place of another, which it records as an earlier version. */
const inPlaceOf = <Data extends object>(item: Kept<Data>, former: Kept<Data>): Kept<Data> => ({
  ...item,
  before: [...(former.before ?? []), ...(item.before ?? []), signOf(former)].filter((sign, index, all) => all.indexOf(sign) === index),
});

/**
 * The effect of arrivals on a store. A thing with the same content is already here under any id; otherwise its id identifies it. With
 * `named` the id alone does.
 */
export async function keptArrivals<Data extends object>(
  store: KeptStore<Data>,
  all: readonly Kept<Data>[],
  named?: 'named',
): Promise<Arrival<Data>[]> {
  const [listed, removed] = [await store.list(), await store.removed()];
  const says = new Map([...all, ...listed, ...removed].map((item) => [item, contentOf(item)]));
  const isSame = (item: Kept<Data>, kept: Kept<Data>): boolean => says.get(item) === says.get(kept);
  const is = (item: Kept<Data>, kept: Kept<Data>): boolean => item.id === kept.id;
  const isLine = (item: Kept<Data>, kept: Kept<Data>): boolean => comesFrom(item, kept) !== comesFrom(kept, item);
  const ways = [(item: Kept<Data>, kept: Kept<Data>) => is(item, kept) && isSame(item, kept), isSame];
  const pairs = matchedPairs(all, listed, named ? [is] : [...ways, (item, kept) => is(item, kept) && isLine(item, kept), isLine, is]);
  const gone = matchedPairs(
    all.filter((item) => !pairs.has(item)),
    removed,
    named ? [is] : [(item, kept) => is(item, kept) && isSame(item, kept), isSame],
  );
  return all.map((brought): Arrival<Data> => {
    const kept = pairs.get(brought);
    if (!kept) return { outcome: 'added', brought, local: gone.get(brought) ?? null };
    const outcome = isSame(brought, kept) ? 'unchanged' : isNewer(brought, kept) ? 'newer' : 'older';
    if (named || outcome === 'unchanged' || !isLine(brought, kept)) return { outcome, brought, local: kept };
    // the thing here is the same one in a later version
    return { outcome: outcome === 'newer' ? 'continued' : 'unchanged', brought, local: kept };
  });
}

export function keptTally(arrivals: readonly { outcome: keyof KeptTally }[]): KeptTally {
  const count = (outcome: keyof KeptTally): number => arrivals.filter((arrival) => arrival.outcome === outcome).length;
  return {
    added: count('added'),
    continued: count('continued'),
    newer: count('newer'),
    older: count('older'),
    unchanged: count('unchanged'),
  };
}

/** Saves the arrivals within the caller’s transaction and returns their new ids by their old ones. */
export async function takeArrivals<Data extends object>(
  store: KeptStore<Data>,
  arrivals: readonly Arrival<Data>[],
  differing: DifferingChoice,
  sides: Both<Data>,
): Promise<Map<string, string>> {
  const taken = new Set(await store.ids());
  // an arrival with an id of its own has priority over one that needs a free id
  const wanted = new Set([...taken, ...arrivals.flatMap(({ outcome, brought }) => (outcome === 'added' ? [brought.id] : []))]);
  const places = new Map<string, string>();
  const put = async (item: Kept<Data>, id: string): Promise<void> => store.put(renamed(item, id));
  for (const { outcome: how, brought, local } of arrivals) {
    let id = local?.id ?? brought.id;
    if (how === 'added') {
      if (local === null && sides === 'beside' && taken.has(id)) id = freeId(id, wanted);
      await put(brought, id);
    } else if (how === 'continued' && local) await put(inPlaceOf(brought, local), id);
    else if (how !== 'unchanged' && local) {
      if (differing === 'newer') await (how === 'newer' && put(inPlaceOf(brought, local), id));
      else if (sides === 'beside') await put(brought, (id = freeId(brought.id, wanted)));
      else {
        const [newer, older] = how === 'newer' ? [brought, local] : [local, brought];
        await put({ ...inPlaceOf(newer, older), data: sides(newer.data, older.data) }, id);
      }
    }
    places.set(brought.id, id);
  }
  return places;
}
