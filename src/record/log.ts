import type { DecisionKind } from '../rules/terms/decision.ts';
import type { Seat } from '../rules/terms/ids.ts';
import { eventsFor, type Witnessed } from '../seats/events-for.ts';
import type { Folded } from './match-record.ts';
import type { MatchRecord } from './record.ts';
import { mayTakeBackAlone } from './take-back.ts';

/** A decision of a seat and its events, as one seat witnessed them. */
interface RecordLogEntry {
  at: number;
  seat: Seat | null;
  events: Witnessed[];
}

/** One entry as a seat witnessed it; `null` is a watcher. */
export function logEntry(record: MatchRecord, index: number, seat: Seat | null): RecordLogEntry | null {
  const entry = record.entries[index];
  return entry ? { at: index, seat: entry.decision.seat, events: eventsFor(entry.events, seat) } : null;
}

/** The whole log; the events before the first decision have index −1. */
export function logOf(record: MatchRecord, seat: Seat | null): RecordLogEntry[] {
  return [
    { at: -1, seat: null, events: eventsFor(record.prologue, seat) },
    ...record.entries.map(({ decision, events }, index): RecordLogEntry => ({
      at: index,
      seat: decision.seat,
      events: eventsFor(events, seat),
    })),
  ];
}

/** Decisions that need no take-back: they change nothing on the table. */
const LEFT_ALONE: readonly DecisionKind[] = ['take-back', 'agree', 'refuse', 'stand-by', 'offer-draw', 'concede'];

/** The last decision in force of a seat, which it could take back; null when there is none. */
export function takeBackOf({ line }: Folded, seat: Seat): { to: number; alone: boolean } | null {
  const ownEntry = [...line]
    .reverse()
    .find((item) => 'entry' in item && item.entry.decision.seat === seat && !LEFT_ALONE.includes(item.entry.decision.kind));
  return ownEntry ? { to: ownEntry.at, alone: mayTakeBackAlone(line, { seat, kind: 'take-back', to: ownEntry.at }) } : null;
}
