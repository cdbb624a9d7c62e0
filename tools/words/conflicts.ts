import { writtenRows, type Translations } from './rows.ts';

/** The merged file of a language, and the ids that both sides have changed differently. */
export interface Merged {
  content: string;
  conflicts: readonly string[];
}

/**
 * Merges the texts of two branches by id. A text that only one side has changed since `base` comes from that side; where both have, `current` wins
 * and the id is reported.
 */
export function mergedRows(base: Translations, current: Translations, incoming: Translations): Merged {
  const merged = new Map(current);
  const texts: string[] = [];
  const read = (side: Translations, id: string): string => JSON.stringify(side.get(id) ?? null);
  for (const id of new Set([...base.keys(), ...current.keys(), ...incoming.keys()])) {
    const [before, our, their] = [read(base, id), read(current, id), read(incoming, id)];
    if (their === before || their === our) continue;
    if (our !== before) texts.push(id);
    const text = incoming.get(id);
    if (our !== before) continue;
    if (text) merged.set(id, text);
    else merged.delete(id);
  }
  return { content: writtenRows(merged), conflicts: texts };
}
