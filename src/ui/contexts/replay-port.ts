import type { Seat } from '../../rules/terms/ids.ts';
import type { LookingBack } from './looking-back.ts';
import type { LogEntry, TablePort } from './table-port.ts';

/** The knowledge a replay shows: `everybody` for what all players know, a seat for what that seat knows as well, `open` for everything. */
export type ReplayView = 'everybody' | 'open' | Seat;

/**
 * A match as it was played. Until the match is over, a replay shows the view of one chosen seat at most, whatever is asked for; a finished
 * match is shown openly.
 */
export interface ReplayPort {
  readonly matchId: string;
  readonly title: string;
  readonly seats: readonly { name: string }[];
  readonly finished: boolean;
  /**
   * The knowledge that may be chosen, the widest first. Until the match is over, the view of a seat that a computer has or has had is not
   * among it.
   */
  readonly eyes: readonly ReplayView[];
  /**
   * The first and the last step; a step is the number of decisions made. The first is above 0 where a match of older rules was continued by
   * newer ones.
   */
  readonly first: number;
  readonly last: number;
  /** The step at which each turn began. */
  readonly turns: readonly { turn: number; suddenDeath: boolean; step: number }[];
  /** The table after that many decisions, to look at only. */
  at(step: number, eyes: ReplayView): TablePort;
  /** The result of the decision that led to a step. */
  entry(step: number, eyes: ReplayView): LogEntry | null;
  /** The reviewer of the match; null while it is not over, or where there is none. */
  readonly lookingBack?: LookingBack | null;
  /** The match as a file, with a name for it. */
  file(): { name: string; file: Blob };
}

/** A replay, or the sentence why the match has none. */
export type OpenedReplay = { ok: true; replay: ReplayPort } | { ok: false; sentence: string };
/**
 * The result of reading a match from a file. `known`: the device had it already; `fork`: it was saved beside another course of the same
 * match; `continued`: it continues the match that the device had, and `undo` restores that one.
 */
export type ReadMatch =
  | { ok: true; id: string; finished: boolean; relation: 'new' | 'known' | 'fork' }
  | { ok: true; id: string; finished: boolean; relation: 'continued'; undo: () => Promise<void> }
  | { ok: false; sentence: string };
