import type { Eff } from '../terms/card-language.ts';
import type { EffectsFrame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';

/** Effects that only do good: a model never ignores them. */
const GOOD: readonly Eff['do'][] = ['heal', 'gain', 'refill', 'remain', 'return'];

/** True if a model ignores an effect of the catastrophe that is running. @rule ARC-49 */
export const isSpared = ({ catastrophe }: EffectsFrame, model: ModelId, effect: Eff['do']): boolean =>
  catastrophe?.spared?.includes(model) === true && !GOOD.includes(effect);
