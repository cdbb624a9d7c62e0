import type { Witnessed } from '../../seats/events-for.ts';

/** An entry of the public log: the events of decision `at`; −1 for those before the first. */
export interface ToldEntry {
  at: number;
  events: readonly Witnessed[];
}

/** The entries in force, without those that were taken back. */
export function inForce<T extends ToldEntry>(log: readonly T[]): T[] {
  const kept: T[] = [];
  for (const entry of log) {
    const back = entry.events.find((event) => event.what === 'taken-back');
    if (!back) {
      kept.push(entry);
      continue;
    }
    while ((kept[kept.length - 1]?.at ?? -1) >= back.to) kept.pop();
  }
  return kept;
}
