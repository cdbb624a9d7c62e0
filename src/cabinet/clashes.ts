import type { CharacterId } from '../rules/terms/ids.ts';

/** A troupe or a roster of an evening. */
export interface WantedList {
  name: string;
  characters: readonly CharacterId[];
}
/** A figure that more lists want than there are copies of it. */
export interface FigureClash {
  character: CharacterId;
  /** The number of copies that stand here; at least one. */
  count: number;
  /** The lists that want it, in their order. */
  wanted: readonly string[];
}

/**
 * The figures that several lists of one evening want and of which there are too few copies. A figure without any copy here is missing and does not
 * count as a clash.
 */
export function clashesOf(lists: readonly WantedList[], copies: (character: CharacterId) => number): FigureClash[] {
  const wanted = new Map<CharacterId, string[]>();
  for (const { name, characters } of lists)
    for (const character of new Set(characters)) wanted.set(character, [...(wanted.get(character) ?? []), name]);
  return [...wanted].flatMap(([character, names]) => {
    const count = copies(character);
    return count > 0 && names.length > count ? [{ character, count, wanted: names }] : [];
  });
}
