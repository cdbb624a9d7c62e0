import type { Seat } from './ids.ts';

/** How a match ended; `points`: victory points by seat, where those decide. */
export interface MatchEnd {
  winner: Seat | 'draw';
  why: 'stones' | 'sudden-death' | 'concession' | 'agreement' | 'nobody-left' | 'victory-points';
  points?: number[];
}
