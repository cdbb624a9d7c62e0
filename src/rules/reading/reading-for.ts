import type { Look } from '../look.ts';
import type { Bound } from '../terms/frame-notes.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';
import type { Reading } from './named-by.ts';
import { isSlow, statOf } from './stats.ts';

/** The reading of a text of this model. */
export const readingFor = (look: Look, self: ModelId, ability: AbilityId, bound: Bound): Reading => ({
  look,
  self,
  ability,
  bound,
  evadeOf: (model) => statOf(look, model, 'evade', undefined, [self]),
  slowOf: (model) => isSlow(look, model),
});
