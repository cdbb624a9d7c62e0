import type { ComputerLevel } from '../table-port.ts';

/** A level of another strength that is offered for the next match, and whether its player has won or lost three times in a row. */
export interface FittingOffer {
  level: ComputerLevel;
  after: 'won' | 'lost';
}

/** How a match is played again: whether everybody plays the troupe of the next, and the level of its computers where it is another. */
export interface Rematch {
  exchanged: boolean;
  level?: ComputerLevel;
}
