import type { PieceId } from './ids.ts';

// The parts of a board. Lengths are tenths of a millimetre.

export interface Point {
  x: number;
  y: number;
}

export const TERRAIN_KINDS = ['obstacle', 'barrier', 'water', 'woods', 'platform', 'ladder', 'stairs'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];
export type Footprint = { polygon: Point[] } | { disc: { at: Point; radius: number } };

/** One piece of terrain (TER-18); entries with the same `piece` are one item, a building for instance. */
export interface Piece {
  id: PieceId;
  kind: TerrainKind;
  shape: Footprint;
  base: number;
  top: number;
  piece?: string;
  tags?: string[];
}
