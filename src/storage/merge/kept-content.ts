import type { StoredThing } from '../stored-thing.ts';
import { canonicalText } from '../canonical-text.ts';

type Content = Pick<StoredThing<object>, 'id' | 'data' | 'archived'>;

/** The content of a thing as text, without its own id. */
export function contentOf({ id, data, archived }: Content): string {
  const bare = 'id' in data && data.id === id ? { ...data, id: null } : data;
  return canonicalText([bare, archived !== null]);
}

/** A short hash of a thing's content. */
export function signOf(item: Content): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of contentOf(item)) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}
