import type { CompendiumEntry } from './entry.ts';

/** What is asked of tags: all or any of those wanted, and none of those unwanted. */
export interface Filters {
  together: 'all' | 'any';
  wanted: readonly string[];
  unwanted: readonly string[];
}

export const noFilters: Filters = { together: 'all', wanted: [], unwanted: [] };

export const filterCount = ({ wanted, unwanted }: Filters): number => wanted.length + unwanted.length;

/** A chip is tapped: no matter, wanted, not wanted, and round again. */
export function afterTap(filters: Filters, tag: string): Filters {
  const { wanted, unwanted } = filters;
  const without = (tags: readonly string[]): string[] => tags.filter((candidate) => candidate !== tag);
  if (wanted.includes(tag)) return { ...filters, wanted: without(wanted), unwanted: [...unwanted, tag] };
  if (unwanted.includes(tag)) return { ...filters, unwanted: without(unwanted) };
  return { ...filters, wanted: [...wanted, tag] };
}

const isKind = (tag: string): boolean => tag.startsWith('kind:');

export function matchesFilters(entry: Pick<CompendiumEntry, 'tags'>, filters: Filters): boolean {
  if (filterCount(filters) === 0) return true; // nobody asks for its tags
  const { together, wanted, unwanted } = filters;
  const { tags } = entry;
  if (unwanted.some((tag) => tags.has(tag))) return false;
  if (wanted.length === 0) return true;
  if (together === 'any') return wanted.some((tag) => tags.has(tag));
  // a card is of one kind alone, so that of several kinds any will do
  const kinds = wanted.filter(isKind);
  return wanted.every((tag) => isKind(tag) || tags.has(tag)) && (kinds.length === 0 || kinds.some((tag) => tags.has(tag)));
}
