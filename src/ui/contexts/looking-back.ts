import type { Turning } from '../../rules/terms/thought.ts';

/** Who looks at a match that is over once more: at decisions than which others would have been better. */
export interface LookingBack {
  /** What was found before; null while nobody has looked. */
  readonly known: readonly Turning[] | null;
  /**
   * The decisions on which it turned, at most five, in their order. `report` hears how much is done, from 0 to 1. Rejects with the signal's reason
   * once it is called off.
   */
  find(report: (share: number) => void, signal: AbortSignal): Promise<readonly Turning[]>;
}
