import type { KeptBoard } from '../record/board-file.ts';
import type { RecordEntry, MatchRecord } from '../record/match-record.ts';

/** A computer at a seat: how strong, and the seed of its chance, which is not the match's. */
export interface Computer {
  level: string;
  seed: string;
  /** By how much less it thinks where the device is slow: 1, 2 or 4. Left out until it was tried; kept, so that it goes on with the same decisions. */
  lighter?: number | undefined;
}

/** What a match and its players are called, in no language: what somebody has written, and what goes by where nobody has. */
export interface MatchLabel {
  /** Empty where nobody gave it one. */
  title: string;
  /** The ready pairing it was laid out from, or else its board; left out by matches from before this was noted, which have a title. */
  after?: { pairing: Printed } | { board: Printed } | undefined;
  /** The turns from which it was played on, one after the other; left out where it began by itself. */
  playedOn?: number[] | undefined;
  /** Names of the players, by seat; empty where nobody wrote one. */
  names: string[];
  /** By seat, how strong the computer is that sat there when it began: without a name the seat is called by that, even if a person sits there later. */
  levels?: (string | null)[] | undefined;
  /** Seats that a computer has had since then: what a computer has held stays hidden until the match is over, even if a person sits there later. */
  computerSeats?: number[] | undefined;
  /** The packs whose cards were in its box; left out where it began with the printed cards alone. */
  packs?: Printed[] | undefined;
}
/** What has a name in words as long as its id is known, and else the one it was given. */
export interface Printed {
  id: string;
  name: string;
}

/** What the list of matches shows. Times in milliseconds since 1970. */
export interface MatchMeta extends MatchLabel {
  id: string;
  /** Ids of the players this device knows, by seat, once they have been noted: a player keeps a match whatever the name becomes. */
  players?: (string | null)[] | undefined;
  /** Computers, by seat; left out where only people play. */
  computers?: (Computer | null)[] | undefined;
  /** Seats that show all copies of a card of theirs that is revealed without being asked; left out where none has said so. */
  allCopies?: number[] | undefined;
  /** It was handed over to another device; in no backup, for a backup is taken up where it is read. */
  handedOver?: boolean | undefined;
  startedAt: number;
  changedAt: number;
  finished: boolean;
  /** 0 before the first. */
  turn: number;
  /** Of a finished match, once it has been noted. */
  outcome?: MatchOutcome | undefined;
}

/** The winning seat, if any, and the characters that took the field, by seat. */
export interface MatchOutcome {
  winner: number | 'draw';
  troupes: string[][];
  /** The moonstones that each seat held at the end; left out where it was noted before they were. */
  stones?: number[] | undefined;
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

/** What is kept whole beside the matches. `archived`: when it was put away; `deleted`: when it was removed, to be brought back for a day. */
export interface KeptMarks {
  changedAt: number;
  archived: number | null;
  deleted: number | null;
  /** Signs of what it was before, the oldest first; left out until it is changed. */
  before?: readonly string[] | undefined;
}
/** `data`: a plain object of its domain, checked by `kept-shapes.ts`. A troupe, a player. */
export interface KeptRow extends KeptMarks {
  id: string;
  data: object;
}
/** A change of a cabinet that can be taken back. */
export interface StepRow {
  id: string;
  data: object;
}
/** A photograph of a figure; the id is `CABINET/CHARACTER`. `takenAt`: when it was put there, in milliseconds since 1970. */
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
/** What the list of campaigns shows; `summary` is the domain's: the week, the standings. */
export interface CampaignMeta {
  id: string;
  title: string;
  startedAt: number;
  changedAt: number;
  archived: number | null;
  summary: object;
  /** Of its games, under which id the match is kept. Campaigns from before this was noted go by `matchOfGame`. */
  games?: Readonly<Record<string, string>> | undefined;
}
/** Where the match of a game is kept when a campaign has noted nothing. */
export const matchOfGame = (campaign: string, game: string): string => `${campaign}-${game}`;
/** `head`: the record of a campaign without what grows. */
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
