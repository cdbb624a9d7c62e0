import type { Seat } from './ids.ts';

/** How many turns a match has before Sudden Death. @rule TRN-1 */
export const TURNS = 4;

/** How a match ended; `points`: the victory points by seat, when they decide the match. */
export interface MatchEnd {
  winner: Seat | 'draw';
  why: 'stones' | 'sudden-death' | 'concession' | 'agreement' | 'nobody-left' | 'victory-points';
  points?: number[];
}
