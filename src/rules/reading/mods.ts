import type { Look } from '../look.ts';
import type { ActionName, Mod } from '../terms/card-language.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';
import { plainId, abilityOf } from '../printed/abilities-of.ts';
import { alwaysRules, lastingMods, type AlwaysRule, type HeldMod } from '../printed/standing-mods.ts';
import { castOf } from '../printed/cast.ts';
import { unheededBut } from '../printed/heed.ts';
import { everyOf, listOf, missingFacts } from '../space/missing-facts.ts';
import { NeedFact, type Fact } from '../terms/fact.ts';
import { conditionsHold, matches, valueOf } from './reading.ts';
import type { Reading } from './named-by.ts';
import { cardsLay, rulesInForce } from '../printed/table-cards.ts';
import type { Value } from '../terms/card-language.ts';

type ModKind = Mod['mod'] | 'all';

/** The models on the board whose passive abilities lay modifiers of a kind on other models; kept, because for most kinds there are none. */
function speakers(look: Look, kind: ModKind): readonly ModelId[] {
  const { results: found } = castOf(look);
  let speaking = found.get(kind);
  if (!speaking) {
    speaking = look.onBoard.map(({ id }) => id).filter((id) => alwaysRules(look, id, kind).some(({ rule }) => rule.to));
    found.set(kind, speaking);
  }
  return speaking;
}

/** The models on the board whose passive abilities lay modifiers of a kind on themselves or others. */
function bearers(look: Look, kind: ModKind): readonly ModelId[] {
  const { bearers: known } = castOf(look);
  let bearing = known.get(kind);
  if (!bearing) {
    bearing = look.onBoard.map(({ id }) => id).filter((id) => alwaysRules(look, id, kind).length > 0);
    known.set(kind, bearing);
  }
  return bearing;
}

/** True if the passive abilities of a model may lay modifiers of a kind on the model itself, which is rare. */
const bears = (look: Look, model: ModelId, kind: ModKind): boolean =>
  look.model(model).status !== 'board' || bearers(look, kind).includes(model);

const NONE: readonly never[] = [];

/** True if a modifier can matter to the caller; tested before its conditions. */
type ModTest = (mod: Mod) => boolean;

/**
 * Every modifier on a model now: of its passive abilities, auras of models on the board, lasting effects, and the ability in use; with
 * `wanted` only those that can matter. @rule CRD-8 DEF-32
 */
export function modsOn(look: Look, model: ModelId, using?: AbilityId, kind: ModKind = 'all', wanted?: ModTest): readonly HeldMod[] {
  let all: HeldMod[] | null = null;
  let missing: Fact[] | null = null;
  const add = (some: readonly HeldMod[]): void => {
    if (some.length > 0) all = all ? [...all, ...some] : [...some];
  };
  const addFrom = (from: ModelId): void => {
    try {
      add(passivesOf(look, from, model, kind, wanted));
    } catch (failed) {
      missing = missingFacts(missing, failed);
    }
  };
  if (bears(look, model, kind)) addFrom(model);
  for (const id of speakers(look, kind)) if (id !== model) addFrom(id);
  try {
    add(seatMods(look, model, kind, wanted));
    add(lastingMods(look, model));
    add(usedMods(look, model, using, wanted));
  } catch (failed) {
    missing = missingFacts(missing, failed);
  }
  if (missing) throw new NeedFact(missing);
  return all ?? NONE;
}

type OfKind<M extends Mod['mod']> = HeldMod & { mod: Extract<Mod, { mod: M }> };

const isOfKind = <M extends Mod['mod']>(modifier: HeldMod, kind: M): modifier is OfKind<M> => modifier.mod.mod === kind;

/** The modifiers of a kind on a model by its own unconditional texts and lasting effects; null when other models or conditions matter. */
function ownMods(look: Look, model: ModelId, kind: Mod['mod']): readonly HeldMod[] | null {
  if (speakers(look, kind).length > 0) return null;
  const rules = bears(look, model, kind) ? alwaysRules(look, model, kind) : NONE;
  if (rules.some(({ rule }) => rule.to !== undefined || (rule.if ?? NONE).length > 0)) return null;
  const printed = rules.flatMap(({ ability, rule }) =>
    rule.always.map((mod): HeldMod => ({ mod, from: model, ability, passive: true, bound: {} })),
  );
  const all = [...printed, ...lastingMods(look, model)].filter((modifier) => isOfKind(modifier, kind));
  return all.length === 0 ? NONE : all;
}

/** The same, kept for all positions with the same cast; null when something else in this position matters. */
function settledMods(look: Look, model: ModelId, kind: Mod['mod']): readonly HeldMod[] | null {
  const { status, controller } = look.model(model);
  if (status !== 'board' || cardsLay(look, controller, kind) || unheededBut(look) !== null) return null;
  const { settled } = castOf(look);
  let models = settled.get(kind);
  if (!models) {
    models = new Map<ModelId, readonly object[] | null>();
    settled.set(kind, models);
  }
  let mods = models.get(model);
  if (mods === undefined) {
    mods = ownMods(look, model, kind);
    models.set(model, mods);
  }
  return mods as readonly HeldMod[] | null; // only the lines above write it
}

/**
 * Modifiers of one kind on a model. A look keeps them, because they are needed constantly. At a spoken table only the wanted ones are read,
 * since a condition may ask the players for a fact.
 */
export function modsOfKind<M extends Mod['mod']>(
  look: Look,
  model: ModelId,
  kind: M,
  using?: AbilityId,
  wanted?: (mod: Extract<Mod, { mod: M }>) => boolean,
): readonly OfKind<M>[] {
  if (wanted && look.isSpoken) {
    const fits: ModTest = (mod) => mod.mod === kind && wanted(mod as Extract<Mod, { mod: M }>); // `kind` guarantees the type
    return modsOn(look, model, using, kind, fits).filter((modifier): modifier is OfKind<M> => fits(modifier.mod));
  }
  if (using === undefined) {
    const settled = settledMods(look, model, kind);
    if (settled) return settled as readonly OfKind<M>[]; // `kind` guarantees the type
  }
  const kept = look.cache<readonly OfKind<M>[]>(kind);
  const key = using === undefined ? model : `${model} ${using}`;
  const before = kept.get(key);
  if (before) return before;
  const some = using === undefined || look.isSpoken ? modsOn(look, model, using, kind) : withUsed(look, model, kind, using);
  const all = some.every((modifier) => isOfKind(modifier, kind)) ? some : some.filter((modifier) => isOfKind(modifier, kind));
  kept.set(key, all);
  return all;
}

/** The modifiers of a kind on a model, with those of the ability that it uses. */
function withUsed(look: Look, model: ModelId, kind: Mod['mod'], using: AbilityId): readonly HeldMod[] {
  const mods = modsOfKind(look, model, kind);
  const used = usedMods(look, model, using);
  return used.length === 0 ? mods : [...mods, ...used];
}

/** True if the passive abilities of a model count now. @rule CHR-26 */
function isHeeded(look: Look, from: ModelId): boolean {
  const alone = unheededBut(look);
  return alone === null || alone === from;
}

/** True if a rule lays its modifiers on a model now. A supposed fact about space does not decide that. */
function laysOn(reading: Reading, on: ModelId, { to, if: conditions = [] }: AlwaysRule['rule']): boolean {
  if (!to && conditions.length === 0) return true;
  const bound = to ? { each: on } : {};
  const tests = [() => !to || matches(reading, on, to), () => conditionsHold({ ...reading, bound }, conditions)];
  return reading.look.space.modifier(() => everyOf(tests, (test) => test()));
}

function passivesOf(look: Look, from: ModelId, on: ModelId, kind: ModKind, wanted?: ModTest): readonly HeldMod[] {
  if (!isHeeded(look, from)) return NONE;
  const rules = alwaysRules(look, from, kind);
  if (rules.length === 0) return NONE;
  return listOf(rules, ({ ability, rule }) => {
    if (!(rule.to ? look.model(from).status === 'board' : from === on)) return NONE;
    if (wanted && !rule.always.some(wanted)) return NONE;
    const reading: Reading = { look, self: from, ability, bound: {} };
    if (!laysOn(reading, on, rule)) return NONE;
    const bound = rule.to ? { each: on } : {};
    return rule.always.map((mod): HeldMod => ({ mod, from, ability, passive: true, bound }));
  });
}

/** The modifiers on a model by the shown cards of its player. @rule EVA-13 EVA-15 EVA-17 EVA-19 */
function seatMods(look: Look, model: ModelId, kind: ModKind, wanted?: ModTest): readonly HeldMod[] {
  const { controller } = look.model(model);
  if (!cardsLay(look, controller, kind)) return NONE;
  return listOf(rulesInForce(look, controller), ({ card, rule }) => {
    if (!('always' in rule) || (wanted && !rule.always.some(wanted))) return NONE;
    const reading: Reading = { look, self: model, ability: card.id, bound: {} };
    const { to, if: conditions = [] } = rule;
    if (!look.space.modifier(() => (!to || matches(reading, model, to)) && conditionsHold(reading, conditions))) return NONE;
    return rule.always.map((mod): HeldMod => ({ mod, from: model, ability: card.id, passive: false, bound: {} }));
  });
}

function usedMods(look: Look, model: ModelId, using: AbilityId | undefined, wanted?: ModTest): readonly HeldMod[] {
  const ability = using === undefined ? null : abilityOf(look, model, using);
  if (!ability?.mods || (wanted && !ability.mods.some(wanted))) return NONE;
  const { modsIf = [] } = ability;
  const inForce = (): boolean => conditionsHold({ look, self: model, ability: ability.id, bound: {} }, modsIf);
  if (modsIf.length > 0 && !look.space.modifier(inForce)) return NONE;
  return ability.mods.map((mod): HeldMod => ({ mod, from: model, ability: ability.id, passive: false, bound: {} }));
}

/** The reading of a modifier's text, from the model that has it. */
export const readingOf = (look: Look, { from, ability, bound }: HeldMod): Reading => ({ look, self: from, ability, bound });

/** The number of a modifier. */
export const numberOf = (look: Look, modifier: HeldMod, value: Value): number => valueOf(readingOf(look, modifier), value);

/** True if a list of actions contains this one; `any` means every action, and a reaction step is not an action (REA-7). */
export function speaksOf(list: readonly ActionName[], action: ActionName, ability?: AbilityId): boolean {
  return list.some((name) => {
    if (name === 'any') return action !== 'reaction-step';
    if (name === 'reload') return ability?.startsWith('reload-') === true;
    if (typeof name === 'string') return name === action;
    const used = typeof action === 'object' ? action.ability : ability;
    return used !== undefined && name.ability === plainId(used);
  });
}
