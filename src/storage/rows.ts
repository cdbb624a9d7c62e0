import type { KeptBoard } from '../record/board-file.ts';
import type { Entry, MatchRecord } from '../record/match-record.ts';

/** What the list of matches shows. Times in milliseconds since 1970. */
export interface MatchMeta {
  id: string;
  title: string;
  /** Names of the players, by seat. */
  names: string[];
  startedAt: number;
  changedAt: number;
  finished: boolean;
  /** 0 before the first. */
  turn: number;
}

/** `deleted`: when it was removed; it can be brought back for a day. */
export interface MatchRow extends MatchMeta {
  deleted: number | null;
}

/** A record without what grows. */
export type RecordHead = Omit<MatchRecord, 'entries' | 'checkpoints'>;
export interface HeadRow {
  matchId: string;
  head: RecordHead;
}
/** Written once, never changed. */
export interface EntryRow extends Entry {
  matchId: string;
  at: number;
}
export type Checkpoint = MatchRecord['checkpoints'][number];
export interface CheckpointRow extends Checkpoint {
  matchId: string;
}
export interface SettingRow {
  key: string;
  value: unknown;
}
/** No troupes are kept yet; a backup carries whatever lies there. */
export interface TroupeRow {
  id: string;
}
/** `savedAt` in milliseconds since 1970. */
export interface BoardRow extends KeptBoard {
  savedAt: number;
}
