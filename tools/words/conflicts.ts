import { writtenRows, type Translations } from './rows.ts';

/** The file of a language from both sides of a merge, and the ids that both sides have changed, each in its own way. */
export interface Merged {
  content: string;
  both: readonly string[];
}

/**
 * Merges the texts of two branches by id. Where only one side has changed a text since `base`, that side holds; where both have, `ours` holds and
 * the id is named.
 */
export function mergedRows(base: Translations, ours: Translations, theirs: Translations): Merged {
  const merged = new Map(ours);
  const texts: string[] = [];
  const read = (side: Translations, id: string): string => JSON.stringify(side.get(id) ?? null);
  for (const id of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
    const [before, our, their] = [read(base, id), read(ours, id), read(theirs, id)];
    if (their === before || their === our) continue;
    if (our !== before) texts.push(id);
    const text = theirs.get(id);
    if (our !== before) continue;
    if (text) merged.set(id, text);
    else merged.delete(id);
  }
  return { content: writtenRows(merged), both: texts };
}
