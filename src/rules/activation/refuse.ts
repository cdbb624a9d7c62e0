import { refuseUse } from '../reading/declaring/declare.ts';
import { energyFor } from '../printed/purse.ts';
import { abilityOf } from '../printed/abilities-of.ts';
import { sortOf } from '../reading/declaring/targets.ts';
import { speaksOf } from '../reading/mods.ts';
import { costOf } from '../reading/cost-of.ts';
import { isForbidden } from '../reading/stats.ts';
import type { Look } from '../look.ts';
import { isSwitch, refuseSwitch } from '../markers/switch.ts';
import { refuseMelee } from '../melee/declare.ts';
import { jogLength, lungeLength, STEP_LENGTH } from '../movement/allowance.ts';
import { refuseJump } from '../movement/ways.ts';
import { refuseJumpHere } from '../movement/jump.ts';
import { refusePath } from '../movement/ways.ts';
import { refuseClimb, refuseTraverse } from '../movement/ways.ts';
import { refuseTraverseHere } from '../movement/traverse.ts';
import { heightOf as levelHeight } from '../measuring/bases.ts';
import { stonesTouched } from '../sight/distance.ts';
import { engagedBy } from '../sight/engagement.ts';
import { heightOf, pointOf } from '../table/spots.ts';
import type { ActionName } from '../terms/card-language.ts';
import type { DecisionOf, Spot } from '../terms/decision.ts';
import type { ActionFrame } from '../terms/frame.ts';
import type { Clause, ModelId, PieceId, Seat, StoneId } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { asIf, commandOf } from './command.ts';
import { basicCost, isDearer, nameOf, type Basic } from './pay.ts';

const COSTS: Record<Basic, Clause[]> = {
  step: ['STP-1'],
  jog: ['JOG-1'],
  traverse: ['TRV-1'],
  jump: ['FAL-1', 'STP-1'],
  harvest: ['HRV-1'],
  melee: ['MEL-5'],
};

/**
 * The reason why a model may not take this kind of action now, whatever its path or target; null when it may.
 * @rule ACT-12 ACT-15 ACT-16 STP-2 JOG-1 JOG-11
 */
export function refuseAction(look: Look, model: ModelId, action: Basic): Reason | null {
  const kept = look.cache<Reason | null>('action');
  const key = `${model} ${action}`;
  const before = kept.get(key);
  if (before !== undefined) return before;
  const refusal = whyNot(look, model, action);
  kept.set(key, refusal);
  return refusal;
}

function whyNot(look: Look, model: ModelId, action: Basic): Reason | null {
  const facts = { model, action };
  if (isForbidden(look, model, nameOf(action))) return reason('forbidden', ['ACT-16'], facts);
  if (action === 'jog' && look.model(model).jogged) return reason('jogged-already', ['JOG-1', 'ACT-15'], facts);
  const cost = basicCost(look, model, action);
  const energy = energyFor(look, model);
  if (energy >= cost) return null;
  const clauses = ['ACT-12', ...COSTS[action], 'ACT-2', ...(isDearer(look, model, action) ? ['ACT-17'] : [])];
  return reason('not-enough-energy', clauses, { ...facts, cost, energy });
}

const facing = (spot: Spot): { height?: number } => {
  const height = heightOf(spot);
  return height === undefined ? {} : { height };
};

/** The reason why a Step or Jog along these spots is not legal. @rule STP-1 STP-6 JOG-2 JOG-3 JOG-7 MOV-1 MOV-2 SLW-3 */
export function refuseWalk(look: Look, model: ModelId, as: 'step' | 'jog', spots: readonly Spot[], seat: Seat): Reason | null {
  const action = refuseAction(look, model, as);
  if (action) return action;
  const last = spots[spots.length - 1];
  const length = as === 'step' ? STEP_LENGTH : jogLength(look, model);
  const lunge = as === 'jog' ? lungeLength(look, model) : 0;
  const route = { model, as, seat, path: spots.map(pointOf), length, ...(last ? facing(last) : {}) };
  return refusePath(look, { ...route, ...(lunge > 0 ? { lunge } : {}) });
}

/** The reason why a model may not harvest this moonstone now. @rule HRV-1 HRV-2 HRV-5 */
export function refuseHarvest(look: Look, model: ModelId, id: StoneId): Reason | null {
  const facts = { model, stone: id };
  const stone = look.match.table.stones.find((candidate) => candidate.id === id);
  if (!stone || stone.holder !== null) return reason('no-such-stone', ['HRV-2'], facts);
  if (!stonesTouched(look, model).includes(stone)) return reason('not-in-contact', ['HRV-2', 'DEF-31', 'ELE-9'], facts);
  const [enemy] = engagedBy(look, model);
  if (enemy !== undefined) return reason('engaged', ['HRV-5', 'ENG-6'], { ...facts, by: enemy });
  return refuseAction(look, model, 'harvest');
}

/** The reason why this Traverse is not legal. @rule TRV-1 TRV-2 TRV-3 TRV-4 TRV-6 TRV-7 TRV-8 TER-14 TER-15 TER-16 */
export function refuseTraverseAction(look: Look, model: ModelId, terrain: PieceId, to: Spot | 'up' | 'down'): Reason | null {
  if (look.isSpoken) return refuseAction(look, model, 'traverse');
  const refusal =
    to === 'up' || to === 'down'
      ? refuseClimb(look, model, terrain, to)
      : (refuseTraverseHere(look, model, terrain) ?? refuseTraverse(look, model, terrain, pointOf(to)));
  return refusal ?? refuseAction(look, model, 'traverse');
}

const isHigh = (look: Look, model: ModelId): boolean => levelHeight(look, model) > 0;

/** The reason why this jump is not legal; with `to` null, why no jump is. @rule FAL-1 FAL-12 */
export function refuseJumpAction(look: Look, model: ModelId, terrain: PieceId, to: Spot | null): Reason | null {
  if (look.isSpoken)
    return isHigh(look, model) ? refuseAction(look, model, 'jump') : reason('not-on-platform', ['FAL-1', 'MOV-14'], { model, terrain });
  const refusal = to ? refuseJump(look, model, terrain, pointOf(to)) : refuseJumpHere(look, model, terrain);
  return refusal ?? refuseAction(look, model, 'jump');
}

/** @rule HLD-3 */
export type Action = DecisionOf<'step' | 'jog' | 'traverse' | 'jump' | 'harvest' | 'melee' | 'use' | 'end-activation'>;

/** The reason why a model may not take this action now; null when it may. The caller has judged whether the model acts. @rule ACT-13 */
function refuseOwn(look: Look, model: ModelId, decision: Exclude<Action, DecisionOf<'end-activation'>>): Reason | null {
  switch (decision.kind) {
    case 'step':
    case 'jog':
      return refuseWalk(look, model, decision.kind, decision.path, decision.seat);
    case 'traverse':
      return refuseTraverseAction(look, model, decision.terrain, decision.to);
    case 'jump':
      return refuseJumpAction(look, model, decision.terrain, decision.to);
    case 'harvest':
      return refuseHarvest(look, model, decision.stone);
    case 'melee':
      return refuseMelee(look, model, decision.target);
    case 'use':
      return isSwitch(decision) ? refuseSwitch(look, model, decision) : refuseUse(look, decision, model);
  }
}

/** The reason why the active model may neither take nor command this action; null when it may. @rule ACT-1 ACT-2 CTL-4 */
export function refuseAct(look: Look, active: ModelId, decision: Action): Reason | null {
  if (decision.kind === 'end-activation') return null;
  const { model = active } = decision;
  if (!look.match.table.models[model]) return reason('no-such-model', ['ACT-1'], { model });
  if (model === active) return refuseOwn(look, active, decision);
  const command = commandOf(look, active, model);
  if (!command) return reason('not-the-active-model', ['ACT-1', 'ACT-2', 'REA-1'], { model, active });
  return 'code' in command ? command : refuseRun(asIf(look, command), command, decision);
}

/** The reason why this action is not legal in an action that another model controls. @rule CTL-1 CTL-2 CTL-3 */
export function refuseRun(
  look: Look,
  { model, by, only }: ActionFrame,
  decision: Exclude<Action, DecisionOf<'end-activation'>>,
): Reason | null {
  if ((decision.model ?? model) !== model)
    return reason('not-the-active-model', ['CTL-1', 'ACT-1'], { model: decision.model ?? '', active: model });
  return refuseKind(look, { model, by, ...(only ? { only } : {}) }, decision) ?? refuseOwn(look, model, decision);
}

/** The reason why this kind of action is not among those that the text gives, whatever its target; null when it is. @rule CTL-3 */
export function refuseKind(
  look: Look,
  { model, by, only = {} }: Pick<ActionFrame, 'model' | 'by' | 'only'>,
  decision: { kind: Action['kind']; ability?: string; targets?: readonly ModelId[]; target?: ModelId },
): Reason | null {
  const known = actionName(look, model, decision);
  if (!known) return null;
  const { name, ability, cost } = known;
  const facts = { model, by, action: ability ?? name };
  if (only.actions && !speaksOf(only.actions, name, ability)) return reason('other-action', ['CTL-1'], facts);
  if (only.not && speaksOf(only.not, name, ability)) return reason('other-action', ['CTL-1'], facts);
  const { at } = only;
  if (Array.isArray(at) && ![decision.target, ...(decision.targets ?? [])].some((target) => target !== undefined && at.includes(target)))
    return reason('not-such-a-target', ['CTL-1', 'DEF-2'], facts);
  if (at === 'enemy' && decision.targets?.some((target) => look.friends(model, target)))
    return reason('not-such-a-target', ['CTL-1', 'DEF-2'], facts);
  const wanted = only.cost === undefined ? [cost] : [only.cost].flat();
  return !wanted.includes(cost) ? reason('other-cost', ['CTL-3', 'CTL-2'], { ...facts, cost, wanted: wanted.join('/') }) : null;
}

/** The name of an action in texts, and its cost for this model; null for an ability that it cannot use. */
function actionName(
  look: Look,
  model: ModelId,
  { kind, ability: id }: { kind: Action['kind']; ability?: string },
): { name: ActionName; ability?: string; cost: number } | null {
  if (kind === 'end-activation') return null;
  if (kind !== 'use') return { name: nameOf(kind), cost: basicCost(look, model, kind) };
  const ability = id === undefined ? null : abilityOf(look, model, id);
  if (!ability || ability.kind === 'passive') return null;
  const name = sortOf(ability);
  return { name, ability: ability.id, cost: costOf(look, model, name, ability.cost, { ability: ability.id }) };
}
