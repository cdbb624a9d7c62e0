import { freeIds } from '../free-id.ts';
import { matchedPairs } from './matched-pairs.ts';
import { canonicalText } from '../canonical-text.ts';

/** A match or a campaign, to which decisions are only added: its beginning and its decisions. */
export interface GrownRecord {
  start: unknown;
  decisions: readonly unknown[];
}
/** A match or campaign on this device. `listed` is false for a removed one, which exists for a day more. */
export interface MergeStanding {
  id: string;
  listed: boolean;
  /** Equal for two that may have begun alike. */
  seed: string;
}
/** The outcome for one thing of a backup and its id: it is written, an existing one is restored, or nothing happens. */
export interface Merge<Thing> {
  outcome: 'added' | 'continued' | 'copied' | 'unchanged';
  id: string;
  thing: Thing;
  does: 'write' | 'bring-back' | null;
}
/** Access to matches or campaigns for a merge. */
export interface GrowingThings<Thing> {
  idOf: (thing: Thing) => string;
  seedOf: (thing: Thing) => string;
  grown: (thing: Thing) => GrownRecord;
  standing: () => Promise<MergeStanding[]>;
  load: (id: string) => Promise<GrownRecord | null>;
}

interface MergeLine {
  id: string;
  start: string;
  steps: string[];
}
type KeptLine = MergeLine & { listed: boolean };

const lineOf = (id: string, { start, decisions }: GrownRecord): MergeLine => ({
  id,
  start: canonicalText(start),
  steps: decisions.map(canonicalText),
});
const beginsWith = (longer: MergeLine, shorter: MergeLine): boolean =>
  longer.start === shorter.start && shorter.steps.every((step, index) => longer.steps[index] === step);

/** Pairs things of a backup with those here that began alike, equal ids first; one to one, so that none is lost. */
function pairs(coming: readonly MergeLine[], kept: readonly KeptLine[]): Map<MergeLine, KeptLine> {
  const alike = (line: MergeLine, present: KeptLine): boolean => beginsWith(present, line) || beginsWith(line, present);
  return matchedPairs(coming, kept, [
    (line, present) => line.id === present.id && alike(line, present),
    (line, present) => present.listed && line.steps.length === present.steps.length && beginsWith(present, line),
    (line, present) => present.listed && alike(line, present),
    alike,
  ]);
}

/**
 * The outcome for all things of a backup. One that continues a thing here is written over it; an equal or shorter one is already here; any
 * other is saved beside. Two things of a backup never become one.
 */
export async function mergesOf<Thing>(
  all: readonly Thing[],
  { idOf, seedOf, grown, standing, load }: GrowingThings<Thing>,
): Promise<Merge<Thing>[]> {
  const standings = await standing();
  const taken = new Set(standings.map(({ id }) => id));
  const merges = new Map<Thing, Merge<Thing>>();
  const groups = new Map<string, Thing[]>();
  for (const thing of all) groups.set(seedOf(thing), [...(groups.get(seedOf(thing)) ?? []), thing]);
  for (const [seed, group] of groups) {
    const kept: KeptLine[] = [];
    for (const { id, listed } of standings.filter((entry) => entry.seed === seed)) {
      const line = await load(id);
      if (line) kept.push({ ...lineOf(id, line), listed });
    }
    const lines = group.map((thing) => lineOf(idOf(thing), grown(thing)));
    const pairing = pairs(lines, kept);
    for (const [index, thing] of group.entries()) {
      const line = lines[index];
      const keptLine = line && pairing.get(line);
      if (!line || !keptLine) continue;
      const { id, listed } = keptLine;
      const longer = line.steps.length > keptLine.steps.length;
      if (longer) merges.set(thing, { outcome: listed ? 'continued' : 'added', id, thing, does: 'write' });
      else
        merges.set(thing, listed ? { outcome: 'unchanged', id, thing, does: null } : { outcome: 'added', id, thing, does: 'bring-back' });
    }
  }
  const beside = all.filter((thing) => !merges.has(thing));
  const ids = freeIds(beside.map(idOf), taken);
  for (const [index, thing] of beside.entries()) {
    const id = ids[index] ?? idOf(thing);
    merges.set(thing, { outcome: taken.has(idOf(thing)) ? 'copied' : 'added', id, thing, does: 'write' });
  }
  return all.flatMap((thing) => merges.get(thing) ?? []);
}

/** The new ids of things by their old ones. */
export const placesOf = <Thing>(merges: readonly Merge<Thing>[], idOf: (thing: Thing) => string): Map<string, string> =>
  new Map(merges.map(({ id, thing }) => [idOf(thing), id]));
