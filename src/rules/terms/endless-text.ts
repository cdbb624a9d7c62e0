import type { AbilityId, CharacterId, ModelId } from './ids.ts';

/**
 * A text that triggers itself without end. `character`: the character whose card has it; null for a player's card. `model`: the last model that ran
 * it.
 */
export interface EndlessText {
  model: ModelId;
  ability: AbilityId;
  character: CharacterId | null;
}
