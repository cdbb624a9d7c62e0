import { EDGES, type Edge } from '../../rules/terms/decision.ts';
import type { BoardTurn } from '../board/modes.ts';

/** The side of an unturned board at which each edge is, in degrees clockwise from the near side. */
const side: Record<Edge, BoardTurn> = { south: 0, west: 90, north: 180, east: 270 };

/** The turn of the board that brings a seat's edge to where that seat sits; `sits` in degrees clockwise from the near side. */
export function boardTurn(edge: Edge | null, sits: number): BoardTurn {
  return ((sits - (edge === null ? 0 : side[edge]) + 360) % 360) as BoardTurn; // a difference of quarter turns is a quarter turn
}

/** The edge of the board in front of a player who sits at `sits`; `near`: the edge of the near seat, null while it is unknown. */
export const edgeBefore = (near: Edge | null, nearSits: number, sits: number): Edge =>
  EDGES.find((edge) => (side[edge] + boardTurn(near, nearSits)) % 360 === sits) ?? 'south';
