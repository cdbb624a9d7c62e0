import type { Kept } from './kept.ts';
import { written } from './written.ts';

type Content = Pick<Kept<object>, 'id' | 'data' | 'archived'>;

/** What a thing says, as text. It may carry its own id; that alone makes no difference. */
export function contentOf({ id, data, archived }: Content): string {
  const bare = 'id' in data && data.id === id ? { ...data, id: null } : data;
  return written([bare, archived !== null]);
}

/** A short sign of what a thing says: two that differ hardly ever have the same. */
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
