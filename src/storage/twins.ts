import type { GrownRecord, MergeStanding } from './merge.ts';
import { written } from './written.ts';

/**
 * How something that comes stands to what is here. `known`: it is here, as it comes or further on; `continued`: it goes on from what is
 * here; `fork`: the two have `common` decisions and then went separate ways.
 */
export type Twin = { how: 'new' } | { how: 'known' | 'continued' | 'fork'; id: string; common: number };

const commonOf = (a: readonly unknown[], b: readonly unknown[]): number => {
  let count = 0;
  while (count < a.length && count < b.length && written(a[count]) === written(b[count])) count += 1;
  return count;
};

/** What of the listed things here is the same as one that comes, by what both contain. Of several the nearest. */
export async function twinOf(
  coming: GrownRecord,
  seed: string,
  { standing, load }: { standing: () => Promise<MergeStanding[]>; load: (id: string) => Promise<GrownRecord | null> },
): Promise<Twin> {
  let nearest: Extract<Twin, { how: 'fork' | 'known' | 'continued' }> | null = null;
  for (const { id, listed, seed: keptSeed } of await standing()) {
    if (!listed || keptSeed !== seed) continue;
    const grown = await load(id);
    if (!grown || written(grown.start) !== written(coming.start)) continue;
    const common = commonOf(grown.decisions, coming.decisions);
    if (common === coming.decisions.length) return { how: 'known', id, common };
    const manner = common === grown.decisions.length ? 'continued' : 'fork';
    const nearer =
      nearest === null || (manner === 'continued' && nearest.how === 'fork') || (manner === nearest.how && common > nearest.common);
    if (nearer) nearest = { how: manner, id, common };
  }
  return nearest ?? { how: 'new' };
}
