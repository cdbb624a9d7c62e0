import type { CompendiumEntry } from './entry.ts';

/** The filters by tags: all or any of the wanted ones, and none of the unwanted ones. */
export interface Filters {
  together: 'all' | 'any';
  wanted: readonly string[];
  unwanted: readonly string[];
}

export const noFilters: Filters = { together: 'all', wanted: [], unwanted: [] };

export const filterCount = ({ wanted, unwanted }: Filters): number => wanted.length + unwanted.length;

/** The filters after a tap on a chip, which goes from ignored to wanted, to unwanted, and back. */
export function afterTap(filters: Filters, tag: string): Filters {
  const { wanted, unwanted } = filters;
  const without = (tags: readonly string[]): string[] => tags.filter((candidate) => candidate !== tag);
  if (wanted.includes(tag)) return { ...filters, wanted: without(wanted), unwanted: [...unwanted, tag] };
  if (unwanted.includes(tag)) return { ...filters, unwanted: without(unwanted) };
  return { ...filters, wanted: [...wanted, tag] };
}

const isKind = (tag: string): boolean => tag.startsWith('kind:');

export function matchesFilters(entry: Pick<CompendiumEntry, 'tags'>, filters: Filters): boolean {
  if (filterCount(filters) === 0) return true; // its tags are not needed
  const { together, wanted, unwanted } = filters;
  const { tags } = entry;
  if (unwanted.some((tag) => tags.has(tag))) return false;
  if (wanted.length === 0) return true;
  if (together === 'any') return wanted.some((tag) => tags.has(tag));
  // a card has one kind only, so any of several wanted kinds is enough
  const kinds = wanted.filter(isKind);
  return wanted.every((tag) => isKind(tag) || tags.has(tag)) && (kinds.length === 0 || kinds.some((tag) => tags.has(tag)));
}
