import { entry, ledgerCount } from '../ledger.ts';
import type { Look } from '../look.ts';
import { strikable } from '../sight/range.ts';
import { inContact, isIndoors, nearestOf, nearOwnEdge, terrainNear, terrainUnder, thingWithin, within } from '../sight/distance.ts';
import { engagedBy, engages } from '../sight/engagement.ts';
import { sees } from '../sight/sight.ts';
import { everyOf, someOf, sumOf, filterOf } from '../space/missing-facts.ts';
import type { Cond, Value, Which, Who } from '../terms/card-language.ts';
import type { ModelId } from '../terms/ids.ts';
import { abilitiesOf, canReload, hasAbility, keywordsOf } from '../printed/abilities-of.ts';
import { plainMods } from '../printed/standing-mods.ts';
import { isOutheld } from '../printed/table-cards.ts';
import { seatState } from '../printed/seat-state.ts';
import { isInLent } from '../sight/lent-terrain.ts';
import { activeMarkers } from '../measuring/markers.ts';
import { hasMeleeRange, meleeRangeOf } from '../printed/reach.ts';
import { binding, meleeUnderWay, namedBy, oneOf, sideIn, type Reading } from './named-by.ts';
import { isSuch } from './is-such.ts';
import { holdsInMelee, isFirstAttack, resultOf } from './melee-conditions.ts';
import { propertyOf } from './property-of.ts';

/** The value of X; 0 before it has one. @rule ARC-22 ABL-5 */
const xOf = ({ bound }: Reading): number => bound.X ?? 0;

/** The number of a value now; halves round up. */
export function valueOf(reading: Reading, value: Value): number {
  const { look } = reading;
  if (typeof value === 'number') return value;
  if (value === 'X') return xOf(reading);
  if (value === 'turn-number') return reading.look.match.order.turn;
  if ('x' in value) {
    const number = xOf(reading) * value.x + (value.plus ?? 0);
    return value.min === undefined ? number : Math.max(value.min, number);
  }
  if ('count' in value) {
    const count =
      typeof value.count === 'string' ? slainCount(reading, value.count === 'slain') : modelsMatching(reading, value.count).length;
    return value.max === undefined ? count : Math.min(value.max, count);
  }
  if ('discarded' in value)
    return sumOf(
      look.models.filter(({ id, status }) => (status === 'board' || status === 'slain') && ledgerCount(look, entry.discarded(id)) > 0),
      ({ id }) => (matches(reading, id, value.discarded) ? ledgerCount(look, entry.discarded(id)) : 0),
    );
  if ('pieces' in value) {
    const near = namedBy(reading, value.of).flatMap((id) => terrainNear(reading.look, id, value.pieces, value.in));
    return new Set(near.map(({ id, piece }) => piece ?? id)).size;
  }
  if ('of' in value) return propertyOf(reading, value);
  if ('half' in value) return Math.ceil(valueOf(reading, value.half) / 2) + 0; // `+ 0` turns −0 into 0, because JSON has no −0
  if ('least' in value) return Math.min(...value.least.map((part) => valueOf(reading, part)));
  if ('mul' in value) return valueOf(reading, value.mul[0]) * valueOf(reading, value.mul[1]) + 0;
  if ('add' in value) return valueOf(reading, value.add[0]) + valueOf(reading, value.add[1]);
  return resultOf(reading, value.result);
}

function slainCount({ look, self }: Reading, all: boolean): number {
  return look.models.filter((model) => model.status === 'slain' && (all || look.friends(self, model.id))).length;
}

/** True if a filter describes a model. Its place counts even if the model is no longer on the board. */
export function matches(reading: Reading, model: ModelId, group: Which): boolean {
  const { look } = reading;
  if (group.but !== undefined && namedBy(reading, group.but).includes(model)) return false;
  if (group.only !== undefined && !namedBy(reading, group.only).includes(model)) return false;
  if (!isSuch(reading, model, group)) return false;
  const { within: near, nearMark, if: conditions } = group;
  if (!near && nearMark === undefined) return !conditions || conditionsHold(binding(reading, 'each', model), conditions, look);
  const tests = [
    () => !near || isNear(reading, model, near),
    () => nearMark === undefined || isNearMark(reading, model, nearMark),
    () => !conditions || conditionsHold(binding(reading, 'each', model), conditions, look),
  ];
  return everyOf(tests, (test) => test());
}

function isNear(reading: Reading, model: ModelId, near: NonNullable<Which['within']>): boolean {
  const inches = valueOf(reading, near.in);
  const { look } = reading;
  return someOf(namedBy(reading, near.of ?? 'self'), (from) =>
    near.los
      ? everyOf([() => within(look, from, model, inches), () => sees(look, from, model).visible], (test) => test())
      : within(look, from, model, inches),
  );
}

function isNearMark(reading: Reading, model: ModelId, inches: number): boolean {
  const { look, bound } = reading;
  if (bound.stone !== undefined) return thingWithin(look, model, { stone: bound.stone }, inches);
  if (bound.point !== undefined) return thingWithin(look, model, { disc: { at: bound.point, radius: 0 } }, inches);
  return someOf(namedBy(reading, 'target'), (target) => within(look, target, model, inches));
}

/** The models on the board, or the slain models, that a filter describes, by seat and troupe order. */
export function modelsMatching(reading: Reading, group: Which): ModelId[] {
  const { look } = reading;
  const among = group.slain ? look.models.filter(({ status }) => status === 'slain') : look.onBoard;
  const members = filterOf(
    among.map(({ id }) => id),
    (id) => matches(reading, id, group),
  );
  return group.nearest ? nearestOf(look, reading.self, members) : members;
}

/**
 * The models within this many inches that a filter describes, seen or not, the user included. Only models that fit are measured.
 * @rule DEF-11 DEF-12 LOS-15
 */
export function inPulse(reading: Reading, group: Which, inches: number): ModelId[] {
  const { look, self } = reading;
  if (group.slain) return [];
  const members = filterOf(
    look.onBoard.map(({ id }) => id),
    (id) => everyOf([group, { within: { in: inches } }], (filter) => matches(reading, id, filter)),
  );
  return group.nearest ? nearestOf(look, self, members) : members;
}

const slainThisTurn = (look: Look, orSpared = false): ModelId[] =>
  look.models
    .map(({ id }) => id)
    .filter((id) => ledgerCount(look, entry.fell(id)) > 0 || (orSpared && ledgerCount(look, entry.spared(id)) > 0));

/** The models that were slain this turn and that a filter describes, even if they have come back. */
export const fallenThisTurn = (reading: Reading, group: Which, orSpared = false): ModelId[] =>
  filterOf(slainThisTurn(reading.look, orSpared), (id) => matches(reading, id, group));

/** True if a slain model may come back; a thrall never does. @rule ABL-20 */
const mayReturn = (look: Look, model: ModelId, mode: true | 'by-card'): boolean =>
  plainMods(look, model, 'thrall').length === 0 && (mode === 'by-card' || plainMods(look, model, 'stays-slain').length === 0);

/** True if all these conditions hold. */
export function conditionsHold(reading: Reading, conditions: readonly Cond[], look: Look = reading.look): boolean {
  if (conditions.length === 0) return true;
  const seen = reading.look === look ? reading : { ...reading, look };
  return everyOf(conditions, (condition) => holdsOne(seen, condition));
}

const compared: Record<'<' | '<=' | '=' | '>=' | '>', (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

function holdsOne(reading: Reading, condition: Cond): boolean {
  const { look, self } = reading;
  if ('who' in condition) {
    const named = namedBy(reading, condition.who);
    return named.length > 0 && everyOf(named, (model) => isSo(reading, model, condition));
  }
  if ('compare' in condition) return compared[condition.op](valueOf(reading, condition.compare), valueOf(reading, condition.to));
  if ('exists' in condition) return modelsMatching(reading, condition.exists).length > 0;
  if ('contact' in condition) return pair(reading, condition.contact, (a, b) => inContact(look, a, b));
  if ('engages' in condition) return pair(reading, condition.engages, (a, b) => engages(look, a, b));
  if ('reaches' in condition)
    return pair(reading, condition.reaches, (a, b) => hasMeleeRange(look, a) && within(look, a, b, meleeRangeOf(look, a)));
  if ('distance' in condition) {
    const { op, in: inches } = condition;
    return pair(reading, condition.distance, (a, b) => within(look, a, b, inches) === (op === '<='));
  }
  if ('not' in condition) return !holdsOne(reading, condition.not);
  if ('all' in condition) return conditionsHold(reading, condition.all);
  if ('any' in condition) return someOf(condition.any, (part) => holdsOne(reading, part));
  if ('inTroupe' in condition) return seatState(look, look.model(self).seat).troupe.includes(condition.inTroupe);
  if ('faction' in condition) return seatState(look, look.model(self).controller).faction === condition.faction;
  if ('slainThisTurn' in condition) return fallenThisTurn(reading, condition.slainThisTurn, condition.orSpared).length > 0;
  if ('activeMarker' in condition) return activeMarkers(look, look.model(self).controller).length > 0;
  if ('outheld' in condition) return isOutheld(look, look.model(self).controller);
  if ('shareKeyword' in condition)
    return pair(reading, condition.shareKeyword, (a, b) => keywordsOf(look, a).some((word) => keywordsOf(look, b).includes(word)));
  if ('attack' in condition) return isFirstAttack(look, self, condition.attack === 'first-of-side');
  if ('firstThisTurn' in condition) {
    const about = condition.of === undefined ? undefined : oneOf(reading, condition.of);
    const { ability } = reading;
    return ledgerCount(look, about === undefined ? entry.spoke(self, ability) : entry.spokeOf(self, ability, about)) === 0;
  }
  return holdsInMelee(reading, condition);
}

/** The name under which a model's harvests are counted among the uses of its abilities. */
export const HARVEST = 'harvest';

function pair(reading: Reading, [a, b]: readonly [Who, Who], test: (a: ModelId, b: ModelId) => boolean): boolean {
  const first = oneOf(reading, a);
  const second = oneOf(reading, b);
  return first !== undefined && second !== undefined && test(first, second);
}

function isSo(reading: Reading, id: ModelId, condition: Extract<Cond, { who: Who }>): boolean {
  const { look } = reading;
  const model = look.model(id);
  if ('holdsStone' in condition) {
    const count = look.stonesOf(id).length;
    return condition.holdsStone === true ? count > 0 : count === condition.holdsStone;
  }
  if ('activated' in condition) return (model.activated && ledgerCount(look, entry.tooLate(id)) === 0) === condition.activated;
  if ('active' in condition) return look.match.order.active === id;
  if ('engaged' in condition) return engagedBy(look, id).length > 0 === condition.engaged;
  if ('hasAbility' in condition) return hasAbility(look, id, condition.hasAbility);
  if ('slow' in condition) return (reading.slowOf?.(id) ?? isPlainlySlow(look, id)) === condition.slow;
  if ('reloads' in condition) return canReload(look, id);
  if ('canStrike' in condition) return strikable(look, id).length > 0;
  if ('used' in condition) return (model.used[condition.used]?.turn ?? 0) > 0;
  if ('usedArcane' in condition)
    return (
      abilitiesOf(look, id).some((ability) => ability.kind === 'arcane' && (model.used[ability.id]?.turn ?? 0) > 0) === condition.usedArcane
    );
  if ('fighting' in condition) return (sideIn(meleeUnderWay(look), id) !== null) === condition.fighting;
  if ('slain' in condition) return (model.status === 'slain') === condition.slain;
  if ('thrall' in condition) return plainMods(look, id, 'thrall').length > 0 === condition.thrall;
  if ('returns' in condition) return mayReturn(look, id, condition.returns);
  if ('returnedBy' in condition) return ledgerCount(look, entry.returned(id, condition.returnedBy)) > 0;
  if ('gone' in condition) return (model.status === 'slain' || model.status === 'removed') === condition.gone;
  if ('harvested' in condition) return (model.used[HARVEST]?.game ?? 0) > 0 === condition.harvested;
  if ('inTerrain' in condition && condition.inTerrain === 'building') return isIndoors(look, id);
  if ('inTerrain' in condition)
    return someOf(
      [() => terrainUnder(look, id, condition.inTerrain).length > 0, () => isInLent(look, reading.self, id, condition.inTerrain)],
      (test) => test(),
    );
  if ('nearOwnEdge' in condition) return nearOwnEdge(look, id, condition.nearOwnEdge);
  if ('nearTerrain' in condition) {
    const { nearTerrain, in: inches } = condition;
    return someOf(
      [() => terrainNear(look, id, nearTerrain, inches).length > 0, () => isInLent(look, reading.self, id, nearTerrain, inches)],
      (test) => test(),
    );
  }
  return isSuch(reading, id, condition);
}

/** True if a model is Slow by its moonstones and its own unconditional texts. @rule SLW-1 */
const isPlainlySlow = (look: Look, id: ModelId): boolean => look.stonesOf(id).length > 0 || plainMods(look, id, 'slow').length > 0;
