import type { BoardPiece } from './board-port.ts';

/** A board that can be played on. */
export interface ReadyBoard {
  id: string;
  name: string;
  terrain: readonly BoardPiece[];
  /** Made on this device. */
  own?: true;
}
