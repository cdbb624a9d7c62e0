import type { LedgerEntry } from '../ledger.ts';
import { costOf, firstsNoted } from '../reading/cost-of.ts';
import type { Look } from '../look.ts';
import type { DecisionKind } from '../terms/decision.ts';
import type { ModelId } from '../terms/ids.ts';

/** The basic actions. */
export type Basic = Extract<DecisionKind, 'step' | 'jog' | 'traverse' | 'jump' | 'harvest' | 'melee'>;

/** @rule ACT-14 FAL-1 */
const PRINTED: Record<Basic, number> = { step: 1, jog: 0, traverse: 2, jump: 1, harvest: 1, melee: 1 };

/** The name of an action in texts: a jump counts as a Step. @rule FAL-1 FAL-12 */
export const nameOf = (action: Basic): Exclude<Basic, 'jump'> => (action === 'jump' ? 'step' : action);

export const BASIC = Object.keys(PRINTED) as readonly Basic[]; // keys() loses the literal types

/** The ledger entries for texts about the first action of this kind. @rule ACT-17 */
export const basicFirsts = (look: Look, model: ModelId, action: Basic): LedgerEntry[] =>
  firstsNoted(look, model, { action: nameOf(action), printed: PRINTED[action], targets: [] });

/** True if the action costs more than the book says. */
export const isDearer = (look: Look, model: ModelId, action: Basic): boolean => basicCost(look, model, action) > PRINTED[action];

/** The energy that a basic action costs a model. @rule ACT-14 ACT-17 */
export const basicCost = (look: Look, model: ModelId, action: Basic): number => costOf(look, model, nameOf(action), PRINTED[action]);
