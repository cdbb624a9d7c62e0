import type { Side } from '../../rules/terms/sides.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { LogEntry } from '../contexts/table-port.ts';

/** The fighters of the melee to which the `nth` event of a log entry belongs; null where the log does not tell. */
export function fightersAt(log: readonly LogEntry[], entry: LogEntry, nth: number): Record<Side, ModelId> | null {
  let within = 0;
  let before = Infinity;
  for (let index = log.findLastIndex(({ at }) => at === entry.at); index >= 0; index -= 1) {
    const { at, events } = log[index] ?? entry;
    if (at >= before) continue; // the entry was taken back
    for (const event of (at === entry.at ? events.slice(0, nth) : [...events]).reverse()) {
      if (event.what === 'taken-back') before = event.to;
      if (event.what === 'melee-ended') within += 1;
      if (event.what !== 'declared' || event.action !== 'melee') continue;
      const [defender] = event.targets;
      if (within === 0 && defender !== undefined) return { attacker: event.model, defender };
      within -= 1;
    }
  }
  return null;
}
