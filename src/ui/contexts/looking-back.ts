import type { Turning } from '../../rules/terms/thought.ts';

/** Reviews a match that is over: finds the decisions that could have been better. */
export interface LookingBack {
  /** The result of an earlier review; null until the match has been reviewed. */
  readonly known: readonly Turning[] | null;
  /**
   * The decisions on which the match turned, at most five, in their order. `report` is called with the share that is done, from 0 to 1.
   * Rejects with the signal's reason once the review is cancelled.
   */
  find(report: (share: number) => void, signal: AbortSignal): Promise<readonly Turning[]>;
}
