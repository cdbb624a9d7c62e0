import type { Look } from '../../look.ts';
import { inContact, thingWithin, within } from '../../sight/distance.ts';
import { isTerrain } from '../../table/is-terrain.ts';
import { elevation } from '../../sight/elevation.ts';
import { sees, seesThing } from '../../sight/sight.ts';
import { filterOf } from '../../space/missing-facts.ts';
import { departureClauses } from '../../table/departure-clauses.ts';
import type { Ability, Active, Arcane, Eff, TargetLine } from '../../terms/card-language.ts';
import type { Declared } from '../../terms/decision.ts';
import type { Clause, ModelId, Seat } from '../../terms/ids.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { matches } from '../reading.ts';
import { isForbidden, statOf, untargetable } from '../stats.ts';
import { isThrall } from '../../printed/purse.ts';
import { readingFor } from '../reading-for.ts';

type TargetingAbility = Active | Arcane;

const clause = ({ kind }: TargetingAbility): Clause => (kind === 'arcane' ? 'ARC-3' : 'ABL-2');

/** The reason why these targets are not legal for an ability now, also in a repeat; energy and limits are not judged. @rule ABL-2 ARC-3 ARC-31 DEF-2 */
export function refuseTargets(look: Look, ability: Ability, model: ModelId, _seat: Seat, declared: Declared): Reason | null {
  if (ability.kind === 'passive') return reason('passive', ['CRD-8'], { ability: ability.id });
  const { target } = ability;
  const { targets = [], stone, terrain } = declared;
  const facts = { model, ability: ability.id };
  if (!target) return targets.length > 0 || stone || terrain ? reason('takes-no-target', ['DEF-2', clause(ability)], facts) : null;
  if (target.what === 'stone' || (stone !== undefined && isStoneOr(target) && targets.length === 0)) {
    if (stone === undefined) return reason('no-target', [noTarget(ability), 'DEF-2'], facts);
    return refuseStone(look, ability, model, stone);
  }
  if (typeof target.what === 'object' && 'terrain' in target.what) {
    if (terrain === undefined) return reason('no-target', [noTarget(ability), 'DEF-2'], facts);
    return refuseTerrain(look, ability, target, model, terrain);
  }
  if (targets.length === 0) return reason('no-target', [noTarget(ability), 'DEF-2'], facts);
  if (targets.length !== (target.n ?? 1)) return reason('number-of-targets', ['DEF-2', clause(ability)], { ...facts, n: target.n ?? 1 });
  if (new Set(targets).size !== targets.length) return reason('same-target-twice', ['DEF-2', clause(ability)], facts);
  const line: TargetLine = typeof target.what === 'object' && 'stoneOr' in target.what ? { which: target.what.stoneOr } : target;
  return targets.reduce<Reason | null>((refused, chosen) => refused ?? refuseModel(look, ability, line, model, chosen), null);
}

const isStoneOr = ({ what }: TargetLine): boolean => typeof what === 'object' && 'stoneOr' in what;

const noTarget = (ability: TargetingAbility): Clause => (ability.kind === 'arcane' ? 'ARC-43' : 'ABL-2');

/** @rule LOS-1 ELE-6 ENG-7 ABL-7 */
function refuseModel(look: Look, ability: TargetingAbility, target: TargetLine, model: ModelId, chosen: ModelId): Reason | null {
  const facts = { model, ability: ability.id, target: chosen };
  const status = look.match.table.models[chosen]?.status;
  if (status !== 'board') return reason('not-on-board', ['DEF-2', clause(ability), ...departureClauses(status)], facts);
  if (!matches(readingFor(look, model, ability.id, { target: [chosen] }), chosen, target.which ?? {}))
    return reason('not-such-a-target', ['DEF-2', clause(ability), ...(target.which?.side ? ['DEF-14'] : [])], facts);
  if (onlyFeeds(ability) && isThrall(look, chosen)) return reason('not-such-a-target', ['DEF-2', clause(ability), 'CTL-4'], facts);
  if (untargetable(look, chosen, model, ability.kind, ability.id)) return reason('untargetable', ['DEF-2', clause(ability)], facts);
  if (isBarred(look, ability, model, chosen)) return reason('forbidden', ['ACT-16', 'DEF-2'], facts);
  if (!isInRange(look, ability, model, chosen))
    return reason('out-of-range', [clause(ability), 'DEF-5', ...(elevation(look, model, chosen).range > 0 ? ['ELE-2'] : [])], facts);
  if (!sees(look, model, chosen).visible) return reason('no-line-of-sight', [clause(ability), 'LOS-1', 'LOS-2', 'DEF-10'], facts);
  return null;
}

/** True if an ability only gives its target energy. */
const onlyFeeds = (ability: Active | Arcane): boolean => {
  const feeds = (list: readonly Eff[]): boolean =>
    list.length > 0 && list.every((effect) => effect.do === 'gain' && effect.to === 'target');
  if (ability.kind === 'active') return feeds(ability.do);
  const wanted = ability.outcomes.filter(({ on }) => on !== 'catastrophe');
  return wanted.length > 0 && wanted.every((outcome) => feeds(outcome.do));
};

/** True if a text forbids a model to use this ability, or to use it against a target. */
export const isBarred = (look: Look, ability: TargetingAbility, model: ModelId, against?: ModelId): boolean =>
  isForbidden(look, model, isPlaced(ability) ? 'placed-step' : sortOf(ability), against) ||
  isForbidden(look, model, { ability: ability.id }, against);

/** True if an ability is used as a Step, which places the model. */
const isPlaced = (ability: TargetingAbility): boolean => ability.kind === 'active' && ability.as === 'step';

/** The action as which an ability is used. */
export const sortOf = (ability: TargetingAbility): 'active' | 'arcane' | 'step' =>
  ability.kind === 'active' ? (ability.as ?? 'active') : 'arcane';

/** The range of an ability with additions by texts, null when none is printed; kept, because it is needed for each target. */
export function rangeOf(look: Look, { range, id, kind }: TargetingAbility, model: ModelId): number | null {
  if (range === undefined) return null;
  const kept = look.cache<number>('range');
  const name = `${model} ${id}`;
  let inches = kept.get(name);
  if (inches === undefined) {
    const stat = kind === 'arcane' ? statOf(look, model, 'arcane-range', id) : 0;
    inches = range + statOf(look, model, 'ability-range', id) + stat;
    kept.set(name, inches);
  }
  return inches;
}

/** True if an ability reaches a model on the board; a model that stands higher reaches farther. @rule DEF-5 ELE-2 */
const isInRange = (look: Look, ability: TargetingAbility, model: ModelId, chosen: ModelId): boolean =>
  reaches(look, rangeOf(look, ability, model), model, chosen);

function reaches(look: Look, range: number | null, model: ModelId, chosen: ModelId): boolean {
  if (range === null) return true;
  const inches = range + elevation(look, model, chosen).range;
  return inches > 0 ? within(look, model, chosen, inches) : inContact(look, model, chosen);
}

function refuseStone(look: Look, ability: TargetingAbility, model: ModelId, id: string): Reason | null {
  const facts = { model, ability: ability.id, stone: id };
  const stone = look.match.table.stones.find((candidate) => candidate.id === id);
  if (!stone || stone.holder !== null) return reason('not-on-the-ground', ['DEF-2', clause(ability)], facts);
  const range = rangeOf(look, ability, model);
  if (range !== null && !thingWithin(look, model, { stone: id }, range)) return reason('out-of-range', [clause(ability), 'DEF-5'], facts);
  return seesThing(look, model, { stone: id }).visible ? null : reason('no-line-of-sight', [clause(ability), 'LOS-11', 'DEF-10'], facts);
}

function refuseTerrain(look: Look, ability: TargetingAbility, { what }: TargetLine, model: ModelId, id: string): Reason | null {
  const facts = { model, ability: ability.id, terrain: id };
  const piece = look.match.table.terrain.find((candidate) => candidate.id === id);
  const isSaid = look.isSpoken && typeof what === 'object' && 'terrain' in what && id === what.terrain;
  if (!isSaid && (!piece || typeof what !== 'object' || !('terrain' in what) || !isTerrain(piece, what.terrain)))
    return reason('not-such-a-target', ['DEF-2', clause(ability)], facts);
  const range = rangeOf(look, ability, model);
  if (range !== null && !thingWithin(look, model, { piece: id }, range)) return reason('out-of-range', [clause(ability), 'DEF-5'], facts);
  return seesThing(look, model, { piece: id }).visible ? null : reason('no-line-of-sight', [clause(ability), 'LOS-11', 'DEF-10'], facts);
}

/** A declaration for each model on the board; the same list for every ability. */
function standingOf(look: Look): readonly Declared[] {
  const kept = look.cache<readonly Declared[]>('standing');
  let standing = kept.get('');
  if (!standing) {
    standing = look.onBoard.map(({ id }): Declared => ({ targets: [id] }));
    kept.set('', standing);
  }
  return standing;
}

/** A declaration for each single target that an ability could name, legal or not. */
function nameable(look: Look, { target }: TargetingAbility): readonly Declared[] {
  if (!target) return [];
  const lying =
    target.what === 'stone' || isStoneOr(target)
      ? look.match.table.stones.filter(({ holder }) => holder === null).map(({ id }): Declared => ({ stone: id }))
      : [];
  const standing = standingOf(look);
  if (target.what === 'stone') return lying;
  if (isStoneOr(target)) return [...lying, ...standing];
  const { what } = target;
  if (look.isSpoken && typeof what === 'object' && 'terrain' in what) return [{ terrain: what.terrain }];
  if (typeof what === 'object') return look.match.table.terrain.map(({ id }) => ({ terrain: id }));
  return standing;
}

/** The legal declarations of an ability's targets now, and the refusals of the others. */
export interface Targets {
  legal: Declared[];
  refused: () => { declared: Declared; why: Reason }[];
}

export function targetsFor(look: Look, ability: TargetingAbility, model: ModelId, seat: Seat): Targets {
  if (!ability.target) return { legal: [{}], refused: () => [] };
  const n = ability.target.n ?? 1;
  const alone: TargetingAbility = n === 1 ? ability : { ...ability, target: { ...ability.target, n: 1 } };
  const refuse = (declared: Declared): Reason | null => refuseTargets(look, alone, model, seat, declared);
  const all = nameable(look, ability);
  const range = all.some(({ targets }) => targets) ? rangeOf(look, alone, model) : null;
  // Distance is checked first, because it is cheap and most targets are too far away.
  const single = filterOf(
    all,
    (declared) => (declared.targets ?? []).every((chosen) => reaches(look, range, model, chosen)) && refuse(declared) === null,
  );
  const legal =
    n === 1
      ? single
      : sets(
          single.flatMap(({ targets = [] }) => targets),
          n,
        ).map((targets) => ({ targets }));
  const refused = (): { declared: Declared; why: Reason }[] =>
    all
      .filter((declared) => !single.includes(declared))
      .flatMap((declared) => {
        const refusal = refuse(declared);
        return refusal ? [{ declared, why: refusal }] : [];
      });
  return { legal, refused };
}

/** Every legal set of targets of an ability now (for repeats). */
export const targetsOf = (look: Look, ability: Ability, model: ModelId, seat: Seat): Declared[] =>
  ability.kind === 'passive' ? [] : targetsFor(look, ability, model, seat).legal;

/** Every set of n different models, in their order. */
function sets(from: readonly ModelId[], n: number): ModelId[][] {
  if (n === 0) return [[]];
  return from.flatMap((first, index) => sets(from.slice(index + 1), n - 1).map((others) => [first, ...others]));
}
