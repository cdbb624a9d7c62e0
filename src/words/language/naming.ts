import type { Side } from '../../rules/terms/sides.ts';
import type { AbilityId, CharacterId, ModelId, Seat } from '../../rules/terms/ids.ts';

/** The names of models, their abilities and the players in this match. */
export interface Names {
  modelName: (model: ModelId) => string;
  characterName: (character: CharacterId) => string;
  abilityName: (model: ModelId, ability: AbilityId) => string;
  seatName: (seat: Seat) => string;
  /** The model on a side of the melee in question; missing or null where it is unknown. */
  fighter?: (side: Side) => ModelId | null;
}
