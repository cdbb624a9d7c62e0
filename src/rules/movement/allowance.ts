import { EXCESS, INCH } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import { gap } from '../../geometry/shapes.ts';
import { energyFor } from '../printed/purse.ts';
import { costOf } from '../reading/cost-of.ts';
import { isSlow, lungeOf, statOf } from '../reading/stats.ts';
import { reactionStep, reactionSteps, type ReactionStep } from '../reading/reaction-steps.ts';
import { textOf } from '../printed/text-of.ts';
import { triggered } from '../reading/moments/triggers.ts';
import type { EffectsFrame } from '../terms/frame.ts';
import type { Look } from '../look.ts';
import { discOf, radiusOf } from '../measuring/bases.ts';
import { abilityOf } from '../printed/abilities-of.ts';
import { modsOfKind } from '../reading/mods.ts';
import { usesLeft } from '../printed/text-of.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';
import type { Point } from '../terms/match.ts';
import { units } from '../table/spots.ts';

/** @rule STP-1 */
export const STEP_LENGTH = INCH;
const SLOW_JOG = 2;

/** The distance that a model may jog, in units; bonuses first, then Slow caps it. @rule JOG-2 JOG-9 JOG-10 SLW-2 SLW-4 */
export function jogLength(look: Look, model: ModelId): number {
  const inches = statOf(look, model, 'jog');
  return units(isSlow(look, model) && !unslowedBy(look, model) ? Math.min(SLOW_JOG, inches) : inches);
}

/** The modifier that lets a Slow model jog as if it were not Slow, while its ability may still be used. */
const unslowedBy = (look: Look, model: ModelId): ReturnType<typeof modsOfKind<'unslowed'>>[number] | undefined =>
  modsOfKind(look, model, 'unslowed').find(({ from, ability }) => usesLeft(look, from, ability, abilityOf(look, from, ability)?.limit) > 0);

/**
 * The ability that a Slow model needs for a Jog of this length; null when it needs none. `announced`: what the player says at a spoken table.
 * @rule SLW-2
 */
export function hurriedBy(
  look: Look,
  model: ModelId,
  path: readonly Point[],
  announced = false,
): { model: ModelId; ability: AbilityId } | null {
  const help = isSlow(look, model) ? unslowedBy(look, model) : undefined;
  if (look.isSpoken) return help && announced ? { model: help.from, ability: help.ability } : null;
  const length = path.reduce((sum, to, index) => sum + distance(path[index - 1] ?? look.model(model).at, to), 0);
  return help && length > units(SLOW_JOG) + EXCESS ? { model: help.from, ability: help.ability } : null;
}

/** The additional distance that a Jog may go if it ends engaging an enemy, in units. @rule JOG-10 UPG-13 */
export function lungeLength(look: Look, model: ModelId): number {
  const lunge = lungeOf(look, model);
  if (lunge === 0) return 0;
  const inches = statOf(look, model, 'jog') + lunge;
  return units(isSlow(look, model) ? Math.min(SLOW_JOG, inches) : inches) - jogLength(look, model);
}

/** A reaction step that a model may make: its length in units, its cost in energy. */
export interface Reaction {
  length: number;
  cost: number;
  /** The passive ability that gives it, when its uses are counted. */
  counted?: ReactionStep['counted'];
}
interface Aimed extends Reaction {
  towards: ModelId[] | null;
}

function ways(look: Look, model: ModelId): Aimed[] {
  const kept = look.cache<Aimed[]>('reaction ways');
  let all = kept.get(model);
  if (!all) {
    all = reactionSteps(look, model).map(({ inches, cost, towards, counted }) => ({
      length: units(inches),
      cost: costOf(look, model, 'reaction-step', cost),
      towards,
      ...(counted ? { counted } : {}),
    }));
    kept.set(model, all);
  }
  return all;
}

/** The least energy that a reaction step costs a model. @rule REA-3 */
export const reactionCost = (look: Look, model: ModelId): number => Math.min(...ways(look, model).map(({ cost }) => cost));

/** The texts by which another model may pay for a reaction step of this one. */
export const stepPayers = (look: Look, model: ModelId): EffectsFrame[] =>
  triggered(look, { on: 'steps-aside', model }).filter(({ text }) => textOf(look, text).some((effect) => effect.do === 'pay-step'));

/** The most energy for a reaction step: the model's own, or that of a model that may pay for it. @rule REA-3 CHR-22 */
export const reactionEnergy = (look: Look, model: ModelId): number =>
  Math.max(energyFor(look, model), ...stepPayers(look, model).map((payer) => look.model(payer.model).energy));

/** The longest reaction step that a model can pay for; null when it can pay for none. @rule REA-3 */
export function longestReaction(look: Look, model: ModelId): Reaction | null {
  const purse = energyFor(look, model);
  const reactions = ways(look, model);
  // other models that may pay are looked for only if the model's own energy does not pay for every reaction step
  const energy = reactions.every(({ cost }) => cost <= purse) ? purse : reactionEnergy(look, model);
  const paid = reactions.filter(({ cost }) => cost <= energy);
  return paid.reduce<Aimed | null>((best, aimed) => (best && best.length >= aimed.length ? best : aimed), null);
}

/** True if a step leads straight towards the nearest of these. @rule DEF-29 CHR-38 */
function headsFor(look: Look, model: ModelId, to: Point, goals: readonly ModelId[]): boolean {
  const from = discOf(look, model);
  const after = { at: to, radius: radiusOf(look, model) };
  const [nearest] = [...goals].sort((a, b) => gap(from, discOf(look, a)) - gap(from, discOf(look, b)));
  if (nearest === undefined) return false;
  const goal = discOf(look, nearest);
  return gap(from, goal) - gap(after, goal) >= distance(from.at, to) - 2 * EXCESS;
}

/** At a spoken table: the numbers of the reaction steps that a model could make and pay for. */
export const reactionWays = (look: Look, model: ModelId): number[] =>
  Array.from({ length: reactionSteps(look, model).length }, (_, option) => option).filter(
    (option) => reactionChosen(look, model, option) !== null,
  );

/** The reaction step with this number, 0 being the one of the book; null when it cannot be made. */
export function reactionChosen(look: Look, model: ModelId, option = 0): Reaction | null {
  const energy = reactionEnergy(look, model);
  const step = reactionStep(look, model, option);
  const cost = step ? costOf(look, model, 'reaction-step', step.cost) : Infinity;
  return step && cost <= energy ? { length: units(step.inches), cost, ...(step.counted ? { counted: step.counted } : {}) } : null;
}

/**
 * The cheapest reaction step that reaches the end of a path; if none does, the longest in this direction. `chosen`: its number at a spoken table.
 * @rule REA-3 REA-14
 */
export function reactionFor(look: Look, model: ModelId, path: readonly Point[], chosen?: number): Reaction {
  if (look.isSpoken) return reactionChosen(look, model, chosen) ?? { length: STEP_LENGTH, cost: Infinity };
  const { at } = look.model(model);
  const energy = reactionEnergy(look, model);
  const to = path[path.length - 1] ?? at;
  const aimed = ways(look, model).filter(({ towards, cost }) => cost <= energy && (!towards || headsFor(look, model, to, towards)));
  const reaching = aimed.filter(({ length }) => distance(at, to) <= length + EXCESS).sort((a, b) => a.cost - b.cost);
  const longest = [...aimed].sort((a, b) => b.length - a.length);
  return reaching[0] ?? longest[0] ?? { length: STEP_LENGTH, cost: reactionCost(look, model) };
}
