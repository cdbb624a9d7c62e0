import { cardsToDraw } from '../../rules/melee/draw.ts';
import { inStrikeRange } from '../../rules/reading/strike-range.ts';
import { costOf } from '../../rules/reading/cost-of.ts';
import type { DecisionOf } from '../../rules/terms/decision.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import { lookOn, withModel, type Imagined, type Look, type MeleeFrame } from '../../seats/imagined-match.ts';
import { expectedGain } from '../duels/melee.ts';
import { positionOf } from '../imagined/figures.ts';
import { blow } from '../imagined/threat.ts';
import type { Weights } from '../imagined/weights.ts';
import { partsOf, preyShare, worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import type { PlanNode, PlanNotes } from './expand.ts';
import type { Thinker } from './moves.ts';

// An attack that is only expected: its fight is solved, not played.

/** The share that an attack on the same target loses each time, and the least that remains of it. */
const ATTACKS_LESS = 0.2;
const LEAST = 0.3;

/** The attempts with one more on a target. */
export const countTry = (tried: PlanNode['tried'], key: string): PlanNode['tried'] => new Map(tried).set(key, (tried.get(key) ?? 0) + 1);

/** The expected points of an attack, from a small solution of the game of two hands. */
function duelGain(match: Imagined, fighters: MeleeFrame['fighters'], { cards, level }: Thinker, { duels }: PlanNotes, lot: Lot): number {
  const look = lookOn(match, cards);
  const { attacker, defender } = fighters;
  const frame = { fighters } as MeleeFrame; // the rules read only the fighters here
  const draws = { attacker: cardsToDraw(look, frame, 'attacker'), defender: cardsToDraw(look, frame, 'defender') };
  const outOfRange = !inStrikeRange(look, defender, attacker);
  const [a, d] = [look.model(attacker), look.model(defender)];
  const key = [
    attacker,
    defender,
    draws.attacker,
    draws.defender,
    outOfRange,
    a.wounds,
    d.wounds,
    a.lasting.length,
    d.lasting.length,
  ].join();
  const cached = duels.get(key);
  if (cached !== undefined) return cached;
  const value = expectedGain(look, { fighters, outOfRange }, draws, level, lot);
  duels.set(key, value);
  return value;
}

/** The match with the wounds that an attacker expects in return, and the value that the gain of the attack includes already. */
function woundedInReturn(
  match: Imagined,
  attacker: ModelId,
  target: ModelId,
  { seat, cards, level }: Thinker,
): { match: Imagined; counted: number } {
  const look = lookOn(match, cards);
  const { wounds: earlier } = look.model(attacker);
  const returned = inStrikeRange(look, target, attacker) ? Math.round(wounds(look, target, attacker, level.weights)) : 0;
  const more = Math.min(look.character(attacker).health - earlier - 1, returned);
  if (more <= 0) return { match, counted: 0 };
  const after = withModel(match, attacker, { wounds: earlier + more });
  const modelsIn = (position: Imagined): number => partsOf(position, seat, cards, level.weights).models ?? 0;
  return { match: after, counted: modelsIn(after) - modelsIn(match) };
}

/** The expected wounds of one attack, in round numbers. */
function wounds(look: Look, attacker: ModelId, target: ModelId, { modifiers }: Weights): number {
  const { figures } = positionOf(look, true);
  const [from, to] = [figures.find(({ id }) => id === attacker), figures.find(({ id }) => id === target)];
  return from && to ? blow(from, to, modifiers) : 0;
}

/** The plan extended by an attack. A carrier that strikes is left with fewer boxes before the enemies that are still to act. */
export function extendByAttack(
  node: PlanNode,
  decision: DecisionOf<'melee'>,
  thinker: Thinker,
  notes: PlanNotes,
  lot: Lot,
): Omit<PlanNode, 'value'> | null {
  const { match, way, bonus, tried } = node;
  const attacker = decision.model ?? match.order.active;
  if (attacker === null) return null;
  const look = lookOn(match, thinker.cards);
  const earlier = tried.get(decision.target) ?? 0;
  const again = Math.max(LEAST, 1 - ATTACKS_LESS * earlier);
  const won = duelGain(match, { attacker, defender: decision.target }, thinker, notes, lot) * again;
  const { seat, cards, level } = thinker;
  const gain = won * (won > 0 ? preyShare(match, { seat, cards, weights: level.weights }, look.model(decision.target).seat) : 1);
  const cost = costOf(look, attacker, 'melee', 1);
  const paid = withModel(match, attacker, { energy: Math.max(0, look.model(attacker).energy - cost) });
  // the next attack meets a wounded target; the gain already includes the value of those wounds
  const target = look.model(decision.target);
  const boxes = look.character(target.id).health - target.wounds;
  const hurt = Math.min(boxes - 1, Math.round(wounds(look, attacker, decision.target, thinker.level.weights)));
  const after = level.hurts && hurt > 0 ? withModel(paid, target.id, { wounds: target.wounds + hurt }) : paid;
  const counted = after === paid ? 0 : worthOf(after, seat, cards, level.weights) - worthOf(paid, seat, cards, level.weights);
  const suffered =
    level.bleeds && look.stonesOf(attacker).length > 0
      ? woundedInReturn(after, attacker, decision.target, thinker)
      : { match: after, counted: 0 };
  return {
    match: suffered.match,
    way: [...way, decision],
    bonus: bonus + gain - counted - suffered.counted,
    tried: countTry(tried, decision.target),
  };
}
