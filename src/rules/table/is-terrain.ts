import type { TerrainName } from '../terms/card-language.ts';
import type { Piece } from '../terms/match.ts';

/** True if a piece of terrain is of a kind that card text names. */
export const isTerrain = (piece: Piece, terrain: TerrainName): boolean =>
  terrain === 'any' || piece.kind === terrain || ((terrain === 'building' || terrain === 'tree') && (piece.tags ?? []).includes(terrain));
