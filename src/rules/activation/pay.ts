import type { LedgerEntry } from '../ledger.ts';
import { costOf, firstsNoted } from '../reading/cost-of.ts';
import type { Look } from '../look.ts';
import type { DecisionKind } from '../terms/decision.ts';
import type { ModelId } from '../terms/ids.ts';

/** The basic actions. */
export type Basic = Extract<DecisionKind, 'step' | 'jog' | 'traverse' | 'jump' | 'harvest' | 'melee'>;

/** @rule ACT-14 FAL-1 */
const PRINTED: Record<Basic, number> = { step: 1, jog: 0, traverse: 2, jump: 1, harvest: 1, melee: 1 };

/** The action that texts mean by this one: a jump is a step. @rule FAL-1 FAL-12 */
export const nameOf = (action: Basic): Exclude<Basic, 'jump'> => (action === 'jump' ? 'step' : action);

export const BASIC = Object.keys(PRINTED) as readonly Basic[]; // keys() forgets literal types

/** The names under which the ledger notes the first such action, for texts that speak of it. @rule ACT-17 */
export const basicFirsts = (look: Look, model: ModelId, action: Basic): LedgerEntry[] =>
  firstsNoted(look, model, { action: nameOf(action), printed: PRINTED[action], targets: [] });

/** Whether a text makes it dearer than it is printed. */
export const isDearer = (look: Look, model: ModelId, action: Basic): boolean => basicCost(look, model, action) > PRINTED[action];

/** The energy a basic action costs this model. @rule ACT-14 ACT-17 */
export const basicCost = (look: Look, model: ModelId, action: Basic): number => costOf(look, model, nameOf(action), PRINTED[action]);
