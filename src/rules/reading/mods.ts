import type { Look } from '../look.ts';
import type { ActionName, Mod } from '../terms/card-language.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';
import { abilityOf, alwaysRules, lastingMods, type Held } from '../printed/abilities-of.ts';
import { castOf } from '../printed/cast.ts';
import { unheededBut } from '../printed/heeded.ts';
import { holds, matches, valueOf, type Reading } from './reading.ts';
import { rulesInForce } from '../printed/table-cards.ts';
import type { Value } from '../terms/card-language.ts';

type Kind = Mod['mod'] | 'all';

/** Models on the board whose passives lay modifiers of a kind on others; most say nothing of a kind to others. */
function speakers(look: Look, kind: Kind): readonly ModelId[] {
  const { found } = castOf(look);
  let speaking = found.get(kind);
  if (!speaking) {
    speaking = look.onBoard.map(({ id }) => id).filter((id) => alwaysRules(look, id, kind).some(({ rule }) => rule.to));
    found.set(kind, speaking);
  }
  return speaking;
}

const NONE: readonly never[] = [];

/** Every modifier on a model now: own passives, auras of models on the board, effects that last, and the ability being used. @rule CRD-8 DEF-32 */
export function modsOn(look: Look, model: ModelId, using?: AbilityId, kind: Kind = 'all'): readonly Held[] {
  let all: Held[] | null = null;
  const add = (some: readonly Held[]): void => {
    if (some.length > 0) all = all ? [...all, ...some] : [...some];
  };
  add(passivesOf(look, model, model, kind));
  for (const id of speakers(look, kind)) if (id !== model) add(passivesOf(look, id, model, kind));
  add(seatMods(look, model));
  add(lastingMods(look, model));
  add(usedMods(look, model, using));
  return all ?? NONE;
}

type OfKind<M extends Mod['mod']> = Held & { mod: Extract<Mod, { mod: M }> };

/** Modifiers of one kind. They are asked for all the time, so a look keeps them. */
export function modsOfKind<M extends Mod['mod']>(look: Look, model: ModelId, kind: M, using?: AbilityId): readonly OfKind<M>[] {
  const kept = look.kept<readonly OfKind<M>[]>(kind);
  const whose = using === undefined ? model : `${model} ${using}`;
  const before = kept.get(whose);
  if (before) return before;
  const all = modsOn(look, model, using, kind);
  const some = all.length === 0 ? NONE : all.filter((held): held is OfKind<M> => held.mod.mod === kind);
  kept.set(whose, some);
  return some;
}

/** Whether the passive abilities of a model say anything now. @rule CHR-26 */
function isHeeded(look: Look, from: ModelId): boolean {
  const alone = unheededBut(look);
  return alone === null || alone === from;
}

function passivesOf(look: Look, from: ModelId, on: ModelId, kind: Kind): readonly Held[] {
  if (!isHeeded(look, from)) return NONE;
  const rules = alwaysRules(look, from, kind);
  if (rules.length === 0) return NONE;
  return rules.flatMap(({ ability, rule }) => {
    if (!(rule.to ? look.model(from).status === 'board' : from === on)) return [];
    const reading: Reading = { look, self: from, ability, bound: {} };
    if (rule.to && !matches(reading, on, rule.to)) return [];
    const bound = rule.to ? { each: on } : {};
    if (!holds({ ...reading, bound }, rule.if ?? [])) return [];
    return rule.always.map((mod): Held => ({ mod, from, ability, passive: true, bound }));
  });
}

/** What the shown cards of a model's player do for it. @rule EVA-13 EVA-15 EVA-17 EVA-19 */
function seatMods(look: Look, model: ModelId): readonly Held[] {
  const rules = rulesInForce(look, look.model(model).controller);
  if (rules.length === 0) return NONE;
  return rules.flatMap(({ card, rule }) => {
    if (!('always' in rule)) return [];
    const reading: Reading = { look, self: model, ability: card.id, bound: {} };
    if ((rule.to && !matches(reading, model, rule.to)) || !holds(reading, rule.if ?? [])) return [];
    return rule.always.map((mod): Held => ({ mod, from: model, ability: card.id, passive: false, bound: {} }));
  });
}

function usedMods(look: Look, model: ModelId, using: AbilityId | undefined): readonly Held[] {
  const ability = using === undefined ? null : abilityOf(look, model, using);
  if (!ability?.mods || !holds({ look, self: model, ability: ability.id, bound: {} }, ability.modsIf ?? [])) return NONE;
  return ability.mods.map((mod): Held => ({ mod, from: model, ability: ability.id, passive: false, bound: {} }));
}

/** How a modifier's text is read: from its own card. */
export const readingOf = (look: Look, { from, ability, bound }: Held): Reading => ({ look, self: from, ability, bound });

/** The number a modifier gives. */
export const numberOf = (look: Look, held: Held, value: Value): number => valueOf(readingOf(look, held), value);

/** Whether a list of actions names this one; `any` names every action, and a reaction step is none (REA-7). */
export function speaksOf(list: readonly ActionName[], action: ActionName, ability?: AbilityId): boolean {
  return list.some((name) => {
    if (name === 'any') return action !== 'reaction-step';
    if (name === 'reload') return ability?.startsWith('reload-') === true;
    if (typeof name === 'string') return name === action;
    return name.ability === (typeof action === 'object' ? action.ability : ability);
  });
}
