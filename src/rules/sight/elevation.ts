import { INCH } from '../../geometry/lengths.ts';
import type { Look } from '../look.ts';
import type { ModelId } from '../terms/ids.ts';
import { heightOf, LEVEL } from '../measuring/bases.ts';
import { presenceOf } from '../printed/reach.ts';

const MOST_RANGE = 6;

/**
 * The bonus for standing higher: cards for the arcane stat, inches for the range. The lower model (ELE-4), and a model whose text denies it (CTL-7),
 * has none. @rule ELE-1 ELE-2 ELE-4 ELE-5 ELE-8 VAR-4
 */
export function elevation(look: Look, from: ModelId, to: ModelId): { arcane: number; range: number } {
  const above = heightOf(look, from) - heightOf(look, to);
  if (above <= LEVEL || !presenceOf(look, from).elevation) return { arcane: 0, range: 0 };
  if (look.options.elevation === 'german') return { arcane: 0, range: 2 };
  return { arcane: 1, range: Math.min(MOST_RANGE, Math.floor(above / (2 * INCH))) };
}
