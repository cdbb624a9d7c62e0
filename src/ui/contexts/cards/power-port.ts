/** The strength of a card: in how many of the played setups the game went better, or worse, with it than with a printed card in its place. */
export interface PowerState {
  phase: 'going' | 'paused' | 'done' | 'off' | 'failed';
  pairs: number;
  played: number;
  better: number;
  worse: number;
  /** Abilities, by name, that no game has used so far. */
  unused: readonly string[];
}

/** A running estimate of the strength of a card. */
export interface PowerEstimate {
  readonly state: PowerState;
  pause(): void;
  resume(): void;
  cancel(): void;
  subscribe(listener: () => void): () => void;
}
