import type { Seat } from './ids.ts';

/** The number of turns of a match before Sudden Death. @rule TRN-1 */
export const TURNS = 4;

/** The end of a match; `points`: the victory points by seat, when they decide the match. */
export interface MatchEnd {
  winner: Seat | 'draw';
  why: 'stones' | 'sudden-death' | 'concession' | 'agreement' | 'nobody-left' | 'victory-points';
  points?: number[];
}
