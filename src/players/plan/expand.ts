import { distance } from '../../geometry/points.ts';
import { cardsToDraw } from '../../rules/melee/draw.ts';
import { STONE_RADIUS } from '../../rules/measuring/bases.ts';
import { inStrikeRange } from '../../rules/reading/strike-range.ts';
import { costOf } from '../../rules/reading/cost-of.ts';
import { abilityOf } from '../../rules/printed/abilities-of.ts';
import type { Decision, DecisionOf } from '../../rules/terms/decision.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import {
  imaginedAnswers,
  imaginedOpenings,
  isTaken,
  lookOn,
  withModel,
  type Imagined,
  type Look,
  type MeleeFrame,
} from '../../seats/imagined-match.ts';
import { expectedGain } from '../duels/melee.ts';
import { factsOf } from '../imagined/facts.ts';
import { positionOf } from '../imagined/figures.ts';
import { settle, afterDecision } from '../imagined/settle.ts';
import { blow } from '../imagined/threat.ts';
import type { Weights } from '../imagined/weights.ts';
import { preyShare, worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import { isSpared } from './mercy.ts';
import { castWorth, meanOver, type GainsMemory } from './cast.ts';
import { bestWalks, type Thinker } from './moves.ts';
import { reshuffledMatch } from './reshuffled-match.ts';

/** One state of a plan. */
export interface PlanNode {
  match: Imagined;
  /** The decisions that lead here. */
  way: readonly Decision[];
  /** Expected points that the match does not show, from duels and claims that were not played. */
  bonus: number;
  /** The value with the bonus, if the activation ended here. */
  value: number;
  /** The number of attacks and claims so far, by target. */
  tried: ReadonlyMap<string, number>;
}

/** Results remembered within one thought. */
export interface PlanNotes {
  duels: Map<string, number>;
  casts: GainsMemory;
}
export const newNotes = (): PlanNotes => ({ duels: new Map(), casts: new Map() });

/** The greatest gap between bases in contact, in tenths of a millimetre. */
const TOUCH = 3;
const USES = 14;
const CLAIMS_LESS = 0.3;
const ATTACKS_LESS = 0.2;
const LEAST = 0.3;

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

/** The expected wounds of one attack, in round numbers. */
function wounds(look: Look, attacker: ModelId, target: ModelId, { modifiers }: Weights): number {
  const { figures } = positionOf(look, true);
  const [from, to] = [figures.find(({ id }) => id === attacker), figures.find(({ id }) => id === target)];
  return from && to ? blow(from, to, modifiers) : 0;
}

const countTry = (tried: PlanNode['tried'], key: string): PlanNode['tried'] => new Map(tried).set(key, (tried.get(key) ?? 0) + 1);

function extendByAttack(
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
  return { match: after, way: [...way, decision], bonus: bonus + gain - counted, tried: countTry(tried, decision.target) };
}

function extendByUse(
  node: PlanNode,
  decision: DecisionOf<'use'>,
  thinker: Thinker,
  notes: PlanNotes,
  lot: Lot,
): Omit<PlanNode, 'value'> | null {
  const { match, way, bonus, tried } = node;
  const model = decision.model ?? match.order.active;
  const ability = model === null ? null : abilityOf(lookOn(match, thinker.cards), model, decision.ability);
  if (ability?.kind === 'arcane') {
    const casting = castWorth(match, decision, thinker, notes.casts, lot);
    if (casting) {
      const key = `${decision.ability} ${(decision.targets ?? []).join()}`;
      const gain = casting.bonus * Math.max(LEAST, 1 - CLAIMS_LESS * (tried.get(key) ?? 0));
      return { match: casting.after, way: [...way, decision], bonus: bonus + gain, tried: countTry(tried, key) };
    }
  }
  return extendByChance(node, decision, thinker, lot);
}

/** A decision with random results: the mean over decks in other orders. */
function extendByChance(
  { match, way, bonus, tried }: PlanNode,
  decision: Decision,
  thinker: Thinker,
  lot: Lot,
): Omit<PlanNode, 'value'> | null {
  const two = meanOver(thinker.level.brief ? [reshuffledMatch(match, lot)] : [match, reshuffledMatch(match, lot)], decision, thinker, lot);
  if (!two.after) return null;
  let { mean } = two;
  if (Math.abs(two.mean - two.first) > 0.01) {
    const secondMean = meanOver([reshuffledMatch(match, lot), reshuffledMatch(match, lot)], decision, thinker, lot);
    mean = (two.mean + secondMean.mean) / 2;
  }
  return { match: two.after, way: [...way, decision], bonus: bonus + mean - two.first, tried };
}

/** The plan extended by one decision; null when nothing follows from it. */
export function extend(node: PlanNode, decision: Decision, thinker: Thinker, notes: PlanNotes, lot: Lot): PlanNode | null {
  const { match, way, bonus, tried } = node;
  const { seat, cards, level } = thinker;
  const plain = (): Omit<PlanNode, 'value'> => ({
    match: settle(afterDecision(match, decision, cards), cards, lot),
    way: [...way, decision],
    bonus,
    tried,
  });
  const next =
    decision.kind === 'melee'
      ? extendByAttack(node, decision, thinker, notes, lot)
      : decision.kind === 'use'
        ? extendByUse(node, decision, thinker, notes, lot)
        : decision.kind === 'play-card'
          ? extendByChance(node, decision, thinker, lot)
          : plain();
  return next && { ...next, value: worthOf(next.match, seat, cards, level.weights) + next.bonus };
}

/** The plan extended by harvests where the model stands, until it has the moonstone or must stop. Null when there is nothing to harvest. */
function extendByHarvests(node: PlanNode, thinker: Thinker, notes: PlanNotes, lot: Lot): PlanNode | null {
  const { seat, cards } = thinker;
  if (!isBesideStone(node.match, thinker)) return null;
  const harvest = imaginedAnswers(node.match, seat, cards).decisions.find(({ kind }) => kind === 'harvest');
  let last: PlanNode | null = null;
  for (let current: PlanNode | null = node; harvest && current && isTaken(current.match, harvest, cards);) {
    current = extend(current, harvest, thinker, notes, lot);
    last = current ?? last;
  }
  return last;
}

/** Whether the active model touches a stone and has energy left. */
function isBesideStone(match: Imagined, { cards }: Thinker): boolean {
  const { active } = match.order;
  const model = active === null ? undefined : match.table.models[active];
  if (!model || model.energy <= 0) return false;
  const contact = factsOf(lookOn(match, cards).character(model.id)).radius + STONE_RADIUS + TOUCH;
  return match.table.stones.some(({ holder, at }) => holder === null && distance(at, model.at) <= contact);
}

/** A move or harvest at a moonstone, extended by all further harvests: a stone that is half dug out promises too little to survive in the search. */
function digging(node: PlanNode, { kind }: Decision, thinker: Thinker, notes: PlanNotes, lot: Lot): PlanNode | null {
  const comes = kind === 'harvest' || kind === 'jog' || kind === 'step';
  return thinker.level.digs && comes ? extendByHarvests(node, thinker, notes, lot) : null;
}

const abilityKey = ({ model, ability }: DecisionOf<'use'>): string => `${model ?? ''} ${ability}`;

/** The uses in such an order that every ability comes once before any comes twice. */
function alternating(uses: readonly DecisionOf<'use'>[], lot: Lot): DecisionOf<'use'>[] {
  const times = new Map<string, number>();
  return lot
    .mixed(uses)
    .map((use) => {
      const time = times.get(abilityKey(use)) ?? 0;
      times.set(abilityKey(use), time + 1);
      return { use, time };
    })
    .sort((a, b) => a.time - b.time)
    .map(({ use }) => use);
}

const FOLLOWING = 4;

/** The uses of abilities that an ability has just made possible. */
function followUpUses(node: PlanNode, offered: ReadonlySet<string>, thinker: Thinker, notes: PlanNotes, lot: Lot): PlanNode[] {
  const { seat, cards } = thinker;
  if (!imaginedOpenings(node.match).some((opening) => opening.kind === 'act' && opening.seat === seat)) return [];
  const fresh = imaginedAnswers(node.match, seat, cards).decisions.filter(
    (decision): decision is DecisionOf<'use'> => decision.kind === 'use' && !offered.has(abilityKey(decision)),
  );
  return fresh.slice(0, FOLLOWING).flatMap((use) => extend(node, use, thinker, notes, lot) ?? []);
}

/** Every promising extension of a plan by one action. */
export function expand(node: PlanNode, thinker: Thinker, notes: PlanNotes, lot: Lot): PlanNode[] {
  const { match } = node;
  const { seat, cards, level } = thinker;
  const { decisions, drawn } = imaginedAnswers(match, seat, cards);
  const look = lookOn(match, cards);
  const spared = ({ targets = [] }: DecisionOf<'use'>): boolean => level.forgives && targets.some((target) => isSpared(look, seat, target));
  const uses = decisions.filter((decision): decision is DecisionOf<'use'> => decision.kind === 'use' && !spared(decision));
  const some = uses.length <= USES ? uses : level.follows ? alternating(uses, lot).slice(0, USES) : lot.mixed(uses).slice(0, USES);
  const offered = new Set(uses.map(abilityKey));
  const isTried = (decision: Decision): boolean =>
    decision.kind === 'melee'
      ? !level.peaceful && !(level.forgives && isSpared(look, seat, decision.target))
      : !['end-activation', 'pass', 'use'].includes(decision.kind);
  const moves = drawn.flatMap((drag) => (drag.kind === 'step' || drag.kind === 'jog' ? bestWalks(match, drag, thinker, level.places) : []));
  return [...decisions.filter(isTried), ...some, ...moves].flatMap((decision) => {
    const next = extend(node, decision, thinker, notes, lot);
    const digs = next && digging(next, decision, thinker, notes, lot);
    // a claim that is only expected makes nothing possible
    const enables = next !== null && decision.kind === 'use' && level.follows === true && next.tried === node.tried;
    const follows = enables ? followUpUses(next, offered, thinker, notes, lot) : [];
    return [next ?? [], digs ?? [], follows ?? []].flat();
  });
}
