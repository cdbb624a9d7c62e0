import { abilitiesOf } from '../../rules/printed/abilities-of.ts';
import { costOf, costParts } from '../../rules/reading/cost-of.ts';
import { isSlow, statOf } from '../../rules/reading/stats.ts';
import { usesLeft } from '../../rules/printed/text-of.ts';
import { BASIC, basicCost, nameOf } from '../../rules/activation/pay.ts';
import { handSize, resistSize } from '../../rules/arcane/hand-size.ts';
import type { Look } from '../../rules/look.ts';
import { gapBetween } from '../../rules/measuring/gaps.ts';
import { engagedBy } from '../../rules/sight/engagement.ts';
import { coverBetween, sees } from '../../rules/sight/sight.ts';
import type { AbilityId, ModelId } from '../../rules/terms/ids.ts';
import { blowsFor } from '../../rules/melee/wounds.ts';
import { meleeFrame } from '../../rules/melee/declare.ts';
import { fallWounds } from '../../rules/movement/fall.ts';
import { units } from '../../rules/table/spots.ts';
import { cardsToDraw } from '../../rules/melee/draw.ts';
import { sumOf } from '../../rules/harm/damage.ts';
import type { BlowFor, Dealt, SumPart, Struck, Sum } from '../../rules/terms/sum.ts';
import type { ArcaneFrame, Side } from '../../rules/terms/frame.ts';
import type { ModelNumbers, SightExplained } from './answers.ts';

/** The cost of each action of a model now, whichever model pays. */
function costsOf(look: Look, model: ModelId): Record<string, number> {
  const abilities = abilitiesOf(look, model).flatMap((ability): [string, number][] =>
    ability.kind === 'passive' ? [] : [[ability.id, costOf(look, model, ability.kind, ability.cost, { ability: ability.id })]],
  );
  return Object.fromEntries([...BASIC.map((action): [string, number] => [action, basicCost(look, model, action)]), ...abilities]);
}

/** The energy that an ability costs a model at these targets; without targets, at the most favourable ones. @rule ACT-17 */
export function priceOf(look: Look, model: ModelId, id: AbilityId, targets?: readonly ModelId[]): number {
  const ability = abilitiesOf(look, model).find((candidate) => candidate.id === id);
  return ability && ability.kind !== 'passive'
    ? costOf(look, model, ability.kind, ability.cost, { ability: id, targets: targets ?? null })
    : 0;
}

/** The numbers of a model now; lengths in inches, as printed. */
export function numbersOf(look: Look, model: ModelId): ModelNumbers {
  const { spent } = look.model(model);
  const used = abilitiesOf(look, model).filter(({ id, limit }) => spent[id] !== undefined || usesLeft(look, model, id, limit) <= 0);
  return {
    melee: statOf(look, model, 'melee'),
    meleeRange: statOf(look, model, 'melee-range'),
    arcane: statOf(look, model, 'arcane'),
    evade: statOf(look, model, 'evade'),
    openDots: look.openDots(model),
    engagedBy: engagedBy(look, model),
    slow: isSlow(look, model),
    used: used.map(({ id }) => id),
    costs: costsOf(look, model),
    costParts: partsOf(look, model),
  };
}

/** The changes of the costs of a model's actions, text by text. */
function partsOf(look: Look, model: ModelId): Record<string, SumPart[]> {
  const basic = BASIC.map((action): [string, SumPart[]] => [action, costParts(look, model, nameOf(action))]);
  const abilities = abilitiesOf(look, model).flatMap((ability): [string, SumPart[]][] =>
    ability.kind === 'passive' ? [] : [[ability.id, costParts(look, model, ability.kind, ability.id)]],
  );
  return Object.fromEntries([...basic, ...abilities].filter(([, parts]) => parts.length > 0));
}

/**
 * The number of cards that an arcane ability (the model's first when left out) would draw at a target, with the parts; `cover`: the cards that it takes
 * away.
 */
function drawAt(look: Look, from: ModelId, to: ModelId, ability?: AbilityId): SightExplained['draw'] {
  const arcane = abilitiesOf(look, from).find(({ kind, id }) => kind === 'arcane' && (ability === undefined || id === ability));
  if (!arcane || from === to) return null;
  const frame: ArcaneFrame = {
    kind: 'arcane',
    step: 'arcane.draw',
    model: from,
    ability: arcane.id,
    seat: look.model(from).controller,
    resisting: look.model(to).controller,
    declared: { targets: [to] },
    owner: look.model(to).controller,
    hand: [],
    resist: [],
    repeats: 0,
    discard: [],
  };
  return { ...handSize(look, frame), resist: resistSize(look, frame) };
}

/** Sight and cover between two models on the board, with their causes. `gap` in units. */
export function sightOf(look: Look, from: ModelId, to: ModelId, ability?: AbilityId): SightExplained {
  const { visible, line, blockedBy } = sees(look, from, to);
  const { cover, by } = coverBetween(look, from, to);
  return { visible, line, blockedBy, cover, coverBy: by, gap: gapBetween(look, from, to), draw: drawAt(look, from, to, ability) };
}

/** The damage that a side of the melee under way would deal, by damage type; empty without a melee. @rule MEL-21 DMG-3 */
export function blowsOf(look: Look, side: Side, struck?: Struck): BlowFor[] {
  const frame = look.match.stack.findLast((layer) => layer.kind === 'melee');
  return frame ? blowsFor(look, frame, side, struck) : [];
}

/** The numbers of cards that the two sides of a melee attack would draw, without Going For It. @rule MEL-6 MEL-7 MEL-12 */
export function drawsOf(look: Look, attacker: ModelId, defender: ModelId): Record<Side, number> {
  const frame = meleeFrame(look, attacker, defender, look.model(attacker).controller);
  const { match } = look;
  const fighting = look.with({ ...match, stack: [match.stack[0], ...match.stack.slice(1), frame] }); // texts refer to the melee under way
  return { attacker: cardsToDraw(fighting, frame, 'attacker'), defender: cardsToDraw(fighting, frame, 'defender') };
}

/** The damage that a model would suffer from a text. @rule DMG-3 */
export const damageOn = (look: Look, from: ModelId, { to, by, type }: Dealt): Sum =>
  sumOf(look, { by: from, to, type, printed: by, copies: 1, melee: false });

/** The wounds of a fall of this many inches onto dry ground. @rule FAL-2 */
export const fallOf = (look: Look, model: ModelId, inches: number): number =>
  fallWounds(look, model, units(inches), { at: look.model(model).at, height: 0 });
