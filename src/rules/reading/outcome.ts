import type { Look } from '../look.ts';
import type { Declared } from '../terms/decision.ts';
import { ARCANE_KINDS } from '../terms/decks.ts';
import type { EffectsFrame } from '../terms/frame.ts';
import type { AbilityId, ModelId, Seat } from '../terms/ids.ts';
import { impossible } from '../violation.ts';
import { abilityOf } from '../printed/abilities-of.ts';
import { ignores } from './stats.ts';
import { boundBy, effectsFrame, outcomeFor, refTo } from '../printed/text-of.ts';

/**
 * The outcome text of an arcane ability for an identity, as a frame to push; null when nothing matches (ARC-21) or no catastrophe is printed.
 * A catastrophe that the originator may ignore is offered to it: `use` suffers it, `pass` does not. @rule ARC-21 ARC-22
 */
export function outcomeFrame(
  look: Look,
  given: { model: ModelId; ability: AbilityId; seat: Seat; resisting: Seat; declared: Declared; identity: string },
): EffectsFrame | null {
  const { model, seat, resisting, declared } = given;
  const ability = abilityOf(look, model, given.ability);
  const identity = ARCANE_KINDS.find((kind) => kind === given.identity) ?? impossible(`no arcane card ${given.identity}`);
  const found = ability?.kind === 'arcane' ? outcomeFor(ability, identity) : null;
  if (!ability || !found) return null;
  const text = refTo(look, model, ability, ['outcomes', found.index, 'do']);
  const frame = effectsFrame({
    model,
    ability: ability.id,
    text,
    seat,
    resisting,
    bound: boundBy({ ...declared, identity }),
    ...(identity === 'catastrophe' ? { catastrophe: { of: model, stage: 'coming' } } : {}),
  });
  return identity === 'catastrophe' && ignores(look, model, 'catastrophe', ability.id) ? { ...frame, offer: 'interrupt' } : frame;
}
