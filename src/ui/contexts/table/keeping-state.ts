import type { LookingBack } from '../looking-back.ts';

/** The state of a match beside its rules: whether it is saved and can be played on, its clock, and its line to another device. */
export interface KeepingState {
  readonly matchId: string;
  /** The campaign to which the match belongs; null or left out for a match outside campaigns. */
  readonly campaign?: string | null;
  /** True if a guest may begin a rematch once the match is over. */
  readonly mayRematch?: boolean;
  /** The reason why this table can only be looked at (another tab has it, or it is an old record); null when it can be played. */
  readonly readOnly: string | null;
  /** True if a part of the match is damaged or missing, or the match was handed over; a copy can then continue from its present state. */
  readonly damaged?: boolean;
  /** True if nothing of this match is saved, so that it has no replay and no file. */
  readonly isUnrecorded?: boolean;
  /** True if the player is in a lesson, where each thing is chosen and confirmed separately. */
  readonly taught?: boolean;
  /** The reason why saving failed, as a sentence, while the match continues in memory; null when all is saved. */
  readonly unsaved: string | null;
  /** When the round of an organised match ends, in milliseconds since 1970; null or left out while no clock runs. */
  readonly roundEnds?: number | null;
  /** The fault of the line to the device that has the record, as a sentence; null or left out when nothing is. */
  readonly troubled?: string | null;
  /** The connections of the awaited players, as a line; null or left out where there is nothing to say. */
  readonly standing?: string | null;
  /** The number of decisions that wait for a line; left out where none can wait. `drawBack` withdraws them, and the question is open again. */
  readonly unsent?: number;
  drawBack?(): void;
  /** The reviewer of this match once it is over; null or left out where there is none. */
  lookingBack?: LookingBack | null;
  /** The sealed record as a file. Rejects on a guest, whose record is on another device, and in a replay. */
  exportRecord(): Promise<Blob>;
}
