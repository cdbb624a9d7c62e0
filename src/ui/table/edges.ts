import { EDGES, type Edge } from '../../rules/terms/decision.ts';
import type { BoardTurn } from '../board/modes.ts';

/** At which side of an unturned board an edge lies, in degrees clockwise from the near side. */
const side: Record<Edge, BoardTurn> = { south: 0, west: 90, north: 180, east: 270 };

/** How far the board is turned so that a seat's edge lies where that seat sits. */
export function boardTurn(edge: Edge | null, sits: number): BoardTurn {
  return ((sits - (edge === null ? 0 : side[edge]) + 360) % 360) as BoardTurn; // differences of quarter turns
}

/** The edge of the board that lies before somebody who sits so, the edge of the near seat being known or not yet. */
export const edgeBefore = (near: Edge | null, nearSits: number, sits: number): Edge =>
  EDGES.find((edge) => (side[edge] + boardTurn(near, nearSits)) % 360 === sits) ?? 'south';
