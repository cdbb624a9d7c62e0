import type { LookingBack } from '../looking-back.ts';

/** What becomes of a match beside its rules: whether it is kept and may be played on, its clock, and its line to another device. */
export interface KeepingState {
  readonly matchId: string;
  /** The campaign whose game this is; null or left out for a match of its own. */
  readonly campaign?: string | null;
  /** A guest may begin a rematch once the match is over. */
  readonly maySetOutAgain?: boolean;
  /** Why this table may only be looked at (a second tab has it, an old record); null when it can be played. */
  readonly readOnly: string | null;
  /** A part of the match is damaged or missing, or it was handed over: a copy can go on from where it stands. */
  readonly damaged?: boolean;
  /** Nothing of this match is kept: it cannot be shown again or taken along. */
  readonly fleeting?: boolean;
  /** The player here is taught: each thing is chosen and confirmed by itself. */
  readonly taught?: boolean;
  /** Saving failed: the match goes on in memory. A sentence; null when all is kept. */
  readonly unsaved: string | null;
  /** When the round of an organised match ends, in milliseconds since 1970; null or left out while no clock runs. */
  readonly roundEnds?: number | null;
  /** What is wrong with the line to the device that has the record, as a sentence; null or left out when nothing is. */
  readonly troubled?: string | null;
  /** How those who are waited for are connected, as a line; null or left out where there is nothing to say. */
  readonly standing?: string | null;
  /** How many decisions wait for a line; drawn back, the question is open again. Left out where none can wait. */
  readonly unsent?: number;
  drawBack?(): void;
  /** The reviewer of this match once it is over; null or left out where there is none. */
  lookingBack?: LookingBack | null;
  /** The sealed record as a file, and one seat's view. */
  exportRecord(): Promise<Blob>;
}
