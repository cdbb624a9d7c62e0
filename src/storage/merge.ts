import { freeIds } from './free-id.ts';
import { paired } from './paired.ts';
import { written } from './written.ts';

/** Something that only grows, a match or a campaign: how it began and what has been decided since. */
export interface GrownRecord {
  start: unknown;
  decisions: readonly unknown[];
}
/** One that is on this device. A removed one is still there for a day. */
export interface MergeStanding {
  id: string;
  listed: boolean;
  /** The same for two that can have begun alike. */
  seed: string;
}
/** What becomes of one of a backup, and under which id: written whole, brought back as it lies here, or nothing at all. */
export interface Merge<Thing> {
  how: 'added' | 'continued' | 'copied' | 'unchanged';
  id: string;
  thing: Thing;
  does: 'write' | 'bring-back' | null;
}
/** How matches, or campaigns, are read for a merge. */
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

const lineOf = (id: string, { start, decisions }: GrownRecord): MergeLine => ({ id, start: written(start), steps: decisions.map(written) });
const beginsWith = (longer: MergeLine, shorter: MergeLine): boolean =>
  longer.start === shorter.start && shorter.steps.every((step, index) => longer.steps[index] === step);

/** Those of a backup that began alike beside those here that did: by id first, so that each goes on where it was; one to one, so that none is lost. */
function pairs(coming: readonly MergeLine[], kept: readonly KeptLine[]): Map<MergeLine, KeptLine> {
  const alike = (line: MergeLine, present: KeptLine): boolean => beginsWith(present, line) || beginsWith(line, present);
  return paired(coming, kept, [
    (line, present) => line.id === present.id && alike(line, present),
    (line, present) => present.listed && line.steps.length === present.steps.length && beginsWith(present, line),
    (line, present) => present.listed && alike(line, present),
    alike,
  ]);
}

/**
 * What becomes of everything that a backup brings: longer than one it goes on from, it continues it; as long or shorter, it is here
 * already; different from all, it comes beside them. Two of a backup never become one.
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
      if (longer) merges.set(thing, { how: listed ? 'continued' : 'added', id, thing, does: 'write' });
      else merges.set(thing, listed ? { how: 'unchanged', id, thing, does: null } : { how: 'added', id, thing, does: 'bring-back' });
    }
  }
  const beside = all.filter((thing) => !merges.has(thing));
  const ids = freeIds(beside.map(idOf), taken);
  for (const [index, thing] of beside.entries()) {
    const id = ids[index] ?? idOf(thing);
    merges.set(thing, { how: taken.has(idOf(thing)) ? 'copied' : 'added', id, thing, does: 'write' });
  }
  return all.flatMap((thing) => merges.get(thing) ?? []);
}

/** Where each went, by the id it came under. */
export const placesOf = <Thing>(merges: readonly Merge<Thing>[], idOf: (thing: Thing) => string): Map<string, string> =>
  new Map(merges.map(({ id, thing }) => [idOf(thing), id]));
