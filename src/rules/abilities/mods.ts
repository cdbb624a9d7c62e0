import type { Look } from '../look.ts';
import type { ActionName, Mod } from '../terms/card-language.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';
import { abilitiesOf, abilityOf, lastingMods, type Held } from './abilities-of.ts';
import { holds, matches, valueOf, type Reading } from './reading.ts';
import type { Value } from '../terms/card-language.ts';

/** Every modifier on a model now: own passives, auras of models on the board, effects that last, and the ability being used. @rule CRD-8 DEF-32 */
export function modsOn(look: Look, model: ModelId, using?: AbilityId): Held[] {
  const speakers = look.onBoard.map(({ id }) => id);
  const passives = [model, ...speakers.filter((id) => id !== model)].flatMap((id) => passivesOf(look, id, model));
  return [...passives, ...lastingMods(look, model), ...usedMods(look, model, using)];
}

/** Modifiers of one kind. */
export function modsOfKind<M extends Mod['mod']>(
  look: Look,
  model: ModelId,
  kind: M,
  using?: AbilityId,
): (Held & { mod: Extract<Mod, { mod: M }> })[] {
  return modsOn(look, model, using).filter((held): held is Held & { mod: Extract<Mod, { mod: M }> } => held.mod.mod === kind);
}

function passivesOf(look: Look, from: ModelId, on: ModelId): Held[] {
  return abilitiesOf(look, from).flatMap((ability) => {
    if (ability.kind !== 'passive') return [];
    const reading: Reading = { look, self: from, ability: ability.id, bound: {} };
    return ability.rules.flatMap((rule) => {
      if (!('always' in rule) || !(rule.to ? look.model(from).status === 'board' : from === on)) return [];
      if (rule.to && !matches(reading, on, rule.to)) return [];
      const bound = rule.to ? { each: on } : {};
      if (!holds({ ...reading, bound }, rule.if ?? [])) return [];
      return rule.always.map((mod): Held => ({ mod, from, ability: ability.id, passive: true, bound }));
    });
  });
}

function usedMods(look: Look, model: ModelId, using: AbilityId | undefined): Held[] {
  const ability = using === undefined ? null : abilityOf(look, model, using);
  return (ability?.mods ?? []).map((mod): Held => ({ mod, from: model, ability: ability?.id ?? '', passive: false, bound: {} }));
}

/** How a modifier's text is read: from its own card. */
export const readingOf = (look: Look, { from, ability, bound }: Held): Reading => ({ look, self: from, ability, bound });

/** The number a modifier gives. */
export const numberOf = (look: Look, held: Held, value: Value): number => valueOf(readingOf(look, held), value);

/** Whether a list of actions names this one; `any` names every action, and a reaction step is none (REA-7). */
export function speaksOf(list: readonly ActionName[], action: ActionName, ability?: AbilityId): boolean {
  return list.some((name) => {
    if (name === 'any') return action !== 'reaction-step';
    if (typeof name === 'string') return name === action;
    return name.ability === (typeof action === 'object' ? action.ability : ability);
  });
}
