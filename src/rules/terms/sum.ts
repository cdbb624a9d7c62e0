import type { DamageType } from './factions.ts';
import type { AbilityId, ModelId } from './ids.ts';

/** One thing that makes damage more or less, and by how much; null: nothing is left of it. */
export interface SumPart {
  /** The model with the text. */
  from: ModelId;
  /** Null: a text that took effect just before, as was told then. */
  ability: AbilityId | null;
  by: number | null;
}

/** Damage with what it is made of beside what is printed; null is ∅. */
export interface Sum {
  net: number | null;
  parts: SumPart[];
}

/** How a blow of a melee might be struck: with a signature move or without, and whose where it is lent. */
export interface Struck {
  signature?: boolean;
  of?: ModelId;
}

/** What a blow would come to, by one of the types that its card could deal; null where it has none. */
export interface BlowFor extends Sum {
  type: DamageType | null;
  printed: number | null;
  copies: number;
}

/** Damage as a text has it. */
export interface Dealt {
  to: ModelId;
  by: number;
  type: DamageType;
}
