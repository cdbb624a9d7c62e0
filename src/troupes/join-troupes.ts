import { LONGEST_NOTES, upgradesOn, type Troupe } from './troupe.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Merges a list that two windows have changed: an addition of either window stays, and so does a removal. */
function joinedList(base: readonly string[], draft: readonly string[], kept: readonly string[]): string[] {
  if (isSame(base, kept)) return [...draft];
  const stays = kept.filter((item) => draft.includes(item) || !base.includes(item));
  return [...stays, ...draft.filter((item) => !base.includes(item) && !kept.includes(item))];
}

const joined = <T>(base: T, draft: T, kept: T): T => (isSame(base, draft) ? kept : draft);

const linesOf = (text: string): string[] => text.split('\n');

/**
 * Merges the troupe of this window with what another window has saved meanwhile. `base`: the state from which this window began. If both have changed
 * the same field, this window's value counts; additions of characters, upgrades and lines of notes all stay.
 */
export function joinTroupes(base: Troupe, draft: Troupe, saved: Troupe): Troupe {
  const characters = joinedList(base.characters, draft.characters, saved.characters);
  const bearers = [...new Set([...Object.keys(saved.upgrades), ...Object.keys(draft.upgrades)])];
  const upgrades = bearers.flatMap((bearer): [string, string[]][] => {
    // a character that one window has removed takes its upgrades along
    if ([base, draft, saved].some((troupe) => troupe.characters.includes(bearer)) && !characters.includes(bearer)) return [];
    const borne = joinedList(upgradesOn(base, bearer), upgradesOn(draft, bearer), upgradesOn(saved, bearer));
    return borne.length > 0 ? [[bearer, borne]] : [];
  });
  return {
    ...saved,
    name: joined(base.name, draft.name, saved.name),
    faction: joined(base.faction, draft.faction, saved.faction),
    format: joined(base.format, draft.format, saved.format),
    characters,
    upgrades: Object.fromEntries(upgrades),
    notes: joinedList(linesOf(base.notes), linesOf(draft.notes), linesOf(saved.notes)).join('\n').slice(0, LONGEST_NOTES),
  };
}

/** True if two troupes have the same content, whatever their ids. */
export const isSameTroupe = (a: Troupe, b: Troupe): boolean => {
  const content = ({ name, faction, format, characters, upgrades, notes }: Troupe) => [
    name,
    faction,
    format,
    characters,
    Object.entries(upgrades)
      .filter(([, borne]) => borne.length > 0)
      .sort(([x], [y]) => (x < y ? -1 : 1)),
    notes,
  ];
  return isSame(content(a), content(b));
};
