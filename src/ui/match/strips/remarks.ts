import { remarkWords, type RemarkMoment } from '../../../words/match/opponents/remarks.ts';
import { companionOf } from '../../../words/match/opponents/companions.ts';
import type { LogEntry } from '../../contexts/table-port.ts';
import type { Seat } from '../../../rules/terms/ids.ts';

// A companion says a line at the table now and then. It is made of what everybody has seen and of nothing else.

/** So many entries of the log a line stays. */
const STAYS = 6;
/** One moment in so many is worth a word. */
const SELDOM = 2;

const seatOf = (model: string): Seat => Number(model.split(':')[0]);

/** What an entry of the public log is to a seat; null where it is nothing to it. */
function momentOf({ events }: LogEntry, seat: Seat): RemarkMoment | null {
  for (const event of events) {
    if (event.what === 'slain') return seatOf(event.model) === seat ? 'lost-one' : 'slain';
    if (event.what === 'stone-taken') return seatOf(event.model) === seat ? 'stone' : null;
    if (event.what === 'turn-began') return event.suddenDeath || event.turn >= 4 ? 'last-turn' : 'turn';
  }
  return null;
}

/** What a computer of a level says, by the public log: about the last moment that was worth it, as long as it is fresh. */
export function remarkOf(log: readonly LogEntry[], seat: Seat, level: string): string | null {
  const companion = companionOf(level);
  if (!companion) return null;
  for (const entry of log.slice(-STAYS).reverse()) {
    const moment = momentOf(entry, seat);
    if (moment && (entry.at + seat) % SELDOM === 0) return remarkWords.says(companion, moment);
  }
  return null;
}
