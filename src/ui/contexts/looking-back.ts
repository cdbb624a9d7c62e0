import type { Turning } from '../../rules/terms/thought.ts';

/** Looks back at a match that is over: at the decisions that could have been better. */
export interface LookingBack {
  /** What was found before; null while nobody has looked. */
  readonly known: readonly Turning[] | null;
  /**
   * The decisions on which it turned, at most five, in their order. `report` hears how much is done, from 0 to 1. Rejects with the signal's reason
   * once it is cancelled.
   */
  find(report: (share: number) => void, signal: AbortSignal): Promise<readonly Turning[]>;
}
