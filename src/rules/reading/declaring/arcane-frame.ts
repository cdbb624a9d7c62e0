import { abilitiesOf } from '../../printed/abilities-of.ts';
import { leftOf } from '../../printed/text-of.ts';
import type { Look } from '../../look.ts';
import type { Arcane } from '../../terms/card-language.ts';
import type { Declared } from '../../terms/decision.ts';
import type { ArcaneFrame } from '../../terms/frame.ts';
import type { AbilityId, ModelId, Seat } from '../../terms/ids.ts';
import { impossible } from '../../violation.ts';

/** The arcane ability of a frame. */
export function abilityOf(look: Look, frame: { model: ModelId; ability: AbilityId }): Arcane {
  const ability = abilitiesOf(look, frame.model).find(({ id }) => id === frame.ability);
  return ability?.kind === 'arcane' ? ability : impossible(`${frame.model} has no arcane ability ${frame.ability}`);
}

/** The seat that resists: the controller of an enemy target; otherwise the player to the left of the active one. @rule ARC-6 ARC-41 ARC-42 */
export function resistingSeat(look: Look, seat: Seat, targets: readonly ModelId[]): Seat {
  const owners = targets.map((target) => look.model(target).controller);
  return owners.find((owner) => owner !== seat) ?? leftOf(look, seat);
}

/** The frame of an arcane action, with the seat that resists. The caller pays the energy and counts the use. @rule ARC-6 */
export function arcaneFrame(look: Look, model: ModelId, ability: AbilityId, seat: Seat, declared: Declared): ArcaneFrame {
  const targets = declared.targets ?? [];
  const first = targets[0];
  return {
    kind: 'arcane',
    step: 'arcane.declared',
    model,
    ability,
    seat,
    resisting: resistingSeat(look, seat, targets),
    declared,
    owner: first === undefined ? null : look.model(first).controller,
    hand: [],
    resist: [],
    repeats: 0,
    discard: [],
  };
}
