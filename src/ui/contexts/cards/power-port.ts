/** How a card does: of the setups that were played, in how many the game went better, or worse, with it than with a printed one in its place. */
export interface PowerState {
  now: 'going' | 'paused' | 'done' | 'off' | 'failed';
  pairs: number;
  played: number;
  better: number;
  worse: number;
  /** Abilities that nobody has used so far, by name. */
  unused: readonly string[];
}

/** A card that is being tried out. */
export interface PowerEstimate {
  readonly state: PowerState;
  pause(): void;
  resume(): void;
  cancel(): void;
  subscribe(listener: () => void): () => void;
}
