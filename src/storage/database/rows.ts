import type { KeptBoard } from '../../record/board-file.ts';
import type { RecordEntry, MatchRecord } from '../../record/match-record.ts';

/** A computer at a seat: its level, and the seed of its random numbers, which is not the match's. */
export interface Computer {
  level: string;
  seed: string;
  /** The factor by which it thinks less on a slow device: 1, 2 or 4. Missing until it was measured; stored so that its decisions stay the same. */
  lighter?: number | undefined;
}

/** The names of a match and its players, independent of the language. */
export interface MatchLabel {
  /** Empty when no player gave one. */
  title: string;
  /** The ready pairing or the board from which the match was set up; missing in older matches, which have a title. */
  after?: { pairing: Printed } | { board: Printed } | undefined;
  /** The turns from which the match was played on, in order; missing for a match from its own beginning. */
  playedOn?: number[] | undefined;
  /** Names of the players by seat; empty when none was entered. */
  names: string[];
  /** The levels of the computers at the beginning, by seat. They name a seat without a name, even if a person takes it later. */
  levels?: (string | null)[] | undefined;
  /** Seats that a computer has had. What it held stays hidden until the match is over, even if a person takes the seat later. */
  computerSeats?: number[] | undefined;
  /** The packs whose cards were in the box; missing when there were only printed cards. */
  packs?: Printed[] | undefined;
  /** Set when its players play for the first time. */
  first?: boolean | undefined;
}
/** An id with the name it was given, which is used when the id is unknown. */
export interface Printed {
  id: string;
  name: string;
}

/** An entry of the list of matches. Times are in milliseconds since 1970. */
export interface MatchMeta extends MatchLabel {
  id: string;
  /** Ids of the known players by seat; missing until recorded. A player keeps a match after a change of name. */
  players?: (string | null)[] | undefined;
  /** Computers by seat; missing when only people play. */
  computers?: (Computer | null)[] | undefined;
  /** Seats that always reveal all copies of a card; missing when there are none. */
  allCopies?: number[] | undefined;
  /** Set when the match has moved to another device; never in a backup, which continues where it is read. */
  handedOver?: boolean | undefined;
  startedAt: number;
  changedAt: number;
  finished: boolean;
  /** The turn under way; 0 before the first. */
  turn: number;
  /** The outcome of a finished match; missing until recorded. */
  outcome?: MatchOutcome | undefined;
}

/** The winning seat and the fielded characters by seat. */
export interface MatchOutcome {
  winner: number | 'draw';
  troupes: string[][];
  /** The moonstones of each seat at the end; missing in older outcomes. */
  stones?: number[] | undefined;
}

/** `deleted` is the time of removal; the match can be restored for a day. */
export interface MatchRow extends MatchMeta {
  deleted: number | null;
}

/** A record without entries and checkpoints. */
export type RecordHead = Omit<MatchRecord, 'entries' | 'checkpoints'>;
export interface HeadRow {
  matchId: string;
  head: RecordHead;
}
/** Written once, never changed. */
export interface EntryRow extends RecordEntry {
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
/** `savedAt` in milliseconds since 1970. */
export interface BoardRow extends KeptBoard {
  savedAt: number;
}

/** The marks of a row that is stored whole. `archived` and `deleted` are times; a removed row can be restored for a day. */
export interface KeptMarks {
  changedAt: number;
  archived: number | null;
  deleted: number | null;
  /** Hashes of earlier versions, the oldest first; missing before the first change. */
  before?: readonly string[] | undefined;
}
/** `data` is a plain object of its domain, such as a troupe or a player, checked by `src/storage/shapes/kept-shapes.ts`. */
export interface KeptRow extends KeptMarks {
  id: string;
  data: object;
}
/** A change of a cabinet that can be taken back. */
export interface StepRow {
  id: string;
  data: object;
}
/** A photograph of a miniature; the id is `CABINET/CHARACTER`, `takenAt` the time of its import in milliseconds since 1970. */
export interface PhotoRow {
  id: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  takenAt: number;
}
export interface CollectionRow extends KeptMarks {
  character: string;
  data: object;
}
/** An entry of the list of campaigns; `summary` belongs to the domain: the week, the standings. */
export interface CampaignMeta {
  id: string;
  title: string;
  startedAt: number;
  changedAt: number;
  archived: number | null;
  summary: object;
  /** The ids of matches by game. Older campaigns use `matchOfGame`. */
  games?: Readonly<Record<string, string>> | undefined;
}
/** The id of a game's match in a campaign without links. */
export const matchOfGame = (campaign: string, game: string): string => `${campaign}-${game}`;
/** `head` is the record of a campaign without its decisions. */
export interface CampaignRow extends CampaignMeta {
  deleted: number | null;
  head: object;
}
/** Written once, never changed. */
export interface CampaignEntryRow {
  campaign: string;
  n: number;
  decision: object;
}
