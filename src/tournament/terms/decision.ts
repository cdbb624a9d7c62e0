import type { TournamentSettings } from './settings.ts';
import type { EntrantId, TableResult, RoundClock, TroupeList } from './tournament.ts';

/** A decision of the organiser. Rounds and tables count from 1. */
export type TournamentDecision =
  | { kind: 'settings'; settings: TournamentSettings }
  | { kind: 'rename'; name: string }
  | { kind: 'enter'; name: string; list: TroupeList | null; lot: number }
  | { kind: 'describe'; entrant: EntrantId; name: string; list: TroupeList | null }
  | { kind: 'painted'; entrant: EntrantId; isPainted: boolean }
  | { kind: 'withdraw'; entrant: EntrantId }
  | { kind: 'return'; entrant: EntrantId }
  | { kind: 'pair'; round: number; games: [EntrantId, EntrantId][]; bye: EntrantId | null; seed: number }
  | { kind: 'swap'; round: number; entrants: [EntrantId, EntrantId] }
  | { kind: 'result'; round: number; table: number; result: TableResult }
  | { kind: 'correct'; round: number; table: number; result: TableResult; why: string }
  | { kind: 'clock'; round: number; clock: RoundClock | null }
  | { kind: 'end' };

/** A stored decision; `undo` takes back the last one in force. `time`: milliseconds since 1970. */
export interface TournamentEntry {
  time: number;
  decision: TournamentDecision | { kind: 'undo' };
}
