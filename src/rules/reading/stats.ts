import type { Look } from '../look.ts';
import { someOf, sumOf, filterOf } from '../space/missing-facts.ts';
import type { ActionName, Mod, Stat, TerrainName } from '../terms/card-language.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';
import { abilityOf } from '../printed/abilities-of.ts';
import type { HeldMod } from '../printed/standing-mods.ts';
import { modsOfKind, numberOf, readingOf, speaksOf } from './mods.ts';
import { meleeRangeOf } from '../printed/reach.ts';
import { matches, valueOf } from './reading.ts';
import { meleeUnderWay, namedBy, type Reading } from './named-by.ts';

const JOG = 4;

function printed(look: Look, model: ModelId, stat: Stat): number {
  const { melee, arcane, evade } = look.character(model);
  switch (stat) {
    case 'melee':
      return melee;
    case 'arcane':
      return arcane;
    case 'evade':
      return evade;
    case 'jog':
      return JOG;
    case 'melee-range':
    case 'ability-range':
    case 'arcane-range':
    case 'arcane-cards':
    case 'resist-cards':
    case 'aura':
      return 0;
  }
}

/** The models that a model faces: the other fighter of a round of melee, or the targets of an ability. */
function faced(look: Look, model: ModelId, stat: Stat, targets: readonly ModelId[]): readonly ModelId[] {
  if (stat !== 'melee') return targets;
  const fighters = Object.values(meleeUnderWay(look)?.fighters ?? {});
  return fighters.includes(model) ? fighters.filter((id) => id !== model) : [];
}

/** A modifier with the users of the ability bound as `originator`: an Evade that counts models leaves them out. @rule CHR-3 */
const seenBy = (modifier: HeldMod, stat: Stat, targets: readonly ModelId[]): HeldMod =>
  stat === 'evade' && targets.length > 0 ? { ...modifier, bound: { ...modifier.bound, originator: [...targets] } } : modifier;

/** The reading of a stat's modifier. Evade in its text includes every modifier, except in a modifier of Evade. */
function readingOfStat(look: Look, modifier: HeldMod, stat: Stat): Reading {
  const reading = readingOf(look, modifier);
  return stat === 'evade' ? reading : { ...reading, evadeOf: (id) => statOf(look, id, 'evade', undefined, [modifier.from]) };
}

/**
 * A stat now: the printed value with every modifier. `using`: the ability in use; `targets`: the targets of the action. It may be negative,
 * because the number of cards is limited once, after everything else; only a Jog is at least 0. A Jog is in inches, before Slow (JOG-10);
 * `ability-range` is added to printed ranges. @rule MEL-8 ARC-11 CHR-3
 */
export function statOf(look: Look, model: ModelId, stat: Stat, using?: AbilityId, targets: readonly ModelId[] = []): number {
  if (stat === 'melee-range') return meleeRangeOf(look, model);
  const isOf = (mod: Extract<Mod, { mod: 'stat' }>): boolean =>
    mod.stat === stat && (!mod.for || (using !== undefined && speaksOf(mod.for, { ability: using }, using)));
  const mods = modsOfKind(look, model, 'stat', using, isOf).filter(
    ({ mod, against }) => isOf(mod) && (against === undefined || targets.includes(against)),
  );
  const facing = filterOf(
    mods,
    (modifier) =>
      !modifier.mod.facing ||
      someOf(faced(look, model, stat, targets), (id) => matches(readingOf(look, modifier), id, modifier.mod.facing ?? {})),
  );
  const sum =
    printed(look, model, stat) +
    sumOf(facing, (modifier) => valueOf(readingOfStat(look, seenBy(modifier, stat, targets), stat), modifier.mod.by));
  return stat === 'jog' ? Math.max(0, sum) : sum;
}

/** True if a model is Slow, by a text or because it has a moonstone. @rule SLW-1 SLW-5 */
export function isSlow(look: Look, model: ModelId): boolean {
  if (modsOfKind(look, model, 'slow').length > 0) return true;
  return look.stonesOf(model).length > 0 && modsOfKind(look, model, 'ignore-slow-carry').length === 0;
}

type Forbidden = Extract<Mod, { mod: 'forbid' }>['actions'][number];
const MOVES: readonly Forbidden[] = ['step', 'jog', 'traverse', 'reaction-step'];

/**
 * True if a text forbids a model an action (`move`: to be moved), against this target if one is named. A model that cannot move cannot Step,
 * Jog, Traverse or make a reaction step either; a Step that places it (`placed-step`) is not a move. @rule CHR-66
 */
export function isForbidden(
  look: Look,
  model: ModelId,
  action: ActionName | 'placed-step' | 'move' | 'criticals' | 'signature' | 'end-step',
  against?: ModelId,
): boolean {
  const isOf = (mod: Extract<Mod, { mod: 'forbid' }>): boolean =>
    action === 'placed-step'
      ? mod.actions.some((name) => name !== 'move' && bars(name, 'step'))
      : mod.actions.some((name) => bars(name, action));
  return modsOfKind(look, model, 'forbid', undefined, isOf).some((modifier) => {
    const only = modifier.against === undefined ? [] : [modifier.against];
    if (modifier.mod.against !== undefined) only.push(...namedBy(readingOf(look, modifier), modifier.mod.against));
    if ((modifier.against ?? modifier.mod.against) !== undefined && (against === undefined || !only.includes(against))) return false;
    return isOf(modifier.mod);
  });
}

function bars(name: Forbidden, action: Forbidden): boolean {
  if (name === 'move') return action === 'move' || MOVES.includes(action);
  if (name === 'criticals' || name === 'signature' || name === 'end-step') return name === action;
  if (action === 'move' || action === 'criticals' || action === 'signature' || action === 'end-step') return false;
  return speaksOf([name], action);
}

/** True if a text lets a model ignore a feature in an action; `ability`: the ability in use, none for a melee attack. */
export function ignores(
  look: Look,
  model: ModelId,
  feature: 'evade' | 'cover' | 'catastrophe' | 'melee-range',
  ability?: AbilityId,
): boolean {
  const kind = ability === undefined ? 'melee' : abilityOf(look, model, ability)?.kind;
  const action: ActionName = kind === 'active' || kind === 'arcane' ? kind : 'melee';
  const isOf = (mod: Extract<Mod, { mod: 'ignore' }>): boolean =>
    mod.what.includes(feature) && (!mod.for || speaksOf(mod.for, action, ability));
  return modsOfKind(look, model, 'ignore', ability, isOf).some(({ mod }) => isOf(mod));
}

/** True if a text makes a model show its melee hand before cards are chosen. @rule MEL-17 */
export function showsMeleeHand(look: Look, model: ModelId): boolean {
  return modsOfKind(look, model, 'reveal', undefined, ({ what }) => what === 'melee-hand').some(({ mod }) => mod.what === 'melee-hand');
}

/** True if a text of a model makes its enemy show its melee hand before cards are chosen. @rule MEL-17 */
export function seesMeleeHand(look: Look, model: ModelId): boolean {
  return modsOfKind(look, model, 'reveal', undefined, ({ what }) => what === 'enemy-hand').some(({ mod }) => mod.what === 'enemy-hand');
}

/** By how much a harvest of this model lowers the moonstone; `plain`: without texts, 0 when a text replaces the lowering. @rule HRV-3 HRV-7 */
export function harvestBy(look: Look, model: ModelId, plain: number): number {
  const texts = modsOfKind(look, model, 'harvest');
  const instead = texts.filter(({ mod }) => mod.instead).map((text) => numberOf(look, text, text.mod.by));
  const more = texts.filter(({ mod }) => !mod.instead);
  return (plain === 0 ? 0 : Math.max(plain, ...instead)) + sumOf(more, (carried) => numberOf(look, carried, carried.mod.by));
}

/** True if a text keeps a model's moonstones until it is slain; `causer`: the model that would take them, null for a player's card. */
export function keepsStones(look: Look, model: ModelId, causer: ModelId | null): boolean {
  return modsOfKind(look, model, 'keeps-stones').some(
    ({ mod }) => mod.from === undefined || (causer !== null && !look.friends(model, causer)),
  );
}

/** True if actions of `causer` cannot move a model; null for a player's card. */
export const isUnmovedBy = (look: Look, model: ModelId, causer: ModelId | null): boolean =>
  causer !== null && !look.friends(model, causer) && modsOfKind(look, model, 'unmoved').length > 0;

/** True if abilities neither give a model energy nor take any. */
export const isSteady = (look: Look, model: ModelId): boolean => modsOfKind(look, model, 'steady').length > 0;

/** The energy that a replenish step gives a model. @rule REP-1 */
export const replenishedBy = (look: Look, model: ModelId): number =>
  isSteady(look, model) ? look.character(model).blueDots.length : look.openDots(model);

/** True if a model's light cover counts as heavy against this action of an enemy. */
export const deepensCover = (look: Look, model: ModelId, action: ActionName): boolean =>
  modsOfKind(look, model, 'deep-cover', undefined, (mod) => speaksOf(mod.against, action)).some(({ mod }) => speaksOf(mod.against, action));

/** By how many inches a Jog may be longer if it ends engaging an enemy. */
export const lungeOf = (look: Look, model: ModelId): number =>
  modsOfKind(look, model, 'lunge').reduce((most, { mod }) => Math.max(most, mod.by), 0);

/** The kinds of terrain, and models, that a model ignores on its path during this action. */
export function movesFreelyOver(look: Look, model: ModelId, during: ActionName): (TerrainName | 'models')[] {
  return modsOfKind(look, model, 'move-freely', undefined, (mod) => speaksOf(mod.during, during)).flatMap(({ mod }) =>
    speaksOf(mod.during, during) ? mod.over : [],
  );
}

/** True if an action of `originator` may not target a model. */
export function untargetable(look: Look, model: ModelId, originator: ModelId, action: ActionName, ability?: AbilityId): boolean {
  const isOf = ({ actions }: Extract<Mod, { mod: 'untargetable' }>): boolean => !actions || speaksOf(actions, action, ability);
  return someOf(
    modsOfKind(look, model, 'untargetable', undefined, isOf),
    (modifier) => isOf(modifier.mod) && (!modifier.mod.by || matches(readingOf(look, modifier), originator, modifier.mod.by)),
  );
}
