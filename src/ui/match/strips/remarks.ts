import { remarkWords, type RemarkMoment } from '../../../words/match/opponents/remarks.ts';
import { companionOf } from '../../../words/match/opponents/companions.ts';
import type { LogEntry } from '../../contexts/table-port.ts';
import type { Seat } from '../../../rules/terms/ids.ts';

// A companion now and then says a line at the table. Lines depend on public events alone.

/** The number of log entries for which a line stays. */
const STAYS = 6;
/** One moment in this many gets a line. */
const SELDOM = 2;

const seatOf = (model: string): Seat => Number(model.split(':')[0]);

/** The meaning of an entry of the public log to a seat; null if it has none. */
function momentOf({ events }: LogEntry, seat: Seat): RemarkMoment | null {
  for (const event of events) {
    if (event.what === 'slain') return seatOf(event.model) === seat ? 'lost-one' : 'slain';
    if (event.what === 'stone-taken') return seatOf(event.model) === seat ? 'stone' : null;
    if (event.what === 'turn-began') return event.suddenDeath || event.turn >= 4 ? 'last-turn' : 'turn';
  }
  return null;
}

/** The line of a computer of this level about the last moment in the public log that is worth one, if it is recent; null: none. */
export function remarkOf(log: readonly LogEntry[], seat: Seat, level: string): string | null {
  const companion = companionOf(level);
  if (!companion) return null;
  for (const entry of log.slice(-STAYS).reverse()) {
    const moment = momentOf(entry, seat);
    if (moment && (entry.at + seat) % SELDOM === 0) return remarkWords.says(companion, moment);
  }
  return null;
}
