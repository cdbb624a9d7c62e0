import { distance } from '../../geometry/points.ts';
import { cardsToDraw } from '../../rules/melee/draw.ts';
import { STONE_RADIUS } from '../../rules/measuring/bases.ts';
import { inStrikeRange } from '../../rules/reading/strike-range.ts';
import { costOf } from '../../rules/reading/stats.ts';
import { abilityOf } from '../../rules/printed/abilities-of.ts';
import type { Decision, DecisionOf } from '../../rules/terms/decision.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import { answers, asked, isTaken, lookOn, withModel, type Imagined, type Look, type MeleeFrame } from '../../seats/imagined.ts';
import { expected } from '../duels/melee.ts';
import { factsOf } from '../imagined/facts.ts';
import { positionOf } from '../imagined/figures.ts';
import { settle, taken } from '../imagined/settle.ts';
import { blow } from '../imagined/threat.ts';
import type { Weights } from '../imagined/weights.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import { isHurt } from './mercy.ts';
import { cast, meanOver, type GainsMemory } from './cast.ts';
import { walks, type Thinker } from './moves.ts';
import { reshuffled } from './reshuffled.ts';

/** A way an activation might go on. */
export interface PlanNode {
  match: Imagined;
  /** The decisions up to here. */
  way: readonly Decision[];
  /** Points expected beside what the match shows: duels and claims that were not played. */
  bonus: number;
  /** Worth and bonus, as if the activation ended here. */
  value: number;
  /** Attacks and claims on each model so far. */
  tried: ReadonlyMap<string, number>;
}

/** What is remembered within one thought. */
export interface PlanNotes {
  duels: Map<string, number>;
  casts: GainsMemory;
}
export const notes = (): PlanNotes => ({ duels: new Map(), casts: new Map() });

/** Bases that touch, in tenths of a millimetre between them. */
const TOUCH = 3;
const USES = 14;
const CLAIMS_LESS = 0.3;
const ATTACKS_LESS = 0.2;
const LEAST = 0.3;

/** Points to be expected of an attack: the game of two hands, solved in the small. */
function duel(match: Imagined, fighters: MeleeFrame['fighters'], { cards, level }: Thinker, { duels }: PlanNotes, lot: Lot): number {
  const look = lookOn(match, cards);
  const { attacker, defender } = fighters;
  const frame = { fighters } as MeleeFrame; // only the fighters are read
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
  const known = duels.get(key);
  if (known !== undefined) return known;
  const value = expected(look, { fighters, outOfRange }, draws, level, lot);
  duels.set(key, value);
  return value;
}

/** Wounds of one attack, in round numbers. */
function wounds(look: Look, attacker: ModelId, target: ModelId, { gear }: Weights): number {
  const { figures } = positionOf(look, true);
  const [from, to] = [figures.find(({ id }) => id === attacker), figures.find(({ id }) => id === target)];
  return from && to ? blow(from, to, gear) : 0;
}

const more = (tried: PlanNode['tried'], key: string): PlanNode['tried'] => new Map(tried).set(key, (tried.get(key) ?? 0) + 1);

function attacked(
  node: PlanNode,
  decision: DecisionOf<'melee'>,
  thinker: Thinker,
  kept: PlanNotes,
  lot: Lot,
): Omit<PlanNode, 'value'> | null {
  const { match, way, bonus, tried } = node;
  const attacker = decision.model ?? match.order.active;
  if (attacker === null) return null;
  const look = lookOn(match, thinker.cards);
  const earlier = tried.get(decision.target) ?? 0;
  const gain = duel(match, { attacker, defender: decision.target }, thinker, kept, lot) * Math.max(LEAST, 1 - ATTACKS_LESS * earlier);
  const cost = costOf(look, attacker, 'melee', 1);
  const paid = withModel(match, attacker, { energy: Math.max(0, look.model(attacker).energy - cost) });
  // the next attack finds it wounded; what those wounds are worth is part of the gain already
  const target = look.model(decision.target);
  const boxes = look.character(target.id).health - target.wounds;
  const hurt = Math.min(boxes - 1, Math.round(wounds(look, attacker, decision.target, thinker.level.weights)));
  const { seat, cards, level } = thinker;
  const after = level.hurts && hurt > 0 ? withModel(paid, target.id, { wounds: target.wounds + hurt }) : paid;
  const counted = after === paid ? 0 : worthOf(after, seat, cards, level.weights) - worthOf(paid, seat, cards, level.weights);
  return { match: after, way: [...way, decision], bonus: bonus + gain - counted, tried: more(tried, decision.target) };
}

function used(node: PlanNode, decision: DecisionOf<'use'>, thinker: Thinker, kept: PlanNotes, lot: Lot): Omit<PlanNode, 'value'> | null {
  const { match, way, bonus, tried } = node;
  const model = decision.model ?? match.order.active;
  const ability = model === null ? null : abilityOf(lookOn(match, thinker.cards), model, decision.ability);
  if (ability?.kind === 'arcane') {
    const casting = cast(match, decision, thinker, kept.casts, lot);
    if (casting) {
      const key = `${decision.ability} ${(decision.targets ?? []).join()}`;
      const gain = casting.bonus * Math.max(LEAST, 1 - CLAIMS_LESS * (tried.get(key) ?? 0));
      return { match: casting.after, way: [...way, decision], bonus: bonus + gain, tried: more(tried, key) };
    }
  }
  return chanced(node, decision, thinker, lot);
}

/** What chance may turn either way: the mean over decks in another order. */
function chanced({ match, way, bonus, tried }: PlanNode, decision: Decision, thinker: Thinker, lot: Lot): Omit<PlanNode, 'value'> | null {
  const two = meanOver(thinker.level.brief ? [reshuffled(match, lot)] : [match, reshuffled(match, lot)], decision, thinker, lot);
  if (!two.after) return null;
  let { mean } = two;
  if (Math.abs(two.mean - two.first) > 0.01) {
    const further = meanOver([reshuffled(match, lot), reshuffled(match, lot)], decision, thinker, lot);
    mean = (two.mean + further.mean) / 2;
  }
  return { match: two.after, way: [...way, decision], bonus: bonus + mean - two.first, tried };
}

/** One decision further; null where nothing comes of it. */
export function further(node: PlanNode, decision: Decision, thinker: Thinker, kept: PlanNotes, lot: Lot): PlanNode | null {
  const { match, way, bonus, tried } = node;
  const { seat, cards, level } = thinker;
  const plain = (): Omit<PlanNode, 'value'> => ({
    match: settle(taken(match, decision, cards), cards, lot),
    way: [...way, decision],
    bonus,
    tried,
  });
  const next =
    decision.kind === 'melee'
      ? attacked(node, decision, thinker, kept, lot)
      : decision.kind === 'use'
        ? used(node, decision, thinker, kept, lot)
        : decision.kind === 'play-card'
          ? chanced(node, decision, thinker, lot)
          : plain();
  return next && { ...next, value: worthOf(next.match, seat, cards, level.weights) + next.bonus };
}

/** The same model going on to dig where it stands, until it has the stone or can no more; null where there is nothing to dig. */
function dug(node: PlanNode, thinker: Thinker, kept: PlanNotes, lot: Lot): PlanNode | null {
  const { seat, cards } = thinker;
  if (!isBesideStone(node.match, thinker)) return null;
  const harvest = answers(node.match, seat, cards).decisions.find(({ kind }) => kind === 'harvest');
  let last: PlanNode | null = null;
  for (let current: PlanNode | null = node; harvest && current && isTaken(current.match, harvest, cards);) {
    current = further(current, harvest, thinker, kept, lot);
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

/** A way that leads to a stone goes on to all the digging, too: half a stone dug out promises too little to be looked at further. */
function digging(node: PlanNode, { kind }: Decision, thinker: Thinker, kept: PlanNotes, lot: Lot): PlanNode | null {
  const comes = kind === 'harvest' || kind === 'jog' || kind === 'step';
  return thinker.level.digs && comes ? dug(node, thinker, kept, lot) : null;
}

const abilityKey = ({ model, ability }: DecisionOf<'use'>): string => `${model ?? ''} ${ability}`;

/** Uses in such an order that every ability comes once before any comes again. */
function inTurn(uses: readonly DecisionOf<'use'>[], lot: Lot): DecisionOf<'use'>[] {
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

/** After an ability the uses of those that it has made possible. */
function following(node: PlanNode, offered: ReadonlySet<string>, thinker: Thinker, kept: PlanNotes, lot: Lot): PlanNode[] {
  const { seat, cards } = thinker;
  if (!asked(node.match).some((opening) => opening.kind === 'act' && opening.seat === seat)) return [];
  const fresh = answers(node.match, seat, cards).decisions.filter(
    (decision): decision is DecisionOf<'use'> => decision.kind === 'use' && !offered.has(abilityKey(decision)),
  );
  return fresh.slice(0, FOLLOWING).flatMap((use) => further(node, use, thinker, kept, lot) ?? []);
}

/** Every way on from a node that is worth a look. */
export function expand(node: PlanNode, thinker: Thinker, kept: PlanNotes, lot: Lot): PlanNode[] {
  const { match } = node;
  const { seat, cards, level } = thinker;
  const { decisions, drawn } = answers(match, seat, cards);
  const look = lookOn(match, cards);
  const spared = ({ targets = [] }: DecisionOf<'use'>): boolean => level.forgives && targets.some((target) => isHurt(look, seat, target));
  const uses = decisions.filter((decision): decision is DecisionOf<'use'> => decision.kind === 'use' && !spared(decision));
  const some = uses.length <= USES ? uses : level.follows ? inTurn(uses, lot).slice(0, USES) : lot.mixed(uses).slice(0, USES);
  const offered = new Set(uses.map(abilityKey));
  const isTried = (decision: Decision): boolean =>
    decision.kind === 'melee'
      ? !level.peaceful && !(level.forgives && isHurt(look, seat, decision.target))
      : !['end-activation', 'pass', 'use'].includes(decision.kind);
  const moves = drawn.flatMap((drag) => (drag.kind === 'step' || drag.kind === 'jog' ? walks(match, drag, thinker, level.places) : []));
  return [...decisions.filter(isTried), ...some, ...moves].flatMap((decision) => {
    const next = further(node, decision, thinker, kept, lot);
    const digs = next && digging(next, decision, thinker, kept, lot);
    const follows = next && decision.kind === 'use' && level.follows ? following(next, offered, thinker, kept, lot) : [];
    return [next ?? [], digs ?? [], follows ?? []].flat();
  });
}
