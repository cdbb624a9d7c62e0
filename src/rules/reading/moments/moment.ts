import type { ActionName } from '../../terms/card-language.ts';
import type { DamageType } from '../../terms/factions.ts';
import type { AbilityId, ModelId } from '../../terms/ids.ts';

/** A moment at which rules of abilities speak. */
export type Moment =
  | { on: 'replenish'; at: 'start' | 'during' | 'end' }
  | { on: 'discard'; at: 'start' | 'end' }
  | { on: 'enters'; model: ModelId; deployed?: true }
  | { on: 'activates'; model: ModelId }
  | { on: 'first-rolled' }
  | { on: 'targeted'; originator: ModelId; targets: ModelId[]; action: 'melee' | 'active' | 'arcane'; ability: AbilityId | null }
  | { on: 'attacks'; originator: ModelId }
  | { on: 'declares'; model: ModelId; action: 'melee' | 'arcane'; ability: AbilityId | null; targets: ModelId[]; repeat?: boolean }
  | { on: 'fights'; fighters: ModelId[] }
  | { on: 'end-step'; fighters: ModelId[] }
  | { on: 'reanimates'; by: ModelId; model: ModelId }
  | { on: 'reanimated'; model: ModelId }
  | { on: 'hands-drawn'; model: ModelId }
  | { on: 'would-deal'; by: ModelId; type: DamageType | null; action: ActionName | null }
  | { on: 'would-suffer'; by: ModelId | null; to: ModelId; amount: number; type?: DamageType | null; action?: ActionName | null }
  | { on: 'wounded'; model: ModelId; amount: number; by: 'damage' | 'wounds'; ofCatastrophe: boolean }
  | { on: 'would-be-slain'; model: ModelId }
  | { on: 'catastrophe'; at: 'before' | 'after'; model: ModelId; flipped: boolean; wounds: number }
  | { on: 'flips' | 'adds-card'; model: ModelId }
  | { on: 'gains-stone'; model: ModelId; by: 'harvest' | 'otherwise' }
  | { on: 'arcane-drawn'; originator: ModelId; targets: ModelId[]; ability: AbilityId; repeat?: true }
  | { on: 'caused-wounds'; by: ModelId; to: ModelId; amount: number }
  | { on: 'slain'; model: ModelId; by: ModelId | null }
  | { on: 'moved'; model: ModelId; calls?: readonly ModelId[] }
  | { on: 'melee-drawn'; fighters: ModelId[] }
  | { on: 'reveals' | 'steps-aside'; model: ModelId }
  | { on: 'deployed' }
  | { on: 'gains-ability'; model: ModelId; ability: AbilityId }
  | { on: 'uses-arcane'; originator: ModelId; targets: ModelId[] }
  | { on: 'arcane-over'; model: ModelId }
  | { on: 'bluffed'; model: ModelId; at: 'once' | 'resolved' };
