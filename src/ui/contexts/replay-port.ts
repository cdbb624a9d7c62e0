import type { Seat } from '../../rules/terms/ids.ts';
import type { LookingBack } from './looking-back.ts';
import type { LogEntry, TablePort } from './table-port.ts';

/** The knowledge a replay shows: that of all players, that of one seat as well, or everything. */
export type Eyes = 'everybody' | 'open' | Seat;

/**
 * A match as it was played. Until it is over nothing shows more than one chosen seat's view, whatever is asked for; a finished
 * one lies open.
 */
export interface ReplayPort {
  readonly matchId: string;
  readonly title: string;
  readonly seats: readonly { name: string }[];
  readonly finished: boolean;
  /** With whose eyes it may be looked at, those that see most for all to see first: until it is over not with those of a seat that a computer has or has had. */
  readonly eyes: readonly Eyes[];
  /** The first and the last step; a step is the number of decisions made. The first is above 0 where older rules handed over. */
  readonly first: number;
  readonly last: number;
  /** The step at which each turn began. */
  readonly turns: readonly { turn: number; suddenDeath: boolean; step: number }[];
  /** The table after so many decisions, only to be looked at. */
  at(step: number, eyes: Eyes): TablePort;
  /** The result of the decision that led to a step. */
  entry(step: number, eyes: Eyes): LogEntry | null;
  /** The reviewer of the match; null while it is not over, or where there is none. */
  readonly lookingBack?: LookingBack | null;
  /** The match as a file, with a name for it. */
  file(): { name: string; file: Blob };
}

/** A match to look back at, or the sentence why it cannot be. */
export type OpenedReplay = { ok: true; replay: ReplayPort } | { ok: false; sentence: string };
/** A match read from a file, or the sentence why it was not. */
/** What came of reading a match. `known`: it was here already; `fork`: it lies beside another way of it; `continued`: it goes on from the one that was here. */
export type ReadMatch =
  | { ok: true; id: string; finished: boolean; how: 'new' | 'known' | 'fork' }
  | { ok: true; id: string; finished: boolean; how: 'continued'; undo: () => Promise<void> }
  | { ok: false; sentence: string };
