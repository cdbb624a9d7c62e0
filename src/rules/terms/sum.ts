import type { DamageType } from './factions.ts';
import type { AbilityId, ModelId } from './ids.ts';

/** One reason for more or less damage or energy, and how much; `by` null: nothing of the damage is left. */
export interface SumPart {
  /** The model with the text. */
  from: ModelId;
  /** Null for a text that took effect just before; its event has named it. */
  ability: AbilityId | null;
  by: number | null;
}

/** Damage, and the parts that were added to the printed amount; `net` null is ∅. */
export interface Sum {
  net: number | null;
  parts: SumPart[];
}

/** A way in which a fighter might deal its damage: with a signature move or without; `of`: the model that lends the move. */
export interface Struck {
  signature?: boolean;
  of?: ModelId;
}

/** The damage that a melee card would deal with one of its types; `type` is null where the card has none. */
export interface BlowFor extends Sum {
  type: DamageType | null;
  printed: number | null;
  copies: number;
}

/** Damage that a text deals. */
export interface Dealt {
  to: ModelId;
  by: number;
  type: DamageType;
}
