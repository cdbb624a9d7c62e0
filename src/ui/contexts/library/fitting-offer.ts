import type { ComputerLevel } from '../table-port.ts';

/** A stronger or weaker level that the app offers for the next match; `after`: the player has won, or lost, three times in a row. */
export interface FittingOffer {
  level: ComputerLevel;
  after: 'won' | 'lost';
}

/**
 * The choices for a rematch. `exchanged`: every player plays the troupe of the next player; `level`: the level of the computers, where it
 * changes.
 */
export interface Rematch {
  exchanged: boolean;
  level?: ComputerLevel;
}
