import type { Witnessed } from '../../seats/events-for.ts';

/** An entry of the log as everybody saw it: what came of decision `at`; −1 for what came before the first. */
export interface ToldEntry {
  at: number;
  events: readonly Witnessed[];
}

/** The entries that hold: what was taken back has not happened. */
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
