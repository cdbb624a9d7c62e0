import type { AbilityId, CharacterId, ModelId } from './ids.ts';

/** A text that sets itself off without an end. `character`: on whose card it stands; null for a card of a player. `model`: who had it last. */
export interface EndlessText {
  model: ModelId;
  ability: AbilityId;
  character: CharacterId | null;
}
