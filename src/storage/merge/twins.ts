import type { GrownRecord, MergeStanding } from './merge.ts';
import { canonicalText } from '../canonical-text.ts';

/**
 * The relation of an arrival to a thing here. `known`: it is here in the same or a later state; `continued`: it continues the thing here;
 * `fork`: both have `common` decisions and then differ.
 */
export type Twin = { relation: 'new' } | { relation: 'known' | 'continued' | 'fork'; id: string; common: number };

const commonOf = (a: readonly unknown[], b: readonly unknown[]): number => {
  let count = 0;
  while (count < a.length && count < b.length && canonicalText(a[count]) === canonicalText(b[count])) count += 1;
  return count;
};

/** The thing here that began like an arrival and has most in common with it. */
export async function twinOf(
  coming: GrownRecord,
  seed: string,
  { standing, load }: { standing: () => Promise<MergeStanding[]>; load: (id: string) => Promise<GrownRecord | null> },
): Promise<Twin> {
  let nearest: Extract<Twin, { relation: 'fork' | 'known' | 'continued' }> | null = null;
  for (const { id, listed, seed: keptSeed } of await standing()) {
    if (!listed || keptSeed !== seed) continue;
    const grown = await load(id);
    if (!grown || canonicalText(grown.start) !== canonicalText(coming.start)) continue;
    const common = commonOf(grown.decisions, coming.decisions);
    if (common === coming.decisions.length) return { relation: 'known', id, common };
    const manner = common === grown.decisions.length ? 'continued' : 'fork';
    const nearer =
      nearest === null ||
      (manner === 'continued' && nearest.relation === 'fork') ||
      (manner === nearest.relation && common > nearest.common);
    if (nearer) nearest = { relation: manner, id, common };
  }
  return nearest ?? { relation: 'new' };
}
