import type { Side } from '../../rules/terms/sides.ts';
import type { AbilityId, CharacterId, ModelId, Seat } from '../../rules/terms/ids.ts';

/** How models, their abilities and the players are called in this match. */
export interface Names {
  modelName: (model: ModelId) => string;
  characterName: (character: CharacterId) => string;
  abilityName: (model: ModelId, ability: AbilityId) => string;
  seatName: (seat: Seat) => string;
  /** The model on a side of the melee that a line tells of; left out or null where that is not known. */
  fighter?: (side: Side) => ModelId | null;
}
