import { NeedFact, type Fact } from '../terms/fact.ts';

// Evaluations at a spoken table. A missing fact must not stop an evaluation, because the other items may decide it; if they do not, all
// missing facts are asked for together. On a board no fact is missing, and these are the plain operations of their names.

/** Adds the missing facts of a failure; any other error is thrown again. */
export function missingFacts(missing: Fact[] | null, failed: unknown): Fact[] {
  if (!(failed instanceof NeedFact)) throw failed;
  return missing ? [...missing, ...failed.facts] : [...failed.facts];
}

export function everyOf<T>(items: readonly T[], test: (item: T) => boolean): boolean {
  let missing: Fact[] | null = null;
  for (const item of items) {
    try {
      if (!test(item)) return false;
    } catch (failed) {
      missing = missingFacts(missing, failed);
    }
  }
  if (missing) throw new NeedFact(missing);
  return true;
}

export function someOf<T>(items: readonly T[], test: (item: T) => boolean): boolean {
  let missing: Fact[] | null = null;
  for (const item of items) {
    try {
      if (test(item)) return true;
    } catch (failed) {
      missing = missingFacts(missing, failed);
    }
  }
  if (missing) throw new NeedFact(missing);
  return false;
}

export function listOf<T, R>(items: readonly T[], list: (item: T) => readonly R[]): R[] {
  let missing: Fact[] | null = null;
  const all: R[] = [];
  for (const item of items) {
    try {
      for (const result of list(item)) all.push(result);
    } catch (failed) {
      missing = missingFacts(missing, failed);
    }
  }
  if (missing) throw new NeedFact(missing);
  return all;
}

export function filterOf<T>(items: readonly T[], test: (item: T) => boolean): T[] {
  let missing: Fact[] | null = null;
  const all: T[] = [];
  for (const item of items) {
    try {
      if (test(item)) all.push(item);
    } catch (failed) {
      missing = missingFacts(missing, failed);
    }
  }
  if (missing) throw new NeedFact(missing);
  return all;
}

/** The sum of a number of each item. */
export const sumOf = <T>(items: readonly T[], number: (item: T) => number): number =>
  listOf(items, (item) => [number(item)]).reduce((sum, value) => sum + value, 0);
