import { distance } from '../../geometry/points.ts';
import { STONE_RADIUS } from '../../rules/measuring/bases.ts';
import { abilityOf } from '../../rules/printed/abilities-of.ts';
import type { Decision, DecisionOf } from '../../rules/terms/decision.ts';
import { imaginedAnswers, imaginedOpenings, isTaken, lookOn, type Imagined } from '../../seats/imagined-match.ts';
import { factsOf } from '../imagined/facts.ts';
import { settle, afterDecision } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import { countTry, extendByAttack } from './attack.ts';
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
const LEAST = 0.3;

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

/** True if the active model touches a stone and has energy left. */
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
