import type { Look } from '../look.ts';
import type { Ability, Mod } from '../terms/card-language.ts';
import type { AbilityId, Json, ModelId } from '../terms/ids.ts';

/** The abilities a model has now: printed, then granted ones. */
export function abilitiesOf(look: Look, model: ModelId): Ability[] {
  const granted = look.model(model).lasting.flatMap(({ gives }) => (gives ? [gives] : []));
  return [...look.character(model).abilities, ...granted];
}

/** One ability of a model; null when it does not have it now. */
export function abilityOf(look: Look, model: ModelId, id: AbilityId): Ability | null {
  return abilitiesOf(look, model).find((ability) => ability.id === id) ?? null;
}

/** A modifier on a model, and by whose text. */
export interface Held {
  mod: Mod;
  /** `self` of the text; what is counted or measured is seen from it. */
  from: ModelId;
  ability: AbilityId;
  /** It comes from a passive ability (DMG-9). */
  passive: boolean;
  /** It counts against this model alone. */
  against?: ModelId;
  bound: Record<string, Json>;
}

/** Modifiers of a model's own that hold whatever the position: passive rules without a condition, and effects that last. */
export function plainMods(look: Look, model: ModelId): Held[] {
  const printed = abilitiesOf(look, model).flatMap((ability) =>
    ability.kind !== 'passive'
      ? []
      : ability.rules.flatMap((rule) =>
          'always' in rule && !rule.to && !rule.if
            ? rule.always.map((mod): Held => ({ mod, from: model, ability: ability.id, passive: true, bound: {} }))
            : [],
        ),
  );
  return [...printed, ...lastingMods(look, model)];
}

/** Modifiers that effects laid on a model. What waits for its next action does not count yet. */
export function lastingMods(look: Look, model: ModelId): Held[] {
  return look
    .model(model)
    .lasting.filter(({ until }) => until !== 'next-action')
    .flatMap(({ mods, from, against }) =>
      mods.map((mod): Held => ({
        mod,
        from: from.model,
        ability: from.ability,
        passive: false,
        bound: {},
        ...(against === undefined ? {} : { against }),
      })),
    );
}

/** Keywords as they count now; conditional texts do not change them. @rule CRD-2 */
export function keywordsOf(look: Look, model: ModelId): string[] {
  const added = plainMods(look, model).flatMap(({ mod }) => (mod.mod === 'keyword' ? [mod.add] : []));
  return [...look.character(model).keywords, ...added];
}
