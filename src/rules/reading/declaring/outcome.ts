import type { Look } from '../../look.ts';
import type { Declared } from '../../terms/decision.ts';
import { ARCANE_KINDS } from '../../terms/decks.ts';
import type { Ability } from '../../terms/card-language.ts';
import type { EffectsFrame } from '../../terms/frame.ts';
import type { AbilityId, ModelId, Seat } from '../../terms/ids.ts';
import { impossible } from '../../violation.ts';
import { abilityOf } from '../../printed/abilities-of.ts';
import { isUnheeding } from '../../printed/heed.ts';
import { modsOfKind } from '../mods.ts';
import { ignores } from '../stats.ts';
import { boundBy, effectsFrame, outcomeFor, refTo } from '../../printed/text-of.ts';

/** True if a text lets a model ignore the catastrophe of an ability; for an `unheeding` ability only texts of the model itself count. */
const mayIgnore = (look: Look, model: ModelId, ability: Ability): boolean =>
  isUnheeding(ability)
    ? modsOfKind(look, model, 'ignore', ability.id).some(({ mod, from }) => from === model && mod.what.includes('catastrophe'))
    : ignores(look, model, 'catastrophe', ability.id);

/** The frame of a catastrophe at a place of an ability; a model that may ignore it is asked. @rule ARC-22 */
export function catastropheFrame(
  look: Look,
  claim: { model: ModelId; ability: Ability; at: (string | number)[]; seat: Seat; resisting: Seat; declared: Declared },
): EffectsFrame {
  const { model, ability, at, seat, resisting, declared } = claim;
  return effectsFrame({
    model,
    ability: ability.id,
    text: refTo(look, model, ability, at),
    seat,
    resisting,
    bound: boundBy({ ...declared, identity: 'catastrophe' }),
    catastrophe: { of: model, stage: 'coming' },
    ...(mayIgnore(look, model, ability) ? { offer: 'interrupt' } : {}),
    ...(isUnheeding(ability) ? { alone: true } : {}),
  });
}

/**
 * The frame of an arcane ability's outcome for an identity; null when no outcome fits (ARC-21) or no catastrophe is printed. For a catastrophe
 * that may be ignored the model's player is asked: `use` suffers it, `pass` does not. @rule ARC-21 ARC-22
 */
export function outcomeFrame(
  look: Look,
  claim: { model: ModelId; ability: AbilityId; seat: Seat; resisting: Seat; declared: Declared; identity: string },
): EffectsFrame | null {
  const { model, seat, resisting, declared } = claim;
  const ability = abilityOf(look, model, claim.ability);
  const identity = ARCANE_KINDS.find((kind) => kind === claim.identity) ?? impossible(`no arcane card ${claim.identity}`);
  const outcome = ability?.kind === 'arcane' ? outcomeFor(ability, identity) : null;
  if (!ability || !outcome) return null;
  const path = ['outcomes', outcome.index, 'do'];
  if (identity === 'catastrophe') return catastropheFrame(look, { model, ability, at: path, seat, resisting, declared });
  const text = refTo(look, model, ability, path);
  return effectsFrame({
    model,
    ability: ability.id,
    text,
    seat,
    resisting,
    bound: boundBy({ ...declared, identity }),
    ...(isUnheeding(ability) ? { alone: true } : {}),
  });
}
