import { EXCESS } from '../../geometry/lengths.ts';
import { abilitiesOf } from '../../rules/printed/abilities-of.ts';
import { energyFor, isThrall } from '../../rules/printed/purse.ts';
import { meleeRangeOf } from '../../rules/printed/reach.ts';
import { rangeOf } from '../../rules/reading/declaring/targets.ts';
import { costOf } from '../../rules/reading/cost-of.ts';
import type { Look } from '../../rules/look.ts';
import { gapBetween } from '../../rules/measuring/gaps.ts';
import { jogLength, longestReaction, lungeLength, STEP_LENGTH } from '../../rules/movement/allowance.ts';
import { sees } from '../../rules/sight/sight.ts';
import { units } from '../../rules/table/spots.ts';
import type { Ability, Active, Arcane } from '../../rules/terms/card-language.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';

// Judges if a reaction step could be useful, computed from public facts only, so that being asked reveals nothing about a hand.

/** The assumed length in inches of a card's length that is known only later. */
const UNKNOWN = 6;
/** The fields of the card language that contain a length. */
const LENGTHS = ['in', 'within', 'pulse'];
/** The effects by which a model acts at once, from wherever a text has moved it. */
const ACTS = ['act', 'last-stand', 'reaction-step'];

/** The greatest length in a text, in inches, and whether the text makes a model act. */
function extentOf(node: unknown): { inches: number; acts: boolean } {
  if (typeof node !== 'object' || node === null) return { inches: 0, acts: false };
  const extents = Object.entries(node).map(([field, value]: [string, unknown]) => {
    const inner = extentOf(value);
    const isLength = LENGTHS.includes(field) && !(typeof value === 'object' && value !== null && 'in' in value);
    const length = isLength ? (typeof value === 'number' ? value : UNKNOWN) : 0;
    return { inches: Math.max(length, inner.inches), acts: inner.acts || (field === 'do' && ACTS.includes(String(value))) };
  });
  return { inches: Math.max(0, ...extents.map(({ inches }) => inches)), acts: extents.some(({ acts }) => acts) };
}

/** The effects that give a model energy. */
const GAINS = ['gain', 'refill', 'share', 'refund'];
const gaining = new WeakMap<object, boolean>();

/** True if a text gives energy. */
function gains(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const known = gaining.get(node);
  if (known !== undefined) return known;
  const bringing = Object.entries(node).some(
    ([field, value]: [string, unknown]) => (field === 'do' && GAINS.includes(String(value))) || gains(value),
  );
  gaining.set(node, bringing);
  return bringing;
}

/** True if a text of a model on the board may give energy during an activation. */
const bringsEnergy = (look: Look): boolean => look.onBoard.some(({ id }) => abilitiesOf(look, id).some(gains));

const isUsed = (ability: Ability): ability is Active | Arcane => ability.kind !== 'passive';

/** The distance that a model may reach in its activation by one move and a melee attack, in units. */
function strideOf(look: Look, enemy: ModelId): number {
  const model = look.model(enemy);
  const fresh = look.match.order.active !== enemy;
  const moves = fresh || energyFor(look, enemy) > 0 || !model.jogged;
  const jog = fresh || !model.jogged ? jogLength(look, enemy) + lungeLength(look, enemy) : STEP_LENGTH;
  return (moves ? Math.max(STEP_LENGTH, jog) : 0) + units(meleeRangeOf(look, enemy));
}

/** True if one ability of an enemy could reach a model from where the enemy stands. */
function reaches(look: Look, enemy: ModelId, ability: Active | Arcane, model: ModelId): boolean {
  const fresh = look.match.order.active !== enemy;
  // the cost does not matter if a text may give energy before
  if (!fresh && costOf(look, enemy, ability.kind, ability.cost, { ability: ability.id }) > energyFor(look, enemy) && !bringsEnergy(look))
    return false;
  const range = rangeOf(look, ability, enemy);
  const { inches, acts } = extentOf(ability);
  const away = gapBetween(look, enemy, model);
  const reach = units(inches) + (acts ? strideOf(look, enemy) : 0);
  // a target must be in sight and within the printed range; from there the effects of the text may reach farther
  if (ability.target && range === null) return sees(look, enemy, model).visible || away <= reach + EXCESS;
  return away <= units(range ?? 0) + reach + EXCESS;
}

/** True if an enemy could attack, target or hinder a model with its next action, or the model could hinder the enemy. */
function threatens(look: Look, enemy: ModelId, model: ModelId): boolean {
  const away = gapBetween(look, enemy, model);
  const reaction = longestReaction(look, model)?.length ?? 0;
  // from this distance a model may step up to a harvesting enemy, or out of a melee
  if (away <= Math.max(strideOf(look, enemy), reaction + units(meleeRangeOf(look, model))) + EXCESS) return true;
  return abilitiesOf(look, enemy)
    .filter(isUsed)
    .some((ability) => reaches(look, enemy, ability, model));
}

/** The enemies that may act before a seat is asked again: the active model, and models that another seat may activate next. */
function next(look: Look, seat: Seat): ModelId[] {
  const { active } = look.match.order;
  const ready = look.onBoard.filter(({ id, activated }) => !activated && id !== active && !isThrall(look, id));
  const enemies = (models: readonly { id: ModelId; controller: Seat }[]): ModelId[] =>
    models.filter(({ controller }) => controller !== seat).map(({ id }) => id);
  const acting = active === null ? [] : [active];
  const from = active === null ? look.match.order.next : look.model(active).controller;
  const [after] = look.clockwise(from).filter((rival) => ready.some(({ controller }) => controller === rival));
  // the turn is nearly over, and any enemy may activate first in the next one
  if (after === undefined) return enemies(look.onBoard);
  return [...acting, ...enemies(ready.filter(({ controller }) => controller === after))];
}

/**
 * True if an enemy could reach or target a seat's models, or take a moonstone, before that seat is next asked for a reaction step. True at a
 * spoken table, where it cannot be computed. @rule REA-2
 */
export function isInDanger(look: Look, seat: Seat): boolean {
  if (look.isSpoken) return true;
  const models = look.onBoard.filter(({ controller }) => controller === seat).map(({ id }) => id);
  return next(look, seat).some((enemy) => models.some((model) => threatens(look, enemy, model)));
}
