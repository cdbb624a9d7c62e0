import type { BoardPiece } from './board-port.ts';

/** A board that can be played on. */
export interface ReadyBoard {
  id: string;
  name: string;
  terrain: readonly BoardPiece[];
  /** True if the board was made on this device. */
  isOwn?: true;
}
