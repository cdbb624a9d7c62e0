import { entry, noted, type LedgerEntry } from '../ledger.ts';
import type { Look } from '../look.ts';
import { engagedBy } from '../sight/engagement.ts';
import { someOf, sumOf, filterOf } from '../space/unsaid.ts';
import type { ActionName, Limit, Mod, Stat, TerrainName } from '../terms/card-language.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';
import type { SumPart } from '../terms/sum.ts';
import { abilityOf, type HeldMod } from '../printed/abilities-of.ts';
import { modsOfKind, numberOf, readingOf, speaksOf } from './mods.ts';
import { meleeRangeOf } from '../printed/reach.ts';
import { matches, matching, meleeUnderWay, namedBy, valueOf, type Reading } from './reading.ts';
import { usesLeft } from '../printed/text-of.ts';

const JOG = 4;
const REACTION = 1;

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

/** An evade that counts models leaves out the model that uses the ability. @rule CHR-3 */
const seenBy = (modifier: HeldMod, stat: Stat, targets: readonly ModelId[]): HeldMod =>
  stat === 'evade' && targets.length > 0 ? { ...modifier, bound: { ...modifier.bound, originator: [...targets] } } : modifier;

/** How a modifier of a stat is read: an Evade that it speaks of is one with every modifier. */
function readingOfStat(look: Look, modifier: HeldMod, stat: Stat): Reading {
  const reading = readingOf(look, modifier);
  return stat === 'evade' ? reading : { ...reading, evadeOf: (id) => statOf(look, id, 'evade', undefined, [modifier.from]) };
}

/**
 * A stat as it counts now: printed value and every modifier (passives, auras, durations; `using`: the ability being used; `targets`: the
 * targets of the action), which may be 0 or below: how many cards are drawn is cut off once, after everything else. Only a jog has no
 * less than 0.
 * Jog in inches before Slow (JOG-10); `ability-range` is what is added to printed ranges. @rule MEL-8 ARC-11 CHR-3
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

/** Whether a model is slow: by card or by carrying a stone. @rule SLW-1 SLW-5 */
export function isSlow(look: Look, model: ModelId): boolean {
  if (modsOfKind(look, model, 'slow').length > 0) return true;
  return look.stonesOf(model).length > 0 && modsOfKind(look, model, 'ignore-slow-carry').length === 0;
}

type Costing = HeldMod & { mod: Extract<Mod, { mod: 'cost' }> };

/** Whether a price that is said of the first action, or the first at such a model, is said of one of this model at these; `null`: at whom is still open. @rule ABL-16 */
function isFirst(look: Look, model: ModelId, modifier: Costing, targets: readonly ModelId[] | null): boolean {
  const { first } = modifier.mod;
  const { from, ability } = modifier;
  if (!first) return true;
  if (first === true) return noted(look, entry.firstOf(from, ability, model)) === 0;
  if (noted(look, entry.first(from, ability)) > 0) return false;
  const reading = readingOf(look, modifier);
  return someOf(targets ?? look.onBoard.map(({ id }) => id), (id) => matches(reading, id, first));
}

/** An action as it is declared. */
interface Dear {
  action: ActionName;
  /** The number on its card, or in the book. */
  printed: number;
  ability?: AbilityId;
  targets: readonly ModelId[] | null;
}

/** The prices that a declared action was the first to be asked, as the ledger of the turn notes them. @rule ACT-17 CHR-50 */
export function firstsNoted(look: Look, model: ModelId, dear: Dear): LedgerEntry[] {
  const mods = pricesOf(look, model, dear, ({ first, priced }) => first !== undefined || priced !== undefined);
  if (mods.length === 0) return [];
  const price = priceBefore(look, model, dear);
  return mods
    .filter(({ mod }) => mod.priced === undefined || mod.priced === price)
    .map(({ from, ability: source, mod }) =>
      mod.priced !== undefined || mod.first === true ? entry.firstOf(from, source, model) : entry.first(from, source),
    );
}

/** The modifiers of a price that speak of this action. */
function pricesOf(
  look: Look,
  model: ModelId,
  { action, ability, targets }: Dear,
  wanted: (mod: Costing['mod']) => boolean,
): readonly Costing[] {
  const isOf = (mod: Costing['mod']): boolean => wanted(mod) && speaksOf(mod.of, action, ability);
  return filterOf(
    modsOfKind(look, model, 'cost', ability, isOf),
    (modifier) => isOf(modifier.mod) && isFirst(look, model, modifier, targets),
  );
}

/** The price of an action before texts about the first action of that price. */
function priceBefore(look: Look, model: ModelId, dear: Dear): number {
  const mods = pricesOf(look, model, dear, ({ priced }) => priced === undefined);
  if (mods.some(({ mod }) => mod.set === 'nothing')) return 0;
  const base = mods.reduce(
    (cost, modifier) =>
      modifier.mod.set === undefined || modifier.mod.set === 'nothing' ? cost : numberOf(look, modifier, modifier.mod.set),
    dear.printed,
  );
  const cost = mods.reduce((sum, modifier) => {
    if (modifier.mod.by === undefined) return sum;
    const changed = sum + numberOf(look, modifier, modifier.mod.by);
    return modifier.mod.least === undefined ? changed : Math.max(Math.min(sum, modifier.mod.least), changed);
  }, base);
  return Math.max(0, cost);
}

/** The energy an action costs this model now, at these targets of its ability; `null`: at the most favourable ones. @rule ACT-17 CHR-50 */
export function costOf(
  look: Look,
  model: ModelId,
  action: ActionName,
  printed: number,
  { ability, targets = [] }: { ability?: AbilityId; targets?: readonly ModelId[] | null } = {},
): number {
  const dear: Dear = { action, printed, targets, ...(ability === undefined ? {} : { ability }) };
  const price = priceBefore(look, model, dear);
  const [cheaper] = pricesOf(look, model, dear, ({ priced }) => priced !== undefined && priced === price).filter(
    ({ from, ability: source }) => noted(look, entry.firstOf(from, source, model)) === 0,
  );
  return cheaper?.mod.by === undefined ? price : Math.max(0, price + numberOf(look, cheaper, cheaper.mod.by));
}

/** The texts that make an action dearer or cheaper than printed; a text that sets its price is not among them. @rule ACT-17 */
export function costParts(look: Look, model: ModelId, action: ActionName, ability?: AbilityId): SumPart[] {
  const isOf = (mod: Costing['mod']): boolean => mod.by !== undefined && mod.first === undefined && speaksOf(mod.of, action, ability);
  return filterOf(modsOfKind(look, model, 'cost', ability, isOf), ({ mod }) => isOf(mod)).flatMap((modifier) => {
    const amount = modifier.mod.by === undefined ? 0 : numberOf(look, modifier, modifier.mod.by);
    return amount === 0 ? [] : [{ from: modifier.from, ability: modifier.ability, by: amount }];
  });
}

type Forbidden = Extract<Mod, { mod: 'forbid' }>['actions'][number];
const MOVES: readonly Forbidden[] = ['step', 'jog', 'traverse', 'reaction-step'];

/**
 * Whether something forbids this model an action (or to be moved: `move`), against this target when one is named.
 * A model that cannot move takes no step, jog, traverse or reaction step either; a Step that places it (`placed-step`) is no move. @rule CHR-66
 */
export function forbidden(
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

/** Whether a text lets this model ignore something in this action (`ability`: the one being used; none: a melee attack). */
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

/** Whether this model must show its melee hand before cards are chosen. @rule MEL-17 */
export function showsMeleeHand(look: Look, model: ModelId): boolean {
  return modsOfKind(look, model, 'reveal', undefined, ({ what }) => what === 'melee-hand').some(({ mod }) => mod.what === 'melee-hand');
}

/** Whether this model has its enemy show its melee hand before cards are chosen. @rule MEL-17 */
export function seesMeleeHand(look: Look, model: ModelId): boolean {
  return modsOfKind(look, model, 'reveal', undefined, ({ what }) => what === 'enemy-hand').some(({ mod }) => mod.what === 'enemy-hand');
}

/** How much a harvest of this model lowers a stone: `plain` is what it does without texts, 0 where a text does something in its place. @rule HRV-3 HRV-7 */
export function harvestBy(look: Look, model: ModelId, plain: number): number {
  const texts = modsOfKind(look, model, 'harvest');
  const instead = texts.filter(({ mod }) => mod.instead).map((text) => numberOf(look, text, text.mod.by));
  const more = texts.filter(({ mod }) => !mod.instead);
  return (plain === 0 ? 0 : Math.max(plain, ...instead)) + sumOf(more, (carried) => numberOf(look, carried, carried.mod.by));
}

/** Whether nothing but being slain takes this model's stones; `causer`: whose doing it would be; null: nobody's, or a card's. */
export function keepsStones(look: Look, model: ModelId, causer: ModelId | null): boolean {
  return modsOfKind(look, model, 'keeps-stones').some(
    ({ mod }) => mod.from === undefined || (causer !== null && !look.friends(model, causer)),
  );
}

/** Whether actions of this other model cannot move a model; null: a card of a player moves it. */
export const isUnmovedBy = (look: Look, model: ModelId, causer: ModelId | null): boolean =>
  causer !== null && !look.friends(model, causer) && modsOfKind(look, model, 'unmoved').length > 0;

/** Whether abilities neither give this model energy nor take any. */
export const isSteady = (look: Look, model: ModelId): boolean => modsOfKind(look, model, 'steady').length > 0;

/** The energy that a replenish step gives a model. @rule REP-1 */
export const replenishedBy = (look: Look, model: ModelId): number =>
  isSteady(look, model) ? look.character(model).blueDots.length : look.openDots(model);

/** Whether light cover of this model counts as heavy against such an action of an enemy. */
export const deepensCover = (look: Look, model: ModelId, action: ActionName): boolean =>
  modsOfKind(look, model, 'deep-cover', undefined, (mod) => speaksOf(mod.against, action)).some(({ mod }) => speaksOf(mod.against, action));

/** By how many inches a jog of this model may be longer when it ends engaging an enemy. */
export const lungeOf = (look: Look, model: ModelId): number =>
  modsOfKind(look, model, 'lunge').reduce((most, { mod }) => Math.max(most, mod.by), 0);

/** The pieces and models that a model ignores on its way while it does this. */
export function movesFreelyOver(look: Look, model: ModelId, during: ActionName): (TerrainName | 'models')[] {
  return modsOfKind(look, model, 'move-freely', undefined, (mod) => speaksOf(mod.during, during)).flatMap(({ mod }) =>
    speaksOf(mod.during, during) ? mod.over : [],
  );
}

/** Whether this action of that model may not name this one as its target. */
export function untargetable(look: Look, model: ModelId, originator: ModelId, action: ActionName, ability?: AbilityId): boolean {
  const isOf = ({ actions }: Extract<Mod, { mod: 'untargetable' }>): boolean => !actions || speaksOf(actions, action, ability);
  return someOf(
    modsOfKind(look, model, 'untargetable', undefined, isOf),
    (modifier) => isOf(modifier.mod) && (!modifier.mod.by || matches(readingOf(look, modifier), originator, modifier.mod.by)),
  );
}

/** One way for a model to make a reaction step: inches, energy, and whom it must end closer to (`null`: anywhere). @rule REA-3 */
export interface ReactionStep {
  inches: number;
  cost: number;
  towards: ModelId[] | null;
  /** The passive ability that gives it, when its uses are counted. */
  counted?: { model: ModelId; ability: AbilityId };
}

const OF_THE_BOOK: ReactionStep = { inches: REACTION, cost: 1, towards: null };

const stepsLeft = (look: Look, model: ModelId): ReactionMod[] =>
  modsOfKind(look, model, 'reaction-step').filter((modifier) => isLeft(look, model, modifier));

const isOpen = (look: Look, model: ModelId, { mod }: ReactionMod): boolean => mod.onlyIf !== 'engaged' || engagedBy(look, model).length > 0;

const given = (look: Look, model: ModelId, modifier: ReactionMod): ReactionStep => ({
  inches: modifier.mod.in ?? REACTION,
  cost: modifier.mod.cost ?? 1,
  towards: modifier.mod.towards && !look.isSpoken ? matching(readingOf(look, modifier), modifier.mod.towards) : null,
  ...countedFor(look, model, modifier),
});

/** The reaction step of the book, then filterOf that texts give. */
export const reactionSteps = (look: Look, model: ModelId): ReactionStep[] => [
  OF_THE_BOOK,
  ...stepsLeft(look, model)
    .filter((modifier) => isOpen(look, model, modifier))
    .map((modifier) => given(look, model, modifier)),
];

/** One of them by its number, whether or not the others may be made now. */
export function reactionStep(look: Look, model: ModelId, option: number): ReactionStep | null {
  const modifier = option === 0 ? undefined : stepsLeft(look, model)[option - 1];
  if (option === 0) return OF_THE_BOOK;
  return modifier && isOpen(look, model, modifier) ? given(look, model, modifier) : null;
}

const limitOf = (look: Look, { from, ability, passive }: HeldMod): Limit | undefined =>
  passive ? abilityOf(look, from, ability)?.limit : undefined;

type ReactionMod = HeldMod & { mod: Extract<Mod, { mod: 'reaction-step' }> };

/** Where the uses of such a step are counted: on each bearer, or on the model whose passive it is. @rule CHR-4 */
function countedFor(look: Look, bearer: ModelId, modifier: ReactionMod): Pick<ReactionStep, 'counted'> {
  if (modifier.mod.oncePerTurn) return { counted: { model: bearer, ability: modifier.ability } };
  return limitOf(look, modifier) ? { counted: { model: modifier.from, ability: modifier.ability } } : {};
}

/** @rule CRD-17 */
const isLeft = (look: Look, bearer: ModelId, modifier: ReactionMod): boolean =>
  modifier.mod.oncePerTurn
    ? usesLeft(look, bearer, modifier.ability, { per: 'turn' }) > 0
    : usesLeft(look, modifier.from, modifier.ability, limitOf(look, modifier)) > 0;
