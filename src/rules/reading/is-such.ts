import { keywordsOf } from '../printed/abilities-of.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Reading } from './named-by.ts';

interface ModelKind {
  is?: string[];
  isNot?: string[];
  side?: 'friendly' | 'enemy';
  named?: string | string[];
  other?: true;
}

/** True if a model is of this kind, wherever it stands. */
export function isSuch({ look, self }: Reading, model: ModelId, { is, isNot, side, named, other }: ModelKind): boolean {
  if (other && model === self) return false;
  if (side && look.friends(self, model) !== (side === 'friendly')) return false;
  if (named !== undefined && ![named].flat().includes(look.model(model).character)) return false;
  if (!is && !isNot) return true;
  const keywords = keywordsOf(look, model);
  return (!is || is.some((word) => keywords.includes(word))) && !isNot?.some((word) => keywords.includes(word));
}
