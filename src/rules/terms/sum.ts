import type { AbilityId, ModelId } from './ids.ts';

/** One thing that makes damage more or less, and by how much; null: nothing is left of it. */
export interface Part {
  /** Whose text. */
  from: ModelId;
  /** Null: a text that took effect just before, as was told then. */
  ability: AbilityId | null;
  by: number | null;
}

/** Damage with what it is made of beside what is printed; null is ∅. */
export interface Sum {
  net: number | null;
  parts: Part[];
}
