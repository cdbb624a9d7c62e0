import { impossible } from '../violation.ts';
import { countUse, use } from '../reading/declaring/declare.ts';
import { actionDeclared } from '../reading/action-span.ts';
import { note } from '../ledger.ts';
import { abilityOf } from '../printed/abilities-of.ts';
import { payFor } from '../printed/purse.ts';
import { HARVEST } from '../reading/reading.ts';
import { costOf } from '../reading/cost-of.ts';
import { harvestBy } from '../reading/stats.ts';
import { harvestText, harvestTriggers, triggered } from '../reading/moments/triggers.ts';
import { isSwitch, payForSwitch, switchMarker } from '../markers/switch.ts';
import { meleeFrame } from '../melee/declare.ts';
import { surfaceBelow } from '../movement/fall.ts';
import { climb } from '../movement/traverse.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { heightOf as levelHeight } from '../measuring/bases.ts';
import { again, push, type Then } from '../step.ts';
import { heightOf, pointOf } from '../table/spots.ts';
import type { DecisionOf, Spot } from '../terms/decision.ts';
import { hurriedBy } from '../movement/allowance.ts';
import type { Became } from '../terms/fact.ts';
import type { Point } from '../terms/match.ts';
import type { ActionFrame, GameFrame, MoveFrame, GameStage, HarvestStage } from '../terms/frame.ts';
import type { ModelId, Seat, StoneId } from '../terms/ids.ts';
import { basicCost, basicFirsts, type Basic } from './pay.ts';
import type { Action } from './refuse.ts';

// Carries out an action. Its frame, that of the game or of a given action, is on top of the stack and has its stage.

/** Every action except ending the activation. */
export type Doing = Exclude<Action, DecisionOf<'end-activation'>>;
type PerformResult = Then<never>;

/** The stage after the moonstone has been lowered; its id follows. */
const LOWERED = 'harvest:';
/** The stage after the texts about a harvest have spoken, and after any action that is done at once. */
export const HARVESTED = 'harvested';

const setStage = (play: Play, stage: HarvestStage): void => play.patchTop<GameFrame | ActionFrame>({ stage });

/** Declares a basic action and takes its energy. @rule ACT-12 ACT-13 */
function declare(play: Play, model: ModelId, action: Basic, target: ModelId | null = null, price = basicCost(play, model, action)): void {
  const firsts = basicFirsts(play, model, action);
  payFor(play, model, price, action);
  note(play, ...firsts);
  actionDeclared(play, model, target);
}

const moving = (
  model: ModelId,
  seat: Seat,
  as: MoveFrame['as'],
  path: readonly Spot[],
  { height, became }: { height?: number | undefined; became?: Became | undefined },
): MoveFrame => ({
  kind: 'move',
  step: 'move',
  model,
  as,
  seat,
  path: path.map(pointOf),
  ...(height === undefined ? {} : { height }),
  ...(became ? { became } : {}),
});

const namedHeight = (play: Play, path: readonly Spot[]): number | undefined => {
  const last = path[path.length - 1];
  return last && play.options.heights ? heightOf(last) : undefined;
};

/** By how much a harvest lowers the moonstone without other texts. */
const PLAIN = 1;

/** Lowers a moonstone, or runs the text that replaces the lowering. @rule HRV-3 HRV-6 HRV-7 */
function harvest(play: Play, model: ModelId, id: StoneId): PerformResult | void {
  declare(play, model, 'harvest');
  countUse(play, model, { id: HARVEST });
  setStage(play, `${LOWERED}${id}`);
  const text = harvestText(play, model, id);
  const depth = play.stone(id).depth - harvestBy(play, model, text ? 0 : PLAIN);
  play.patchStone(id, { depth });
  if (text) return push(text);
  play.emit({ what: 'harvested', model, stone: id, depth: Math.max(0, depth) });
}

/** Gives a moonstone at depth 0 or less to the model that harvests it. @rule HRV-4 HLD-1 HLD-2 */
function possess(play: Play, model: ModelId, id: StoneId): void {
  const { depth, holder } = play.stone(id);
  if (depth > 0 || holder !== null || play.model(model).status !== 'board') return;
  play.patchStone(id, { depth: 0, holder: model });
  play.emit({ what: 'stone-taken', model, stone: id });
  play.pend(triggered(play, { on: 'gains-stone', model, by: 'harvest' }));
}

function traverse(play: Play, model: ModelId, { seat, terrain, to, became }: DecisionOf<'traverse'>): PerformResult {
  const height = levelHeight(play, model);
  if (play.isSpoken || (to !== 'up' && to !== 'down')) {
    declare(play, model, 'traverse');
    return push(moving(model, seat, 'traverse', typeof to === 'string' ? [] : [to], { height, became }));
  }
  const landing = climb(play, model, terrain, to) ?? impossible('nobody climbs where there is no room');
  declare(play, model, 'traverse');
  return push({ ...moving(model, seat, 'traverse', [], {}), path: [landing.at], height: landing.height });
}

/** Notes a Jog; if it is longer than a Slow model's, uses up the ability that allows it. */
function jog(play: Play, model: ModelId, path: readonly Point[], hurried?: boolean): void {
  play.patchModel(model, { jogged: true });
  const help = hurriedBy(play, model, path, hurried);
  if (!help) return;
  countUse(play, help.model, { id: help.ability });
  play.emit({ what: 'used', ...help });
}

/** Pays for an action of a model and carries it out; returns nothing when stages are still to come. @rule JOG-12 */
export function perform(play: Play, model: ModelId, decision: Doing): PerformResult | void {
  const { seat } = decision;
  switch (decision.kind) {
    case 'step':
    case 'jog':
      declare(play, model, decision.kind);
      if (decision.kind === 'jog') jog(play, model, decision.path.map(pointOf), decision.became?.hurried);
      return push(moving(model, seat, decision.kind, decision.path, { height: namedHeight(play, decision.path), became: decision.became }));
    case 'traverse':
      return traverse(play, model, decision);
    case 'jump': {
      const height = surfaceBelow(play, pointOf(decision.to), levelHeight(play, model));
      declare(play, model, 'jump');
      return push(moving(model, seat, 'jump', [decision.to], { height, became: decision.became }));
    }
    case 'harvest':
      return harvest(play, model, decision.stone);
    case 'melee':
      declare(play, model, 'melee', decision.target);
      return push(meleeFrame(play, model, decision.target, seat));
    case 'use':
      actionDeclared(play, model, null);
      if (!isSwitch(decision)) return push(use(play, decision, model));
      switchMarker(play, model, decision);
      setStage(play, HARVESTED);
      return;
  }
}

/** Runs the next stage of an action; null when there is none. */
export function nextStage(play: Play, model: ModelId, stage: GameStage | undefined): PerformResult | null {
  if (!stage?.startsWith(LOWERED)) return null;
  const stone = stage.slice(LOWERED.length);
  possess(play, model, stone);
  setStage(play, HARVESTED);
  play.pend(harvestTriggers(play, model, stone));
  return again;
}

/** The cost of an action when it is declared. For abilities only those that are Steps, because cards in the window change only that cost. */
export function priceOf(look: Look, model: ModelId, decision: Doing): number | undefined {
  if (decision.kind !== 'use') return basicCost(look, model, decision.kind);
  const ability = abilityOf(look, model, decision.ability);
  return ability?.kind === 'active' && ability.as ? costOf(look, model, ability.as, ability.cost, { ability: ability.id }) : undefined;
}

/** Takes the energy of a cancelled action, as much as it cost when it was declared, and counts its use. @rule EVA-20 ACT-13 */
export function forfeit(play: Play, model: ModelId, decision: Doing, price?: number): void {
  if (decision.kind === 'use') {
    actionDeclared(play, model, null);
    if (isSwitch(decision)) payForSwitch(play, model, decision);
    else use(play, decision, model, price);
  } else {
    declare(play, model, decision.kind, decision.kind === 'melee' ? decision.target : null, price);
    if (decision.kind === 'jog') play.patchModel(model, { jogged: true });
  }
  play.emit({ what: 'cancelled', model, ability: actionOf(decision) });
}

export const actionOf = (decision: Action): string => (decision.kind === 'use' ? decision.ability : decision.kind);
